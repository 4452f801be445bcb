from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from claimver_core.errors import Cancelled
from claimver_core.models.classifier import PairClassifier
from tests.claimver_core.models.tiny_bert import LABELS, write_tiny

STRANGE = [
    "",
    "\x00\x07",
    "😀" * 50,
    "مرحبا",
    "a" * 5000,
    "[SEP] [CLS]",
    "<b>Paris</b>",
    "\ud800",
    "paris " * 10**5,
]


@pytest.fixture
def classifier(tiny_classifier_path: Path) -> Iterator[PairClassifier]:
    opened = PairClassifier(tiny_classifier_path, threads=1)
    yield opened
    opened.close()


def test_labels_come_from_the_file(classifier: PairClassifier) -> None:
    assert classifier.labels == LABELS
    assert classifier.info.name == "tiny"
    assert len(classifier.info.sha256) == 64


def test_probabilities_sum_to_one_and_follow_the_logits(classifier: PairClassifier) -> None:
    pairs = [("Paris is the capital of France", "paris : capital of : france"), ("the", "of")]
    logits = classifier.logits(pairs)
    probabilities = classifier.probabilities(pairs)
    assert logits.shape == probabilities.shape == (2, 3)
    assert np.allclose(probabilities.sum(axis=1), 1, atol=1e-5)
    assert (np.argsort(logits) == np.argsort(probabilities)).all()


def test_results_come_in_the_order_given_however_they_are_packed(tmp_path: Path) -> None:
    classifier = PairClassifier(write_tiny(tmp_path / "exact.gguf", LABELS, quantise=False), threads=1)
    pairs = [("paris " * (number % 17), "france " * (number % 11)) for number in range(200)]
    together = classifier.logits(pairs)
    alone = np.concatenate([classifier.logits([pair]) for pair in pairs])
    classifier.close()
    assert np.allclose(together, alone, atol=1e-2)


def test_the_order_of_the_two_texts_matters(classifier: PairClassifier) -> None:
    one, other = classifier.logits([("paris is", "the capital"), ("the capital", "paris is")])
    assert not np.allclose(one, other, atol=1e-3)


def test_any_text_can_be_scored(classifier: PairClassifier) -> None:
    pairs = [(first, second) for first in STRANGE for second in STRANGE]
    assert np.isfinite(classifier.probabilities(pairs)).all()


def test_no_pairs_give_no_rows(classifier: PairClassifier) -> None:
    assert classifier.probabilities([]).shape == (0, 3)


def test_control_tokens_in_a_text_are_ordinary_characters(classifier: PairClassifier) -> None:
    typed, real = classifier.logits([("paris [SEP] france", ""), ("paris", "france")])
    assert not np.allclose(typed, real, atol=1e-3)


def test_the_second_text_is_cut_before_the_first(classifier: PairClassifier) -> None:
    claim = "paris is the capital of france"
    short, long = classifier.logits([(claim, "france " * 100), (claim, "france " * 200)])
    assert np.allclose(short, long)
    other = classifier.logits([("of " * 6, "france " * 100)])[0]
    assert not np.allclose(short, other, atol=1e-3)


def test_cancelling_stops_before_and_during_the_work(classifier: PairClassifier) -> None:
    pairs = [("paris is the capital", "of france")] * 500
    asked = 0

    def after_a_while() -> bool:
        nonlocal asked
        asked += 1
        return asked > 30

    for cancelled in (lambda: True, after_a_while):
        with pytest.raises(Cancelled):
            classifier.logits(pairs, cancelled)
    assert 30 < asked < 500
    assert np.isfinite(classifier.logits(pairs[:1])).all()


def test_closing_twice_is_harmless(tiny_classifier_path: Path) -> None:
    classifier = PairClassifier(tiny_classifier_path, threads=1)
    classifier.close()
    classifier.close()
