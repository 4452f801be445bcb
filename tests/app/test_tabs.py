"""Several documents in tabs."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.window import MainWindow
from tests.app.scripted import TEXT, ScriptedChecker, check

_Button = QMessageBox.StandardButton
_CONTROL = Qt.KeyboardModifier.ControlModifier


def test_each_tab_has_its_own_text_and_claims(qtbot: QtBot, checked: MainWindow) -> None:
    qtbot.keyClick(checked, Qt.Key.Key_T, _CONTROL)
    assert len(checked.tabs.pages) == 2
    assert (checked.editor.text(), checked.panel.results) == ("", [])
    checked.editor.setPlainText("Berlin has a population of 3.6 million people")
    check(qtbot, checked)
    assert len(checked.panel.results) == 1
    qtbot.keyClick(checked, Qt.Key.Key_Tab, _CONTROL)
    assert checked.editor.text() == TEXT
    assert len(checked.panel.results) == 4


def test_a_check_goes_on_behind_another_tab_and_lands_in_its_own(
    qtbot: QtBot, window: MainWindow, checker: ScriptedChecker
) -> None:
    gate = threading.Semaphore(0)
    checker.pause = gate.acquire
    window.editor.setPlainText(TEXT)
    window.check()
    first = window.page
    second = window.tabs.new_page()
    window.editor.setPlainText("Berlin has a population of 3.6 million people")
    window.check()
    assert window.menus.cancel.isEnabled()
    with qtbot.waitSignal(second.checks.reported, check_params_cb=lambda report: report is not None):
        gate.release(99)
    assert len(first.panel.results) == 4
    assert len(second.panel.results) == 1


def test_a_file_opens_once_and_takes_the_place_of_an_empty_page(window: MainWindow, tmp_path: Path) -> None:
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(name, encoding="utf-8")
        window.tabs.open(tmp_path / name)
    window.tabs.open(tmp_path / "a.txt")
    assert [page.documents.name for page in window.tabs.pages] == ["a.txt", "b.txt"]
    assert window.editor.text() == "a.txt"
    assert window.windowTitle().startswith("a.txt")


@pytest.mark.parametrize("name", ["read at once.png", "read beside the window.pdf"])
def test_a_file_that_cannot_be_read_leaves_no_empty_tab(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, name: str
) -> None:
    window.editor.setPlainText("My draft")
    (tmp_path / name).write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(50))
    window.tabs.open(tmp_path / name)
    qtbot.waitUntil(lambda: len(window.tabs.pages) == 1)
    assert window.editor.text() == "My draft"
    assert window.banner.text.startswith("read ")


def test_closing_a_tab_asks_and_the_last_leaves_an_empty_one(
    qtbot: QtBot, window: MainWindow, answers: list[QMessageBox.StandardButton]
) -> None:
    qtbot.keyClicks(window.editor, "My draft")
    assert window.tabs.tabText(0) == "My draft •"
    answers.append(_Button.Cancel)
    qtbot.keyClick(window, Qt.Key.Key_W, _CONTROL)
    assert window.editor.text() == "My draft"
    answers.append(_Button.Discard)
    qtbot.keyClick(window, Qt.Key.Key_W, _CONTROL)
    assert window.editor.text() == ""
    assert len(window.tabs.pages) == 1


def test_a_text_without_a_name_is_known_by_its_first_words(window: MainWindow, tmp_path: Path) -> None:
    window.tabs.new_page()
    assert window.tabs.tabText(1) == "Untitled"
    window.editor.setPlainText("\n  \nTom & Jerry were born in 1940, as everybody knows.")
    assert window.tabs.tabText(1).removesuffix(" •") == "Tom && Jerry were born in…"
    window.editor.setPlainText("\n" * 1000)
    assert window.tabs.tabText(1).removesuffix(" •") == "Untitled"
    (tmp_path / "a.txt").write_text("Berlin is large.", encoding="utf-8")
    window.documents.forget_changes()
    window.tabs.open(tmp_path / "a.txt")
    assert window.tabs.tabText(window.tabs.currentIndex()) == "a.txt"


def test_closing_the_window_asks_for_every_changed_tab(
    qtbot: QtBot, window: MainWindow, answers: list[QMessageBox.StandardButton]
) -> None:
    for words in ("one", "two"):
        qtbot.keyClicks(window.editor, words)
        window.tabs.new_page()
    answers += [_Button.Discard, _Button.Cancel]
    window.close()
    assert window.isVisible()
    assert answers == []
    answers += [_Button.Discard, _Button.Discard]
    window.close()
    assert not window.isVisible()


def test_the_status_bar_tells_of_the_tab_that_is_shown(qtbot: QtBot, checked: MainWindow) -> None:
    said = checked.statusBar().currentMessage()
    assert said.startswith("4 claims")
    checked.tabs.new_page()
    assert checked.statusBar().currentMessage() == ""
    checked.tabs.step(1)
    assert checked.statusBar().currentMessage() == said
    checked.documents.forget_changes()
    checked.documents.open_example(checked.examples[0].path, "News")
    assert checked.statusBar().currentMessage() == ""
