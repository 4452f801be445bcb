"""The dialog of the language models as a user meets it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from app.models import words
from app.models.card import ModelCard
from app.models.dialog import ModelsDialog
from app.models.manager import IMPORT
from app.window import MainWindow
from claimver_core.models.manager.catalogue import catalogue
from claimver_core.models.manager.installed import InstalledModels
from tests.app.shown import shown_text
from tests.hub_server import HubServer

NAME = catalogue()[0].name
_Button = QMessageBox.StandardButton
Answers = list[QMessageBox.StandardButton]


def _card(dialog: ModelsDialog, name: str) -> ModelCard:
    QApplication.processEvents()
    return dialog.cards[name]


def _press(qtbot: QtBot, dialog: ModelsDialog, name: str, words: str) -> None:
    buttons = _card(dialog, name).findChildren(QPushButton)
    pressed = next(item for item in buttons if item.text() == words and not item.isHidden())
    qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton)


def _has(dialog: ModelsDialog, name: str) -> Callable[[], bool]:
    """Whether the model is shown as installed."""

    def found() -> bool:
        overview = dialog._manager.overview
        return overview is not None and name in [model.name for model, _ in overview.installed]

    return found


def test_the_list_tells_sizes_memory_licence_and_suitability(dialog: ModelsDialog) -> None:
    assert list(dialog.cards) == [model.name for model in catalogue()]
    text = shown_text(_card(dialog, NAME))
    for part in (catalogue()[0].title, "640 MB", "1.5 GB", "Apache-2.0", "Languages: English"):
        assert part in text
    assert "None yet" in shown_text(dialog)
    assert "This computer: " in shown_text(dialog)


def test_nothing_is_fetched_before_the_user_allows_the_network(
    qtbot: QtBot, dialog: ModelsDialog, window: MainWindow, hub: HubServer, answers: Answers
) -> None:
    assert not window.settings.network
    assert "Offline" in window.models.network.text()
    answers.append(_Button.No)
    _press(qtbot, dialog, NAME, "Download")
    window.models.manager.download(NAME)  # not even past the question
    assert hub.requests == []
    answers.append(_Button.Yes)
    _press(qtbot, dialog, NAME, "Download")
    qtbot.waitUntil(_has(dialog, NAME), timeout=20_000)
    assert window.settings.network
    assert dialog.allow.isChecked()
    assert "allowed" in window.models.network.text()
    assert "holds nothing of your texts" in shown_text(dialog)


def test_a_download_shows_its_progress_and_is_told_at_the_end(
    qtbot: QtBot, dialog: ModelsDialog, window: MainWindow, hub: HubServer
) -> None:
    dialog.allow.click()
    hub.faults = ["wait"]
    _press(qtbot, dialog, NAME, "Download")
    qtbot.waitUntil(lambda: "Downloading" in shown_text(_card(dialog, NAME)), timeout=20_000)
    bar = _card(dialog, NAME).findChild(QProgressBar)
    assert 0 < bar.value() < bar.maximum()
    hub.go.set()
    qtbot.waitUntil(_has(dialog, NAME), timeout=20_000)
    assert "ready" in window.statusBar().currentMessage()
    assert (InstalledModels(window.data_dir).get(NAME)).sha256 == hub.sha256


def test_a_cancelled_download_goes_on_where_it_stopped(
    qtbot: QtBot, dialog: ModelsDialog, hub: HubServer
) -> None:
    dialog.allow.click()
    hub.faults = ["wait"]
    _press(qtbot, dialog, NAME, "Download")
    qtbot.waitUntil(lambda: "Downloading" in shown_text(_card(dialog, NAME)), timeout=20_000)
    _press(qtbot, dialog, NAME, "Cancel")
    assert "Stopping" in shown_text(_card(dialog, NAME))
    hub.go.set()
    qtbot.waitUntil(lambda: "have arrived" in shown_text(_card(dialog, NAME)), timeout=20_000)
    _press(qtbot, dialog, NAME, "Go on")
    qtbot.waitUntil(_has(dialog, NAME), timeout=20_000)
    assert hub.ranges[0] is None
    assert (hub.ranges[1] or "").startswith("bytes=")


def test_what_arrived_can_be_deleted(qtbot: QtBot, dialog: ModelsDialog, hub: HubServer) -> None:
    dialog.allow.click()
    hub.faults = ["cut:90000", "status:404"]
    _press(qtbot, dialog, NAME, "Download")
    qtbot.waitUntil(lambda: "have arrived" in shown_text(_card(dialog, NAME)), timeout=20_000)
    assert "404" in dialog.banner.text
    _press(qtbot, dialog, NAME, "Delete")
    qtbot.waitUntil(lambda: "have arrived" not in shown_text(_card(dialog, NAME)), timeout=20_000)


def test_taking_the_permission_back_stops_downloads(
    qtbot: QtBot, dialog: ModelsDialog, window: MainWindow, hub: HubServer
) -> None:
    dialog.allow.click()
    hub.faults = ["wait"]
    _press(qtbot, dialog, NAME, "Download")
    qtbot.waitUntil(lambda: "Downloading" in shown_text(_card(dialog, NAME)), timeout=20_000)
    dialog.allow.click()
    hub.go.set()
    qtbot.waitUntil(lambda: not window.models.manager.running, timeout=20_000)
    assert not window.settings.network
    assert InstalledModels(window.data_dir).all() == []


@pytest.mark.parametrize(("answer", "own"), [(_Button.Yes, True), (_Button.No, False)])
def test_a_file_is_imported_used_and_removed(
    answer: QMessageBox.StandardButton,
    own: bool,
    qtbot: QtBot,
    dialog: ModelsDialog,
    window: MainWindow,
    tiny_file: Path,
    answers: Answers,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tiny_file), ""))
    answers.append(answer)
    qtbot.mouseClick(dialog._import, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(_has(dialog, "my-tiny"), timeout=20_000)
    models = InstalledModels(window.data_dir)
    assert models.get("my-tiny").own is own
    _press(qtbot, dialog, "my-tiny", "Use")
    qtbot.waitUntil(lambda: "In use" in shown_text(_card(dialog, "my-tiny")), timeout=20_000)
    assert models.require().name == "my-tiny"
    answers += [_Button.Cancel, _Button.Yes]
    _press(qtbot, dialog, "my-tiny", "Remove…")
    _press(qtbot, dialog, "my-tiny", "Remove…")
    qtbot.waitUntil(lambda: "None yet" in shown_text(dialog), timeout=20_000)
    assert tiny_file.exists()
    assert models.all() == []


def test_an_unfit_file_is_refused_with_the_reason(
    qtbot: QtBot, dialog: ModelsDialog, answers: Answers, tmp_path: Path
) -> None:
    page = tmp_path / "model.gguf"
    page.write_text("<!doctype html><title>Sign in</title>", encoding="utf-8")
    answers.append(_Button.Yes)
    dialog.add_file(page)
    qtbot.waitUntil(lambda: "a web page" in dialog.banner.text, timeout=20_000)
    qtbot.waitUntil(lambda: IMPORT not in dialog._manager.running, timeout=20_000)


def test_methods_that_ask_a_model_can_be_chosen_when_there_is_one(
    qtbot: QtBot, dialog: ModelsDialog, window: MainWindow, tiny_file: Path, answers: Answers
) -> None:
    told = []
    window.models.manager.method_changed.connect(told.append)
    assert dialog.picker.names == ["compact"]
    assert words.NO_MODEL in shown_text(dialog)
    window.models.manager.choose_method("claimver")
    assert window.settings.method.name == "compact"
    answers.append(_Button.No)
    dialog.add_file(tiny_file)
    qtbot.waitUntil(_has(dialog, "my-tiny"), timeout=20_000)
    _press(qtbot, dialog, "my-tiny", "Use")
    qtbot.waitUntil(lambda: "claimver" in dialog.picker.names, timeout=20_000)
    dialog.picker.chosen.emit("faaf")
    assert (window.settings.method.name, window.settings.method.model) == ("faaf", tiny_file)
    answers.append(_Button.Yes)
    _press(qtbot, dialog, "my-tiny", "Remove…")
    qtbot.waitUntil(lambda: window.settings.method.name == "compact", timeout=20_000)
    assert [method.name for method in told] == ["faaf", "compact"]


def test_the_work_is_done_off_the_windows_thread(
    qtbot: QtBot, dialog: ModelsDialog, hub: HubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    from claimver_core.models.manager import download

    threads = set()
    look_up = download.look_up

    def noting(*arguments: str) -> object:
        threads.add(threading.current_thread())
        return look_up(*arguments)

    monkeypatch.setattr(download, "look_up", noting)
    dialog.allow.click()
    _press(qtbot, dialog, NAME, "Download")
    qtbot.waitUntil(_has(dialog, NAME), timeout=20_000)
    assert threads
    assert threading.main_thread() not in threads


def test_the_permission_is_remembered_and_the_dialog_opens_again(
    qtbot: QtBot, dialog: ModelsDialog, window: MainWindow, open_window: Callable[[], MainWindow]
) -> None:
    dialog.allow.click()
    dialog.accept()
    assert not dialog.isVisible()
    assert window.models.show_dialog() is dialog
    window.settings.sync()
    assert open_window().settings.network


def test_it_fits_on_a_small_screen_in_large_type(qtbot: QtBot, dialog: ModelsDialog) -> None:
    font = dialog.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    dialog.setFont(font)
    dialog.resize(dialog.minimumSizeHint())
    qtbot.waitUntil(lambda: dialog.height() <= 600)
    scroll = dialog.findChild(QScrollArea)
    assert scroll.widget().minimumSizeHint().width() <= scroll.viewport().width()
