"""The checker behind the window: it judges by the method that the settings name when a check begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.crash_report import CrashReports
from app.settings import Settings
from claimver_core.errors import CheckerStopped
from claimver_core.processes.checker_process import FACT_CHECKER, CheckerProcess
from claimver_core.types import Report


class ChosenChecker(CheckerProcess):
    """Keeps its files in ``folder``, where the settings are too, and reports on its crashes.

    ``maker`` is that of ``CheckerProcess``.
    """

    def __init__(self, folder: Path, maker: str = FACT_CHECKER) -> None:
        super().__init__(maker, folder)
        self._settings = Settings(folder, 0.0)
        self._reports = CrashReports(folder)

    def check(self, text: str, **options: Any) -> Report:
        """See ``FactChecker.check``."""
        self._settings.sync()
        self.use(self._settings.method, options.get("cancelled"))
        return super().check(text, **options)

    def _ask(self, *request: object, **options: Any) -> Any:
        """Whatever it is asked for: a library may crash as well while it loads."""
        try:
            return super()._ask(*request, **options)
        except CheckerStopped as error:
            if error.trace:
                self._reports.write(error.trace)
            raise
