"""The whole text at a glance: gauge, bar, minimap, summary."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app import wording
from app.results.claims.filters import ALL
from app.results.overview.gauge import Gauge
from app.results.overview.verdict_bar import VerdictBar
from app.style.theme import DARK, LIGHT
from app.window import MainWindow
from claimver_core.types import Label
from tests.app.scripted import TEXT, check, script_results


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(("score", "half"), [(0.1, "contradictory"), (0.9, "attributable"), (None, None)])
def test_the_gauge_is_filled_towards_its_score(
    qtbot: QtBot, theme: object, score: float | None, half: str | None
) -> None:
    gauge = Gauge()
    qtbot.addWidget(gauge)
    gauge.set_theme(theme)  # type: ignore[arg-type]
    gauge.set_score(score)
    gauge.resize(gauge.sizeHint())
    image = gauge.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    for name in ("contradictory", "attributable"):
        assert (getattr(theme, name).mark in colours) == (name == half)
    assert gauge.accessibleDescription() == ("not known yet" if score is None else f"{score:.2f} of 1")


@pytest.mark.parametrize(
    ("kas", "words"),
    [
        (None, "when all claims are decided"),
        (0.0, "the facts contradict this text"),
        (0.4, "contradict more of this text"),
        (0.5, "little for or against"),
        (0.7, "support more of this text"),
        (1.0, "the facts support this text. Yet they contradict one claim"),
    ],
)
def test_a_score_has_a_meaning_in_words(kas: float | None, words: str) -> None:
    assert words in wording.kas_meaning(kas, script_results(TEXT))


def test_no_contradiction_is_told_where_there_is_none() -> None:
    assert "Yet" not in wording.kas_meaning(1.0, script_results(TEXT)[:1])


def test_a_click_on_the_bar_filters_and_another_shows_all(qtbot: QtBot, checked: MainWindow) -> None:
    bar = checked.panel.findChild(VerdictBar)
    parts = dict(bar.parts())
    assert set(parts) == {*Label, None}
    area = parts[Label.CONTRADICTORY].center().toPoint()
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=area)
    assert checked.panel.list.shown() == [2]
    assert checked.menus.filters["contradictory"].isChecked()
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=area)
    assert checked.panel.filter == ALL
    assert "Contradictory 1" in bar.accessibleName()


def test_every_verdict_has_a_part_to_click_however_few(qtbot: QtBot) -> None:
    bar = VerdictBar()
    qtbot.addWidget(bar)
    bar.resize(300, 14)
    bar.set_counts({Label.ATTRIBUTABLE: 9999, Label.CONTRADICTORY: 1})
    parts = dict(bar.parts())
    assert parts[Label.CONTRADICTORY].width() >= 6
    assert parts[Label.CONTRADICTORY].right() <= 300
    bar.set_counts({})
    assert bar.parts() == []
    bar.grab()


def test_the_summary_is_copied_as_one_line(qtbot: QtBot, checked: MainWindow) -> None:
    name = "Copy the summary"
    copy = next(b for b in checked.panel.findChildren(QPushButton) if b.accessibleName() == name)
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    line = QGuiApplication.clipboard().text()
    assert line == (
        "Untitled: 4 claims: 1 supported, 1 not settled, 1 contradicted, 1 not checked. Knowledge "
        "attribution score (KAS): 0.62 of 1. Checked with ClaimVer 0.1.0, facts: starter pack 2021-03."
    )
    assert "summary was copied" in checked.statusBar().currentMessage()


# The minimap


@pytest.fixture
def long(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """A window with the claims of TEXT far down in a long text."""
    window.editor.setPlainText("🎉 line\n" * 300 + TEXT + "\nline" * 300)
    check(qtbot, window)
    qtbot.waitUntil(lambda: not window.page.minimap.mark_of(4).isEmpty())
    return window


def test_marks_stand_where_the_claims_are(long: MainWindow) -> None:
    middle = long.page.minimap.height() / 2
    for number in (1, 2, 3, 4):
        assert abs(long.page.minimap.mark_of(number).center().y() - middle) < 12
    lanes = [long.page.minimap.mark_of(number).left() for number in (2, 3, 1)]
    assert lanes == sorted(set(lanes))


def test_a_click_on_a_mark_selects_its_claim(qtbot: QtBot, long: MainWindow) -> None:
    long.editor.verticalScrollBar().setValue(0)
    at = long.page.minimap.mark_of(3).center().toPoint()
    qtbot.mouseClick(long.page.minimap, Qt.MouseButton.LeftButton, pos=at)
    assert long.panel.list.selected() == 3
    assert long.editor.viewport().rect().contains(long.editor.cursorRect().center())


def test_a_click_beside_the_marks_scrolls(qtbot: QtBot, long: MainWindow) -> None:
    bar = long.editor.verticalScrollBar()
    qtbot.mouseClick(
        long.page.minimap, Qt.MouseButton.LeftButton, pos=QPoint(5, long.page.minimap.height() - 3)
    )
    assert bar.value() == bar.maximum()
    qtbot.mouseClick(long.page.minimap, Qt.MouseButton.LeftButton, pos=QPoint(5, 2))
    assert bar.value() == 0


def test_marks_follow_the_text_and_edited_claims_lose_theirs(qtbot: QtBot, long: MainWindow) -> None:
    before = long.page.minimap.mark_of(2).top()
    cursor = long.editor.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.Start)
    cursor.insertText("more\n" * 600)
    qtbot.waitUntil(lambda: long.page.minimap.mark_of(2).top() > before + 20)
    cursor.setPosition(cursor.document().find("in Ulm").position())
    cursor.insertText("m")
    qtbot.waitUntil(lambda: long.page.minimap.mark_of(1).isEmpty())
    assert not long.page.minimap.mark_of(2).isEmpty()
    long.editor.document().undo()
    qtbot.waitUntil(lambda: not long.page.minimap.mark_of(1).isEmpty())


def test_in_a_short_text_marks_stand_beside_their_lines(qtbot: QtBot, checked: MainWindow) -> None:
    qtbot.waitUntil(lambda: not checked.page.minimap.mark_of(4).isEmpty())
    cursor = checked.editor.textCursor()
    cursor.setPosition(checked.editor.document().find("Berlin has").position())
    line = checked.editor.cursorRect(cursor)
    assert abs(checked.page.minimap.mark_of(4).center().y() - line.center().y()) < 40


def test_more_contradicted_than_supported_claims_are_told_whatever_the_score() -> None:
    said = wording.kas_meaning(0.98, script_results(TEXT)[1:2])
    assert said == "The facts contradict more claims of this text than they support."
