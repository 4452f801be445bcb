"""The compact verifier over a classifier whose logits are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.errors import Cancelled, ResourceError
from claimver_core.types import Evidence, Label, ModelInfo, Passage, Verdict
from claimver_core.verification.calibration import Calibration, EvidenceKind
from claimver_core.verification.compact import NO_EVIDENCE, CompactVerifier
from claimver_core.verification.features import NAMES
from claimver_core.verification.given.together import NAMES as TOGETHER
from claimver_core.verification.selection import PIECES
from claimver_core.verification.softmax import Softmax

A, E, C = Label.ATTRIBUTABLE, Label.EXTRAPOLATORY, Label.CONTRADICTORY


def calibration(joint: float = 1.0, strongest: float = 0.0, least_red: float = 0.0) -> Calibration:
    """Decides by the model's logits alone, those of the joint reading and of the strongest piece."""
    weights = np.zeros((3, len(NAMES)))
    for row, label in enumerate(Label):
        weights[row, NAMES.index(f"joint {label}")] = joint
        weights[row, NAMES.index(f"strongest {label}")] = strongest
    return same_for_all(weights, least_red)


def same_for_all(weights: np.ndarray, least_red: float = 0.0) -> Calibration:
    together = Softmax(np.zeros((3, len(TOGETHER))), np.zeros(3))
    return Calibration({kind: Softmax(weights, np.zeros(3)) for kind in EvidenceKind}, together, least_red)


PLAIN = calibration()


