"""Fixtures on the shipped resources; each is made once a test run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from claimver_core.locations import DATA_DIR_VARIABLE, resource
from tests.tiny_llama import write_tiny_llama

if TYPE_CHECKING:
    from claimver_core.checker import FactChecker
    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.models.embedder import Embedder
    from claimver_core.models.generator_process import GeneratorProcess


@pytest.fixture(scope="session")
def shared_data_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with the unpacked knowledge, for the tests that only read it."""
    return tmp_path_factory.mktemp("shared-data")


@pytest.fixture(autouse=True)
def _own_data_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test ever touches the user's real data folder."""
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "data"))


@pytest.fixture(scope="session")
def store(shared_data_dir: Path) -> Iterator[KnowledgeStore]:
    from claimver_core.knowledge.pack import open_pack
    from claimver_core.knowledge.store import KnowledgeStore

    opened = KnowledgeStore(open_pack(shared_data_dir, None))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def pipeline():
    from claimver_core.language.pipeline import load_pipeline

    return load_pipeline()


@pytest.fixture(scope="session")
def embedder() -> Embedder:
    from claimver_core.models.embedder import Embedder

    return Embedder(resource("models", "ranker.gguf"))


@pytest.fixture(scope="session")
def checker(shared_data_dir: Path) -> Iterator[FactChecker]:
    from claimver_core.checker import FactChecker

    opened = FactChecker(shared_data_dir)
    opened.load()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def tiny_llama(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A language model with random weights, which writes nonsense in the form that it is held to."""
    return write_tiny_llama(tmp_path_factory.mktemp("llama") / "tiny.gguf")


@pytest.fixture(scope="session")
def generator(tiny_llama: Path) -> Iterator[GeneratorProcess]:
    from claimver_core.models.generator_process import GeneratorProcess

    opened = GeneratorProcess(tiny_llama, threads=1)
    yield opened
    opened.close()
