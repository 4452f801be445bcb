"""Undecided denials where what is not stated is false."""

import numpy as np
import pytest

from claimver_core.evaluation.calibration import confidences
from claimver_core.evaluation.closed_world import closed
from claimver_core.evaluation.items import Item, Outcome
from claimver_core.types import Evidence, Label, Verdict

A, E, C = Label.ATTRIBUTABLE, Label.EXTRAPOLATORY, Label.CONTRADICTORY


def outcome(claim: str, label: Label) -> Outcome:
    scores = {A: 0.2, E: 0.2, C: 0.2, label: 0.6}
    return Outcome(Item("1", claim, A, Evidence()), Verdict(label, 0.6, scores))


@pytest.mark.parametrize(
    ("claim", "label", "expected"),
    [
        ("Ulm is not in Peru.", E, A),
        ("Ulm is in Peru.", E, E),
        ("Ulm is not in Peru and was not built in 1900.", E, A),
        ("It is not true that Ulm is not in Peru.", E, E),
        ("Ulm is not in Peru.", C, C),
    ],
)
def test_only_undecided_denials_become_true(claim, label, expected):
    found = closed(outcome(claim, label)).verdict
    assert found.label is expected
    assert found.confidence == pytest.approx(found.scores[expected])


@pytest.mark.parametrize(("alone", "sure"), [(True, 0.55), (False, 0.8)])
def test_the_undecided_speaks_for_either_where_there_is_no_third_label(alone, sure):
    item = Item("1", "Ulm is in Peru.", C, Evidence(), true_or_false=alone)
    found = Outcome(item, Verdict(E, 0.5, {A: 0.2, E: 0.5, C: 0.3}))
    assert confidences([found], np.array([1]), closed_world=True) == pytest.approx([sure])
