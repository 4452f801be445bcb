"""Writing beside the claims: checking as you type, margin, card, filters, ignoring, finding, dropping."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QHelpEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.dialogs import TextDialog
from app.editing import live_check
from app.editing.hover_card import HoverCard
from app.window import MainWindow
from claimver_core.verification.method import Method
from tests.app.editing_texts import SentenceChecker
from tests.app.scripted import TEXT, ScriptedChecker, check

_TWO = "Albert was born in Ulm. He was a physicist.\n\nIs that so? Berlin is a city."
_CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def checker() -> ScriptedChecker:
    return SentenceChecker()


@pytest.fixture
def live(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Iterator[MainWindow]:
    """A window that checks as you type, soon after each change, and has checked two paragraphs."""
    monkeypatch.setattr(live_check, "PAUSE_MS", 30)
    window = open_window()
    window.menus.live.trigger()
    assert window.page.live.on
    window.editor.setPlainText(_TWO)
    qtbot.waitUntil(lambda: _shown(window) == _claims(window.editor.text()))
    yield window
    window.page.live.set_on(False)


@pytest.fixture
def written(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """A window that has checked two paragraphs, on demand."""
    window.editor.setPlainText(_TWO)
    check(qtbot, window)
    return window


def _claims(text: str) -> list[str]:
    return [result.claim.text for result in SentenceChecker().check(text).results]


def _shown(window: MainWindow) -> list[str]:
    """The words under each mark, in order."""
    units = window.editor.text().encode("utf-16-le")
    return [units[m.start * 2 : m.end * 2].decode("utf-16-le") for m in window.editor.marks]


def _put_cursor(window: MainWindow, words: str, *, behind: bool = False) -> QTextCursor:
    at = window.editor.text().index(words) + (len(words) if behind else 0)
    cursor = window.editor.textCursor()
    cursor.setPosition(window.editor.offsets.to_qt(at))
    window.editor.setTextCursor(cursor)
    return cursor


def _point(window: MainWindow, words: str) -> QPoint:
    at = window.editor.offsets.to_qt(window.editor.text().index(words))
    return window.editor.line_rects(at, at + 2)[0].center()


# Checking as you type


def test_what_is_typed_is_checked_and_the_other_marks_stand_still(qtbot: QtBot, live: MainWindow) -> None:
    _put_cursor(live, "born in Ulm", behind=True)
    seen: list[list[str]] = []
    live.checks.reported.connect(lambda _report: seen.append(_shown(live)))
    QTest.keyClicks(live.editor, " in 1879")
    assert "Berlin is a city." in _shown(live)
    qtbot.waitUntil(lambda: _shown(live) == _claims(live.editor.text()))
    assert "Albert was born in Ulm in 1879." in _shown(live)
    assert all("Berlin is a city." in marks for marks in seen)
    assert live.editor.textCursor().position() == live.editor.text().index(" in 1879") + 8
    qtbot.waitUntil(
        lambda: [result.claim.text for result in live.panel.results] == _claims(live.editor.text())
    )


def test_a_language_model_is_not_asked_unbidden(
    qtbot: QtBot, live: MainWindow, checker: SentenceChecker
) -> None:
    live.settings.method = Method("claimver")
    _put_cursor(live, "born in Ulm", behind=True)
    before = len(checker.checked)
    QTest.keyClicks(live.editor, " in 1879")
    qtbot.wait(10 * live_check.PAUSE_MS)
    assert len(checker.checked) == before


def test_a_stale_result_is_dropped(qtbot: QtBot, live: MainWindow, checker: SentenceChecker) -> None:
    gate = threading.Semaphore(0)
    checker.pause = gate.acquire
    _put_cursor(live, "Berlin")
    before = len(checker.checked)
    QTest.keyClicks(live.editor, "No, ")
    qtbot.waitUntil(lambda: len(checker.checked) == before + 1)
    _put_cursor(live, "physicist")
    QTest.keyClicks(live.editor, "great ")
    qtbot.wait(120)
    checker.pause = None
    gate.release(99)
    qtbot.waitUntil(lambda: _shown(live) == _claims(live.editor.text()))
    assert live.checks.report is not None
    assert live.checks.report.text == live.editor.text()


def test_the_first_check_goes_on_while_the_text_is_edited(
    qtbot: QtBot,
    open_window: Callable[[], MainWindow],
    checker: SentenceChecker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_check, "PAUSE_MS", 30)
    window = open_window()
    window.page.live.set_on(True)
    gate = threading.Semaphore(1)
    checker.pause = gate.acquire
    window.editor.setPlainText(_TWO)
    qtbot.waitUntil(lambda: len(_shown(window)) == 1)
    QTest.keyClicks(window.editor, "Well. ")
    qtbot.wait(100)
    assert checker.checked == [_TWO]
    checker.pause = None
    gate.release(99)
    qtbot.waitUntil(lambda: _shown(window) == _claims(window.editor.text()))
    assert checker.checked == [_TWO, window.editor.text()]
    window.page.live.set_on(False)


def test_the_selected_claim_stays_selected_under_its_new_number(qtbot: QtBot, live: MainWindow) -> None:
    live.panel.select(3)
    _put_cursor(live, "Albert")
    QTest.keyClicks(live.editor, "It rains. ")
    qtbot.waitUntil(lambda: _shown(live) == _claims(live.editor.text()))
    qtbot.waitUntil(lambda: live.panel.list.selected() == 4)
    assert live.panel.details.result is not None
    assert live.panel.details.result.claim.text == "Berlin is a city."


def test_an_emptied_text_has_no_claims_left(qtbot: QtBot, live: MainWindow) -> None:
    QTest.keyClick(live.editor, Qt.Key.Key_A, _CONTROL)
    QTest.keyClick(live.editor, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: live.panel.results == [])
    assert live.editor.marks == []


def test_it_can_be_switched_off_and_that_is_remembered(
    qtbot: QtBot, live: MainWindow, checker: SentenceChecker, open_window: Callable[[], MainWindow]
) -> None:
    live.menus.live.trigger()
    before = len(checker.checked)
    QTest.keyClicks(live.editor, "More. ")
    qtbot.wait(120)
    assert len(checker.checked) == before
    live.settings.sync()
    assert not open_window().menus.live.isChecked()


# Marks, margin and card


def test_the_margin_shows_each_claim_at_its_first_line_and_a_click_selects_it(
    qtbot: QtBot, written: MainWindow
) -> None:
    badges = written.editor.gutter.badges()
    assert [badge.mark.index for badge in badges] == [1, 2, 3]
    first = written.editor.line_rects(badges[2].mark.start, badges[2].mark.end)[0]
    assert abs(badges[2].area.center().y() - first.center().y()) < 3
    QTest.mouseClick(written.editor.gutter, Qt.MouseButton.LeftButton, pos=badges[2].area.center().toPoint())
    assert written.panel.list.selected() == 3


def test_more_claims_than_have_room_in_a_line_are_reached_by_clicking_on(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.editor.setPlainText("Aa is. Bb is. Cc is. Dd is.")
    check(qtbot, window)
    badges = window.editor.gutter.badges()
    last = badges[-1]
    assert len(badges) + len(last.more) == 4
    reached = []
    for _ in range(len(last.more) + 1):
        QTest.mouseClick(window.editor.gutter, Qt.MouseButton.LeftButton, pos=last.area.center().toPoint())
        reached.append(window.panel.list.selected())
    assert sorted(reached) == [last.mark.index, *(mark.index for mark in last.more)]


def test_a_click_in_the_text_leaves_the_cursor_where_it_was_put(qtbot: QtBot, written: MainWindow) -> None:
    QTest.mouseClick(written.editor.viewport(), Qt.MouseButton.LeftButton, pos=_point(written, "physicist"))
    assert written.panel.list.selected() == 2
    assert abs(written.editor.textCursor().position() - _TWO.index("physicist")) <= 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("physicist", ["Claim 2: ", "Because of He was a physicist", "Albert Einstein: German-born"]),
        ("that so", ["No claim here", "question"]),
    ],
)
def test_the_card_tells_the_verdict_or_why_there_is_none(
    qtbot: QtBot, written: MainWindow, words: str, said: list[str]
) -> None:
    card = written.editor.findChild(HoverCard)
    point = _point(written, words)
    where = written.editor.viewport().mapToGlobal(point)
    QApplication.sendEvent(written.editor.viewport(), QHelpEvent(QHelpEvent.Type.ToolTip, point, where))
    assert card.isVisible()
    for part in said:
        assert part in card.text
    QTest.keyClicks(written.editor, "x")
    assert not card.isVisible()


def test_the_margin_shows_the_card_too(written: MainWindow) -> None:
    gutter, card = written.editor.gutter, written.editor.findChild(HoverCard)
    point = gutter.badges()[1].area.center().toPoint()
    QApplication.sendEvent(gutter, QHelpEvent(QHelpEvent.Type.ToolTip, point, gutter.mapToGlobal(point)))
    assert "Claim 2: " in card.text
    assert card.isVisible()
    QApplication.sendEvent(gutter, QEvent(QEvent.Type.Leave))
    assert not card.isVisible()


def test_the_keys_filter_by_verdict_and_the_other_marks_turn_faint(
    qtbot: QtBot, checked_text: MainWindow
) -> None:
    window = checked_text
    QTest.keyClick(window, Qt.Key.Key_3, _CONTROL)
    assert window.panel.list.shown() == [2]
    assert [(mark.index, mark.faint) for mark in window.editor.marks] == [
        (1, True),
        (2, False),
        (3, True),
        (4, True),
    ]
    QTest.keyClick(window, Qt.Key.Key_3, _CONTROL)
    assert window.panel.list.shown() == [1, 2, 3, 4]
    assert not any(mark.faint for mark in window.editor.marks)


@pytest.fixture
def checked_text(
    open_window: Callable[[], MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> MainWindow:
    """A window that has checked TEXT with the scripted verdicts."""
    monkeypatch.setattr(SentenceChecker, "check", ScriptedChecker.check)
    window = open_window()
    window.editor.setPlainText(TEXT)
    check(qtbot, window)
    return window


def test_the_status_bar_tells_what_stands_at_the_cursor(qtbot: QtBot, written: MainWindow) -> None:
    for words, said in (("physicist", "Claim 2: "), ("that so", "No claim here: a question")):
        _put_cursor(written, words)
        qtbot.waitUntil(lambda said=said: said in written._here.text())


def test_sentences_without_a_claim_are_listed_with_the_reason(written: MainWindow) -> None:
    written.menus.no_claims.trigger()
    dialog = written.findChild(TextDialog)
    shown = dialog.findChild(QPlainTextEdit).toPlainText()
    assert shown == "This is a question, or an exclamation: it asserts nothing.\n- Is that so?"
    dialog.close()


# Ignoring


def test_an_ignored_claim_has_no_mark_until_it_is_restored(qtbot: QtBot, written: MainWindow) -> None:
    written.panel.select(2)
    QTest.keyClick(written, Qt.Key.Key_I, _CONTROL)
    assert [mark.index for mark in written.editor.marks] == [1, 3]
    assert [badge.mark.index for badge in written.editor.gutter.badges()] == [1, 3]
    check(qtbot, written)
    assert [mark.index for mark in written.editor.marks] == [1, 3]
    QTest.keyClick(written, Qt.Key.Key_I, _CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert [mark.index for mark in written.editor.marks] == [1, 2, 3]
    assert not written.menus.undo_ignore.isEnabled()


def test_a_claim_is_ignored_from_the_menu_under_the_mouse(qtbot: QtBot, written: MainWindow) -> None:
    viewport, point = written.editor.viewport(), _point(written, "Berlin")
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(viewport, QContextMenuEvent(reason, point, viewport.mapToGlobal(point)))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == "Ignore claim 3").trigger()
    menu.close()
    assert [mark.index for mark in written.editor.marks] == [1, 2]


def test_an_ignored_claim_is_listed_as_such_and_passed_over(written: MainWindow) -> None:
    written.panel.select(2)
    QTest.keyClick(written, Qt.Key.Key_I, _CONTROL)
    model = written.panel.list.model()
    rows = [model.data(model.index(row, 0)) for row in range(model.rowCount())]
    assert [", ignored" in row for row in rows] == [False, True, False]
    written.panel.select(1)
    QTest.keyClick(written, Qt.Key.Key_F8)
    assert written.panel.list.selected() == 3


# Finding


def test_the_find_bar_counts_and_goes_round(qtbot: QtBot, written: MainWindow) -> None:
    bar = written.page.find_bar
    QTest.keyClick(written, Qt.Key.Key_F, _CONTROL)
    field = bar.findChild(QLineEdit)
    QTest.keyClicks(field, "is")
    assert bar.count_text == "1 of 3"
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert bar.count_text == "3 of 3"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert bar.count_text == "1 of 3"
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert bar.count_text == "3 of 3"
    next(b for b in bar.findChildren(QPushButton) if b.text() == "Aa").click()
    field.setText("IS")
    assert bar.count_text == "Not found"
    field.setText("Is")
    assert bar.count_text == "1 of 1"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert written.editor.textCursor().selectedText() == "Is"
    assert written.editor.extraSelections() == []


# Looks, pasting and dropping


def test_control_and_the_wheel_zoom(written: MainWindow) -> None:
    before = written.settings.text_size
    viewport = written.editor.viewport()
    for turn in (120, 120, -120):
        _turn(viewport, turn)
    assert written.settings.text_size == before + 1
    QTest.keyClick(written, Qt.Key.Key_0, _CONTROL)
    assert written.settings.text_size == before


def _turn(widget: QWidget, by: int) -> None:
    place = QPointF(widget.rect().center())
    event = QWheelEvent(
        place,
        widget.mapToGlobal(place),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        _CONTROL,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def _drop(window: MainWindow, mime: QMimeData, on: QWidget | None = None) -> None:
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    viewport = on or window.editor.viewport()
    enter = QDragEnterEvent(QPoint(30, 12), copy, mime, left, none)
    QApplication.sendEvent(viewport, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(viewport, QDragMoveEvent(QPoint(30, 12), copy, mime, left, none))
    QApplication.sendEvent(viewport, QDropEvent(QPointF(30, 12), copy, mime, left, none))


def test_a_dropped_file_opens_beside_the_unsaved_text(window: MainWindow, tmp_path: Path) -> None:
    QTest.keyClicks(window.editor, "My draft")
    (tmp_path / "a.txt").write_text("From a file", encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.txt"))])
    _drop(window, mime)
    assert {page.editor.text() for page in window.tabs.pages} == {"My draft", "From a file"}


def test_a_file_is_dropped_anywhere_on_the_page(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("From a file", encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.txt"))])
    _drop(window, mime, window.panel.empty)
    assert window.editor.text() == "From a file"


def test_dropped_links_and_formatted_text_give_their_words(window: MainWindow) -> None:
    link = QMimeData()
    link.setUrls([QUrl("https://example.org/ulm")])
    link.setHtml('<a href="https://example.org/ulm">Ulm</a>')
    link.setText("Ulm ")
    _drop(window, link)
    assert window.editor.text() == "Ulm "
    address = QMimeData()
    address.setUrls([QUrl("https://example.org/a")])
    window.editor.insertFromMimeData(address)
    assert "https://example.org/a" in window.editor.text()


def test_undo_and_redo_go_on_behind_a_check(qtbot: QtBot, written: MainWindow) -> None:
    QTest.keyClick(written.editor, Qt.Key.Key_A, _CONTROL)
    QTest.keyClick(written.editor, Qt.Key.Key_Delete)
    assert written.editor.marks == []
    QTest.keyClick(written.editor, Qt.Key.Key_Z, _CONTROL)
    assert written.editor.text() == _TWO
    assert _shown(written) == _claims(_TWO)
    QTest.keyClick(written.editor, Qt.Key.Key_Y, _CONTROL)
    assert written.editor.text() == ""
