from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from claimver_core.errors import Cancelled, ResourceError
from claimver_core.models import embedder as module
from claimver_core.models.embedder import Embedder, SentenceTransformerEmbedder


@pytest.fixture
def tiny(tiny_embedder_path: Path) -> Iterator[Embedder]:
    opened = Embedder(tiny_embedder_path, threads=1)
    yield opened
    opened.close()


def test_rows_are_unit_vectors_in_the_order_of_the_texts(tiny: Embedder) -> None:
    texts = ["paris", "the capital of france", "paris", "", "😀"]
    vectors = tiny.embed(texts)
    assert vectors.shape == (5, 32)
    assert vectors.dtype == np.float32
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    assert (vectors[0] == vectors[2]).all()
    assert not np.allclose(vectors[0], vectors[1], atol=1e-2)
    assert tiny.embed([]).shape == (0, 32)


def test_remembered_texts_are_the_same_and_their_number_is_bounded(
    tiny: Embedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 4)
    first = tiny.embed(["paris", "france"])
    again = tiny.embed(["france", "the", "of", "is", "capital", "paris"])
    assert np.allclose(first, again[[5, 0]], atol=1e-2)
    assert len(tiny._known) == 4


def test_cancelling_raises(tiny: Embedder) -> None:
    with pytest.raises(Cancelled):
        tiny.embed(["paris"], lambda: True)


def test_a_missing_library_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    with pytest.raises(ResourceError, match="not installed"):
        SentenceTransformerEmbedder("any")


def test_the_shipped_model_knows_what_belongs_together(embedder: Embedder) -> None:
    claim, *triplets = embedder.embed(
        [
            "Albert Einstein was born in Ulm.",
            "Albert Einstein : place of birth : Ulm",
            "Albert Einstein : award received : Copley Medal",
            "Mount Everest : elevation above sea level : 8,849 metre",
        ]
    )
    own, other, unrelated = (float(claim @ triplet) for triplet in triplets)
    assert own > 0.7
    assert own > other > unrelated
    assert unrelated < 0.3
