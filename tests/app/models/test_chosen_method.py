"""The method chosen in the window is the one that judges."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.chosen_checker import ChosenChecker
from app.models.manager import ModelManager
from app.settings import Settings
from claimver_core.errors import CheckerStopped
from claimver_core.models.manager import model_file
from claimver_core.models.manager.import_file import import_file
from claimver_core.models.manager.installed import InstalledModels


def test_the_method_chosen_judges_from_the_next_check_on(
    tiny_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model_file, "_try", lambda *_: None)
    models = InstalledModels(tmp_path)
    import_file(tiny_file, models, copy=False)
    used = models.use("my-tiny")
    settings = Settings(tmp_path, 10.0)
    checker = ChosenChecker(tmp_path, "tests.troubled_checker:TroubledChecker")
    manager = ModelManager(tmp_path, settings)

    def asked() -> tuple[str, str]:
        provenance = checker.check("a text").provenance
        return provenance.method, provenance.runs_on

    assert asked() == ("compact", "")
    manager.choose_method("faaf")
    assert asked() == ("faaf", str(used.path))
    manager.choose_method("compact")
    assert asked()[0] == "compact"
    checker.close()


def test_a_crash_of_the_checker_leaves_a_report_without_the_text(tmp_path: Path) -> None:
    checker = ChosenChecker(tmp_path, "tests.troubled_checker:TroubledChecker")
    with pytest.raises(CheckerStopped):
        checker.check("A secret may crash.")
    (report,) = (tmp_path / "crash-reports").glob("crash-*.txt")
    words = report.read_text(encoding="utf-8")
    assert "troubled_checker.py" in words
    assert "secret" not in words


def test_a_crash_while_loading_leaves_a_report_too(tmp_path: Path) -> None:
    (tmp_path / "crash").touch()
    checker = ChosenChecker(tmp_path, "tests.troubled_checker:TroubledChecker")
    with pytest.raises(CheckerStopped, match="install ClaimVer again"):
        checker.load()
    (report,) = (tmp_path / "crash-reports").glob("crash-*.txt")
    assert "in load" in report.read_text(encoding="utf-8")
