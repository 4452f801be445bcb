"""A window whose hub is on this machine, and serves a tiny model."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.models.dialog import ModelsDialog
from app.window import MainWindow
from claimver_core.models.manager import download, model_file
from claimver_core.models.manager.hub import ENDPOINT_VARIABLE
from tests.hub_server import HubServer
from tests.tiny_llama import write_tiny_llama


@pytest.fixture(scope="session")
def tiny_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tiny_llama(tmp_path_factory.mktemp("llama") / "my tiny.gguf")


@pytest.fixture
def hub(tiny_file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    server = HubServer(tiny_file.read_bytes())
    monkeypatch.setenv(ENDPOINT_VARIABLE, server.address)
    monkeypatch.setattr(download, "_WAITS", (0.01,))
    yield server
    server.stop()


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> ModelsDialog:
    """The dialog when it has looked at what there is. llama.cpp's trial of files has tests of its own."""
    monkeypatch.setattr(model_file, "_try", lambda *_: None)
    with qtbot.waitSignal(window.models.manager.changed, timeout=20_000):
        opened = window.models.show_dialog()
    return opened
