"""The names of the figures in words, in the order in which they are shown."""

from __future__ import annotations

from claimver_core.evaluation.bootstrap import Figure
from claimver_core.evaluation.result import Evaluation

NAMES = {
    "accuracy": "accuracy, three labels",
    "macro_f1": "macro-F1, three labels",
    "true_or_not_accuracy": "accuracy, true or not",
    "true_or_not_macro_f1": "macro-F1, true or not",
    "false_red": "false red (wrong among the red)",
    "false_green": "false green (wrong among the green)",
    "error_rate": "error rate (FaaF)",
    "f1_micro": "F1 micro of not true (FaaF)",
    "ece": "calibration error (ECE, 10 bins)",
    "fever_score": "FEVER score",
    "evidence_precision": "evidence, precision",
    "evidence_recall": "evidence, recall",
    "evidence_f1": "evidence, F1",
    "span_matched": "span matched",
    "matched_accuracy": "accuracy on matched spans",
    "matched_precision": "precision on matched spans",
    "matched_recall": "recall on matched spans",
    "matched_f1": "F1 on matched spans",
    "strict": "strict (all that is asked for matches)",
    "rouge_1": "ROUGE-1",
    "rouge_l": "ROUGE-L",
}
UNDEFINED = "–"


def number(value: float | None) -> str:
    """Three digits, or a dash for what is not defined."""
    return UNDEFINED if value is None else f"{value:.3f}"


def percent(share: float | None) -> str:
    """One digit, or a dash for what is not defined."""
    return UNDEFINED if share is None else f"{100 * share:.1f}"


def interval(figure: Figure) -> str:
    """ "0.512 to 0.563", or nothing."""
    return "" if figure.low is None else f"{number(figure.low)} to {number(figure.high)}"


def baselines(evaluation: Evaluation, name: str) -> str:
    """What stands beside an accuracy: "majority 0.512, claim only 0.550"; nothing beside other figures."""
    base = {"accuracy": evaluation.baseline, "true_or_not_accuracy": evaluation.baseline_two}.get(name)
    if base is None:
        return ""
    alone = "" if base.claim_only is None else f", claim only {number(base.claim_only)}"
    return f"majority {number(base.majority)}{alone}"


def world(evaluation: Evaluation) -> str:
    """How the labels are counted."""
    if evaluation.closed_world:
        return "Closed world: what is not attributable counts as not true."
    return "Open world: three labels."


def rows(evaluation: Evaluation) -> str:
    """ "2,000 of 13,266 rows (drawn with seed 0), 3 unreadable, 2 without a verdict"."""
    count, all_rows = len(evaluation.outcomes), len(evaluation.dataset.items)
    drawn = f"{count:,} of {all_rows:,} rows (drawn with seed {evaluation.seed})"
    parts = [drawn if count < all_rows else f"{count:,} {'row' if count == 1 else 'rows'}"]
    if evaluation.dataset.faults:
        parts.append(f"{len(evaluation.dataset.faults):,} more unreadable")
    if evaluation.unjudged:
        parts.append(f"{sum(evaluation.unjudged.values()):,} without a verdict")
    return ", ".join(parts)


def cost(evaluation: Evaluation) -> str:
    """Speed, time and memory in one line."""
    spent = evaluation.cost
    parts = [
        f"{spent.claims_per_second:,.1f} claims a second",
        f"{spent.pairs_per_second:,.1f} pairs of claim and evidence a second",
        f"{spent.seconds:,.1f} s",
    ]
    if spent.peak_megabytes is not None:
        parts.append(f"peak memory {spent.peak_megabytes:,.0f} MB")
    return ", ".join(parts)
