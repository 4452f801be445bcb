"""The selected claim: facts to copy, pages to open on request, entities and their alternatives."""

from __future__ import annotations

import dataclasses
import threading

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.results.evidence.alternatives import AlternativesDialog
from app.results.evidence.browser import address
from app.results.evidence.fact_table import FactTable
from app.results.evidence.fact_text import COLUMNS, fact_line, facts_text
from app.window import MainWindow
from claimver_core.errors import ResourceError
from claimver_core.types import Entity, Property, TextValue, Triplet
from tests.app.scripted import AWARD, BERLIN, EINSTEIN, NAMESAKES, TEXT, ScriptedChecker, check, mention
from tests.app.shown import shown_text

EVIL = '<img src=x onerror="alert(1)"><script>alert(2)</script>'


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened in the browser."""
    addresses: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: addresses.append(QUrl(url).toString()))
    return addresses


def _rows(window: MainWindow) -> list[QWidget]:
    table = window.panel.details.why.findChild(FactTable)
    return [row for row in table.findChildren(QWidget) if row.objectName() == "factRow"]


def _button(widget: QWidget, name: str) -> QPushButton:
    found = [b for b in widget.findChildren(QPushButton) if b.accessibleName() == name and b.isVisible()]
    assert found, name
    return found[0]


# Facts


def test_a_fact_is_one_line_with_every_column() -> None:
    evil = Triplet(Entity("Q1", "a\tb\nc"), Property(None, EVIL), TextValue("x"), source="s")
    for triplet in (AWARD, evil):
        assert len(fact_line(triplet).split("\t")) == len(COLUMNS)
        assert "\n" not in fact_line(triplet)
    cells = dict(zip(COLUMNS, fact_line(AWARD).split("\t"), strict=True))
    assert cells["Subject id"] == "Q937"
    assert cells["Property"] == "award received"
    assert cells["Object id"] == "Q38104"
    assert cells["Qualifiers"] == "point in time: 1921"
    assert (cells["Rank"], cells["Source"], cells["Retrieved"]) == ("preferred", "supplement", "2026-11")
    assert len(facts_text([AWARD, evil]).splitlines()) == 3


def test_ctrl_c_copies_a_row_and_the_button_all(qtbot: QtBot, checked: MainWindow) -> None:
    row = _rows(checked)[0]
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == fact_line(AWARD)
    qtbot.mouseClick(_button(checked.panel.details, "Copy all facts"), Qt.MouseButton.LeftButton)
    assert len(QGuiApplication.clipboard().text().splitlines()) == 3
    assert "2 facts were copied" in checked.statusBar().currentMessage()


def test_the_deciding_fact_is_marked(checked: MainWindow) -> None:
    assert "Decides" in shown_text(_rows(checked)[0])
    assert "Decides" not in shown_text(_rows(checked)[1])
    assert _rows(checked)[0].accessibleName().startswith("Decides.")


def test_the_menu_of_a_row_offers_all_that_has_a_page(
    qtbot: QtBot, checked: MainWindow, opened: list[str]
) -> None:
    row = _rows(checked)[0]
    menu = row.make_menu()  # popped up, it would warn that the offscreen platform has no keyboard to grab
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[:2] == ["Copy this fact", "Copy all facts"]
    assert "Open point in time (P585) in the browser…" in texts
    assert opened == []
    copy = next(action for action in menu.actions() if action.text() == "Copy all facts")
    copy.trigger()
    assert QGuiApplication.clipboard().text().startswith("Subject\tSubject id")


@pytest.mark.parametrize(
    ("identifier", "page"),
    [
        ("Q42", "https://www.wikidata.org/wiki/Q42"),
        ("P19", "https://www.wikidata.org/wiki/Property:P19"),
        ("Q0", None),
        ("Q42/../x", None),
        ("javascript:alert(1)", None),
        ("", None),
    ],
)
def test_only_identifiers_have_an_address(identifier: str, page: str | None) -> None:
    assert address(identifier) == page


def test_a_page_opens_only_after_its_address_was_shown(
    qtbot: QtBot, checked: MainWindow, opened: list[str]
) -> None:
    def box() -> QMessageBox:
        return next(b for b in checked.findChildren(QMessageBox) if b.isVisible())

    chip = next(b for b in _rows(checked)[0].findChildren(QPushButton) if b.text() == "Q38104")
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert "https://www.wikidata.org/wiki/Q38104" in box().informativeText()
    assert box().textFormat() == Qt.TextFormat.PlainText
    qtbot.keyClick(box(), Qt.Key.Key_Escape)
    assert opened == []
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    box().defaultButton().click()
    assert opened == []
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    next(b for b in box().buttons() if b.text() == "Open").click()
    assert opened == ["https://www.wikidata.org/wiki/Q38104"]


# Entities


def test_cards_are_looked_up_when_the_page_is_seen_and_remembered(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker
) -> None:
    details = checked.panel.details
    assert details.tabs.tabText(1) == "Entities (1)"
    assert checker.knowledge.asked == []
    qtbot.keyClick(checked, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: "Also called: Einstein, A. Einstein" in shown_text(details.entities))
    shown = shown_text(details.entities)
    for part in ("German-born theoretical physicist", "Kind: human", "place of birth", "Ulm", "98% sure"):
        assert part in shown
    checked.panel.select(1)
    assert "Also called" in shown_text(details.entities)
    assert checker.knowledge.asked == [("cards", "Q937")]
    assert checker.knowledge.threads.isdisjoint({threading.get_ident(), *checker.threads})


def test_the_window_goes_on_while_the_knowledge_is_read(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker
) -> None:
    gate = threading.Semaphore(0)
    checker.knowledge.pause = gate.acquire
    checked.panel.details.show_page(1)
    checked.panel.select(4)
    assert "capital and largest city of Germany" in shown_text(checked.panel.details.entities)
    assert "Kind: city" not in shown_text(checked.panel.details.entities)
    gate.release(9)
    qtbot.waitUntil(lambda: "Kind: city" in shown_text(checked.panel.details.entities))


def test_knowledge_that_cannot_be_read_is_told_on_the_page(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker
) -> None:
    checker.knowledge.error = ResourceError("The knowledge is damaged.", "Install it again.")
    checked.panel.details.show_page(1)
    qtbot.waitUntil(
        lambda: "The knowledge is damaged. Install it again." in shown_text(checked.panel.details)
    )


def test_closing_the_window_closes_the_knowledge(checked: MainWindow, checker: ScriptedChecker) -> None:
    checked.editor.document().setModified(False)
    checked.close()
    assert checker.knowledge.closed


# Alternatives


def _alternatives(qtbot: QtBot, window: MainWindow) -> tuple[AlternativesDialog, QListWidget]:
    window.panel.details.show_page(1)
    _button(window.panel.details, "Choose what “Albert Einstein” stands for").click()
    dialog = next(d for d in window.findChildren(AlternativesDialog) if d.isVisible())
    choices = dialog.findChild(QListWidget)
    qtbot.waitUntil(lambda: choices.count() == 3)
    return dialog, choices


def test_another_entity_is_chosen_by_keys_and_the_claims_are_checked_with_it(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker
) -> None:
    checked.panel.select(3)
    dialog, choices = _alternatives(qtbot, checked)
    assert "taken now" in choices.currentItem().text()
    assert not dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    qtbot.keyClick(choices, Qt.Key.Key_Down)
    assert "Albert Einstein <b>junior</b> (Q1001)" in choices.currentItem().text()
    with qtbot.waitSignal(checked.checks.reported, check_params_cb=lambda report: report is not None):
        qtbot.keyClick(choices, Qt.Key.Key_Return)
    assert checker.choices[-1] == {"Albert Einstein": "Q1001"}
    assert checked.checks.choices == {"Albert Einstein": "Q1001"}
    assert checked.panel.list.selected() == 3


def test_none_can_be_chosen_and_a_choice_undone(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker
) -> None:
    _, choices = _alternatives(qtbot, checked)
    qtbot.keyClick(choices, Qt.Key.Key_End)
    with qtbot.waitSignal(checked.checks.reported, check_params_cb=lambda report: report is not None):
        qtbot.keyClick(choices, Qt.Key.Key_Return)
    assert checker.choices[-1] == {"Albert Einstein": None}
    item = checked.panel.results[0]
    chosen = dataclasses.replace(mention(TEXT, "Albert Einstein", EINSTEIN), chosen=True)
    claim = dataclasses.replace(item.claim, mentions=(chosen,))
    checked.panel.details.show_result(dataclasses.replace(item, claim=claim), False)
    assert "Your choice" in shown_text(checked.panel.details.entities)
    with qtbot.waitSignal(checked.checks.reported, check_params_cb=lambda report: report is not None):
        _button(checked.panel.details, "Undo the choice for Albert Einstein").click()
    assert checker.choices[-1] == {}


def test_a_namesake_without_a_description_is_told_by_its_kind_and_facts(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = dataclasses.replace(BERLIN, description="")
    monkeypatch.setattr(checker.knowledge, "named", lambda _name: [*NAMESAKES, bare])
    checked.panel.details.show_page(1)
    _button(checked.panel.details, "Choose what “Albert Einstein” stands for").click()
    choices = next(d for d in checked.findChildren(AlternativesDialog)).findChild(QListWidget)
    qtbot.waitUntil(lambda: choices.count() == 4)
    assert choices.item(2).text() == "Berlin (Q64)\ncity; population: 3,520,031"


def test_entities_of_any_name_can_be_found(qtbot: QtBot, checked: MainWindow) -> None:
    dialog, choices = _alternatives(qtbot, checked)
    dialog._field.setFocus()
    dialog._field.selectAll()
    qtbot.keyClicks(dialog._field, "junior")
    qtbot.waitUntil(
        lambda: [choices.item(r).text()[:9] for r in range(choices.count())] == ["Albert Ei", "None of t"]
    )
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert checked.checks.choices == {}


def test_another_text_forgets_the_choices(qtbot: QtBot, checked: MainWindow) -> None:
    checked.checks.choices = {"Paris": "Q90"}
    check(qtbot, checked)
    assert checked.checks.choices == {"Paris": "Q90"}
    checked.checks.discard()
    assert checked.checks.choices == {}


# Hostile names


def test_markup_in_names_shows_as_text_on_every_page(
    qtbot: QtBot, checked: MainWindow, checker: ScriptedChecker
) -> None:
    item = checked.panel.results[0]
    entity = Entity("Q1", EVIL, EVIL)
    named = dataclasses.replace(mention(TEXT, "Albert Einstein", entity), text=EVIL)
    triplet = Triplet(entity, Property("P1", EVIL), TextValue(EVIL), source=EVIL)
    claim = dataclasses.replace(item.claim, mentions=(named,), text=EVIL)
    evil = dataclasses.replace(item, claim=claim, triplets=(triplet,), rationale=EVIL)
    checked.panel.details.show_result(evil, False)
    for page in range(3):
        checked.panel.details.show_page(page)
        QApplication.processEvents()
    for shown in checked.panel.details.findChildren(QLabel):
        assert shown.textFormat() == Qt.TextFormat.PlainText or not shown.text()
    assert EVIL in shown_text(checked.panel.details.entities)
    for node in checked.panel.details.picture.scene.node_items():
        assert "<img" not in node.toolTip()
        assert "<script" not in node.toolTip()


def test_the_entities_are_never_an_empty_page(qtbot: QtBot, checked: MainWindow) -> None:
    page = checked.panel.details.entities
    checked.panel.select(1)
    checked.panel.details.show_page(1)
    boxes: list[bool] = []
    page._show_cards([])
    for index in range(page.column.count()):
        item = page.column.itemAt(index)
        widget = item.widget() if item is not None else None
        if widget is not None:
            boxes.append(widget.isVisible() and widget.width() > 100)
    assert boxes
    assert all(boxes)
