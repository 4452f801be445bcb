"""The window as a user meets it, on a scripted checker."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QThread, QUrl
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.dialogs import TextDialog
from app.editing.hover_card import HoverCard
from app.help.about import AboutDialog
from app.style.theme import DARK, LIGHT, ThemeMode
from app.window import MainWindow
from claimver_core.errors import ClaimVerError, ResourceError
from claimver_core.knowledge.pack import STAGE
from claimver_core.types import Claim, ClaimResult, Label, Progress, Span, Verdict
from tests.app.scripted import TEXT, ScriptedChecker, check

_KILLED = """
import os, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tests.app.scripted import ScriptedChecker
from app.window import MainWindow

application = QApplication([])
folder = Path(sys.argv[1])
window = MainWindow(ScriptedChecker, folder)
window.show()
window.start()
window.editor.textCursor().insertText("My draft 🎉")
while not list(folder.glob("draft-*.json")):
    application.processEvents()
os._exit(9)
"""

Open = Callable[[], MainWindow]
_Button = QMessageBox.StandardButton


def _labels(widget: QWidget) -> str:
    """All text that a part of the window shows."""
    QApplication.processEvents()
    shown = [*widget.findChildren(QLabel), *widget.findChildren(QPushButton)]
    texts = [item.text() for item in shown if item.isVisibleTo(widget)]
    return "\n".join(texts).replace("\u200b", "")


def _point_of(window: MainWindow, words: str) -> QPoint:
    """The middle of the first character of words that follow no emoji."""
    cursor = window.editor.textCursor()
    cursor.setPosition(window.editor.text().index(words) + 1)
    return window.editor.cursorRect(cursor).center()


# Checking


def test_checking_shows_every_claim_its_score_and_how_it_was_made(checked: MainWindow) -> None:
    assert checked.panel.list.shown() == [1, 2, 3, 4]
    assert "score 0.62 of 1" in checked.panel.score.accessibleName()
    assert "4 claims: 1 supported, 1 not settled, 1 contradicted, 1 not checked." in _labels(checked.panel)
    assert "starter pack (2021-03)" in _labels(checked.panel)
    assert checked.statusBar().currentMessage().startswith("4 claims")


def test_the_first_contradicted_claim_is_selected_and_its_facts_are_shown(checked: MainWindow) -> None:
    assert checked.panel.list.selected() == 2
    shown = _labels(checked.panel.details)
    for part in ("Claim 2: Contradictory", "The facts contradict this claim.", "Physics for 1921", "P166"):
        assert part in shown
    for part in ("Q38104", "point in time: 1921", "Preferred rank", "0.82", "94%", "functional property"):
        assert part in shown
    assert "Read as: Albert Einstein received" in shown


def test_a_claim_that_could_not_be_checked_has_a_reason_and_no_scores(checked: MainWindow) -> None:
    checked.panel.select(4)
    shown = _labels(checked.panel.details)
    assert "Claim 4: Not checked" in shown
    assert "The verifier could not read this claim." in shown
    assert "Confidence" not in shown
    assert "Holds no longer" in shown


def test_results_stream_in_as_they_are_decided(
    qtbot: QtBot, window: MainWindow, checker: ScriptedChecker
) -> None:
    gate = threading.Semaphore(2)
    checker.pause = gate.acquire
    window.editor.setPlainText(TEXT)
    window.check()
    qtbot.waitUntil(lambda: window.panel.list.shown() == [1, 2])
    assert window.checks.running
    assert window.bar.findChild(QPushButton, "cancel").isVisible()
    assert not window.menus.check.isEnabled()
    with qtbot.waitSignal(window.checks.reported):
        gate.release(9)
    assert window.panel.list.shown() == [1, 2, 3, 4]
    assert not window.bar.findChild(QPushButton, "cancel").isVisible()


def test_cancelling_keeps_what_was_decided_and_drops_what_comes_later(
    qtbot: QtBot, window: MainWindow, checker: ScriptedChecker
) -> None:
    gate = threading.Semaphore(1)
    checker.pause = gate.acquire
    window.editor.setPlainText(TEXT)
    window.check()
    qtbot.waitUntil(lambda: window.panel.list.shown() == [1])
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.checks.running
    with qtbot.waitSignal(window.background.cancelled):
        gate.release(9)
    assert window.panel.list.shown() == [1]
    assert window.checks.report is None
    assert window.banner.text == ""
    assert "stopped before all claims were decided" in window.panel.score._meaning.text()
    assert window.panel.details.result is window.panel.results[0]


def test_results_of_an_older_check_are_dropped(
    qtbot: QtBot, window: MainWindow, checker: ScriptedChecker, answers: list[QMessageBox.StandardButton]
) -> None:
    gate = threading.Semaphore(0)
    checker.pause = gate.acquire
    window.editor.setPlainText(TEXT)
    window.check()
    qtbot.waitUntil(lambda: len(checker.checked) == 1)
    window.checks.cancel()
    window.editor.setPlainText("Berlin has a population of 3.6 million people")
    window.check()
    with qtbot.waitSignal(window.checks.reported, check_params_cb=lambda report: report is not None):
        gate.release(99)
    assert [item.claim.text[:6] for item in window.panel.results] == ["Berlin"]
    assert len(window.editor.tracker) == 1


def test_all_work_is_done_in_one_other_thread(checked: MainWindow, checker: ScriptedChecker) -> None:
    assert len(checker.threads) == 1
    assert threading.get_ident() not in checker.threads


def test_an_empty_text_is_not_checked(window: MainWindow, checker: ScriptedChecker) -> None:
    window.editor.setPlainText(" \n ")
    window.check()
    assert not window.checks.running
    assert "no text to check" in window.banner.text
    assert checker.checked == []


def test_a_text_without_claims_says_so(qtbot: QtBot, window: MainWindow) -> None:
    window.editor.setPlainText("Hello! How are you?")
    check(qtbot, window)
    assert window.panel.empty.isVisible()
    assert window.panel.empty.title == "No claims found"


def test_ctrl_return_checks(qtbot: QtBot, window: MainWindow) -> None:
    window.editor.setPlainText(TEXT)
    with qtbot.waitSignal(window.checks.reported, check_params_cb=lambda report: report is not None):
        qtbot.keyClick(window.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.editor.text() == TEXT


def test_the_details_scroll_no_further_than_their_contents(qtbot: QtBot, checked: MainWindow) -> None:
    page = checked.panel.details.why.widget()
    qtbot.waitUntil(lambda: page.height() == page.layout().heightForWidth(page.width()))
    assert page.height() > checked.panel.details.why.viewport().height()
    checked.resize(900, 600)
    qtbot.waitUntil(lambda: page.height() == page.layout().heightForWidth(page.width()))
    checked.panel.select(3)
    qtbot.waitUntil(lambda: page.height() >= page.layout().heightForWidth(page.width()))


# Failures


def test_a_damaged_resource_is_told_with_its_remedy_and_a_new_check_tries_again(
    qtbot: QtBot, open_window: Open, checker: ScriptedChecker
) -> None:
    checker.load_error = ResourceError("The knowledge pack is damaged.", "Install ClaimVer again.")
    window = open_window()
    qtbot.waitUntil(lambda: "damaged" in window.banner.text)
    assert "Install ClaimVer again." in window.banner.text
    checker.load_error = None
    window.editor.setPlainText(TEXT)
    check(qtbot, window)
    assert window.banner.text == ""


def test_a_failed_check_is_told_and_leaves_no_verdict(
    qtbot: QtBot, window: MainWindow, checker: ScriptedChecker
) -> None:
    checker.check_error = ClaimVerError("<b>The disk is full.</b>", "Free some space.")
    window.editor.setPlainText("Nothing here is a claim")
    window.check()
    qtbot.waitUntil(lambda: "disk is full" in window.banner.text)
    assert "<b>" in _labels(window.banner)
    assert window.panel.empty.title == "The check could not be done"
    assert not window.menus.export.isEnabled()


def test_a_fault_shows_its_details_to_copy(
    qtbot: QtBot, window: MainWindow, checker: ScriptedChecker
) -> None:
    checker.check_error = ZeroDivisionError("a fault")
    window.editor.setPlainText(TEXT)
    window.check()
    qtbot.waitUntil(lambda: "fault in ClaimVer" in window.banner.text)
    next(b for b in window.banner.findChildren(QPushButton) if b.text() == "Details…").click()
    dialog = window.findChild(TextDialog)
    next(b for b in dialog.findChildren(QPushButton) if b.text() == "Copy").click()
    assert "ZeroDivisionError: a fault" in QGuiApplication.clipboard().text()
    dialog.close()


def test_closing_while_work_runs_cancels_and_joins_it(
    qtbot: QtBot, window: MainWindow, checker: ScriptedChecker, answers: list[QMessageBox.StandardButton]
) -> None:
    started = threading.Event()

    def pause() -> None:
        started.set()
        QThread.msleep(20)

    checker.pause = pause
    window.editor.setPlainText(TEXT)
    window.check()
    assert started.wait(5)
    answers.append(_Button.Discard)
    window.editor.document().setModified(True)
    window.close()
    assert checker.closed
    assert window.background._thread.isFinished()


# Claims and text


def test_a_click_on_a_claim_selects_it_in_the_list(qtbot: QtBot, checked: MainWindow) -> None:
    point = _point_of(checked, "Einstein was born")
    qtbot.mouseClick(checked.editor.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert checked.panel.list.selected() == 1
    assert checked.panel.details.result is checked.panel.results[0]


def test_selecting_in_the_list_goes_to_the_claim_beyond_an_emoji(checked: MainWindow) -> None:
    checked.panel.select(3)
    cursor = checked.editor.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, 8)
    assert cursor.selectedText() == "He liked"


def test_selecting_scrolls_the_text(qtbot: QtBot, window: MainWindow) -> None:
    window.editor.setPlainText("\n" * 300 + TEXT)
    check(qtbot, window)
    window.panel.select(1)
    top = window.editor.verticalScrollBar().value()
    assert top > 200
    assert window.editor.viewport().rect().contains(window.editor.cursorRect().center())


def test_f8_goes_through_the_claims_that_the_filter_shows(qtbot: QtBot, checked: MainWindow) -> None:
    checked.panel.select(1)
    seen = []
    for _ in range(4):
        qtbot.keyClick(checked, Qt.Key.Key_F8)
        seen.append(checked.panel.list.selected())
    assert seen == [2, 3, 4, 1]
    qtbot.keyClick(checked, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert checked.panel.list.selected() == 4
    checked.menus.filters[Label.EXTRAPOLATORY.value].trigger()
    assert checked.panel.list.shown() == [3]
    qtbot.keyClick(checked, Qt.Key.Key_F8)
    assert checked.panel.list.selected() == 3


def test_a_filter_without_claims_says_so_and_selecting_a_hidden_claim_lifts_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.editor.setPlainText("Albert Einstein was born in Ulm, Germany")
    check(qtbot, window)
    window.panel.set_filter(Label.CONTRADICTORY.value)
    assert "No claims of this kind." in _labels(window.panel)
    window.panel.select(1)
    assert window.panel.list.shown() == [1]


def test_editing_a_claim_marks_it_outdated_and_undo_brings_it_back(checked: MainWindow) -> None:
    checked.panel.select(1)
    cursor = checked.editor.textCursor()
    cursor.setPosition(TEXT.index("Ulm"))
    cursor.insertText("New ")
    assert "1 claim was edited since the check" in _labels(checked.panel.score)
    assert "edited after the check" in _labels(checked.panel.details)
    assert [mark.index for mark in checked.editor.marks] == [2, 3, 4]
    checked.editor.undo()
    assert [mark.index for mark in checked.editor.marks] == [1, 2, 3, 4]
    assert "edited" not in _labels(checked.panel)


def test_marks_are_drawn_and_the_text_is_not_altered(checked: MainWindow) -> None:
    assert checked.editor.text() == TEXT
    checked.panel.select(1)
    picture = checked.editor.viewport().grab().toImage()
    colours = {picture.pixelColor(x, y).name() for y in range(26, 120) for x in range(0, picture.width(), 2)}
    assert LIGHT.attributable.strong in colours
    assert {LIGHT.contradictory.tint, LIGHT.extrapolatory.tint, LIGHT.unchecked.tint} <= colours


def test_tooltips_and_labels_never_interpret_html(qtbot: QtBot, window: MainWindow) -> None:
    evil = '<img src="http://example.org/x.png">'
    claim = Claim(Span(0, 5), evil, evil)
    item = ClaimResult(1, claim, Verdict(Label.EXTRAPOLATORY), rationale=evil)
    card = window.editor.findChild(HoverCard)
    card.show_claim(item, QRect(0, 0, 5, 5))
    assert evil in card.text
    card.hide()
    window.panel.add_result(item)
    window.panel.select(1)
    labels = window.findChildren(QLabel)
    assert any(evil in label.text().replace("\u200b", "") for label in labels)
    assert {label.textFormat() for label in labels if label.text()} == {Qt.TextFormat.PlainText}


@pytest.mark.parametrize(
    "text", ["\0\x01\u202eabc 🎉" * 50, "שלום עולם Albert Einstein was born in Ulm, Germany", "a" * 20_000]
)
def test_strange_texts_are_shown_and_checked(qtbot: QtBot, window: MainWindow, text: str) -> None:
    window.editor.setPlainText(text)
    check(qtbot, window)
    window.editor.viewport().grab()


# Documents


def test_a_killed_session_loses_nothing(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    killed = [sys.executable, "-c", _KILLED, str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run(killed, env=environment, timeout=60).returncode == 9
    window = open_window()
    assert window.editor.text() == "My draft 🎉"
    assert window.documents.modified
    assert "unsaved text is back" in window.banner.text


def test_a_draft_that_cannot_be_kept_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    shutil.rmtree(tmp_path)
    qtbot.keyClicks(window.editor, "x")
    qtbot.waitUntil(lambda: "draft is not kept" in window.banner.text)


def test_closing_asks_about_unsaved_changes(
    qtbot: QtBot, window: MainWindow, answers: list[QMessageBox.StandardButton], tmp_path: Path
) -> None:
    qtbot.keyClicks(window.editor, "My draft")
    answers.append(_Button.Cancel)
    window.close()
    assert window.isVisible()
    qtbot.waitUntil((tmp_path / "draft-1.json").exists)
    answers.append(_Button.Discard)
    window.close()
    assert not window.isVisible()
    assert not (tmp_path / "draft-1.json").exists()


def test_opening_saving_and_a_file_changed_by_another_program(
    qtbot: QtBot, window: MainWindow, answers: list[QMessageBox.StandardButton], tmp_path: Path
) -> None:
    path = tmp_path / "draft.md"
    path.write_bytes(b"one\r\ntwo")
    window.documents.open(path)
    assert window.windowTitle().startswith("draft.md")
    qtbot.keyClicks(window.editor, "A ")
    assert window.isWindowModified()
    assert window.documents.save()
    assert path.read_bytes() == b"A one\r\ntwo"
    path.write_bytes(b"something else")
    qtbot.keyClicks(window.editor, "B")
    answers.append(_Button.Cancel)
    assert not window.documents.save()
    assert path.read_bytes() == b"something else"


def test_opening_another_text_forgets_the_claims(
    checked: MainWindow, answers: list[QMessageBox.StandardButton], tmp_path: Path
) -> None:
    (tmp_path / "other.txt").write_text("Another text", encoding="utf-8")
    answers.append(_Button.Discard)
    checked.editor.document().setModified(True)
    checked.documents.open(tmp_path / "other.txt")
    assert checked.panel.results == []
    assert checked.panel.empty.title == "Ready to check"
    assert len(checked.editor.tracker) == 0


def test_a_file_in_another_encoding_can_be_opened_after_the_message(
    window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "latin.txt").write_bytes("Zürich".encode("latin-1"))
    window.documents.open(tmp_path / "latin.txt")
    assert "not valid UTF-8" in window.banner.text
    assert window.editor.text() == ""
    next(b for b in window.banner.findChildren(QPushButton) if b.text() == "Open anyway").click()
    assert window.editor.text() == "Z\ufffdrich"
    assert window.banner.text == ""


def test_a_dropped_file_is_opened_and_pasted_text_is_plain(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("From a file", encoding="utf-8")
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.txt"))])
    window.editor.insertFromMimeData(dropped)
    assert window.editor.text() == "From a file"
    pasted = QMimeData()
    pasted.setHtml("<b>bold</b>")
    pasted.setText("<b>plain</b> ")
    window.editor.insertFromMimeData(pasted)
    assert window.editor.text() == "<b>plain</b> From a file"


def test_a_paste_beyond_the_limit_is_refused(window: MainWindow) -> None:
    pasted = QMimeData()
    pasted.setText("a" * 2_000_001)
    window.editor.insertFromMimeData(pasted)
    assert window.editor.text() == ""
    assert "too long" in window.banner.text


@pytest.mark.parametrize("form", ["json", "markdown", "html"])
def test_the_report_is_exported(qtbot: QtBot, checked: MainWindow, tmp_path: Path, form: str) -> None:
    path = tmp_path / f"report.{form}"
    with qtbot.waitSignal(checked.exports.saved):
        checked.exports.export_to(path, form)
    assert "Literature" in path.read_text(encoding="utf-8")


# Looks and choices


def test_theme_and_text_size_are_remembered_in_the_data_folder(open_window: Open, tmp_path: Path) -> None:
    first = open_window()
    first.set_theme_mode(ThemeMode.DARK)
    first.change_text_size(2)
    size = first.settings.text_size
    first.close()
    assert (tmp_path / "settings.ini").exists()
    second = open_window()
    assert second.themes.current is DARK
    assert second.editor.font().pointSizeF() == pytest.approx(size)
    assert second.menus.themes[ThemeMode.DARK].isChecked()


def test_both_themes_reach_every_part(checked: MainWindow) -> None:
    for mode, theme in ((ThemeMode.DARK, DARK), (ThemeMode.LIGHT, LIGHT)):
        checked.set_theme_mode(mode)
        picture = checked.grab().toImage()
        assert picture.pixelColor(3, picture.height() // 2).name() == theme.window
        assert picture.pixelColor(40, 500).name() == theme.surface


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_nothing_is_cut_off(checked: MainWindow, size: tuple[int, int]) -> None:
    checked.resize(*size)
    checked.grab()
    assert (checked.width(), checked.height()) == size
    inside = checked.rect()
    for item in checked.findChildren(QPushButton):
        scrolled = any(area.isAncestorOf(item) for area in checked.findChildren(QScrollArea))
        if item.isVisible() and not scrolled:
            corner = item.mapTo(checked, item.rect().bottomRight())
            assert inside.contains(corner), item.accessibleName()
            assert item.width() >= item.minimumSizeHint().width(), item.accessibleName()
    assert checked.panel.details.height() > 120
    assert checked.panel.list.height() > 60


def test_every_control_has_a_name_for_screen_readers(checked: MainWindow) -> None:
    focusable = [
        item
        for item in checked.findChildren(QWidget)
        if item.isVisible() and item.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert [type(item).__name__ for item in focusable if not item.accessibleName()] == []
    assert len(focusable) > 8


def test_help_shows_every_shortcut_and_the_privacy_statement(window: MainWindow, tmp_path: Path) -> None:
    assert "F8" in window.menus.shortcuts()
    for show in (window.show_about, window.show_privacy, window.show_shortcuts):
        show()
    shown = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert {type(dialog) for dialog in shown} == {AboutDialog, TextDialog}
    assert len(shown) == 3
    for dialog in shown:
        dialog.close()


def test_the_claim_and_its_facts_are_copied(checked: MainWindow) -> None:
    checked.menus.copy_claim.trigger()
    assert "Nobel Prize in Physics (Q38104)" in QGuiApplication.clipboard().text()


def test_the_first_start_says_what_takes_its_time(window: MainWindow) -> None:
    window.background.ready = False
    window.background.progress.emit(0, Progress(STAGE, 23, 100))
    assert "the facts are unpacked, once" in window.statusBar().currentMessage()
    window.background.loaded.emit()
    assert window.statusBar().currentMessage() == "Ready"


def test_a_text_in_another_language_is_told_once(qtbot: QtBot, window: MainWindow) -> None:
    german = "Paris ist die Hauptstadt von Frankreich, und Albert Einstein wurde in Ulm geboren."
    window.editor.setPlainText(german)
    check(qtbot, window)
    assert window.banner.isVisible()
    assert "This text seems to be German." in window.banner.text
    window.banner.hide()
    window.editor.setPlainText(f"{german} Das ist so.")
    check(qtbot, window)
    assert not window.banner.isVisible()
    window.editor.setPlainText(TEXT)
    check(qtbot, window)
    assert not window.banner.isVisible()
