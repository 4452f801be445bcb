"""A hub on this machine, and a language model for it to serve."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from claimver_core.models.manager import download
from claimver_core.models.manager.catalogue import CatalogueModel, catalogue
from claimver_core.models.manager.hub import ENDPOINT_VARIABLE
from claimver_core.models.manager.installed import InstalledModels
from tests.hub_server import HubServer
from tests.tiny_llama import write_tiny_llama


@pytest.fixture(scope="session")
def tiny_llama_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tiny_llama(tmp_path_factory.mktemp("llama") / "tiny.gguf")


@pytest.fixture
def hub(tiny_llama_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    """The hub that downloads go to, with quick tries."""
    server = HubServer(tiny_llama_path.read_bytes())
    monkeypatch.setenv(ENDPOINT_VARIABLE, server.address)
    monkeypatch.setattr(download, "_WAITS", (0.01,))
    yield server
    server.stop()


@pytest.fixture
def models(tmp_path: Path) -> InstalledModels:
    return InstalledModels(tmp_path / "data")


@pytest.fixture
def wanted() -> CatalogueModel:
    """The first model of the catalogue; the hub of the tests serves the tiny one for it."""
    return catalogue()[0]