class WordScorer:
    """Its columns stand in another order than Label; the words of the evidence decide.

    "yes" is for, "no" against; "half" and "other" together are for, alone they decide nothing.
    """

    info = ModelInfo("words", "0" * 64)
    labels: tuple[str, ...] = ("contradictory", "attributable", "extrapolatory")

    def __init__(self) -> None:
        self.seen: list[tuple[str, str]] = []

    def logits(
        self, pairs: Sequence[tuple[str, str]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray:
        self.seen += pairs
        return np.array([self._row(text.split()) for _, text in pairs], dtype=np.float32)

    @staticmethod
    def _row(words: list[str]) -> tuple[float, float, float]:
        supports = "yes" in words or ("half" in words and "other" in words)
        return (3.0 if "no" in words else 0.0, 2.0 if supports else 0.0, 1.0)


def passages(*texts: str) -> Evidence:
    return Evidence(passages=tuple(Passage(text) for text in texts))


def verdict(claim: str, evidence: Evidence, fitted: Calibration = PLAIN) -> Verdict:
    return CompactVerifier(WordScorer(), fitted).verify([(claim, evidence)])[0]


def test_columns_are_matched_to_labels_by_name() -> None:
    found = verdict("A claim", passages("yes"))
    assert found.label is A
    assert found.confidence == found.scores[A] == max(found.scores.values())
    assert sum(found.scores.values()) == pytest.approx(1)
    assert found.decided_by == "model"


def test_evidence_names_the_pieces_that_agree() -> None:
    assert verdict("A claim", passages("a", "yes", "b", "yes")).evidence == (1, 3)
    assert verdict("A claim", passages("a", "no", "yes")).evidence == (1,)
    assert verdict("A claim", passages("a", "b")).evidence == ()


def test_pieces_that_decide_together_are_both_named() -> None:
    found = verdict("A claim", passages("half", "a", "other"))
    assert found.label is A
    assert found.evidence == (0, 2)


def test_what_decided_is_looked_for_only_where_it_is_asked_for() -> None:
    scorer, together = WordScorer(), passages("half", "a", "other")
    asked: list[tuple[int, Label | None]] = []
    found = CompactVerifier(scorer, PLAIN).verify(
        [("A claim", together), ("A claim", passages("none")), ("A claim", together)],
        explained=lambda place, verdict: asked.append((place, verdict.label)) or place == 2,
    )
    assert asked == [(0, A), (2, A)]  # what is amber has nothing that decided
    assert [each.evidence for each in found] == [(), (), (0, 2)]
    assert found[0].scores == found[2].scores
    assert len(scorer.seen) == 4 + 1 + 4 + 3  # together and singly, and for one item without each piece


def test_caution_turns_doubtful_red_into_amber() -> None:
    assert verdict("A claim", passages("no")).label is C
    assert verdict("A claim", passages("no"), calibration(least_red=0.95)).label is E


def test_comparisons_of_words_count_by_their_weight() -> None:
    weights = PLAIN.softmax[EvidenceKind.PASSAGES].weights.copy()
    weights[list(Label).index(E), NAMES.index("missing share")] = 5.0
    careful = same_for_all(weights)
    assert verdict("yes", passages("yes"), careful).label is A
    assert verdict("yes, in Paris", passages("yes"), careful).label is E


def test_the_strongest_single_piece_counts_by_its_weight() -> None:
    class LongTextsAreLost(WordScorer):
        @staticmethod
        def _row(words: list[str]) -> tuple[float, float, float]:
            return (0.0, 0.0, 2.0) if "|" in words else WordScorer._row(words)

    evidence = passages("a", "no")
    joint = CompactVerifier(LongTextsAreLost(), PLAIN).verify([("A claim", evidence)])[0]
    mixed = CompactVerifier(LongTextsAreLost(), calibration(joint=0.2, strongest=0.8)).verify(
        [("A claim", evidence)]
    )[0]
    assert joint.label is E
    assert (mixed.label, mixed.evidence) == (C, (1,))


def test_no_evidence_is_extrapolatory_without_the_model() -> None:
    scorer = WordScorer()
    found = CompactVerifier(scorer, PLAIN).verify([("A claim", Evidence())])[0]
    assert (found.label, found.decided_by, found.evidence) == (E, NO_EVIDENCE, ())
    assert scorer.seen == []


@pytest.mark.parametrize("claim", ["", "  \n", "🙂🙂", "?!"])
def test_a_claim_without_words_is_not_judged(claim: str) -> None:
    found = verdict(claim, passages("yes"))
    assert found.label is None
    assert found.unchecked


def test_verdicts_come_in_the_order_of_the_items() -> None:
    items = [
        ("one", passages("yes", "a")),
        ("", passages("no")),
        ("two", Evidence()),
        ("three", passages("no")),
    ]
    labels = [found.label for found in CompactVerifier(WordScorer(), PLAIN).verify(items)]
    assert labels == [A, None, E, C]


def test_only_the_first_pieces_are_read_at_once() -> None:
    scorer = WordScorer()
    CompactVerifier(scorer, PLAIN).verify([("A claim", passages(*["piece"] * 40))])
    assert scorer.seen[0][1].count("piece") == PIECES
    assert len(scorer.seen) < 40


def test_cancelling_stops() -> None:
    with pytest.raises(Cancelled):
        CompactVerifier(WordScorer(), PLAIN).verify([("A claim", passages("yes"))], lambda: True)


def test_a_model_with_other_labels_is_refused() -> None:
    class Sentiment(WordScorer):
        labels = ("good", "bad")

    with pytest.raises(ResourceError, match="labels"):
        CompactVerifier(Sentiment(), PLAIN)


def test_calibration_is_read_as_written(tmp_path: Path) -> None:
    path = tmp_path / "verifier.json"
    written = calibration(0.75, 0.25, 0.4)
    written.write(path)
    read = Calibration.read(path)
    for kind in EvidenceKind:
        assert np.array_equal(read.softmax[kind].weights, written.softmax[kind].weights)
        assert np.array_equal(read.softmax[kind].bias, written.softmax[kind].bias)
    assert read.least_red == written.least_red


@pytest.mark.parametrize("content", ["", "[]", "{", "{}", '{"triplets": 1, "passages": 2, "least_red": 3}'])
def test_a_damaged_calibration_is_an_expected_error(tmp_path: Path, content: str) -> None:
    path = tmp_path / "verifier.json"
    path.write_text(content)
    with pytest.raises(ResourceError, match="damaged"):
        Calibration.read(path)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=50), st.lists(st.text(max_size=30), max_size=12))
def test_any_text_gets_a_verdict_or_a_reason(claim: str, texts: list[str]) -> None:
    found = verdict(claim, passages(*texts))
    if found.label is None:
        assert found.unchecked
    else:
        assert sum(found.scores.values()) == pytest.approx(1)
        assert all(0 <= index < len(texts) for index in found.evidence)
        assert bool(found.evidence) == (found.label is not E)


def test_a_claim_whose_red_is_not_likely_enough_stays_open():
    nothing = Softmax(np.zeros((3, 1)), np.zeros(3))
    calibration = Calibration({}, nothing, least_red=0.45)
    rows = np.array([[0.3, 0.27, 0.43], [0.5, 0.1, 0.4], [0.2, 0.2, 0.6], [0.2, 0.6, 0.2]])
    chosen = [tuple(Label)[place] for place in calibration.choose(rows)]
    assert chosen == [Label.EXTRAPOLATORY, Label.ATTRIBUTABLE, Label.CONTRADICTORY, Label.EXTRAPOLATORY]
