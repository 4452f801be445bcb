"""Drafts and the autosave: what a crash leaves is whole and comes back."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.documents.drafts import DraftStore
from app.window import MainWindow
from claimver_core.documents.session import Note, Session
from claimver_core.types import Report
from tests.app.scripted import TEXT, ScriptedChecker

Open = Callable[[], MainWindow]


@pytest.fixture
def report() -> Report:
    return ScriptedChecker().check(TEXT)


def test_a_draft_comes_back_with_its_file_and_its_report(tmp_path: Path, report: Report) -> None:
    store = DraftStore(tmp_path)
    assert store.load() is None
    for text in ("a draft 🎉", "a later draft"):
        session = Session(text, "/a.txt", "\r\n", report=report, notes=(Note(("a", "b"), "c"),))
        store.save(session)
        assert store.load() == session
    store.discard()
    assert store.load() is None
    assert [path.suffix for path in tmp_path.iterdir()] == [".lock"]


def test_two_windows_keep_two_drafts_and_the_next_finds_what_was_left(tmp_path: Path) -> None:
    first, second = DraftStore(tmp_path), DraftStore(tmp_path)
    first.save(Session("one"))
    second.save(Session("two"))
    first.discard()
    first.release()
    second.release()
    assert DraftStore(tmp_path).load() == Session("two")


@pytest.mark.parametrize("content", ["", "[]", "{", '{"text": 1}', "\0"])
def test_a_damaged_draft_counts_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "draft-1.json").write_text(content, encoding="utf-8")
    assert DraftStore(tmp_path).load() is None


def test_a_draft_whose_report_is_gone_still_has_its_text(tmp_path: Path, report: Report) -> None:
    store = DraftStore(tmp_path)
    store.save(Session("text", report=report))
    for path in tmp_path.glob("*.report-*"):
        path.unlink()
    assert store.load() == Session("text")


def test_typing_without_a_pause_is_kept_as_well(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    def type_and_look() -> bool:
        qtbot.keyClick(window.editor, "x", delay=20)
        return (tmp_path / "draft-1.json").exists()

    qtbot.waitUntil(type_and_look, timeout=8000)


def test_every_tab_comes_back_with_its_claims_notes_and_ignored_claims(
    qtbot: QtBot, checked: MainWindow, open_window: Open, tmp_path: Path
) -> None:
    checked.panel.select(2)
    checked.page.note_box._edit.setPlainText("Ask the archive")
    checked.panel.select(3)
    checked.page.ignore_claim()
    qtbot.keyClicks(checked.editor, "Oh. ")
    checked.tabs.open_example(checked.examples[0].path)
    qtbot.keyClicks(checked.editor, "Second text. ")
    title = checked.documents.name
    kept = tmp_path / "kept"
    qtbot.waitUntil(lambda: len(list(tmp_path.glob("draft-?.json"))) == 2, timeout=8000)
    qtbot.wait(1500)
    shutil.copytree(tmp_path, kept, ignore=shutil.ignore_patterns("*.lock", "kept"))
    for page in checked.tabs.pages:
        page.documents.forget_changes()
    checked.close()
    for path in kept.iterdir():
        shutil.copy(path, tmp_path)
    again = open_window()
    texts = {page.editor.text(): page for page in again.tabs.pages}
    second = next(page for text, page in texts.items() if text.startswith("Second text. "))
    assert second.documents.name == title == checked.examples[0].title
    page = next(page for text, page in texts.items() if "Oh. " in text)
    again.tabs.setCurrentWidget(page)
    assert [result.index for result in page.panel.results] == [1, 2, 3, 4]
    assert page.panel.results[2] in page.ignored
    page.panel.select(2)
    assert page.note_box._edit.toPlainText() == "Ask the archive"
    assert "back" in page.banner.text
    assert "21 November 2026" in page.banner.text or "November 21, 2026" in page.banner.text
