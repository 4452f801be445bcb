"""A window on the scripted checker."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from app import dialogs
from app.window import MainWindow
from tests.app.scripted import TEXT, ScriptedChecker, check

settings.register_profile("long", max_examples=4000, deadline=None)


@pytest.fixture
def checker() -> ScriptedChecker:
    return ScriptedChecker()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[QMessageBox.StandardButton]:
    """What the user will answer to the next questions; a question with no answer left fails the test."""
    prepared: list[QMessageBox.StandardButton] = []
    monkeypatch.setattr(dialogs, "ask", lambda *_arguments: prepared.pop(0))
    return prepared


@pytest.fixture
def open_window(
    qtbot: QtBot, tmp_path: Path, checker: ScriptedChecker, answers: list[QMessageBox.StandardButton]
) -> Callable[[], MainWindow]:
    """Opens windows on the scripted checker, all with one temporary data folder."""

    def forget_changes(window: MainWindow) -> None:
        for page in window.tabs.pages:
            page.documents.forget_changes()

    if not (tmp_path / "settings.ini").exists():
        (tmp_path / "settings.ini").write_text("[General]\ncheck_as_you_type=false\n")

    def opened() -> MainWindow:
        window = MainWindow(lambda: checker, tmp_path)
        qtbot.addWidget(window, before_close_func=forget_changes)
        window.show()
        window.start()
        return window

    QApplication.setStyle("Fusion")
    return opened


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    return open_window()


@pytest.fixture
def checked(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """A window that has checked TEXT."""
    window.editor.setPlainText(TEXT)
    check(qtbot, window)
    return window
