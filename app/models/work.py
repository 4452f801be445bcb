"""Runs the manager's work beside the window: each job in a thread of its own, told of by signals.

The threads are daemons: a job that waits for the network does not keep the program from ending, and what a
download has fetched stays where it is.
"""

from __future__ import annotations

import contextlib
import threading
import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from claimver_core.errors import Cancelled, ClaimVerError
from claimver_core.types import Progress

Job = Callable[[Callable[[Progress], None], Callable[[], bool]], Any]


class Work(QObject):
    """Signals carry the name of the job and arrive on the window's thread."""

    progress = Signal(str, object)  # Progress
    done = Signal(str, object)  # what the job returned
    failed = Signal(str, object)  # ClaimVerError
    cancelled = Signal(str)
    crashed = Signal(str, str)  # traceback

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: dict[str, threading.Event] = {}
        for ended in (self.done, self.failed, self.crashed):
            ended.connect(lambda name, _value: self._jobs.pop(name, None))
        self.cancelled.connect(lambda name: self._jobs.pop(name, None))

    def running(self, name: str) -> bool:
        return name in self._jobs

    @property
    def names(self) -> list[str]:
        """The jobs that run."""
        return list(self._jobs)

    def start(self, name: str, job: Job) -> bool:
        """Runs ``job(progress, cancelled)``; false when one of that name runs already."""
        if name in self._jobs:
            return False
        stop = self._jobs[name] = threading.Event()
        threading.Thread(target=self._run, args=(name, job, stop), name=name, daemon=True).start()
        return True

    def cancel(self, name: str) -> None:
        """Asks a job to stop; ``cancelled`` tells when it has."""
        if name in self._jobs:
            self._jobs[name].set()

    def cancel_all(self) -> None:
        for stop in self._jobs.values():
            stop.set()

    def _run(self, name: str, job: Job, stop: threading.Event) -> None:
        def tell(signal: str, *values: object) -> None:
            with contextlib.suppress(RuntimeError):  # the window is gone
                getattr(self, signal).emit(name, *values)

        try:
            result = job(lambda step: tell("progress", step), stop.is_set)
        except Cancelled:
            tell("cancelled")
        except ClaimVerError as error:
            tell("failed", error)
        except Exception:
            tell("crashed", traceback.format_exc())
        else:
            tell("done", result)
