"""The checker behind the window: it judges by the method that the settings name when a check begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.settings import Settings
from claimver_core.checker import FactChecker
from claimver_core.types import Report


class ChosenChecker(FactChecker):
    """Keeps its files in ``folder``, where the settings are too."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._settings = Settings(folder, 0.0)

    def check(self, text: str, **options: Any) -> Report:
        """See ``FactChecker.check``."""
        self._settings.sync()
        self.use(self._settings.method)
        return super().check(text, **options)
