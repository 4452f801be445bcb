"""Work on the window's own thread, piece by piece, so that keys and clicks come between the pieces."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

_BUDGET_S = 0.008  # of one turn of the event loop


class Turns(QObject):
    """Runs the pieces of one generator, as many in a turn of the event loop as its time allows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pieces: Iterator[None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._turn)

    def run(self, pieces: Iterator[None]) -> None:
        """Begin with the next turn of the event loop."""
        self._pieces = pieces
        self._timer.start()

    def finish(self) -> None:
        """Do now what is left."""
        pieces, self._pieces = self._pieces, None
        self._timer.stop()
        for _ in pieces or ():
            pass

    def stop(self) -> None:
        """Leave undone what is left."""
        self._pieces = None
        self._timer.stop()

    def _turn(self) -> None:
        pieces, until = self._pieces, time.perf_counter() + _BUDGET_S
        if pieces is None:
            return
        for _ in pieces:
            if time.perf_counter() >= until or self._pieces is not pieces:
                return
        if self._pieces is pieces:
            self.stop()
