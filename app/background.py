"""The single entry point for work that takes time.

One thread owns the checker, which works in a process of its own: it loads it, runs every check in turn and
closes it. Each check has a revision number, and all that comes back carries it, so that what belongs to an
older check is recognised and dropped. Signals always arrive on the window's thread.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from threading import Event
from typing import Protocol

from PySide6.QtCore import QObject, QThread, Signal, Slot

from app.knowledge_reader import KnowledgeReader, Lookup
from app.translation import tr
from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.linking.choices import Choices
from claimver_core.types import ClaimResult, Progress, Report

_PROGRESS_INTERVAL = 0.05


class Checker(Protocol):
    """What the window needs of claimver_core.processes.checker_process.CheckerProcess."""

    def load(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None: ...

    def check(
        self,
        text: str,
        *,
        name: str = "text",
        choices: Choices | None = None,
        progress: Callable[[Progress], None] | None = None,
        on_result: Callable[[ClaimResult], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Report: ...

    def lookup(self, cancelled: Callable[[], bool] | None = None) -> Lookup: ...

    def close(self) -> None: ...


CheckerFactory = Callable[[], Checker]


class _Worker(QObject):
    """Lives in the thread; every slot runs there. Revision 0 is the loading at the start."""

    loaded = Signal()
    opened = Signal(object)
    progress = Signal(int, object)
    result = Signal(int, object)
    finished = Signal(int, object)
    cancelled = Signal(int)
    failed = Signal(int, object)
    crashed = Signal(int, str)

    def __init__(self, factory: CheckerFactory) -> None:
        super().__init__()
        self._factory = factory
        self._checker: Checker | None = None
        self._opened = False
        self._last_progress: tuple[str, float] = ("", 0.0)

    @Slot(object)
    def load(self, cancel: Event) -> None:
        self._guarded(0, lambda: self._load(0, cancel))

    @Slot(int, str, str, object, bool, object)
    def check(
        self, revision: int, text: str, name: str, choices: Choices, stream: bool, cancel: Event
    ) -> None:
        self._guarded(revision, lambda: self._check(revision, text, name, choices, stream, cancel))

    @Slot()
    def close(self) -> None:
        try:
            if self._checker is not None:
                self._checker.close()
        finally:
            QThread.currentThread().quit()

    def _load(self, revision: int, cancel: Event) -> Checker:
        if self._checker is None:
            self._checker = self._factory()
        self._checker.load(lambda step: self._report(revision, step, cancel), cancel.is_set)
        if not self._opened:
            self.opened.emit(self._checker.lookup(cancel.is_set))
            self._opened = True
        self.loaded.emit()
        return self._checker

    def _check(
        self, revision: int, text: str, name: str, choices: Choices, stream: bool, cancel: Event
    ) -> None:
        if cancel.is_set():
            raise Cancelled
        report = self._load(revision, cancel).check(
            text,
            name=name,
            choices=choices,
            progress=lambda step: self._report(revision, step, cancel),
            on_result=(lambda result: self.result.emit(revision, result)) if stream else None,
            cancelled=cancel.is_set,
        )
        self.finished.emit(revision, report)

    def _report(self, revision: int, step: Progress, cancel: Event) -> None:
        """Pass progress on, at most twenty times a second within a stage; the place where loading stops."""
        if cancel.is_set():
            raise Cancelled
        stage, when = self._last_progress
        now = time.monotonic()
        if step.stage != stage or step.done >= step.total or now - when >= _PROGRESS_INTERVAL:
            self._last_progress = (step.stage, now)
            self.progress.emit(revision, step)

    def _guarded(self, revision: int, work: Callable[[], object]) -> None:
        """Run work; what it raises is told by blame."""
        try:
            work()
        except Cancelled:
            self.cancelled.emit(revision)
        except ClaimVerError as error:
            self.failed.emit(revision, error)
        except MemoryError:
            remedy = tr("Close other programs, or check a shorter text.")
            self.failed.emit(revision, ClaimVerError(tr("There is not enough memory."), remedy))
        except Exception:
            self.crashed.emit(revision, traceback.format_exc())


class BackgroundChecker(QObject):
    """Runs the checker behind the window, for all its pages: checks wait their turn."""

    loaded = Signal()
    progress = Signal(int, object)  # revision, Progress
    result = Signal(int, object)  # revision, ClaimResult
    finished = Signal(int, object)  # revision, Report
    cancelled = Signal(int)
    failed = Signal(int, object)  # revision, ClaimVerError
    crashed = Signal(int, str)  # revision, traceback

    _load = Signal(object)
    _check = Signal(int, str, str, object, bool, object)
    _close = Signal()

    def __init__(self, factory: CheckerFactory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cancels = {0: Event()}  # by revision; 0 is the loading at the start
        self._revision = 0
        self.ready = False
        self._thread = QThread(self)
        self._thread.setObjectName("checker")
        self.reader = KnowledgeReader(self)
        self._worker = _Worker(factory)
        self._worker.opened.connect(self.reader.begin)
        self._worker.moveToThread(self._thread)
        for name in ("loaded", "progress", "result", "finished", "cancelled", "failed", "crashed"):
            getattr(self._worker, name).connect(getattr(self, name))
        self.loaded.connect(self._on_loaded)
        for ended in (self.finished, self.cancelled, self.failed, self.crashed):
            ended.connect(self._on_end)
        self._load.connect(self._worker.load)
        self._check.connect(self._worker.check)
        self._close.connect(self._worker.close)

    def start(self) -> None:
        """Start the thread and load the checker in it."""
        self._thread.start()
        self._load.emit(self._cancels[0])

    def check(self, text: str, name: str, choices: Choices | None = None, *, stream: bool = True) -> int:
        """Queue a check behind those that wait, and return its revision.

        Its results come one by one and then all with ``finished``, or only so without ``stream``.
        """
        self._revision += 1
        cancel = self._cancels[self._revision] = Event()
        self._check.emit(self._revision, text, name, dict(choices or {}), stream, cancel)
        return self._revision

    def cancel(self, revision: int) -> None:
        """Ask one check to stop, or not to begin; loading at the start goes on, as every check needs it."""
        if revision in self._cancels:
            self._cancels[revision].set()

    def stop(self) -> None:
        """Cancel everything, wait for the thread and close the checker."""
        for cancel in self._cancels.values():
            cancel.set()
        self.reader.stop()
        self._close.emit()
        self._thread.wait()

    def _on_loaded(self) -> None:
        self.ready = True

    def _on_end(self, revision: int) -> None:
        if revision:
            self._cancels.pop(revision, None)
