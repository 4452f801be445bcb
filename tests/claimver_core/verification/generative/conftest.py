from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from claimver_core.verification.method import Server
from tests.claimver_core.verification.generative.model_server import ModelServer
from tests.tiny_llama import write_tiny_llama


@pytest.fixture(scope="session")
def quick_llama(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As senseless as the tiny model, and quick enough for five hundred texts a method."""
    path = tmp_path_factory.mktemp("llama") / "quick.gguf"
    return write_tiny_llama(path, width=32, layers=1, heads=1, quotes=3)


@pytest.fixture(scope="session")
def server(tiny_llama: Path) -> Iterator[Server]:
    """A real server with the tiny model."""
    running = ModelServer(tiny_llama)
    yield Server(running.address)
    running.stop()
