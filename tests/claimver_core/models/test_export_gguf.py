from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tiny_bert import CONFIG, LABELS, WORDS, random_weights, reference_logits, write_tiny

from claimver_core.models.classifier import PairClassifier
from claimver_core.training.export_gguf import write_bert

PAIR = ("paris is the capital", "of france")
TOKENS = ["[CLS]", *PAIR[0].split(), "[SEP]", *PAIR[1].split(), "[SEP]"]


@pytest.mark.parametrize(("quantise", "tolerance"), [(False, 0.02), (True, 0.2)])
def test_llama_cpp_computes_the_model(quantise: bool, tolerance: float, tmp_path: Path) -> None:
    classifier = PairClassifier(write_tiny(tmp_path / "tiny.gguf", LABELS, quantise), threads=1)
    (logits,) = classifier.logits([PAIR])
    classifier.close()
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
