"""A random walk through the editor: whatever is typed, pasted, undone and checked, marks match results.

Minutes of it with ``pytest tests/app/test_editor_fuzz.py --hypothesis-profile=long``.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.editing.editor import ClaimEditor
from claimver_core.types import Report
from tests.app.editing_texts import SentenceChecker, results_of

_WORDS = st.sampled_from(
    [
        "Albert",
        "He",
        "was born",
        "in Ulm",
        "🎉",
        "👩🏽‍🚀",
        "e\u0301",
        "שלום עולם",
        "ab",
        ".",
        "?",
        " ",
        "\n",
        "\n\n",
        "5",
    ]
)
_TEXT = st.lists(_WORDS, max_size=12).map(" ".join)
_PLACE = st.floats(0, 1)
_STEP = st.one_of(
    st.tuples(st.just("type"), _PLACE, st.text("aB. 5", min_size=1, max_size=4)),
    st.tuples(st.just("paste"), _PLACE, _TEXT),
    st.tuples(st.just("delete"), _PLACE, st.integers(1, 30)),
    st.tuples(st.just("move"), _PLACE, st.integers(1, 30)),
    st.tuples(st.just("undo"), st.integers(1, 4), st.none()),
    st.tuples(st.just("redo"), st.integers(1, 2), st.none()),
    st.tuples(st.just("begin"), st.none(), st.none()),
    st.tuples(st.just("finish"), st.none(), st.none()),
)
_USUAL = 100  # what hypothesis tries when no profile is chosen
_SETTINGS = settings(
    max_examples=20 if settings().max_examples == _USUAL else settings().max_examples,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


class _Walk:
    """An editor whose checks end when the walk says so."""

    def __init__(self, editor: ClaimEditor, text: str) -> None:
        self.editor = editor
        self.waiting: str | None = None
        editor.load_text(text)
        editor.begin_check()
        editor.show_report(self.report(text))

    def report(self, text: str) -> Report:
        return SentenceChecker().check(text)

    def cursor(self, place: float) -> QTextCursor:
        cursor = self.editor.textCursor()
        cursor.setPosition(round(place * (self.editor.document().characterCount() - 1)))
        return cursor

    def select(self, place: float, length: int) -> QTextCursor:
        cursor = self.cursor(place)
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, length)
        return cursor

    def do(self, name: str, first, second) -> None:
        editor = self.editor
        if name == "type":
            editor.setTextCursor(self.cursor(first))
            QTest.keyClicks(editor, second)
        elif name == "paste":
            editor.setTextCursor(self.cursor(first))
            pasted = QMimeData()
            pasted.setText(second)
            editor.insertFromMimeData(pasted)
        elif name == "delete":
            editor.setTextCursor(self.select(first, second))
            QTest.keyClick(editor, Qt.Key.Key_Delete)
        elif name == "move":
            editor.setTextCursor(self.select(first, second))
            editor.cut()
            editor.setTextCursor(self.cursor(1 - first))
            editor.paste()
        elif name in ("undo", "redo"):
            for _ in range(first):
                getattr(editor, name)()
        elif name == "begin":
            self.waiting = editor.begin_recheck()
        elif self.waiting is not None:
            editor.show_report(self.report(self.waiting))
            self.waiting = None


def _marks_match(editor: ClaimEditor) -> None:
    text = editor.text()
    assert editor.document().toRawText().replace("\u2029", "\n") == text
    units = text.encode("utf-16-le")
    last = 0
    for mark in editor.marks:
        tracked = editor.tracker.get(mark.index)
        assert tracked is not None
        assert not tracked.outdated
        shown = units[mark.start * 2 : mark.end * 2].decode("utf-16-le")
        assert shown == tracked.result.claim.text == tracked.span.of(text)
        assert mark.label is tracked.result.verdict.label
        assert mark.start >= last
        last = mark.start
    area = editor.viewport().rect()
    for badge in editor.gutter.badges():
        assert area.top() - 60 <= badge.area.top() <= area.bottom()


@pytest.fixture
def editor(qtbot: QtBot) -> ClaimEditor:
    editor = ClaimEditor()
    qtbot.addWidget(editor)
    editor.resize(500, 320)
    editor.show()
    return editor


@_SETTINGS
@given(_TEXT, st.lists(_STEP, max_size=14))
def test_marks_always_match_results(editor: ClaimEditor, text: str, steps: list[tuple]) -> None:
    walk = _Walk(editor, text)
    for name, first, second in steps:
        walk.do(name, first, second)
        _marks_match(editor)
        editor.grab()
    editor.begin_recheck()
    editor.show_report(walk.report(editor.text()))
    _marks_match(editor)
    expected, _ = results_of(editor.text())
    assert [mark.index for mark in editor.marks] == [result.index for result in expected]


@_SETTINGS
@given(_TEXT)
def test_a_mark_stands_under_its_characters(editor: ClaimEditor, text: str) -> None:
    """The characters of a claim lie in a rectangle of its mark, and claims share no place."""
    _Walk(editor, text)
    taken: list[QRect] = []
    for mark in editor.marks:
        rects = editor.line_rects(mark.start, mark.end)
        assert rects
        assert not any(_inner(rect).intersects(_inner(other)) for rect in rects for other in taken)
        taken += rects
        for position in range(mark.start, mark.end):
            block = editor.document().findBlock(position)
            if block.text().isascii():
                middle = _middle(editor, block, position - block.position())
                assert any(rect.adjusted(-1, -1, 1, 1).contains(middle) for rect in rects)


def _inner(rect: QRect) -> QRect:
    return rect.adjusted(2, 2, -2, -2)


def _middle(editor: ClaimEditor, block: QTextBlock, place: int) -> QPoint:
    """The middle of a character whose block runs from left to right."""
    line = block.layout().lineForTextPosition(place)
    origin = editor.blockBoundingGeometry(block).translated(editor.contentOffset()).topLeft()
    x = (
        line.cursorToX(place)[0] + line.cursorToX(min(place + 1, line.textStart() + line.textLength()))[0]
    ) / 2
    return QPoint(round(origin.x() + x), round(origin.y() + line.y() + line.height() / 2))


def test_a_mark_in_a_line_that_runs_both_ways_covers_its_words_alone(editor: ClaimEditor) -> None:
    text = "abc שלום 12. def e\u0301 🎉."
    _Walk(editor, text)
    first, second = (editor.line_rects(mark.start, mark.end) for mark in editor.marks)
    line = editor.document().firstBlock().layout().lineAt(0)
    width = sum(rect.width() for rect in (*first, *second))
    gap = 4  # the blank between the two
    assert abs(width + gap - line.naturalTextWidth()) <= 4
    assert max(rect.right() for rect in first) <= min(rect.left() for rect in second)
