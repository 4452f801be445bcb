"""The few dialogs there are. All show plain text."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QPlainTextEdit, QVBoxLayout, QWidget

from app.style.widgets import label
from app.translation import tr
from app.wording import APPLICATION

_TAB = 150
_GAP = 16


class TextDialog(QDialog):
    """A title and a text to read; ``copy`` adds a button that copies the text."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None, *, copy: bool = False) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(600, 440)
        reading = QPlainTextEdit(text)
        reading.setObjectName("reading")
        reading.setReadOnly(True)
        reading.setAccessibleName(title)
        reading.setTabChangesFocus(True)
        reading.ensurePolished()
        measure = reading.fontMetrics().horizontalAdvance
        heads = (measure(line.split("\t")[0]) for line in text.splitlines() if "\t" in line)
        reading.setTabStopDistance(max((_TAB, *(head + _GAP for head in heads))))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        if copy:
            take = buttons.addButton(tr("Copy"), QDialogButtonBox.ButtonRole.ActionRole)
            take.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        for choice in buttons.buttons():
            choice.setIcon(QIcon())
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(12)
        column.addWidget(label(title, "title"))
        column.addWidget(reading, 1)
        column.addWidget(buttons)


def ask(
    parent: QWidget | None,
    what: str,
    detail: str,
    buttons: QMessageBox.StandardButton,
    default: QMessageBox.StandardButton,
) -> QMessageBox.StandardButton:
    """Ask a question in plain text and return the button pressed."""
    box = QMessageBox(parent)
    box.setWindowTitle(APPLICATION)
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(what)
    box.setInformativeText(detail)
    box.setStandardButtons(buttons)
    box.setDefaultButton(default)
    for choice in box.buttons():
        choice.setIcon(QIcon())
    return QMessageBox.StandardButton(box.exec())


def with_ending(parent: QWidget | None, path: Path, ending: str, known: Collection[str] = ()) -> Path | None:
    """A path that the user typed, with ``ending`` where it has neither that nor one of ``known``.

    None where a file has that longer name, which the file dialog could not ask about, and is to stay.
    """
    if path.suffix.lower() in (ending, *known):
        return path
    path = path.with_name(path.name + ending)
    return path if not path.exists() or may_replace(parent, path) else None


def may_replace(parent: QWidget | None, path: Path) -> bool:
    """Ask whether a file may be written over."""
    answer = ask(
        parent,
        tr("{name} exists already. Replace it?").format(name=path.name),
        "",
        QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Cancel,
        QMessageBox.StandardButton.Cancel,
    )
    return answer == QMessageBox.StandardButton.Save
