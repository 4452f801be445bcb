"""Evaluations for other programs: ``claimver-evaluation/1``.

``resources/schemas/claimver-evaluation-1.json`` is its JSON Schema. Keys may be added; any other change
takes a new version number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from claimver_core.evaluation.baselines import Baseline
from claimver_core.evaluation.bootstrap import Figure
from claimver_core.evaluation.items import LABELS, Outcome
from claimver_core.evaluation.result import Evaluation, Failure
from claimver_core.evidence_text import evidence_texts
from claimver_core.reports.json_report import to_json
from claimver_core.types import Provenance

SCHEMA = "claimver-evaluation/1"
_DIGITS = 4


def render_json(sets: Sequence[Evaluation | Failure], provenance: Provenance) -> str:
    """All sets in one object, in the order given."""
    value = {
        "schema": SCHEMA,
        "claimver": provenance.claimver,
        "method": provenance.method,
        "models": [asdict(model) for model in provenance.models],
        "knowledge": [asdict(knowledge) for knowledge in provenance.knowledge],
        "started": provenance.started,
        "sets": [_failure(made) if isinstance(made, Failure) else evaluation_object(made) for made in sets],
    }
    return to_json(value, indent=2) + "\n"


def evaluation_object(evaluation: Evaluation) -> dict[str, Any]:
    """One set as JSON values."""
    data = evaluation.dataset
    return {
        "name": data.name,
        "path": str(data.path),
        "sha256": data.sha256,
        "reader": data.reader,
        "rows": len(evaluation.outcomes),
        "rows_in_file": len(data.items),
        "unreadable": list(data.faults),
        "unjudged": dict(evaluation.unjudged),
        "seed": evaluation.seed,
        "closed_world": evaluation.closed_world,
        "headline": evaluation.headline,
        "figures": _figures(evaluation.figures),
        "baselines": {
            "three_labels": _baseline(evaluation.baseline),
            "true_or_not": _baseline(evaluation.baseline_two),
        },
        "classes": [_rounded(asdict(figures)) for figures in evaluation.classes],
        "confusion": {
            "gold": [label.value for label in LABELS],
            "found": [*(label.value for label in LABELS), None],
            "rows": [list(row) for row in evaluation.confusion],
        },
        "calibration": [_rounded(asdict(bin)) for bin in evaluation.bins],
        "risk_by_coverage": [[coverage, round(risk, _DIGITS)] for coverage, risk in evaluation.risk],
        "decided_by": [_rounded(asdict(decider)) for decider in evaluation.deciders],
        "kinds": [
            {"name": kind.name, "rows": kind.rows, "figures": _figures(kind.figures)}
            for kind in evaluation.kinds
        ],
        "cost": {
            **_rounded(asdict(evaluation.cost)),
            "claims_per_second": round(evaluation.cost.claims_per_second, 2),
            "pairs_per_second": round(evaluation.cost.pairs_per_second, 2),
        },
        "errors": [_error(outcome) for outcome in evaluation.errors],
    }


def _failure(failure: Failure) -> dict[str, Any]:
    return {"name": failure.name, "error": failure.reason}


def _figures(figures: Mapping[str, Figure]) -> dict[str, Any]:
    return {name: _rounded(asdict(figure)) for name, figure in figures.items()}


def _baseline(baseline: Baseline) -> dict[str, Any]:
    return _rounded(asdict(baseline))


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    return {key: round(v, _DIGITS) if isinstance(v, float) else v for key, v in values.items()}


def _error(outcome: Outcome) -> dict[str, Any]:
    item, verdict = outcome.item, outcome.verdict
    evidence = evidence_texts(item.evidence) if item.evidence is not None else sorted(outcome.found)
    return {
        "id": item.id,
        "kind": item.kind,
        "claim": item.claim,
        "gold": item.gold.value,
        "label": verdict.label.value if verdict.label else None,
        "confidence": round(verdict.confidence, _DIGITS),
        "decided_by": verdict.decided_by,
        "evidence": evidence,
    }
