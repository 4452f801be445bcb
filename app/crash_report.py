"""What a crash leaves behind: a report in the data folder that a person can read.

A fault in Python is written at once; one that ends the process (in a library) leaves a trace in a log, which
the next start turns into a report. Reports hold no text of the user's: they name the program, the machine and
the places in the program's code.
"""

from __future__ import annotations

import faulthandler
import os
import platform
import sys
import threading
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

import psutil

from app.translation import tr
from claimver_core import __version__

_FOLDER = "crash-reports"
_KEPT = 20


class CrashReports:
    """The reports in a data folder. Nothing here raises: a fault must not hide behind another."""

    def __init__(self, data_dir: Path) -> None:
        self._folder = data_dir / _FOLDER
        self._log: TextIO | None = None

    def watch(self) -> None:
        """From now on a fault that ends the process leaves its trace, and one in a thread its report."""
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            self._log = (self._folder / f"running-{os.getpid()}.log").open("w", encoding="utf-8")
            faulthandler.enable(self._log, all_threads=True)
        threading.excepthook = self._thread_failed

    def stop(self) -> None:
        """The program ends as it should: nothing is left behind."""
        threading.excepthook = threading.__excepthook__
        if self._log is not None:
            faulthandler.disable()
            self._log.close()
            with suppress(OSError):
                Path(self._log.name).unlink()
            self._log = None

    def write(self, trace: str) -> Path | None:
        """A report on a fault; None when the folder cannot be written."""
        now = datetime.now()
        head = tr(
            "ClaimVer ended, or something in it failed, on {when}.\n\n"
            "Your saved texts are as they were, and unsaved ones come back at the next start. If it happens "
            "again, please report it with this file. It holds nothing of your texts.\n\n"
            "ClaimVer {version}, Python {python}, {system}\n\n"
        ).format(
            when=f"{now:%Y-%m-%d, %H:%M}",
            version=__version__,
            python=platform.python_version(),
            system=platform.platform(),
        )
        path = self._folder / f"crash-{now:%Y%m%d-%H%M%S-%f}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_text(head + trace, encoding="utf-8", errors="backslashreplace")
        except OSError:
            return None
        for old in sorted(self._folder.glob("crash-*.txt"))[:-_KEPT]:
            with suppress(OSError):
                old.unlink()
        return path

    def left_behind(self) -> Path | None:
        """The report on a session that a fault ended, if there was one since the last start."""
        report = None
        for log in sorted(self._folder.glob("running-*.log")):
            if _still_runs(log):
                continue
            with suppress(OSError):
                trace = log.read_text(encoding="utf-8", errors="replace")
                log.unlink()
                report = self.write(trace) if trace.strip() else report
        return report

    def _thread_failed(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_type is SystemExit:
            return
        trace = "".join(
            traceback.format_exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)
        )
        print(trace, file=sys.stderr)
        self.write(trace)


def _still_runs(log: Path) -> bool:
    """Whether the process that writes this log goes on."""
    number = log.stem.rpartition("-")[2]
    return not number.isdigit() or int(number) == os.getpid() or psutil.pid_exists(int(number))
