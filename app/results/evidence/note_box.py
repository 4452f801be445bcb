"""The user's note on the selected claim."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from app.translation import tr

_MOST_LINES = 3
_RIM = 16


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
        self._edit.textChanged.connect(self._changed)
        self._edit.document().documentLayout().documentSizeChanged.connect(lambda _size: self._fit())
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 10)
        column.addWidget(self._edit)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._showing = False
        self._fit()
        self.hide()

    def show_note(self, text: str) -> None:
        """Show the note of another claim."""
        if self._edit.toPlainText() != text:
            self._showing = True
            self._edit.setPlainText(text)
            self._showing = False
        self.show()

    def _fit(self) -> None:
        """As high as the note is long, within reason."""
        lines = min(
            _MOST_LINES, max(1, round(self._edit.document().size().height()))
        )  # which Qt counts in lines
        self._edit.setFixedHeight(self._edit.fontMetrics().lineSpacing() * lines + _RIM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _changed(self) -> None:
        if not self._showing:
            self.edited.emit(self._edit.toPlainText())
