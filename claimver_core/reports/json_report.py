"""The report other programs read: ``claimver-report/1``.

``resources/schemas/claimver-report-1.json`` is its JSON Schema. Keys may be added; any other change
takes a new version number.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from typing import Any

from claimver_core.types import (
    ClaimResult,
    Entity,
    Mention,
    Opinion,
    Property,
    Provenance,
    QuantityValue,
    Report,
    TimeValue,
    Triplet,
    Value,
)

SCHEMA = "claimver-report/1"
_DIGITS = 4  # of scores: more would only be noise


def report_object(report: Report, sha256: str | None = None) -> dict[str, Any]:
    """The report as JSON values. ``sha256`` is that of the source's bytes, by default of the text."""
    return {
        "schema": SCHEMA,
        "source": {
            "name": report.name,
            "sha256": sha256 or text_sha256(report.text),
            "characters": len(report.text),
        },
        "kas": None if report.kas is None else round(report.kas, _DIGITS),
        "claims": [_claim(result) for result in report.results],
        "entities": _entities(report.mentions),
        "provenance": {
            "claimver": report.provenance.claimver,
            "method": report.provenance.method,
            "models": [{"name": m.name, "sha256": m.sha256} for m in report.provenance.models],
            "knowledge": [
                {"name": k.name, "snapshot": k.snapshot, "sha256": k.sha256}
                for k in report.provenance.knowledge
            ],
            "started": report.provenance.started,
            "seconds": report.provenance.seconds,
            **_asked(report.provenance),
        },
    }


def error_object(name: str, message: str) -> dict[str, Any]:
    """What stands in place of the report on a source that could not be checked."""
    return {
        "schema": SCHEMA,
        "source": {"name": name, "sha256": None, "characters": None},
        "error": message,
    }


def render_json(report: Report, sha256: str | None = None) -> str:
    """The report as an indented JSON document."""
    return to_json(report_object(report, sha256), indent=2) + "\n"


def to_json(value: object, *, indent: int | None = None) -> str:
    """JSON text that can be written as UTF-8; text that cannot be (half a surrogate pair) is escaped."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, indent=indent)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(value, allow_nan=False, indent=indent)
    return text


def text_sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _claim(result: ClaimResult) -> dict[str, Any]:
    claim, verdict = result.claim, result.verdict
    return {
        "index": result.index,
        "start": claim.span.start,
        "end": claim.span.end,
        "text": claim.text,
        "context": claim.context,
        "label": verdict.label.value if verdict.label else None,
        "confidence": round(verdict.confidence, _DIGITS),
        "tms": round(result.tms, _DIGITS),
        "rationale": result.rationale,
        "unchecked": verdict.unchecked,
        "decided_by": verdict.decided_by,
        **({} if verdict.agreement is None else {"agreement": round(verdict.agreement, _DIGITS)}),
        "triplets": [_triplet(triplet) for triplet in result.triplets],
        "passages": [{"text": passage.text, "source": passage.source} for passage in result.passages],
        "entities": list(dict.fromkeys(m.entity.id for m in claim.mentions if m.entity.id)),
        **(
            {} if result.without_evidence is None else {"without_evidence": _opinion(result.without_evidence)}
        ),
    }


def _opinion(opinion: Opinion) -> dict[str, Any]:
    verdict = opinion.verdict
    return {
        "label": verdict.label.value if verdict.label else None,
        "confidence": round(verdict.confidence, _DIGITS),
        "rationale": opinion.rationale,
        **({} if verdict.agreement is None else {"agreement": round(verdict.agreement, _DIGITS)}),
    }


def _asked(provenance: Provenance) -> dict[str, Any]:
    """What a language model was asked, where one took part."""
    if provenance.usage is None:
        return {}
    return {
        "prompts": [asdict(prompt) for prompt in provenance.prompts],
        "usage": asdict(provenance.usage),
        "runs_on": provenance.runs_on,
        **({"failure": provenance.failure} if provenance.failure else {}),
    }


def _triplet(triplet: Triplet) -> dict[str, Any]:
    return {
        "subject": _named(triplet.subject),
        "property": _named(triplet.property),
        "object": _value(triplet.object),
        "qualifiers": [
            {"property": _named(q.property), "value": _value(q.value)} for q in triplet.qualifiers
        ],
        "rank": triplet.rank.value,
        "source": triplet.source,
        "retrieved": triplet.retrieved,
        "former": triplet.former,
    }


def _value(value: Value) -> dict[str, Any]:
    if isinstance(value, Entity):
        return _named(value)
    if isinstance(value, TimeValue):
        return {"value": value.value, "type": "time", "precision": value.precision.value}
    if isinstance(value, QuantityValue):
        number = int(value.value) if value.value.is_integer() else value.value
        return {"value": number, "type": "quantity", "unit": _named(value.unit) if value.unit else None}
    return {"value": value.value, "type": "text"}


def _named(thing: Entity | Property) -> dict[str, Any]:
    return {"id": thing.id, "label": thing.label}


def _entities(mentions: tuple[Mention, ...]) -> list[dict[str, Any]]:
    """Every entity that the text names, once, with the places where it does."""
    found: dict[str | None, dict[str, Any]] = {}
    for mention in mentions:
        entity = mention.entity
        entry = found.setdefault(
            entity.id,
            {"id": entity.id, "label": entity.label, "description": entity.description, "mentions": []},
        )
        span = mention.span
        entry["mentions"].append(
            {"start": span.start, "end": span.end, "score": round(mention.score, _DIGITS)}
        )
    return list(found.values())
