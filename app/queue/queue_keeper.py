"""Keeps the queue while the window is open, and brings it back at the next start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject, Signal

from app.core_errors import said
from app.queue.queue_model import QueueModel, State
from app.queue.queue_store import QueueStore
from app.translation import tr
from claimver_core.errors import StorageError


class QueueKeeper(QObject):
    """Follows the changes of a model into its store."""

    failed = Signal(str, str)  # what is wrong and what to do; once until it works again

    def __init__(self, model: QueueModel, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._store = QueueStore(folder)
        self._failing = False
        self._damaged: tuple[str, str] | None = None
        self._load()
        model.rowsInserted.connect(self._added)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(lambda: self._keep(self._store.clear))

    def tell_damage(self) -> None:
        """Emit ``failed`` when the queue of the last time could not be read."""
        if self._damaged is not None:
            self.failed.emit(*self._damaged)

    def close(self) -> None:
        """The window ends: another may take over the posts."""
        self._store.close()

    def _load(self) -> None:
        try:
            self._model.restore(self._store.load())
        except StorageError as error:
            aside = self._store.set_aside()
            self._damaged = (
                tr("The queue of the last time cannot be read: {reason}").format(reason=said(error.what)),
                tr("It is kept as {path}; import the posts again.").format(path=aside),
            )

    def _added(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._keep(lambda: self._store.add(first, self._model.items[first : last + 1]))

    def _changed(self, top: QModelIndex, _bottom: QModelIndex) -> None:
        item = self._model.items[top.row()]
        if item.state is not State.CHECKING:
            self._keep(lambda: self._store.update(top.row(), item))

    def _keep(self, work: Callable[[], None]) -> None:
        try:
            work()
            self._failing = False
        except StorageError as error:
            if not self._failing:
                self.failed.emit(error.what, error.remedy)
            self._failing = True
