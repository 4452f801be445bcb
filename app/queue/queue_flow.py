"""Checks the posts of a queue one after another, between the checks of the open documents."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.background import BackgroundChecker
from app.core_errors import error_line, said
from app.queue.queue_model import QueueModel, State
from app.translation import tr
from claimver_core.errors import ClaimVerError
from claimver_core.types import Report

_EXIT_OF_RESOURCES = 3


class QueueFlow(QObject):
    """One post at a time is given to the checker, so that a document checked meanwhile comes next."""

    changed = Signal()
    ended = Signal(str)  # why it stopped before all was done; empty when all was

    def __init__(self, background: BackgroundChecker, model: QueueModel, parent: QObject) -> None:
        super().__init__(parent)
        self._background = background
        self._model = model
        self._waiting: list[int] = []
        self._row = -1
        self._revision: int | None = None
        self._started = 0.0
        self.done = self.total = 0
        background.finished.connect(self._on_finished)
        background.failed.connect(self._on_failed)
        background.crashed.connect(self._on_crashed)

    @property
    def running(self) -> bool:
        return self._revision is not None

    @property
    def seconds_left(self) -> float | None:
        """How long the rest takes if it goes on like this; None while that is not known."""
        if not self.done or not self.running:
            return None
        return (time.monotonic() - self._started) / self.done * (self.total - self.done)

    def start(self, rows: Sequence[int] | None = None) -> None:
        """Check all posts that are not checked yet, or those of the given rows again."""
        items = self._model.items
        waiting = [row for row, item in enumerate(items) if item.state is not State.CHECKED]
        self._waiting = list(reversed(waiting if rows is None else rows))
        self.done, self.total = 0, len(self._waiting)
        self._started = time.monotonic()
        self._next()

    def cancel(self) -> None:
        """Stop; what is checked stays, and the rest waits for another start."""
        if self._revision is None:
            return
        self._background.cancel(self._revision)
        self._stop(tr("Cancelled."))

    def _next(self) -> None:
        if not self._waiting:
            self._revision = None
            self.changed.emit()
            self.ended.emit("")
            return
        self._row = self._waiting.pop()
        post = self._model.items[self._row].post
        self._model.update(self._row, State.CHECKING)
        self._revision = self._background.check(post.text, post.id, stream=False)
        self.changed.emit()

    def _stop(self, why: str) -> None:
        self._revision = None
        self._waiting = []
        self._model.update(self._row, State.WAITING)
        self.changed.emit()
        self.ended.emit(why)

    def _on_finished(self, revision: int, report: Report) -> None:
        if revision == self._revision:
            self._model.update(self._row, State.CHECKED, report)
            self.done += 1
            self._next()

    def _on_failed(self, revision: int, error: ClaimVerError) -> None:
        if revision != self._revision:
            return
        if error.exit_status == _EXIT_OF_RESOURCES:  # the next post would fail as well
            self._stop(error_line(error))
            return
        self._model.update(self._row, State.FAILED, reason=said(error.what))
        self.done += 1
        self._next()

    def _on_crashed(self, revision: int, _trace: str) -> None:
        if revision == self._revision:
            self._model.update(self._row, State.FAILED, reason=tr("a fault in ClaimVer"))
            self.done += 1
            self._next()
