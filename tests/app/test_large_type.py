"""The window in a small place and in large type: what matters most has room."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QStyle, QStyleOptionTab
from pytestqt.qtbot import QtBot

from app.dialogs import TextDialog
from app.presentation.explanation_dialog import ExplanationDialog
from app.presentation.gallery_dialog import GalleryDialog
from app.window import MainWindow
from tests.app.scripted import TEXT, check


@pytest.fixture
def large(qtbot: QtBot, open_window: Callable[[], MainWindow]) -> Iterator[MainWindow]:
    """A small window that has checked TEXT, in type of one and a half times the usual size."""
    usual = QApplication.font()
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    QApplication.setFont(font)
    window = open_window()
    window.resize(1024, 700)
    window.editor.setPlainText(TEXT)
    check(qtbot, window)
    window.grab()
    yield window
    QApplication.setFont(usual)


def test_the_reasons_of_a_claim_have_room(large: MainWindow) -> None:
    lines = large.panel.details.height() / large.fontMetrics().height()
    assert lines > 8
    assert large.panel.score._meaning.text().startswith("KAS 0.62. ")


def test_a_message_in_the_status_bar_is_not_cut_off(large: MainWindow) -> None:
    bar = large.statusBar()
    needed = bar.fontMetrics().horizontalAdvance(bar.currentMessage())
    assert needed < min(
        item.x() for item in (large._here, large._count, large.models.network) if item.isVisible()
    )
    large.resize(820, 700)
    large.statusBar().showMessage("Something that was done, told in rather many words, which are needed")
    assert not large.models.network.isVisible()
    large.resize(1600, 700)
    large.grab()
    assert large.models.network.isVisible()
    assert large._here.isVisible()
    assert large._count.isVisible()


def test_the_name_of_the_tab_that_is_shown_is_not_cut_off(large: MainWindow) -> None:
    large.tabs.new_page()
    large.editor.setPlainText("WWWWWWW MMMMMMM WWWWWWW MMMMMMM")
    bar, option = large.tabs.tabBar(), QStyleOptionTab()
    large.grab()
    bar.initStyleOption(option, 1)
    room = bar.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, bar).width()
    assert option.text.endswith("…")
    assert option.fontMetrics.horizontalAdvance(option.text) <= room


def test_lists_beside_a_text_show_their_titles_whole(large: MainWindow) -> None:
    assert large.checks.report is not None
    explanation, gallery = ExplanationDialog(large.checks.report, large), GalleryDialog(large)
    for dialog, titles in ((explanation, explanation.stages), (gallery, gallery.tree)):
        dialog.show()
        dialog.grab()
        assert titles.sizeHintForColumn(0) <= titles.viewport().width()
        dialog.close()


def test_what_the_keys_do_stands_in_one_column(large: MainWindow) -> None:
    dialog = TextDialog("Keys", "Ctrl+Shift+Something long indeed\tSave\nF3\tFind", large)
    reading = dialog.findChildren(QPlainTextEdit)[0]
    widest = QFontMetrics(reading.font()).horizontalAdvance("Ctrl+Shift+Something long indeed")
    assert reading.tabStopDistance() > widest
    dialog.close()
