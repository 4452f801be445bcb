"""The comparison of retrievals as a table for a terminal, and as JSON."""

from __future__ import annotations

import json
from itertools import pairwise

from claimver_core.evaluation.relevance import FIRST, SIZES, Performance, RelevanceEvaluation
from claimver_core.evaluation.text_output import table
from claimver_core.evaluation.words import percent

SCHEMA = "claimver-relevance/1"
_FIRST = (1, 3, FIRST)


def render_relevance(evaluation: RelevanceEvaluation) -> str:
    """Percentages by system, and by how many statements the subject has."""
    bounds = [f"{low + 1}–{high}" for low, high in pairwise((0, *SIZES))]
    first = next(iter(evaluation.results.values()), Performance())
    head = ("system", *(f"first {n}" for n in _FIRST), "MRR", *bounds, "CPU ms")
    rows: list[tuple[str, ...]] = [head]
    for name, made in evaluation.results.items():
        shares = (*(made.within(n) for n in _FIRST), made.mean_reciprocal())
        by_size = (made.within(FIRST, size) for size in SIZES)
        spent = f"{1000 * made.seconds / made.count():.1f}" if made.count() else "–"
        rows.append((name, *map(percent, (*shares, *by_size)), spent))
    rows.append(("claims", "", "", "", str(first.count()), *(str(first.count(size)) for size in SIZES), ""))
    lines = [
        "Relevance: the claims whose deciding statement is among the first retrieved",
        "",
        *table(rows, left=(0,)),
        "",
        f"The columns by number of the subject's statements tell the first {FIRST}. CPU time is per claim.",
    ]
    return "\n".join(lines) + "\n"


def relevance_json(evaluation: RelevanceEvaluation) -> str:
    """All figures; shares are from 0 to 1, null where there is nothing to divide by."""
    made = {
        name: {
            "claims": performance.count(),
            "first": {str(n): _rounded(performance.within(n)) for n in _FIRST},
            "mean_reciprocal_rank": _rounded(performance.mean_reciprocal()),
            "by_statements": {
                str(size): {
                    "claims": performance.count(size),
                    f"first_{FIRST}": _rounded(performance.within(FIRST, size)),
                }
                for size in SIZES
            },
            "cpu_seconds": round(performance.seconds, 4),
        }
        for name, performance in evaluation.results.items()
    }
    missed = [claim.id for claim in evaluation.missed]
    return json.dumps({"schema": SCHEMA, "systems": made, "missed": missed}, indent=2) + "\n"


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
