"""Starting the program."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from app import main as start
from app.crash_report import CrashReports
from app.window import MainWindow
from tests.app.scripted import ScriptedChecker


def test_a_data_folder_that_cannot_be_made_ends_with_a_message(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert start.main(["--data-dir", str(tmp_path / "file" / "folder")]) == 3
    assert "cannot be made" in said[0]
    assert "--data-dir" in capsys.readouterr().err


def test_the_file_named_on_the_command_line_is_opened(
    qtbot: QtBot, tmp_path: Path, checker: ScriptedChecker, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[MainWindow] = []

    def make_window(folder: Path) -> MainWindow:
        window = MainWindow(lambda: checker, folder)
        qtbot.addWidget(window)
        shown.append(window)
        return window

    def run(_application: object = None) -> int:
        qtbot.waitUntil(lambda: shown[0].editor.text() == "A text")
        return 0

    monkeypatch.setattr(start, "make_window", make_window)
    monkeypatch.setattr(QApplication, "exec", run)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    (tmp_path / "text.txt").write_text("A text", encoding="utf-8")
    assert start.main([str(tmp_path / "text.txt"), "--data-dir", str(tmp_path / "data")]) == 0
    assert shown[0].isVisible()


def test_an_unexpected_error_is_shown_and_the_program_goes_on(
    open_window: Callable[[], MainWindow], capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window()
    start.bug_hook(window, CrashReports(window.data_dir))(ValueError, ValueError("unforeseen"), None)
    assert "fault in ClaimVer" in window.banner.text
    assert window.isVisible()
    assert "unforeseen" in capsys.readouterr().err
    (report,) = (window.data_dir / "crash-reports").glob("crash-*.txt")
    assert "unforeseen" in report.read_text(encoding="utf-8")
