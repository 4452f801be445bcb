"""The list of claims: order, filters, many rows."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QTextCursor
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from app.results.claims.claim_list import ClaimList
from app.results.claims.claim_model import ClaimModel, ClaimProxy
from app.results.claims.filters import ALL, ClaimFilter, Order, sort_key, words_of
from app.window import MainWindow
from claimver_core.types import Claim, ClaimResult, Label, Span, Verdict
from tests.app.scripted import check

LABELS = (*Label, None)


def result(
    index: int, label: Label | None, confidence: float = 0.5, tms: float = 0.5, text: str = ""
) -> ClaimResult:
    words = text or f"claim number {index}"
    return ClaimResult(index, Claim(Span(0, 1), words, words), Verdict(label, confidence), tms=tms)


@pytest.fixture
def listed(qtbot: QtBot) -> ClaimList:
    view = ClaimList()
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    return view


@pytest.mark.parametrize(
    ("order", "descending", "expected"),
    [
        (Order.TEXT, False, [1, 2, 3, 4]),
        (Order.TEXT, True, [4, 3, 2, 1]),
        (Order.VERDICT, False, [2, 4, 3, 1]),
        (Order.VERDICT, True, [1, 3, 4, 2]),
        (Order.CONFIDENCE, True, [3, 1, 2, 4]),
        (Order.TMS, False, [2, 4, 3, 1]),
    ],
)
def test_claims_are_sorted(listed: ClaimList, order: Order, descending: bool, expected: list[int]) -> None:
    rows = [
        result(1, Label.ATTRIBUTABLE, 0.7, 0.9),
        result(2, Label.CONTRADICTORY, 0.7, 0.1),
        result(3, Label.EXTRAPOLATORY, 0.8, 0.3),
        result(4, None, 0.0, 0.1),
    ]
    for row in rows:
        listed.claims.add(row)
    listed.set_order(order, descending)
    assert listed.shown() == expected


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(LABELS), st.floats(0, 1), st.floats(0, 1)), max_size=20),
    st.sampled_from(Order),
    st.booleans(),
)
def test_any_order_keeps_every_claim_and_equals_as_in_the_text(
    rows: list[tuple[Label | None, float, float]], order: Order, descending: bool
) -> None:
    results = [result(number, *row) for number, row in enumerate(rows, 1)]
    ordered = sorted(results, key=lambda item: sort_key(item, order, descending))
    assert sorted(item.index for item in ordered) == [item.index for item in results]
    for one, two in pairwise(ordered):
        same = sort_key(one, order, descending)[0] == sort_key(two, order, descending)[0]
        assert not same or one.index < two.index


def test_words_are_sought_in_claim_reading_and_rationale() -> None:
    claim = Claim(Span(0, 1), "He died in Paris", "Gustave Eiffel died in Paris")
    found = ClaimResult(3, claim, Verdict(Label.ATTRIBUTABLE), rationale="The place of death is stated.")
    for words in ("PARIS", "eiffel died", "stated", "3", "  "):
        assert ClaimFilter(ALL, words_of(words)).passes(found), words
    assert not ClaimFilter(ALL, words_of("paris berlin")).passes(found)


def test_thousands_of_claims_stay_quick(qtbot: QtBot, listed: ClaimList) -> None:
    started = time.process_time()
    for number in range(1, 5001):
        listed.claims.add(result(number, LABELS[number % 4], number % 97 / 97, number % 89 / 89))
    listed.set_order(Order.TMS, True)
    listed.set_filter(Label.CONTRADICTORY.value)
    listed.set_words("number 1")
    listed.viewport().grab()
    assert len(listed.shown()) > 200
    listed.set_filter(ALL)
    listed.set_words("")
    listed.select(4000)
    assert listed.selected() == 4000
    listed.viewport().grab()
    assert time.process_time() - started < 8


def test_the_selected_claim_stays_selected_while_others_come_and_the_order_changes(listed: ClaimList) -> None:
    listed.claims.add(result(5, Label.ATTRIBUTABLE))
    listed.select(5)
    for number in (1, 2, 3, 4):
        listed.claims.add(result(number, Label.CONTRADICTORY))
    listed.set_order(Order.VERDICT, False)
    assert listed.selected() == 5
    assert listed.shown() == [1, 2, 3, 4, 5]


_ROWS = st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from(LABELS)), max_size=8)


@settings(max_examples=60, deadline=None)
@given(_ROWS, _ROWS, st.sampled_from(LABELS), st.sampled_from(Order), st.sets(st.integers(1, 8)))
def test_a_new_check_changes_the_rows_that_differ_and_no_others(
    old: list[tuple[str, Label | None]],
    new: list[tuple[str, Label | None]],
    label: Label | None,
    order: Order,
    outdated: set[int],
) -> None:
    before, after = (
        [result(number, kind, text=text) for number, (text, kind) in enumerate(rows, 1)]
        for rows in (old, new)
    )
    model = ClaimModel()
    proxy = ClaimProxy(model)
    QAbstractItemModelTester(proxy, QAbstractItemModelTester.FailureReportingMode.Fatal)
    proxy.set_order(order, False)
    proxy.set_filter(ClaimFilter(label.value if label else "unchecked"))
    model.show(before)
    model.set_outdated(frozenset(outdated))
    told: set[int] = set()
    model.dataChanged.connect(lambda first, last: told.update(range(first.row(), last.row() + 1)))
    model.show(after)
    model.set_outdated(frozenset())
    expected = [item for item in after if item.verdict.label is label]
    expected.sort(key=lambda item: sort_key(item, order, False))
    assert proxy.numbers() == [item.index for item in expected]
    assert model.results == after
    if before == after:
        assert told == {number - 1 for number in outdated if number <= len(after)}


def test_a_check_after_an_edit_keeps_the_details_where_they_are(qtbot: QtBot, checked: MainWindow) -> None:
    panel = checked.panel
    panel.select(3)
    page = panel.details.why
    bar = page.verticalScrollBar()
    panel.details.parentWidget().setMaximumHeight(160)
    qtbot.waitUntil(lambda: bar.maximum() > 10)
    bar.setValue(10)
    heading = page.column.itemAt(0).widget()
    was = panel.details.result
    QTextCursor(checked.editor.document()).insertText("Was that so?\n")
    check(qtbot, checked)
    assert panel.details.result is not was
    assert panel.details.result is panel.results[2]
    assert page.column.itemAt(0).widget() is heading
    assert bar.value() == 10


def test_typing_words_filters_and_escape_shows_all_again(qtbot: QtBot, checked: MainWindow) -> None:
    bar, panel = checked.panel.list_bar, checked.panel
    qtbot.keyClicks(bar.field, "literature")
    qtbot.waitUntil(lambda: panel.list.shown() == [2])
    qtbot.keyClicks(bar.field, " nothing")
    qtbot.waitUntil(lambda: not panel.list.any_shown)
    assert not panel.list.isVisible()
    qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: panel.list.shown() == [1, 2, 3, 4])
    assert panel.list.isVisible()


def test_selecting_a_claim_that_the_words_hide_lifts_them(qtbot: QtBot, checked: MainWindow) -> None:
    qtbot.keyClicks(checked.panel.list_bar.field, "literature")
    qtbot.waitUntil(lambda: checked.panel.list.shown() == [2])
    checked.panel.select(4)
    assert checked.panel.list.selected() == 4
    assert checked.panel.list_bar.field.text() == ""


def test_the_menu_sorts_and_f8_follows_the_order(qtbot: QtBot, checked: MainWindow) -> None:
    menu = checked.panel.list_bar.order_button.menu()
    _action(menu.actions(), "Supported first").trigger()
    assert checked.panel.list.shown() == [1, 3, 4, 2]
    assert "Supported first" in checked.panel.list_bar.order_button.accessibleName()
    checked.panel.select(1)
    qtbot.keyClick(checked, Qt.Key.Key_F8)
    assert checked.panel.list.selected() == 3


def _action(actions: list[QAction], text: str) -> QAction:
    return next(action for action in actions if action.text() == text)


def test_rows_say_all_that_they_show(checked: MainWindow) -> None:
    index = checked.panel.list.model().index(1, 0)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Claim 2, Contradictory")
    assert "Nobel Prize in Literature" in said


def test_words_that_no_claim_has_leave_the_field_and_the_selection_where_they_were(
    qtbot: QtBot, checked: MainWindow
) -> None:
    panel = checked.panel
    panel.select(2)
    checked.grab()
    before = panel.list_bar.field.mapTo(checked, panel.list_bar.field.rect().topLeft())
    panel.list_bar.field.setText("zebra")
    qtbot.waitUntil(lambda: not panel.list.any_shown)
    checked.grab()
    assert panel.list_bar.field.mapTo(checked, panel.list_bar.field.rect().topLeft()) == before
    panel.list_bar.clear_words()
    assert panel.list.selected() == 2
