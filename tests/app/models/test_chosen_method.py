"""The method chosen in the window is the one that judges."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.chosen_checker import ChosenChecker
from app.models.manager import ModelManager
from app.settings import Settings
from claimver_core.checker import FactChecker
from claimver_core.models.manager import model_file
from claimver_core.models.manager.import_file import import_file
from claimver_core.models.manager.installed import InstalledModels


def test_the_method_chosen_judges_from_the_next_check_on(
    tiny_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model_file, "_try", lambda *_: None)
    monkeypatch.setattr(FactChecker, "check", lambda checker, _text, **_options: checker.method)
    models = InstalledModels(tmp_path)
    import_file(tiny_file, models, copy=False)
    used = models.use("my-tiny")
    settings = Settings(tmp_path, 10.0)
    checker = ChosenChecker(tmp_path)
    manager = ModelManager(tmp_path, settings)
    assert checker.check("a text").name == "compact"  # type: ignore[attr-defined]
    manager.choose_method("faaf")
    method = checker.check("a text")
    assert (method.name, method.model) == ("faaf", used.path)  # type: ignore[attr-defined]
    manager.choose_method("compact")
    assert checker.check("a text").name == "compact"  # type: ignore[attr-defined]
