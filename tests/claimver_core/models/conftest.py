"""The tiny models, written once a test run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.claimver_core.models.tiny_bert import LABELS, write_tiny


@pytest.fixture(scope="session")
def tiny_embedder_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tiny(tmp_path_factory.mktemp("models") / "embedder.gguf", None)


@pytest.fixture(scope="session")
def tiny_classifier_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tiny(tmp_path_factory.mktemp("models") / "classifier.gguf", LABELS)
