from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from claimver_core.models.bert_encoder import BertEncoder
from claimver_core.models.encoder import Encoder, Pooling
from claimver_core.models.llama_encoder import LlamaEncoder
from claimver_core.training.export_gguf import write_bert
from tests.claimver_core.models.tiny_bert import (
    CONFIG,
    LABELS,
    WORDS,
    random_weights,
    reference_logits,
    write_tiny,
)

PAIR = ("paris is the capital", "of france")
TOKENS = ["[CLS]", *PAIR[0].split(), "[SEP]", *PAIR[1].split(), "[SEP]"]


@pytest.mark.parametrize("kind", [LlamaEncoder, BertEncoder])
@pytest.mark.parametrize(("quantise", "tolerance"), [(False, 0.02), (True, 0.2)])
def test_the_model_is_computed_as_bert_is_defined(
    kind: Callable[..., Encoder], quantise: bool, tolerance: float, tmp_path: Path
) -> None:
    path = write_tiny(tmp_path / "tiny.gguf", LABELS, quantise)
    encoder = kind(path, pooling=Pooling.RANK, context=64, threads=1)
    (logits,) = encoder.run([encoder.pair(*PAIR)])
    encoder.close()
    assert np.abs(logits - reference_logits(TOKENS)).max() < tolerance


def test_labels_must_fit_the_head(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="2 labels"):
        write_tiny(tmp_path / "wrong.gguf", LABELS[:2])


def test_a_weight_without_a_place_is_refused(tmp_path: Path) -> None:
    weights = {**random_weights(False), "encoder.layer.0.adapter.weight": np.zeros((32, 32), np.float32)}
    vocabulary = {word: number for number, word in enumerate(WORDS)}
    with pytest.raises(ValueError, match="adapter"):
        write_bert(
            tmp_path / "wrong.gguf", weights, CONFIG, vocabulary, name="x", licence="MIT", description="x"
        )
