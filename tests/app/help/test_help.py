"""The tour, About and the licences."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from app.help.about import AboutDialog
from app.help.licences import libraries, notice
from app.help.tour import Tour
from app.style.theme import LIGHT
from app.window import MainWindow

_ROOT = Path(__file__).resolve().parents[3]


def test_every_library_that_the_program_asks_for_tells_its_licence() -> None:
    found = {library.name.lower().replace("_", "-"): library for library in libraries()}
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for line in project["dependencies"]:
        name = line.split(">")[0].split("=")[0].split("[")[0].strip().lower().replace("_", "-")
        if "sys_platform" not in line:
            assert found[name].version
            assert found[name].licence
    assert found["spacy"].licence.startswith("MIT")
    assert "shiboken6" in found  # needed by a library, not by the program itself


def test_about_shows_the_program_its_data_and_its_libraries(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    pages = [dialog.pages.widget(index) for index in range(dialog.pages.count())]
    texts = [page.toPlainText() for page in pages if isinstance(page, QPlainTextEdit)]
    assert "Apache License 2.0" in texts[0]
    assert texts[1] == notice()
    assert "Wikidata" in texts[1]
    assert "PySide6_Essentials" in texts[2]
    assert "LGPL" in texts[2]


def test_the_tour_has_three_steps_by_keys(qtbot: QtBot) -> None:
    tour = Tour(LIGHT)
    tour.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(tour)
    tour.show()
    steps = []
    for _ in range(2):
        steps.append(tour.step)
        qtbot.keyClick(tour, Qt.Key.Key_Return)
    assert [*steps, tour.step] == [0, 1, 2]
    with qtbot.waitSignal(tour.accepted):
        qtbot.keyClick(tour, Qt.Key.Key_Return)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape])
def test_the_tour_can_be_left(qtbot: QtBot, key: Qt.Key) -> None:
    tour = Tour(LIGHT)
    tour.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(tour)
    tour.show()
    with qtbot.waitSignal(tour.rejected):
        qtbot.keyClick(tour, key)


def test_the_tour_is_shown_once(window: MainWindow) -> None:
    assert not window.settings.tour_seen
    window.show_tour()
    assert window.settings.tour_seen
    window.findChild(Tour).close()
