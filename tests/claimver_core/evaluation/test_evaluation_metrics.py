from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.evaluation.baselines import baseline
from claimver_core.evaluation.bootstrap import figures, ratio
from claimver_core.evaluation.calibration import calibration_error, reliability, risk_by_coverage
from claimver_core.evaluation.metrics import (
    cells,
    class_figures,
    confusion,
    label_statistics,
    label_values,
)

# Ten rows: 0 attributable, 1 extrapolatory, 2 contradictory, 3 no verdict.
GOLD = np.array([0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
FOUND = np.array([0, 0, 1, 2, 1, 0, 2, 2, 2, 3])


def _all(gold: np.ndarray, found: np.ndarray, closed_world: bool = False, seed: int = 0):
    occurring = sorted(set(gold.tolist()))
    return figures(
        {"cells": cells(gold, found)},
        lambda sums: label_statistics(sums, occurring, closed_world),
        seed=seed,
        resamples=200,
    )


def test_against_values_made_by_hand() -> None:
    made = {name: figure.value for name, figure in _all(GOLD, FOUND).items()}
    # F1: attributable 2*2/(4+3), extrapolatory 2*1/(3+2), contradictory 2*2/(3+4)
    assert made["accuracy"] == pytest.approx(0.5)
    assert made["macro_f1"] == pytest.approx((4 / 7 + 2 / 5 + 4 / 7) / 3)
    assert made["true_or_not_accuracy"] == pytest.approx(6 / 10)
    # true: found 3, gold 4, both 2; not true: found 6, gold 6, both 4
    assert made["true_or_not_macro_f1"] == pytest.approx((4 / 7 + 8 / 12) / 2)
    assert made["false_red"] == pytest.approx(2 / 4)
    assert made["false_green"] == pytest.approx(1 / 3)
    # FaaF leaves out the row without a verdict: 3 of 9 wrong; not true: 4 right, 2 too many, 1 missed
    assert made["error_rate"] == pytest.approx(3 / 9)
    assert made["f1_micro"] == pytest.approx(8 / 11)


def test_the_closed_world_forgives_red_on_what_is_open() -> None:
    assert _all(GOLD, FOUND, closed_world=True)["false_red"].value == pytest.approx(1 / 4)


def test_nothing_red_has_no_false_red() -> None:
    made = _all(np.array([0, 1]), np.array([0, 1]))
    assert made["false_red"].value is None
    assert made["false_red"].low is None
    assert made["false_green"].value == 0.0


def test_tables() -> None:
    assert confusion(GOLD, FOUND).tolist() == [[2, 1, 1, 0], [1, 1, 1, 0], [0, 0, 2, 1]]
    attributable = class_figures(GOLD, FOUND)[0]
    assert (attributable.label, attributable.gold, attributable.found) == ("attributable", 4, 3)
    assert attributable.precision == pytest.approx(2 / 3)
    assert attributable.recall == pytest.approx(1 / 2)
    assert attributable.f1 == pytest.approx(4 / 7)


_ROWS = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3)), min_size=1, max_size=40)


@settings(max_examples=60, deadline=None)
@given(_ROWS, st.booleans(), st.randoms(use_true_random=False))
def test_bounds_order_and_agreement_with_scikit_learn(rows, closed_world, random) -> None:
    gold, found = (np.array(column) for column in zip(*rows, strict=True))
    made = _all(gold, found, closed_world)
    for figure in made.values():
        if figure.value is not None:
            assert 0 <= figure.value <= 1
            assert 0 <= figure.low <= figure.high <= 1
    for name, value in label_values(gold, found).items():
        assert made[name].value == pytest.approx(value)
    random.shuffle(rows)
    mixed = _all(*(np.array(column) for column in zip(*rows, strict=True)), closed_world)
    for name, figure in made.items():
        assert mixed[name].value == (None if figure.value is None else pytest.approx(figure.value))


def test_intervals_follow_the_seed_and_the_number_of_rows() -> None:
    few, again, other = (_all(GOLD, FOUND, seed=seed)["accuracy"] for seed in (1, 1, 2))
    many = _all(np.tile(GOLD, 100), np.tile(FOUND, 100), seed=1)["accuracy"]
    assert few == again
    assert few.value == other.value
    assert many.value == few.value
    assert few.low < many.low < many.value < many.high < few.high
    # the normal approximation of 1,000 draws with a chance of one half: 0.5 ± 1.96 * 0.0158
    assert many.low == pytest.approx(0.469, abs=0.01)
    assert many.high == pytest.approx(0.531, abs=0.01)


def test_resamples_come_in_parts_where_they_are_large(monkeypatch: pytest.MonkeyPatch) -> None:
    columns = {"right": np.array([[1.0], [0.0], [1.0]])}
    monkeypatch.setattr("claimver_core.evaluation.bootstrap._AT_ONCE", 7)
    made = figures(columns, lambda sums: {"share": sums["right"][:, 0] / 3}, resamples=5)
    assert made["share"].value == pytest.approx(2 / 3)


def test_ratio() -> None:
    assert ratio(np.array([1.0, 1.0]), np.array([2.0, 0.0]), 0.0).tolist() == [0.5, 0.0]
    assert np.isnan(ratio(np.array([1.0]), np.array([0.0]))[0])


def test_calibration_error_by_hand() -> None:
    confidence = np.array([0.95, 0.95, 0.55, 1.0])
    right = np.array([True, False, True, True])
    # bin 0.5: one row, 0.55 against 1; bin 0.9: three rows, 2.9 / 3 against 2 / 3
    assert calibration_error(confidence, right) == pytest.approx(1 / 4 * 0.45 + 3 / 4 * (2.9 / 3 - 2 / 3))
    bins = reliability(confidence, right)
    assert [(each.low, each.rows) for each in bins] == [(0.5, 1), (0.9, 3)]
    assert bins[1].accuracy == pytest.approx(2 / 3)


@settings(deadline=None)
@given(st.lists(st.tuples(st.floats(0, 1), st.booleans()), min_size=1, max_size=50))
def test_calibration_error_and_risk_stay_within_bounds(rows) -> None:
    confidence, right = (np.array(column) for column in zip(*rows, strict=True))
    assert 0 <= calibration_error(confidence, right) <= 1
    points = risk_by_coverage(confidence, right)
    assert all(0 <= risk <= 1 for _, risk in points)
    assert points[-1] == (1.0, pytest.approx(1 - right.mean()))


def test_the_surest_come_first_in_risk() -> None:
    points = risk_by_coverage(np.array([0.6, 0.9]), np.array([False, True]))
    assert dict(points)[0.5] == 0.0
    assert dict(points)[1.0] == 0.5


def test_baselines() -> None:
    gold = np.array([0, 2] * 30)
    telling = [f"claim {i} is {'fine' if label == 0 else 'not fine'}" for i, label in enumerate(gold)]
    silent = [f"claim {i // 2}" for i in range(60)]
    assert baseline(telling, gold).majority == 0.5
    assert baseline(telling, gold).claim_only == 1.0
    assert baseline(silent, gold).claim_only <= 0.6  # type: ignore[operator]
    assert baseline(telling[:4], gold[:4]).claim_only is None
    assert baseline(["?"] * 60, gold).claim_only is None
