"""The comparison of linkers as a table for a terminal, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from claimver_core.evaluation.linking import TOTAL, Counts, LinkingEvaluation, Performance
from claimver_core.evaluation.text_output import table
from claimver_core.evaluation.words import percent

SCHEMA = "claimver-linking/1"
_HEAD = ("set", "system", "P", "R", "F1", "given", "refused", "untouched", "nouns F1", "CPU s", "texts/s")


def render_linking(evaluation: LinkingEvaluation) -> str:
    """Percentages by set and system, the sum of all sets last, and what the sums compare to."""
    rows: list[tuple[str, ...]] = [_HEAD]
    for name in evaluation.sets:
        for system, made in evaluation.results.get(name, {}).items():
            rows.append((name, system, *_cells(made)))
    lines = ["Entity linking, names whose item is in the knowledge", "", *table(rows, left=(0, 1)), ""]
    lines += _comparison(evaluation)
    return "\n".join(lines) + "\n"


def linking_json(evaluation: LinkingEvaluation) -> str:
    """All counts and figures; shares are from 0 to 1, null where there is nothing to divide by."""
    sets = {
        name: {system: _object(made) for system, made in evaluation.results.get(name, {}).items()}
        for name in evaluation.sets
    }
    made = {"schema": SCHEMA, "analysis_cpu_seconds": round(evaluation.analysis, 4), "sets": sets}
    return json.dumps(made, indent=2) + "\n"


def _cells(made: Performance) -> tuple[str, ...]:
    names = made.names
    untouched = names.untouched / names.unknown if names.unknown else None
    shares = (names.precision, names.recall, names.f1, names.accuracy_given, names.refusal, untouched)
    speed = made.texts_per_second
    return (
        *map(percent, (*shares, made.nouns.f1)),
        f"{made.seconds:.2f}",
        "–" if speed is None else f"{speed:,.0f}",
    )


def _comparison(evaluation: LinkingEvaluation) -> Iterator[str]:
    total = evaluation.results.get(TOTAL, {})
    if not total:
        return
    first = next(iter(total.values()))
    names, nouns = first.names, first.nouns
    yield (
        f"{first.texts:,} texts of {first.characters:,} characters: {names.known:,} names in the knowledge, "
        f"{names.unknown:,} not in it; {nouns.known:,} common nouns. Analysis by spaCy for all: "
        f"{evaluation.analysis:.2f} s."
    )
    for own, ours in total.items():
        for system, made in total.items():
            if own.startswith("ours") and not system.startswith("ours"):
                yield _beside(own, ours, system, made)


def _beside(own: str, ours: Performance, system: str, made: Performance) -> str:
    more = 100 * ((ours.names.f1 or 0.0) - (made.names.f1 or 0.0))
    speed = f"{made.seconds / ours.seconds:.2f}" if ours.seconds else "–"
    return f"{own} beside {system}: {more:+.1f} points of F1, {speed} × its speed."


def _object(made: Performance) -> dict[str, Any]:
    return {
        "names": _counts(made.names),
        "nouns": _counts(made.nouns),
        "beside": made.beside,
        "texts": made.texts,
        "characters": made.characters,
        "cpu_seconds": round(made.seconds, 4),
    }


def _counts(counts: Counts) -> dict[str, float | None]:
    fields = {name: getattr(counts, name) for name in counts.__dataclass_fields__}
    figures = ("precision", "recall", "f1", "accuracy_given", "refusal")
    shares = {name: getattr(counts, name) for name in figures}
    return {**fields, **{name: None if v is None else round(v, 4) for name, v in shares.items()}}
