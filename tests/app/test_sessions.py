"""Check sessions in the window: saved, reopened without a new check."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from app.documents.recent_files import RecentFiles, fill_recent
from app.window import MainWindow
from tests.app.scripted import TEXT, ScriptedChecker

_Button = QMessageBox.StandardButton


def _note(window: MainWindow, claim: int, text: str) -> None:
    window.panel.select(claim)
    window.page.note_box._edit.setPlainText(text)


def test_a_session_is_reopened_exactly_and_without_a_new_check(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker, tmp_path: Path
) -> None:
    path = tmp_path / "a.claimver"
    cursor = QTextCursor(checked.editor.document())
    cursor.setPosition(TEXT.index("Ulm"))
    cursor.insertText("New ")
    _note(checked, 2, "<b>Ask</b> the archive 🎉")
    checked.panel.select(4)
    checked.page.ignore_claim()
    assert checked.documents.modified
    assert checked.documents.save_to(path)
    assert not checked.documents.modified
    first = checked.page
    marks = [(mark.index, mark.start, mark.end) for mark in checked.editor.marks]
    checked.tabs.new_page()
    checked.documents.open(path)
    again = checked.page
    assert again is not first
    assert again.editor.text() == first.editor.text()
    assert [(mark.index, mark.start, mark.end) for mark in again.editor.marks] == marks
    assert again.checks.report == first.checks.report
    assert again.panel.list.selected() == 4
    assert again.panel.results[3] in again.ignored
    again.panel.select(2)
    assert again.note_box._edit.toPlainText() == "<b>Ask</b> the archive 🎉"
    assert "2026" in again.banner.text
    assert not again.documents.modified
    assert len(checker.checked) == 1


def test_notes_are_not_lost_unasked(
    qtbot: QtBot,
    checked: MainWindow,
    answers: list[QMessageBox.StandardButton],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checked.editor.document().setModified(False)
    _note(checked, 1, "a note")
    answers.append(_Button.Cancel)
    checked.tabs.close_current()
    assert checked.editor.text() == TEXT
    chosen = (str(tmp_path / "check"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: chosen)
    answers.append(_Button.Save)
    checked.tabs.close_current()
    assert (tmp_path / "check.claimver").exists()
    assert checked.editor.text() == ""


def test_a_note_has_room_for_its_lines(checked: MainWindow) -> None:
    box = checked.page.note_box
    _note(checked, 1, "short")
    height = box._edit.height()
    _note(checked, 1, "Words that need another line, and then another one. " * 3)
    checked.grab()
    assert box._edit.height() > height
    checked.resize(checked.width() * 3, checked.height())
    checked.grab()
    assert box._edit.height() == height


def test_a_note_taken_back_is_gone(checked: MainWindow) -> None:
    _note(checked, 1, "a note")
    _note(checked, 1, "  ")
    assert checked.page.notes.all == ()


def test_a_damaged_session_is_told(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "a.claimver").write_bytes(b"PK\x03\x04 no")
    window.tabs.open(tmp_path / "a.claimver")
    assert "damaged" in window.banner.text
    assert "an earlier copy" in window.banner.text


def test_recent_files_are_offered_while_they_exist(window: MainWindow, tmp_path: Path) -> None:
    for name in ("a & b.txt", "c.txt"):
        (tmp_path / name).write_text(name, encoding="utf-8")
        window.tabs.open(tmp_path / name)
    menu = QMenu()
    opened: list[Path] = []
    fill_recent(menu, window.recent, opened.append)
    assert [action.text().split("  ")[1] for action in menu.actions()[:2]] == ["c.txt", "a && b.txt"]
    menu.actions()[1].trigger()
    assert opened == [tmp_path / "a & b.txt"]
    (tmp_path / "c.txt").unlink()
    assert RecentFiles(tmp_path).paths == [tmp_path / "a & b.txt"]
    window.recent.clear()
    assert window.recent.paths == []
