"""Reading a document that takes time, beside the window."""

from __future__ import annotations

import traceback
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from app.documents.files import read_document
from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.types import Progress

_QUICK_BYTES = 500_000
_SLOW_ENDINGS = {".pdf"}


def is_quick(path: Path) -> bool:
    """Whether a file is read before anyone notices, so that no thread is needed."""
    try:
        return path.suffix.lower() not in _SLOW_ENDINGS and path.stat().st_size <= _QUICK_BYTES
    except OSError:
        return True


class ReadingJob(QThread):
    """Reads one file; ends with ``read``, ``failed``, ``crashed`` or, when stopped, with none of them."""

    read = Signal(object)  # Document
    failed = Signal(object)  # ClaimVerError
    crashed = Signal(str)  # traceback
    progress = Signal(object)  # Progress

    def __init__(self, path: Path, replace: bool, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path
        self._replace = replace

    def run(self) -> None:
        try:
            document = read_document(self._path, replace=self._replace, progress=self._step)
        except Cancelled:
            return
        except ClaimVerError as error:
            self.failed.emit(error)
        except Exception:
            self.crashed.emit(traceback.format_exc())
        else:
            if not self.isInterruptionRequested():
                self.read.emit(document)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has: at most as long as a page takes."""
        self.requestInterruption()
        self.wait()

    def _step(self, step: Progress) -> None:
        if self.isInterruptionRequested():
            raise Cancelled
        self.progress.emit(step)
