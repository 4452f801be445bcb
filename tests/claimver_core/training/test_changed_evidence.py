"""Evidence that is changed to turn the label of the claim beside it."""

from __future__ import annotations

import random

import pytest

from claimver_core.training.changed_evidence import EvidenceChanger
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY

YEARS = range(1901, 1921)


@pytest.fixture(scope="module")
def changer() -> EvidenceChanger:
    return EvidenceChanger(f"The bridge {year} opened in {{{year}}}." for year in YEARS)


def test_what_bears_a_claim_out_contradicts_it_with_another_filler(changer: EvidenceChanger) -> None:
    evidence = ["The bridge 1901 opened in 1901", "The river is long"]
    made = [
        changer.changed("In 1901 they opened it", ATTRIBUTABLE, evidence, random.Random(i)) for i in range(20)
    ]
    turned = [found for found in made if found is not None]
    assert turned
    for label, texts in turned:
        assert label == CONTRADICTORY
        assert "1901" not in " ".join(texts)
        assert texts[1] == evidence[1]


def test_what_contradicts_only_in_a_number_agrees_with_the_same(changer: EvidenceChanger) -> None:
    found = changer.changed("They opened it in 1950", CONTRADICTORY, ["It opened in 1901"], random.Random(1))
    assert found == (ATTRIBUTABLE, ["It opened in 1950"])


@pytest.mark.parametrize(
    ("claim", "label"),
    [
        ("It was not opened in 1950", CONTRADICTORY),  # more than the number may be wrong
        ("They opened it after 40 years", CONTRADICTORY),  # a number of another kind
        ("They opened it with a speech", ATTRIBUTABLE),  # the claim has nothing of a slot
        ("They opened it in 1950", EXTRAPOLATORY),
    ],
)
def test_what_is_not_certain_is_left(changer: EvidenceChanger, claim: str, label: int) -> None:
    assert changer.changed(claim, label, ["The bridge 1901 opened in 1901"], random.Random(1)) is None
