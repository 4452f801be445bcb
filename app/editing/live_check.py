"""Checks the text as it is typed: a moment after the last change, when that is switched on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QPlainTextEdit

PAUSE_MS = 700


class LiveCheck(QObject):
    """Calls ``check`` when the text has rested for a moment since it was changed."""

    def __init__(self, editor: QPlainTextEdit, check: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._on = False
        self.wanted: Callable[[], bool] = lambda: True  # asked before each check
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(lambda: check() if self.wanted() else None)
        editor.textChanged.connect(self._text_changed)

    @property
    def on(self) -> bool:
        return self._on

    def set_on(self, on: bool) -> None:
        """Switch it on, which checks what was changed before, or off."""
        self._on = on
        if on:
            self._timer.start()
        else:
            self._timer.stop()

    def rest(self) -> None:
        """The text is being checked as it stands: wait for the next change."""
        self._timer.stop()

    def _text_changed(self) -> None:
        if self._on:
            self._timer.start()
