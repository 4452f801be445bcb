"""Whether the evidence that decided is the right one: ClaimVer's strict matching with ROUGE, the FEVER
score, and precision and recall of evidence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from claimver_core.evaluation.bootstrap import Sums, ratio
from claimver_core.evaluation.items import LABELS, Item, Outcome
from claimver_core.evaluation.metrics import UNJUDGED, cells, gold_labels
from claimver_core.types import Label

_EDGES = " \t\r\n.,;:!?…\"'“”‘’"
_NONE = "NA"


def has_gold_evidence(outcomes: Sequence[Outcome]) -> bool:
    """Whether the set says of any item what decides it."""
    return any(outcome.item.support for outcome in outcomes)


def evidence_columns(outcomes: Sequence[Outcome]) -> dict[str, np.ndarray]:
    """The numbers of each row that ``evidence_statistics`` reads, float (n, k) by name.

    ``evidence``: pieces found that are gold, found, gold, of items that have gold evidence. ``fever``: the
    FEVER score. ``strict``: label and evidence match exactly, for a text also the span. ``rouge``: ROUGE-1
    and ROUGE-L.
    """
    hits = [_hits(outcome) if outcome.item.support else (0, 0, 0) for outcome in outcomes]
    return {
        "evidence": np.array(hits, dtype=float),
        "fever": np.array([[_fever(outcome)] for outcome in outcomes], dtype=float),
        "strict": np.array([[_strict(outcome)] for outcome in outcomes], dtype=float),
        "rouge": np.array(_rouge(outcomes), dtype=float),
        "rows": np.ones((len(outcomes), 1)),
    }


def span_columns(outcomes: Sequence[Outcome]) -> dict[str, np.ndarray]:
    """For texts: whether a claim was found whose span is the gold one, and the cell of the confusion matrix
    of that claim's label."""
    matched = np.array([_matching(outcome) is not None for outcome in outcomes])
    labels = np.array([_matched_label(outcome) for outcome in outcomes], dtype=int)
    return {
        "span": matched[:, None].astype(float),
        "span_cells": cells(gold_labels(outcomes), labels) * matched[:, None],
        "rows": np.ones((len(outcomes), 1)),
    }


def evidence_statistics(sums: Sums) -> dict[str, np.ndarray]:
    """Precision, recall and F1 of evidence are pooled over all items with gold evidence (Self-Checker,
    section 4.2). The FEVER score is the share of rows with the right label and, where gold evidence is
    known, one group of it found in full."""
    hits, found, gold = sums["evidence"].T
    rows = sums["rows"][:, 0]
    return {
        "fever_score": ratio(sums["fever"][:, 0], rows),
        "evidence_precision": ratio(hits, found),
        "evidence_recall": ratio(hits, gold),
        "evidence_f1": ratio(2 * hits, found + gold),
        "strict": ratio(sums["strict"][:, 0], rows),
        "rouge_1": ratio(sums["rouge"][:, 0], rows),
        "rouge_l": ratio(sums["rouge"][:, 1], rows),
    }


def span_statistics(sums: Sums) -> dict[str, np.ndarray]:
    """The share of texts whose span matches, and the accuracy, macro precision, recall and F1 of labels on
    those (ClaimVer, section 4, table 4)."""
    table = sums["span_cells"].reshape(-1, len(LABELS), UNJUDGED + 1)
    matched = sums["span"][:, 0]
    right = np.stack([table[:, i, i] for i in range(len(LABELS))], axis=1)
    golds, founds = table.sum(axis=2), table.sum(axis=1)[:, : len(LABELS)]
    occurring = golds > 0
    return {
        "span_matched": ratio(matched, sums["rows"][:, 0]),
        "matched_accuracy": ratio(right.sum(axis=1), matched),
        "matched_precision": _mean_over(ratio(right, founds, 0.0), occurring),
        "matched_recall": _mean_over(ratio(right, golds, 0.0), occurring),
        "matched_f1": _mean_over(ratio(2 * right, golds + founds, 0.0), occurring),
    }


def _mean_over(values: np.ndarray, occurring: np.ndarray) -> np.ndarray:
    return ratio((values * occurring).sum(axis=1), occurring.sum(axis=1))


def _union(item: Item) -> frozenset[str]:
    return frozenset().union(*item.support)


def _hits(outcome: Outcome) -> tuple[int, int, int]:
    gold = _union(outcome.item)
    return len(outcome.found & gold), len(outcome.found), len(gold)


def _fever(outcome: Outcome) -> bool:
    item = outcome.item
    if outcome.verdict.label is not item.gold:
        return False
    free = item.gold is Label.EXTRAPOLATORY or not item.support
    return free or any(group <= outcome.found for group in item.support)


def _strict(outcome: Outcome) -> bool:
    item = outcome.item
    groups = item.support or (frozenset(),)
    if item.evidence is not None:
        return outcome.verdict.label is item.gold and outcome.found in groups
    index = _matching(outcome)
    if index is None:
        return False
    claim = outcome.claims[index]
    return claim.label is item.gold and claim.keys in groups


def _matching(outcome: Outcome) -> int | None:
    """The claim whose span is the gold one, but for white space and signs at its ends."""
    wanted = (outcome.item.span or outcome.item.claim).strip(_EDGES)
    return next((i for i, claim in enumerate(outcome.claims) if claim.text.strip(_EDGES) == wanted), None)


def _matched_label(outcome: Outcome) -> int:
    index = _matching(outcome)
    label = None if index is None else outcome.claims[index].label
    return UNJUDGED if label is None else LABELS.index(label)


def _rouge(outcomes: Sequence[Outcome]) -> list[tuple[float, float]]:
    """ROUGE-1 and ROUGE-L (F) of each answer against the gold one, the best of several."""
    from rouge_score.rouge_scorer import RougeScorer

    scorer = RougeScorer(["rouge1", "rougeL"])
    scored = []
    for outcome in outcomes:
        found = _answer(outcome)
        scores = scorer.score_multi(_gold_answers(outcome.item), found)
        scored.append((float(scores["rouge1"].fmeasure), float(scores["rougeL"].fmeasure)))
    return scored


def _answer(outcome: Outcome) -> str:
    """The answer in the form of ClaimVer's (figure 3), without the rationale: span, label, triplets. The
    span is left out where the claim was given."""
    if outcome.item.evidence is not None:
        return _written("", outcome.verdict.label, outcome.found)
    return "\n".join(_written(claim.text, claim.label, claim.keys) for claim in outcome.claims)


def _gold_answers(item: Item) -> list[str]:
    span = "" if item.evidence is not None else item.span or item.claim
    return [_written(span, item.gold, group) for group in item.support or (frozenset(),)]


def _written(span: str, label: Label | None, keys: Iterable[str]) -> str:
    return f"{span} {label.value if label else _NONE} {'; '.join(sorted(keys)) or _NONE}"
