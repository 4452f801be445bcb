"""A server in place of a model: entered, warned of, used and given up, as a user does it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.models.card import SERVER
from app.models.dialog import ModelsDialog
from app.models.server_dialog import ServerDialog
from app.window import MainWindow
from claimver_core.verification.method import Server
from tests.app.shown import shown_text


def _press(qtbot: QtBot, widget: QWidget, words: str) -> None:
    pressed = next(b for b in widget.findChildren(QPushButton) if b.text() == words and b.isVisibleTo(widget))
    qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton)


@pytest.fixture
def entering(qtbot: QtBot, dialog: ModelsDialog) -> ServerDialog:
    _press(qtbot, dialog, "Ask a server…")
    return dialog.findChildren(ServerDialog)[-1]


def test_a_server_on_this_computer_is_used_at_once_and_given_up_again(
    qtbot: QtBot, dialog: ModelsDialog, entering: ServerDialog, window: MainWindow
) -> None:
    manager = window.models.manager
    assert manager.method.server is None, "off by default"
    assert not entering.use.isEnabled()
    qtbot.keyClicks(entering.address, "http://localhost:8080/v1")
    qtbot.keyClicks(entering.model, "tiny")
    assert not entering.allow.isVisibleTo(entering)
    qtbot.mouseClick(entering.use, Qt.MouseButton.LeftButton)
    assert manager.method.server == Server("http://localhost:8080/v1", "tiny")
    assert manager.method.name == "claimver"
    assert window.settings.method == manager.method
    assert "no text leaves it" in shown_text(dialog.cards[SERVER])
    assert "Offline" in window.models.network.text()
    assert "faaf" in dialog.picker.names
    _press(qtbot, dialog.cards[SERVER], "Stop using it")
    assert manager.method.server is None
    assert manager.method.name == "compact", "there is no model on this computer"
    assert SERVER not in dialog.cards


def test_a_server_elsewhere_gets_no_text_before_the_user_has_agreed(
    qtbot: QtBot, dialog: ModelsDialog, entering: ServerDialog, window: MainWindow
) -> None:
    qtbot.keyClicks(entering.address, "https://models.example/v1")
    assert "sent to the server models.example" in shown_text(entering)
    assert not entering.use.isEnabled()
    qtbot.mouseClick(entering.use, Qt.MouseButton.LeftButton)
    qtbot.keyClick(entering.address, Qt.Key.Key_Return)
    assert window.models.manager.method.server is None
    qtbot.keyClick(entering.allow, Qt.Key.Key_Space)
    assert entering.allow.isChecked()
    qtbot.keyClicks(entering.address, "x")
    assert not entering.allow.isChecked(), "it was another server that was agreed to"
    entering.allow.setChecked(True)
    qtbot.mouseClick(entering.use, Qt.MouseButton.LeftButton)
    assert window.models.manager.method.server == Server("https://models.example/v1x")
    assert "sent to the server models.example" in window.models.network.text()
    assert "sent to the server models.example" in shown_text(dialog.cards[SERVER])


@pytest.mark.parametrize("address", ["localhost:8080", "ftp://a/v1", "http://", "http://a:99999/v1"])
def test_what_is_no_address_is_told_and_cannot_be_used(
    qtbot: QtBot, entering: ServerDialog, address: str
) -> None:
    qtbot.keyClicks(entering.address, address)
    assert "http://localhost:8080/v1" in shown_text(entering)
    assert not entering.use.isEnabled()


def test_votes_are_asked_for_beside_a_method_that_asks_a_model(
    qtbot: QtBot, dialog: ModelsDialog, window: MainWindow
) -> None:
    assert not dialog.picker.votes.isVisibleTo(dialog)
    window.models.manager.use_server(Server("http://localhost:1/v1"))
    assert dialog.picker.votes.isVisibleTo(dialog)
    dialog.picker.votes.setFocus()
    qtbot.keyClick(dialog.picker.votes, Qt.Key.Key_Up)
    qtbot.keyClick(dialog.picker.votes, Qt.Key.Key_Up)
    assert window.settings.method.votes == 3
    assert dialog.picker.votes.value() == 3
