"""Pairs of sentences that agree, and what changing one side makes of them."""

from __future__ import annotations

import random

import pytest

from claimver_core.training.sentence_pairs import SentencePairs, names_in, split_pairs
from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    CONTRADICTORY,
    EXTRAPOLATORY,
    NOT_ENTAILED,
    Example,
)

EVIDENCE = "The old bridge, which was opened by Queen Ada in 1901 with 12 arches, spans the river."
CLAIM = "The old bridge was opened by Queen Ada in 1901 with 12 arches."


def made(seed: int) -> list[Example]:
    pairs = SentencePairs(["Bruno Bell"], random.Random(seed))
    return list(pairs.of(CLAIM, EVIDENCE))


def test_the_pair_itself_agrees() -> None:
    assert made(1)[0] == Example(CLAIM, (EVIDENCE,), ATTRIBUTABLE, "sentences")


@pytest.mark.parametrize("seed", range(40))
def test_a_change_on_one_side_breaks_the_agreement_and_on_both_keeps_it(seed: int) -> None:
    for example in made(seed)[1:]:
        claim_changed, evidence_changed = example.claim != CLAIM, example.evidence != (EVIDENCE,)
        assert claim_changed or evidence_changed
        if claim_changed and evidence_changed:
            assert example.label == ATTRIBUTABLE
        else:
            assert example.label in (CONTRADICTORY, NOT_ENTAILED)


def test_neither_side_tells_the_label_by_being_changed() -> None:
    changed = [example for seed in range(300) for example in made(seed)[1:]]
    wrong = [example for example in changed if example.label != ATTRIBUTABLE]
    in_claim = sum(example.claim != CLAIM for example in wrong)
    assert 0.3 < in_claim / len(wrong) < 0.75


def test_a_part_says_nothing_of_the_rest() -> None:
    whole = "The mill was built in 1820 by two brothers , and it burned down in 1870 after a storm ."
    parts = ["The mill was built in 1820 by two brothers .", "It burned down in 1870 after a storm ."]
    rng = random.Random(2)
    found = [e for _ in range(60) for e in split_pairs([(whole, parts)], SentencePairs(["Ulm"], rng), rng)]
    assert {example.label for example in found} >= {ATTRIBUTABLE, EXTRAPOLATORY, CONTRADICTORY}
    for example in found:
        if example.label == EXTRAPOLATORY:
            assert len(example.evidence[0]) < len(whole) - 10


def test_names_are_taken_from_inside_sentences() -> None:
    assert names_in(["They say that Bruno Bell met Carla in March."]) == ["Bruno Bell", "Carla"]
