"""The window with the real engine in its process, on the shipped knowledge and models."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.window import MainWindow
from claimver_core.processes.checker_process import FACT_CHECKER, CheckerProcess
from claimver_core.types import Label

_PATIENCE_MS = 600_000


@pytest.fixture
def real_window(qtbot: QtBot, tmp_path: Path, shared_data_dir: Path) -> MainWindow:
    window = MainWindow(lambda: CheckerProcess(FACT_CHECKER, shared_data_dir), tmp_path)
    qtbot.addWidget(window, before_close_func=lambda _window: window.editor.document().setModified(False))
    window.show()
    window.start()
    return window


def test_the_news_example_is_checked_and_explained(qtbot: QtBot, real_window: MainWindow) -> None:
    window = real_window
    assert [example.path.stem for example in window.examples] == ["news", "post", "myth"]
    window.tabs.open_example(window.examples[0].path)
    with qtbot.waitSignal(
        window.checks.reported, timeout=_PATIENCE_MS, check_params_cb=lambda report: report is not None
    ):
        window.check()
    report = window.checks.report
    assert report is not None
    assert report.text == window.editor.text()
    assert {result.verdict.label for result in report.results} == set(Label)
    assert [claim.span.of(report.text) for claim in window.editor.tracker] == [
        result.claim.text for result in sorted(report.results, key=lambda item: item.claim.span.start)
    ]
    selected = window.panel.details.result
    assert selected is not None
    assert selected.verdict.label is Label.CONTRADICTORY
    shown = "\n".join(item.text() for item in window.panel.details.findChildren(QLabel)).replace("\u200b", "")
    assert selected.rationale in shown
    identifiers = {button.text() for button in window.panel.details.findChildren(QPushButton)}
    assert selected.triplets[0].property.id in identifiers
    assert f"{report.kas:.2f}" in window.panel.score.accessibleName()
