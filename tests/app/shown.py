"""What a user reads in a part of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel, QWidget


def shown_text(widget: QWidget) -> str:
    """The texts of all labels that are seen, a line each."""
    QApplication.processEvents()
    shown = [item.text() for item in widget.findChildren(QLabel) if item.isVisibleTo(widget)]
    return "\n".join(shown).replace("\u200b", "")
