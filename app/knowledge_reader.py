"""Questions to the knowledge from the window, answered in a thread of their own while a check goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event
from typing import Any, Protocol

import shiboken6
from PySide6.QtCore import QObject, QThread, Signal, Slot

from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.knowledge.entity_lookup import EntityCard
from claimver_core.types import Entity, Triplet


class Lookup(Protocol):
    """What the window needs of claimver_core.knowledge.entity_lookup.EntityLookup."""

    def cards(self, qids: Sequence[str]) -> list[EntityCard]: ...

    def named(self, name: str) -> list[Entity]: ...

    def ties(
        self, qids: Sequence[str], cancelled: Callable[[], bool] | None = None
    ) -> tuple[Triplet, ...]: ...

    def close(self) -> None: ...


Question = Callable[[Lookup], Any]
Receiver = Callable[[Any], None]


class _Worker(QObject):
    """Lives in the thread; every slot runs there."""

    answered = Signal(int, object)  # the question's number, its answer or what it raised

    def __init__(self) -> None:
        super().__init__()
        self._lookup: Lookup | None = None

    @Slot(object)
    def begin(self, lookup: Lookup) -> None:
        self._lookup = lookup

    @Slot(int, object)
    def ask(self, number: int, question: Question) -> None:
        assert self._lookup is not None
        try:
            answer = question(self._lookup)
        except Exception as error:
            answer = error
        self.answered.emit(number, answer)

    @Slot()
    def close(self) -> None:
        if self._lookup is not None:
            self._lookup.close()
        QThread.currentThread().quit()


class KnowledgeReader(QObject):
    """Takes questions at any time; they are answered in order, once the knowledge is open."""

    _begin = Signal(object)
    _ask = Signal(int, object)
    _close = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0
        self._waiting: list[tuple[int, Question]] = []
        self._receivers: dict[int, tuple[QObject, Receiver]] = {}
        self._open = False
        self._stopping = Event()
        self._thread = QThread(self)
        self._thread.setObjectName("knowledge reader")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._worker.answered.connect(self._answered)
        self._begin.connect(self._worker.begin)
        self._ask.connect(self._worker.ask)
        self._close.connect(self._worker.close)

    def begin(self, lookup: Lookup) -> None:
        """The knowledge can be read from now on; the reader closes ``lookup`` in the end."""
        if self._open or self._stopping.is_set():
            lookup.close()
            return
        self._open = True
        self._thread.start()
        self._begin.emit(lookup)
        for number, question in self._waiting:
            self._ask.emit(number, question)
        self._waiting.clear()

    def ask(self, owner: QObject, question: Question, receiver: Receiver) -> None:
        """Call ``question`` in the thread and ``receiver`` here with its answer, or with a ClaimVerError.

        Nothing is told to an ``owner`` that is gone by then.
        """
        self._asked += 1
        self._receivers[self._asked] = (owner, receiver)
        if self._open:
            self._ask.emit(self._asked, question)
        else:
            self._waiting.append((self._asked, question))

    def stopping(self) -> bool:
        """For questions that can be cut short: whether the window closes."""
        return self._stopping.is_set()

    def stop(self) -> None:
        """Answer no more, close the knowledge and wait for the thread."""
        self._stopping.set()
        if self._open:
            self._close.emit()
            self._thread.wait()

    def _answered(self, number: int, answer: object) -> None:
        owner, receiver = self._receivers.pop(number)
        if self._stopping.is_set() or not shiboken6.isValid(owner) or isinstance(answer, Cancelled):
            return
        if isinstance(answer, Exception) and not isinstance(answer, ClaimVerError):
            raise answer  # a fault, which the window shows as any other
        receiver(answer)
