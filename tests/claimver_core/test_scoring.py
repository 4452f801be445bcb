import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.scoring import (
    attribution_score,
    claim_score,
    entity_presence_ratio,
    triplets_match_score,
)
from claimver_core.types import Entity, Label, Property, Triplet

ULM = Triplet(Entity("Q937", "Albert Einstein"), Property("P19", "place of birth"), Entity("Q3012", "Ulm"))


def test_claim_scores():
    assert claim_score(Label.ATTRIBUTABLE, 1) == 2
    assert claim_score(Label.EXTRAPOLATORY, 1) == 1
    assert claim_score(Label.EXTRAPOLATORY, 0) == 0
    assert claim_score(None, 0) == 0
    assert claim_score(Label.CONTRADICTORY, 1) == -1


def test_presence_ratio():
    assert entity_presence_ratio({"Q937", "Q3012", "Q183"}, [ULM]) == pytest.approx(2 / 3)
    assert entity_presence_ratio(set(), [ULM]) == 0.0


@pytest.mark.parametrize(
    ("scores", "kas"),
    [
        ([(0.933, -1)], 0.057),  # row 6 of ClaimVer's table 2
        ([(0.5, 2), (0.5, 2)], 1 / (1 + math.exp(-2))),
        ([(0.5, 2), (0.5, -1)], 1 / (1 + math.exp(-0.5))),
        ([(1.0, -1), (1.0, -1)], 1 / (1 + math.exp(6))),
        ([], 0.5),
    ],
)
def test_attribution_score(scores, kas):
    assert attribution_score(scores) == pytest.approx(kas, abs=5e-4)


@given(st.lists(st.tuples(st.floats(0, 1), st.sampled_from([-1, 0, 1, 2]))))
def test_attribution_score_is_a_probability_that_falls_with_contradictions(scores):
    kas = attribution_score(scores)
    assert 0.0 <= kas <= 1.0
    assert attribution_score([*scores, (1.0, -1)]) <= kas


@given(st.lists(st.floats(-1, 1), min_size=4, max_size=4), st.floats(0, 1))
def test_triplets_match_score_is_within_its_range(vector, ratio):
    score = triplets_match_score(np.array(vector), np.array([1.0, 0.0, 0.0, 0.0]), ratio)
    assert 0.0 <= score <= 1.0
    assert math.isfinite(score)
