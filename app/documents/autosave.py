"""Keeps the draft of a page: a moment after every change, written beside the window."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from app.documents.drafts import DraftStore
from claimver_core.documents.session import Session
from claimver_core.errors import ClaimVerError

DELAY_MS = 1000
"""At most this much typing is lost, and what takes place while a draft is being written."""


class Autosave(QObject):
    """Asks ``make_session`` for what to keep, None for nothing, and has it written in another thread."""

    failed = Signal(object)  # ClaimVerError, once until it works again
    fault = Signal(str)  # traceback
    _written = Signal(object)

    def __init__(
        self, drafts: DraftStore, make_session: Callable[[], Session | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._drafts = drafts
        self._make_session = make_session
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._keep)
        self._idle = Event()
        self._idle.set()
        self._waiting = False
        self._failing = False
        self._written.connect(self._on_written)

    def touch(self) -> None:
        """Something changed: keep it soon. Further changes do not put that off."""
        if not self._timer.isActive():
            self._timer.start()

    def restore(self) -> Session | None:
        """The draft that was left behind, if there is one."""
        return self._drafts.load()

    def end(self) -> None:
        """The page is closed: forget the draft and let another page have its place."""
        self._timer.stop()
        self._idle.wait()
        self._discard()
        self._drafts.release()

    def _keep(self) -> None:
        if not self._idle.is_set():
            self._waiting = True
            return
        session = self._make_session()
        if session is None:
            self._discard()
            return
        self._idle.clear()
        QThreadPool.globalInstance().start(lambda: self._write(session))

    def _write(self, session: Session) -> None:
        """Runs in a thread of the pool."""
        outcome: ClaimVerError | str | None = None
        try:
            self._drafts.save(session)
        except ClaimVerError as error:
            outcome = error
        except Exception:
            outcome = traceback.format_exc()
        self._written.emit(outcome)
        self._idle.set()

    def _on_written(self, outcome: ClaimVerError | str | None) -> None:
        if isinstance(outcome, ClaimVerError) and not self._failing:
            self.failed.emit(outcome)
        elif isinstance(outcome, str):
            self.fault.emit(outcome)
        self._failing = outcome is not None
        if self._waiting:
            self._waiting = False
            self.touch()

    def _discard(self) -> None:
        try:
            self._drafts.discard()
        except ClaimVerError as error:
            self.failed.emit(error)
