"""Both verdicts of a model side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.window import MainWindow
from claimver_core.types import Label, Opinion, Report, Verdict
from tests.app.shown import shown_text


@pytest.fixture
def both(checked: MainWindow) -> Report:
    """The report of the scripted check, as if the model had thought every claim true before."""
    report = checked.checks.report
    assert report is not None
    opinion = Opinion(Verdict(Label.ATTRIBUTABLE, 0.9, {}), "I have read so somewhere.")
    return replace(report, results=tuple(replace(r, without_evidence=opinion) for r in report.results))


def test_both_verdicts_stand_beside_each_claim(checked: MainWindow, both: Report) -> None:
    dialog = checked.models.show_comparison(both)
    text = shown_text(dialog)
    assert "Evidence changed 2 of 3 verdicts." in text
    assert text.count("I have read so somewhere.") == 4
    for part in (
        "He received the Nobel Prize in Literature",
        "Contradictory",
        "Extrapolatory",
        "Not checked",
    ):
        assert part in text
    assert "place of birth" in text
    named = [box.accessibleName() for box in dialog.findChildren(QWidget) if box.accessibleName()]
    assert any("Claim 2: without evidence Attributable, with evidence Contradictory" in n for n in named)


def test_a_verdict_of_the_small_verifier_in_the_models_place_says_so(
    checked: MainWindow, both: Report
) -> None:
    first = both.results[0]
    stood_in = replace(first, verdict=replace(first.verdict, decided_by="compact: model"))
    shown = shown_text(checked.models.show_comparison(replace(both, results=(stood_in,))))
    assert "instead of the language model" in shown


def test_without_such_a_check_the_view_says_how_to_get_there(qtbot: QtBot, checked: MainWindow) -> None:
    for report in (None, checked.checks.report):
        dialog = checked.models.show_comparison(report)
        assert "was not checked with and without evidence" in shown_text(dialog)
        dialog.close()
    dialog = checked.models.show_comparison(None)
    choose = next(b for b in dialog.findChildren(QPushButton) if b.text().startswith("Language models"))
    with qtbot.waitSignal(checked.models.manager.changed, timeout=20_000):
        qtbot.mouseClick(choose, Qt.MouseButton.LeftButton)
    assert checked.models._dialog is not None
    assert checked.models._dialog.isVisible()
