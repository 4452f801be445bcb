"""Whether the confidence that is shown is deserved: expected calibration error, and risk by coverage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from claimver_core.evaluation.items import Outcome
from claimver_core.evaluation.metrics import TRUE
from claimver_core.types import Label

BINS = 10
_COVERAGES = tuple(share / 20 for share in range(1, 21))


@dataclass(frozen=True, slots=True)
class Bin:
    """Rows whose confidence lies in [low, high): how many, how sure on average, and which share is right."""

    low: float
    high: float
    rows: int
    confidence: float
    accuracy: float


def confidences(outcomes: Sequence[Outcome], found: np.ndarray, closed_world: bool) -> np.ndarray:
    """How sure each verdict is, float (n,), 0 without one. In the closed world, how sure it is of true or
    not: "not true" is as sure as extrapolatory and contradictory together; in a set that knows true and false
    alone, what is undecided speaks for either, by half."""
    shown = np.array([outcome.verdict.confidence for outcome in outcomes], dtype=float)
    if closed_world:
        for index, outcome in enumerate(outcomes):
            scores = outcome.verdict.scores
            if Label.ATTRIBUTABLE in scores:
                open_share = scores.get(Label.EXTRAPOLATORY, 0.0) if outcome.item.true_or_false else 0.0
                true = scores[Label.ATTRIBUTABLE] + open_share / 2
                shown[index] = true if found[index] == TRUE else 1.0 - true
    return np.clip(shown, 0.0, 1.0)


def places(confidence: np.ndarray, bins: int = BINS) -> np.ndarray:
    """The bin of each confidence, int (n,); the bins are equally wide."""
    return np.minimum((confidence * bins).astype(int), bins - 1)


def gaps(confidence: np.ndarray, right: np.ndarray, judged: np.ndarray) -> np.ndarray:
    """Float (n, 10): in the bin of each judged row, its confidence less one if it is right. The sums over
    rows, absolute and divided by their number, add up to the expected calibration error."""
    table = np.zeros((len(confidence), BINS))
    rows = np.flatnonzero(judged)
    table[rows, places(confidence)[rows]] = confidence[rows] - right[rows]
    return table


def calibration_error(confidence: np.ndarray, right: np.ndarray) -> float:
    """Expected calibration error over ten equally wide bins."""
    if not len(confidence):
        return float("nan")
    table = gaps(confidence, right, np.ones(len(confidence), dtype=bool))
    return float(np.abs(table.sum(axis=0)).sum() / len(confidence))


def reliability(confidence: np.ndarray, right: np.ndarray) -> tuple[Bin, ...]:
    """The bins that hold rows."""
    place = places(confidence)
    return tuple(
        Bin(
            index / BINS,
            (index + 1) / BINS,
            int((place == index).sum()),
            float(confidence[place == index].mean()),
            float(right[place == index].mean()),
        )
        for index in range(BINS)
        if (place == index).any()
    )


def risk_by_coverage(confidence: np.ndarray, right: np.ndarray) -> tuple[tuple[float, float], ...]:
    """(coverage, risk): the share of wrong when only so large a share of rows, the surest, is answered."""
    if not len(confidence):
        return ()
    wrong = 1.0 - right[np.argsort(-confidence, kind="stable")]
    counts = [max(1, round(coverage * len(wrong))) for coverage in _COVERAGES]
    return tuple(
        (coverage, float(wrong[:count].mean())) for coverage, count in zip(_COVERAGES, counts, strict=True)
    )
