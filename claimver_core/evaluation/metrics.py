"""Figures over labels: gold labels are indexes of ``LABELS``, found ones too, or ``UNJUDGED``.

A row without a verdict is a wrong row, but for the figures that say otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from claimver_core.evaluation.bootstrap import Sums, ratio
from claimver_core.evaluation.items import LABELS, Outcome
from claimver_core.types import Label

TRUE = LABELS.index(Label.ATTRIBUTABLE)
RED = LABELS.index(Label.CONTRADICTORY)
UNJUDGED = len(LABELS)


@dataclass(frozen=True, slots=True)
class ClassFigures:
    """How one label fares; ``gold`` and ``found`` count its rows."""

    label: str
    precision: float
    recall: float
    f1: float
    gold: int
    found: int


def gold_labels(outcomes: Sequence[Outcome]) -> np.ndarray:
    """Int (n,)."""
    return np.array([LABELS.index(outcome.item.gold) for outcome in outcomes], dtype=int)


def found_labels(outcomes: Sequence[Outcome]) -> np.ndarray:
    """Int (n,)."""
    labels = [outcome.verdict.label for outcome in outcomes]
    return np.array([UNJUDGED if label is None else LABELS.index(label) for label in labels], dtype=int)


def cells(gold: np.ndarray, found: np.ndarray) -> np.ndarray:
    """Float (n, 12): for each row a one in its cell of the confusion matrix, gold by found."""
    return np.eye(len(LABELS) * (UNJUDGED + 1))[gold * (UNJUDGED + 1) + found]


def confusion(gold: np.ndarray, found: np.ndarray) -> np.ndarray:
    """Int (3, 4): gold labels by found ones, the last column for rows without a verdict."""
    from sklearn.metrics import confusion_matrix

    return confusion_matrix(gold, found, labels=range(UNJUDGED + 1))[: len(LABELS)]


def class_figures(gold: np.ndarray, found: np.ndarray) -> list[ClassFigures]:
    """Precision, recall and F1 of each label that occurs; 0 where there is nothing to divide by."""
    from sklearn.metrics import precision_recall_fscore_support

    precision, recall, f1, support = precision_recall_fscore_support(
        gold, found, labels=range(len(LABELS)), zero_division=0
    )
    return [
        ClassFigures(
            label.value,
            float(precision[i]),
            float(recall[i]),
            float(f1[i]),
            int(support[i]),
            int((found == i).sum()),
        )
        for i, label in enumerate(LABELS)
        if support[i] or (found == i).any()
    ]


def label_values(gold: np.ndarray, found: np.ndarray) -> dict[str, float]:
    """Accuracy and macro-F1 with three labels, and with two, true or not; by scikit-learn."""
    from sklearn.metrics import accuracy_score, f1_score

    values = {}
    for prefix, g, f in (("", gold, found), ("true_or_not_", *truth(gold, found))):
        occurring = np.unique(g)
        values[f"{prefix}accuracy"] = float(accuracy_score(g, f))
        values[f"{prefix}macro_f1"] = float(
            f1_score(g, f, labels=occurring, average="macro", zero_division=0)
        )
    return values


def truth(gold: np.ndarray, found: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The closed world: 0 for attributable, 1 for what is not, 2 for a row without a verdict."""
    return (gold != TRUE).astype(int), np.where(found == UNJUDGED, 2, (found != TRUE).astype(int))


def label_statistics(sums: Sums, occurring: Sequence[int], closed_world: bool) -> dict[str, np.ndarray]:
    """All figures over labels, each (resamples,), from the sums of ``cells``.

    ``occurring`` are the gold labels over which macro figures are taken. False red is the share of wrong
    among what is found contradictory (closed world: of what is true), false green that among what is found
    attributable. ``error_rate`` and ``f1_micro`` are FaaF's (section 4): the share of wrong among judged rows
    with two labels, true or not, where extrapolatory counts as not true, and the F1 of not true.
    """
    table = sums["cells"].reshape(-1, len(LABELS), UNJUDGED + 1)
    total = table.sum(axis=(1, 2))
    two = np.stack(
        [
            np.stack([table[:, TRUE, TRUE], table[:, TRUE, 1:UNJUDGED].sum(axis=1)], axis=1),
            np.stack([table[:, 1:, TRUE].sum(axis=1), table[:, 1:, 1:UNJUDGED].sum(axis=(1, 2))], axis=1),
        ],
        axis=1,
    )
    judged = two.sum(axis=(1, 2))
    right_two = two[:, 0, 0] + two[:, 1, 1]
    red = table[:, :, RED].sum(axis=1)
    wrong_red = table[:, TRUE, RED] if closed_world else red - table[:, RED, RED]
    green = table[:, :, TRUE].sum(axis=1)
    missed = two[:, 0, 1] + two[:, 1, 0]
    golds = np.stack([table[:, TRUE].sum(axis=1), table[:, 1:].sum(axis=(1, 2))], axis=1)
    return {
        "accuracy": ratio(np.trace(table[:, :, :UNJUDGED], axis1=1, axis2=2), total),
        "macro_f1": _macro(table, table.sum(axis=2), occurring),
        "true_or_not_accuracy": ratio(right_two, total),
        "true_or_not_macro_f1": _macro(two, golds, sorted({int(i != TRUE) for i in occurring})),
        "false_red": ratio(wrong_red, red),
        "false_green": ratio(green - table[:, TRUE, TRUE], green),
        "error_rate": ratio(judged - right_two, judged),
        "f1_micro": ratio(2 * two[:, 1, 1], 2 * two[:, 1, 1] + missed),
    }


def _macro(table: np.ndarray, golds: np.ndarray, occurring: Sequence[int]) -> np.ndarray:
    """The mean of the F1 of the labels ``occurring``; ``golds`` (r, labels) counts their rows."""
    parts = [ratio(2 * table[:, i, i], golds[:, i] + table[:, :, i].sum(axis=1), 0.0) for i in occurring]
    return np.mean(parts, axis=0)
