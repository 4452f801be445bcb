"""The comparison of path searches as a table for a terminal, and as JSON."""

from __future__ import annotations

import json

from claimver_core.evaluation.path_systems import LONGEST
from claimver_core.evaluation.paths import PathsEvaluation
from claimver_core.evaluation.text_output import table
from claimver_core.knowledge.paths import HUB_DEGREE, MAX_HOPS

SCHEMA = "claimver-paths/1"
_HEAD = ("system", "loading CPU s", "median ms", "99 % ms", "stopped", "joined", "same paths")


def render_paths(evaluation: PathsEvaluation) -> str:
    """A line a system, and what ours compares to."""
    rows: list[tuple[str, ...]] = [_HEAD]
    for name, made in evaluation.systems.items():
        rows.append(
            (
                name,
                f"{made.loading:.2f}",
                f"{1000 * made.median:.2f}",
                f"{1000 * made.percentile_99:.2f}",
                f"{made.stopped:,}",
                f"{made.joined:,}",
                f"{100 * made.same / made.compared:.1f} % of {made.compared:,}" if made.compared else "–",
            )
        )
    lines = [
        f"Paths of at most {MAX_HOPS} statements between two entities, none through one in more than "
        f"{HUB_DEGREE}",
        "",
        *table(rows, left=(0,)),
        "",
        f"{evaluation.pairs:,} pairs in a graph of {evaluation.statements:,} joined pairs of items; "
        f"a question is stopped after {LONGEST:g} s.",
    ]
    if evaluation.ratio is not None:
        lines.append(f"ours beside the best of the others: {evaluation.ratio:.1f} × its speed at the median.")
    return "\n".join(lines) + "\n"


def paths_json(evaluation: PathsEvaluation) -> str:
    """All figures, times in seconds."""
    systems = {
        name: {
            "loading_cpu_seconds": round(made.loading, 4),
            "median_cpu_seconds": round(made.median, 6),
            "percentile_99_cpu_seconds": round(made.percentile_99, 6),
            "stopped": made.stopped,
            "joined": made.joined,
            "compared": made.compared,
            "same": made.same,
        }
        for name, made in evaluation.systems.items()
    }
    ratio = None if evaluation.ratio is None else round(evaluation.ratio, 2)
    made = {
        "schema": SCHEMA,
        "pairs": evaluation.pairs,
        "joined_pairs_of_items": evaluation.statements,
        "systems": systems,
        "ratio_to_best_other": ratio,
    }
    return json.dumps(made, indent=2) + "\n"
