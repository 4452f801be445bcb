"""The final decisions that are fitted beside the verifier."""

from dataclasses import replace

import numpy as np
import pytest

from claimver_core.training.calibrate_verifier import fit, fit_together, softening
from claimver_core.verification.given.together import NAMES
from claimver_core.verification.softmax import Softmax


def kind(rng: np.random.Generator, turned: bool = False) -> tuple[np.ndarray, np.ndarray]:
    """Claims whose three features tell the label; ``turned``: for every third claim a wrong one."""
    gold = rng.integers(0, 3, 300)
    rows = 4 * np.eye(3)[gold] + rng.normal(0, 1, (300, 3))
    if turned:
        gold = np.where(np.arange(300) % 3 == 0, (gold + 1) % 3, gold)
    return rows, gold


def power(kinds: list, decision: Softmax) -> float:
    return float(np.exp(softening(decision, kinds, ["one", "two", "three"])[0]))


def test_a_decision_that_is_as_often_right_as_it_says_is_not_softened():
    rng = np.random.default_rng(1)
    decision = fit(*kind(rng))
    assert power([kind(rng), kind(rng)], decision) == pytest.approx(1.0, abs=0.2)


def test_a_kind_that_it_mistakes_softens_it():
    rng = np.random.default_rng(2)
    decision = fit(*kind(rng))
    assert power([kind(rng), kind(rng, turned=True)], decision) > 1.3


def test_a_softened_decision_keeps_the_order():
    rows, gold = kind(np.random.default_rng(3))
    made = fit(rows, gold)
    less = replace(made, softening=np.array([0.7, 0.1, 0.0, 0.0])).probabilities(rows)
    sure = made.probabilities(rows)
    assert (sure.argmax(axis=1) == less.argmax(axis=1)).all()
    assert (less.max(axis=1) <= sure.max(axis=1)).all()


def test_undecided_rows_that_count_less_are_chosen_less():
    rows, gold = kind(np.random.default_rng(5), turned=True)
    all_alike = fit(rows, gold).probabilities(rows).argmax(axis=1)
    fewer = fit(rows, gold, counts=(1.0, 0.3, 1.0)).probabilities(rows).argmax(axis=1)
    assert (fewer == 1).sum() < (all_alike == 1).sum()


def test_rules_count_where_the_model_is_silent():
    rng = np.random.default_rng(4)
    gold = rng.integers(0, 3, 300)
    rows = np.zeros((300, len(NAMES)))
    rows[:, NAMES.index("model attributable")] = np.where(gold == 0, 4.0, -4.0)
    rows[:, NAMES.index("model contradictory")] = np.where(gold == 2, 4.0, -4.0)
    rows[:, NAMES.index("asserts, joined whole")] = gold == 0
    silent = np.zeros((1, len(NAMES)))
    silent[0, NAMES.index("asserts, joined whole")] = 1.0
    assert fit_together(rows, gold).probabilities(silent)[0, 0] > 0.8
