"""Writing files that take time to make, beside the window."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.documents.files import write_file
from app.translation import tr
from claimver_core.errors import ClaimVerError


class FileWriter(QObject):
    """Makes and writes one file after the other in another thread."""

    told = Signal(str)  # that a file is being saved, or was; empty when that failed
    written = Signal(str)  # the file's name
    failed = Signal(object)  # ClaimVerError
    crashed = Signal(str)  # traceback
    _ended = Signal(str, str, object)  # the file's name; what is told; a ClaimVerError, a traceback or None

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._ended.connect(self._on_ended)

    def write(self, path: Path, make: Callable[[], bytes], done: str) -> None:
        """Write what ``make``, called in the thread, returns: whole, or the old file stays as it was. Then
        ``done`` is told."""
        self.told.emit(tr("Saving {name}…").format(name=path.name))
        self._pool.start(partial(self._run, path, make, done))

    def finish(self) -> None:
        """Wait until all is written."""
        self._pool.waitForDone()

    def _run(self, path: Path, make: Callable[[], bytes], done: str) -> None:
        outcome: ClaimVerError | str | None = None
        try:
            write_file(path, make())
        except ClaimVerError as error:
            outcome = error
        except Exception:
            outcome = traceback.format_exc()
        self._ended.emit(path.name, done, outcome)

    def _on_ended(self, name: str, done: str, outcome: ClaimVerError | str | None) -> None:
        if outcome is None:
            self.told.emit(done)
            self.written.emit(name)
            return
        self.told.emit("")
        if isinstance(outcome, ClaimVerError):
            self.failed.emit(outcome)
        else:
            self.crashed.emit(outcome)
