"""Teaching: the presentation by its keys, the explanation, the gallery."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from app.presentation.explanation import explain
from app.presentation.explanation_dialog import ExplanationDialog
from app.presentation.gallery import gallery
from app.presentation.gallery_dialog import GalleryDialog
from app.presentation.presentation import STEPS, Presentation
from app.window import MainWindow
from claimver_core.locations import resources
from tests.app.shown import shown_text

_Key = Qt.Key


@pytest.fixture
def presentation(qtbot: QtBot, checked: MainWindow) -> Presentation:
    """The presentation of the checked window, from its selected claim on."""
    qtbot.keyClick(checked, _Key.Key_F5)
    shown = checked.findChild(Presentation)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(shown)
    return shown


def test_a_claim_is_revealed_step_by_step(qtbot: QtBot, presentation: Presentation) -> None:
    assert presentation.isFullScreen()
    assert presentation.place == (2, 0)
    revealed = (
        "He received",
        "Q937",
        "award received → Nobel Prize in Physics",
        "Contradictory",
        "for 1921, not",
    )
    for step, part in enumerate(revealed):
        shown = shown_text(presentation)
        assert presentation.place == (2, step)
        assert all(known in shown for known in revealed[: step + 1])
        assert all(hidden not in shown for hidden in revealed[step + 1 :]), part
        qtbot.keyClick(presentation, _Key.Key_Right)
    assert presentation.place == (3, 0)
    assert "The knowledge holds nothing" not in shown_text(presentation)


def test_what_is_revealed_last_is_in_view(qtbot: QtBot, presentation: Presentation) -> None:
    presentation.showNormal()
    presentation.resize(900, 420)
    for _ in STEPS[1:]:
        qtbot.keyClick(presentation, _Key.Key_Right)
    bar = presentation.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)


def test_keys_go_on_back_and_to_other_claims(qtbot: QtBot, presentation: Presentation) -> None:
    last = len(STEPS) - 1
    for key, place in (
        (_Key.Key_Space, (2, 1)),
        (_Key.Key_Left, (2, 0)),
        (_Key.Key_PageUp, (1, last)),
        (_Key.Key_Home, (1, 0)),
        (_Key.Key_Left, (1, 0)),
        (_Key.Key_Down, (2, 0)),
        (_Key.Key_End, (4, 0)),
        (_Key.Key_Down, (4, 0)),
        (_Key.Key_Up, (3, 0)),
    ):
        qtbot.keyClick(presentation, key)
        assert presentation.place == place
    qtbot.keyClick(presentation, _Key.Key_End)
    for _ in range(last + 3):
        qtbot.keyClick(presentation, _Key.Key_Return)
    assert presentation.place == (4, last)
    assert not next(b for b in presentation.findChildren(QPushButton) if b.text() == "On").isEnabled()


def test_escape_leaves_and_selects_the_claim_shown_last(
    qtbot: QtBot, checked: MainWindow, presentation: Presentation
) -> None:
    qtbot.keyClick(presentation, _Key.Key_End)
    qtbot.keyClick(presentation, _Key.Key_Escape)
    assert not presentation.isVisible()
    assert checked.panel.list.selected() == 4


def test_a_click_goes_on(qtbot: QtBot, presentation: Presentation) -> None:
    qtbot.mouseClick(presentation, Qt.MouseButton.LeftButton)
    assert presentation.place == (2, 1)


@pytest.mark.parametrize("size", [(640, 480), (1024, 700), (1920, 1080)])
def test_no_word_is_cut_off(qtbot: QtBot, presentation: Presentation, size: tuple[int, int]) -> None:
    presentation.showNormal()
    presentation.resize(*size)
    for _ in STEPS[1:]:
        qtbot.keyClick(presentation, _Key.Key_Right)
    QApplication.processEvents()
    for words in presentation.findChildren(QLabel):
        if words.text() and words.wordWrap() and words.isVisibleTo(presentation):
            assert words.height() >= words.heightForWidth(words.width()), words.text()


def test_nothing_to_present_is_said(window: MainWindow) -> None:
    window.teaching.present()
    assert window.findChild(Presentation) is None
    assert "Check a text first" in window.statusBar().currentMessage()


# The explanation


def test_every_stage_tells_what_it_made_of_this_text(checked: MainWindow) -> None:
    report = checked.checks.report
    assert report is not None
    stages = {stage.title[0]: "\n".join(stage.lines) for stage in explain(report)}
    assert "Read as: Albert Einstein received the Nobel Prize in Literature" in stages["1"]
    assert "→ 0.98  Albert Einstein (Q937)" in stages["2"]
    assert "★ Albert Einstein (Q937), award received (P166), Nobel Prize in Physics" in stages["3"]
    assert "No fact was found." in stages["3"]
    assert "Decided by rule: functional property" in stages["4"]
    assert "Not checked: “Berlin has" in stages["5"]
    assert "The verifier could not read this claim." in stages["5"]
    assert "Together: KAS 0.62 of 1" in stages["6"]


def test_the_explanation_is_read_by_keys(qtbot: QtBot, checked: MainWindow) -> None:
    checked.menus.explain.trigger()
    dialog = checked.findChild(ExplanationDialog)
    assert "“Albert Einstein was born in Ulm, Germany”" in dialog.reading.toPlainText()
    qtbot.keyClick(dialog.stages, _Key.Key_Down)
    assert "0.98" in dialog.reading.toPlainText()
    dialog.close()


def test_without_a_report_there_is_nothing_to_explain(window: MainWindow) -> None:
    assert not window.menus.explain.isEnabled()
    window.teaching.explain()
    assert window.findChild(ExplanationDialog) is None


# The gallery


def test_every_example_is_in_the_index_and_every_file_exists() -> None:
    indexed = [example.path.name for theme in gallery() for example in theme.examples]
    assert sorted(indexed) == sorted(path.name for path in (resources() / "examples").glob("*.txt"))
    assert len(set(indexed)) == len(indexed) >= 15


def test_an_example_is_chosen_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    window.teaching.choose_example()
    dialog = window.findChild(GalleryDialog)
    assert "Eiffel Tower" in dialog.preview.toPlainText()
    for _ in range(4):
        qtbot.keyClick(dialog.tree, _Key.Key_Down)
    item = dialog.tree.currentItem()
    assert isinstance(item, QTreeWidgetItem)
    assert item.text(0) == "Physicists"
    qtbot.keyClick(dialog.tree, _Key.Key_Return)
    assert window.editor.text().startswith("Albert Einstein was born in Ulm")
    assert window.documents.name == "Physicists"
    assert window.documents.path is None
