"""The measures of claims as tables for a terminal, and as JSON."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from claimver_core.evaluation.claims import LEAST, ClaimsEvaluation, Performance, Shares
from claimver_core.evaluation.text_output import table
from claimver_core.evaluation.words import percent

SCHEMA = "claimver-claims/1"


def render_claims(evaluation: ClaimsEvaluation) -> str:
    """Percentages by system, a table for each kind of set that is there."""
    blocks = [
        _segmentation(evaluation) if evaluation.sets.segmented else [],
        _decomposition(evaluation) if evaluation.sets.facts else [],
        *(_worth(evaluation, kind) for kind in evaluation.sets.worth),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def claims_json(evaluation: ClaimsEvaluation) -> str:
    """All counts and figures; shares are from 0 to 1, null where there is nothing to divide by."""
    systems = {name: _object(made) for name, made in evaluation.results.items()}
    sets = {
        "segmented": len(evaluation.sets.segmented),
        "without_text": evaluation.sets.without_text,
        "fact_texts": len(evaluation.sets.facts),
        "worth": {kind: len(rows) for kind, rows in evaluation.sets.worth.items()},
    }
    return json.dumps({"schema": SCHEMA, "sets": sets, "systems": systems}, indent=2) + "\n"


def _segmentation(evaluation: ClaimsEvaluation) -> list[str]:
    head = ("source", "system", *(f"{what} F1 at {least}" for what in ("span", "context") for least in LEAST))
    rows: list[tuple[str, ...]] = [(*head, "P at 0.5", "R at 0.5")]
    sources = list(dict.fromkeys(sentence.source for sentence in evaluation.sets.segmented))
    for source in sources:
        for name, made in evaluation.results.items():
            shares = [counts[source, least] for counts in (made.spans, made.contexts) for least in LEAST]
            middle = made.contexts[source, LEAST[0]]
            cells = (*(share.f1 for share in shares), middle.precision, middle.recall)
            rows.append((source, name, *map(percent, cells)))
    wanted = sum(len(sentence.propositions) for sentence in evaluation.sets.segmented)
    lines = [
        "Propositions (PropSegmEnt): claims whose tokens are those of a proposition, by Jaccard index",
        "",
        *table(rows, left=(0, 1)),
        "",
        f"{len(evaluation.sets.segmented):,} sentences with {wanted:,} propositions. P and R: contexts.",
    ]
    if evaluation.sets.without_text:
        lines.append(f"{evaluation.sets.without_text:,} more sentences come without their text.")
    return lines


def _decomposition(evaluation: ClaimsEvaluation) -> list[str]:
    head = (
        "system",
        "facts covered",
        "by a claim of its own",
        "claims",
        "of one fact",
        "of several",
        "of none",
    )
    rows: list[tuple[str, ...]] = [head]
    for name, made in evaluation.results.items():
        d = made.decomposition
        facts = [percent(part / d.facts if d.facts else None) for part in (d.covered, d.alone)]
        claims = [percent(part / d.claims if d.claims else None) for part in (d.one, d.several, d.none)]
        rows.append((name, *facts, f"{d.claims:,}", *claims))
    whole = next(iter(evaluation.results.values())).decomposition.facts
    return [
        f"Atomic facts (FActScore): {whole:,} facts, covered by a claim that has all their content words",
        "",
        *table(rows, left=(0,)),
    ]


def _worth(evaluation: ClaimsEvaluation, kind: str) -> list[str]:
    rows: list[tuple[str, ...]] = [("system", "P", "R", "F1", "others left alone")]
    for name, made in evaluation.results.items():
        shares, (left, whole) = made.worth[kind], made.unworthy[kind]
        figures = map(percent, (shares.precision, shares.recall, shares.f1))
        rows.append((name, *figures, f"{left} of {whole}"))
    count = len(evaluation.sets.worth[kind])
    return [f"Check-worthy {kind}: {count:,}, found when they hold a claim", "", *table(rows, left=(0,))]


def _object(made: Performance) -> dict[str, Any]:
    return {
        "spans": {f"{source} {least}": _shares(s) for (source, least), s in made.spans.items()},
        "contexts": {f"{source} {least}": _shares(s) for (source, least), s in made.contexts.items()},
        "decomposition": dataclasses.asdict(made.decomposition),
        "worth": {kind: _shares(shares) for kind, shares in made.worth.items()},
        "unworthy_left_alone": {kind: list(counts) for kind, counts in made.unworthy.items()},
    }


def _shares(shares: Shares) -> dict[str, float | None]:
    figures = {name: getattr(shares, name) for name in ("precision", "recall", "f1")}
    rounded = {name: None if value is None else round(value, 4) for name, value in figures.items()}
    return {**dataclasses.asdict(shares), **rounded}
