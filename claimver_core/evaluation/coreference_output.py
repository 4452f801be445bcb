"""The comparison on GAP as a table for a terminal, and as JSON."""

from __future__ import annotations

import json
from typing import Any

from claimver_core.evaluation.coreference import CoreferenceEvaluation, Counts, Performance
from claimver_core.evaluation.text_output import table

SCHEMA = "claimver-coreference/1"
_HEAD = ("set", "texts", "system", "P", "R", "F1", "masculine F1", "feminine F1", "bias")


def render_coreference(evaluation: CoreferenceEvaluation) -> str:
    """Percentages by set and system."""
    rows: list[tuple[str, ...]] = [_HEAD]
    for name, made in evaluation.results.items():
        for system, performance in made.items():
            rows.append((name, f"{evaluation.texts[name]:,}", system, *_cells(performance)))
    lines = [
        "Coreference: whether a pronoun stands for a name, over both names of each text",
        "",
        *table(rows, left=(0, 2)),
        "",
        "The baselines choose between the two names; ours are not told which names are asked for.",
    ]
    return "\n".join(lines) + "\n"


def coreference_json(evaluation: CoreferenceEvaluation) -> str:
    """All counts and figures; shares are from 0 to 1, null where there is nothing to divide by."""
    sets = {
        name: {
            "texts": evaluation.texts[name],
            "systems": {system: _object(performance) for system, performance in made.items()},
        }
        for name, made in evaluation.results.items()
    }
    return json.dumps({"schema": SCHEMA, "sets": sets}, indent=2) + "\n"


def _cells(made: Performance) -> tuple[str, ...]:
    whole = made.overall
    shares = (whole.precision, whole.recall, whole.f1, made.masculine.f1, made.feminine.f1)
    percent = ("–" if share is None else f"{100 * share:.1f}" for share in shares)
    return (*percent, "–" if made.bias is None else f"{made.bias:.2f}")


def _object(made: Performance) -> dict[str, Any]:
    return {
        "overall": _counts(made.overall),
        "masculine": _counts(made.masculine),
        "feminine": _counts(made.feminine),
        "bias": _rounded(made.bias),
    }


def _counts(counts: Counts) -> dict[str, float | None]:
    return {
        **{name: getattr(counts, name) for name in counts.__dataclass_fields__},
        **{name: _rounded(getattr(counts, name)) for name in ("precision", "recall", "f1")},
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
