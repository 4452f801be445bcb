"""The user's note on the selected claim."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget

from app.style.widgets import label
from app.translation import tr

_LINES = 2


class NoteBox(QFrame):
    """Hidden until a claim is selected. Emits ``edited`` with every change that the user makes."""

    edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inside")
        self._edit = QPlainTextEdit()
        self._edit.setObjectName("note")
        self._edit.setAccessibleName(tr("Your note on this claim"))
        self._edit.setPlaceholderText(tr("Your note on this claim: kept with the check session"))
        self._edit.setTabChangesFocus(True)
        metrics = self._edit.fontMetrics()
        self._edit.setFixedHeight(metrics.lineSpacing() * _LINES + 18)
        self._edit.textChanged.connect(self._changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 0, 12, 12)
        column.setSpacing(4)
        column.addWidget(label(tr("Note"), "section"))
        column.addWidget(self._edit)
        self._showing = False
        self.hide()

    def show_note(self, text: str) -> None:
        """Show the note of another claim."""
        if self._edit.toPlainText() != text:
            self._showing = True
            self._edit.setPlainText(text)
            self._showing = False
        self.show()

    def _changed(self) -> None:
        if not self._showing:
            self.edited.emit(self._edit.toPlainText())
