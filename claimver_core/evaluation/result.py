"""All that is told of one set: figures with intervals, tables, baselines, cost and the worst errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from claimver_core.evaluation.baselines import Baseline, baseline
from claimver_core.evaluation.bootstrap import RESAMPLES, Figure, Sums, figures, ratio
from claimver_core.evaluation.calibration import Bin, confidences, gaps, reliability, risk_by_coverage
from claimver_core.evaluation.closed_world import closed
from claimver_core.evaluation.evidence import (
    evidence_columns,
    evidence_statistics,
    has_gold_evidence,
    span_columns,
    span_statistics,
)
from claimver_core.evaluation.items import DataSet, Outcome
from claimver_core.evaluation.metrics import (
    UNJUDGED,
    ClassFigures,
    cells,
    class_figures,
    confusion,
    found_labels,
    gold_labels,
    label_statistics,
    label_values,
    truth,
)
from claimver_core.evaluation.run import Cost

WORST = 30
KIND_FIGURES = ("accuracy", "macro_f1", "true_or_not_accuracy", "false_red", "false_green")


@dataclass(frozen=True, slots=True)
class Decider:
    """Who decided ("model" or a rule), on how many rows, and the share of right ones among them."""

    name: str
    rows: int
    accuracy: float


@dataclass(frozen=True, slots=True)
class Kind:
    """A part of the set by its name."""

    name: str
    rows: int
    figures: Mapping[str, Figure]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What came of one set.

    ``closed_world`` tells that what is not attributable counts as not true: then ``right``, calibration,
    deciders and errors are about true or not, else about the three labels. ``confusion`` is int (3, 4):
    gold by found labels, the last column for rows without a verdict. ``baseline_two`` is for true or not.
    ``unjudged`` counts the reasons why rows have no verdict.
    """

    dataset: DataSet
    seed: int
    closed_world: bool
    outcomes: tuple[Outcome, ...]
    figures: Mapping[str, Figure]
    classes: tuple[ClassFigures, ...]
    confusion: tuple[tuple[int, ...], ...]
    baseline: Baseline
    baseline_two: Baseline
    bins: tuple[Bin, ...]
    risk: tuple[tuple[float, float], ...]
    deciders: tuple[Decider, ...]
    kinds: tuple[Kind, ...]
    errors: tuple[Outcome, ...]
    unjudged: Mapping[str, int]
    cost: Cost

    @property
    def headline(self) -> str:
        """The name of the accuracy that counts for this set."""
        return "true_or_not_accuracy" if self.closed_world else "accuracy"


@dataclass(frozen=True, slots=True)
class Failure:
    """A set that could not be evaluated, and why."""

    name: str
    reason: str


def evaluation(
    dataset: DataSet,
    outcomes: Sequence[Outcome],
    cost: Cost,
    *,
    closed_world: bool = False,
    seed: int = 0,
    resamples: int = RESAMPLES,
) -> Evaluation:
    """Makes all the figures of ``outcomes``, at least one, which are rows of ``dataset``.

    The world is closed for a set that knows true and false alone, too; there an undecided denial counts as
    true. ``seed`` draws the resamples.
    """
    closed_world = closed_world or dataset.true_or_false
    if closed_world:
        outcomes = [closed(outcome) for outcome in outcomes]
    gold, found = gold_labels(outcomes), found_labels(outcomes)
    judged = found != UNJUDGED
    right = _right(gold, found, closed_world)
    sure = confidences(outcomes, found, closed_world)
    claims = [outcome.item.claim for outcome in outcomes]
    return Evaluation(
        dataset=dataset,
        seed=seed,
        closed_world=closed_world,
        outcomes=tuple(outcomes),
        figures=_figures(outcomes, closed_world, seed, resamples),
        classes=tuple(class_figures(gold, found)),
        confusion=tuple(tuple(map(int, row)) for row in confusion(gold, found)),
        baseline=baseline(claims, gold),
        baseline_two=baseline(claims, truth(gold, found)[0]),
        bins=reliability(sure[judged], right[judged]),
        risk=risk_by_coverage(sure[judged], right[judged]),
        deciders=_deciders(outcomes, right),
        kinds=_kinds(outcomes, closed_world, seed, resamples),
        errors=_worst(outcomes, sure, judged & ~right),
        unjudged=Counter(
            outcome.verdict.unchecked or "The claim could not be judged."
            for outcome in outcomes
            if outcome.verdict.label is None
        ),
        cost=cost,
    )


def _figures(outcomes: Sequence[Outcome], closed_world: bool, seed: int, resamples: int) -> dict[str, Figure]:
    """Labels and calibration of all rows; evidence and spans where the set has gold ones."""
    gold, found = gold_labels(outcomes), found_labels(outcomes)
    occurring = sorted(set(gold.tolist()))
    judged = found != UNJUDGED
    right = _right(gold, found, closed_world)
    columns = {
        "cells": cells(gold, found),
        "gaps": gaps(confidences(outcomes, found, closed_world), right, judged),
        "judged": judged[:, None].astype(float),
    }
    evidence = has_gold_evidence(outcomes)
    texts = all(outcome.item.evidence is None for outcome in outcomes)
    if evidence:
        columns |= evidence_columns(outcomes)
    if texts:
        columns |= span_columns(outcomes)

    def statistics(sums: Sums) -> dict[str, np.ndarray]:
        made = label_statistics(sums, occurring, closed_world)
        made["ece"] = ratio(np.abs(sums["gaps"]).sum(axis=1), sums["judged"][:, 0])
        if evidence:
            made |= evidence_statistics(sums)
        if texts:
            made |= span_statistics(sums)
        return made

    made = figures(columns, statistics, resamples=resamples, seed=seed)
    for name, value in label_values(gold, found).items():
        made[name] = Figure(value, made[name].low, made[name].high)
    return made


def _right(gold: np.ndarray, found: np.ndarray, closed_world: bool) -> np.ndarray:
    if closed_world:
        gold, found = truth(gold, found)
    return gold == found


def _deciders(outcomes: Sequence[Outcome], right: np.ndarray) -> tuple[Decider, ...]:
    names = [outcome.verdict.decided_by if outcome.verdict.label else "" for outcome in outcomes]
    counts = Counter(name for name in names if name)
    rights = Counter(name for name, fine in zip(names, right, strict=True) if fine)
    return tuple(Decider(name, count, rights[name] / count) for name, count in counts.most_common())


def _kinds(outcomes: Sequence[Outcome], closed_world: bool, seed: int, resamples: int) -> tuple[Kind, ...]:
    names = sorted({outcome.item.kind for outcome in outcomes})
    if len(names) < 2:
        return ()
    kinds = []
    for name in names:
        rows = [outcome for outcome in outcomes if outcome.item.kind == name]
        gold, found = gold_labels(rows), found_labels(rows)
        occurring = sorted(set(gold.tolist()))

        def statistics(sums: Sums, occurring: list[int] = occurring) -> dict[str, np.ndarray]:
            made = label_statistics(sums, occurring, closed_world)
            return {figure: made[figure] for figure in KIND_FIGURES}

        made = figures({"cells": cells(gold, found)}, statistics, resamples=resamples, seed=seed)
        kinds.append(Kind(name, len(rows), made))
    return tuple(kinds)


def _worst(outcomes: Sequence[Outcome], sure: np.ndarray, wrong: np.ndarray) -> tuple[Outcome, ...]:
    """The wrong verdicts that are surest of themselves."""
    order = np.argsort(-sure, kind="stable")
    return tuple(outcomes[index] for index in order if wrong[index])[:WORST]
