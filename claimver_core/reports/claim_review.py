"""The verdicts as ClaimReview of schema.org, in JSON-LD.

What the program alone has found is marked as machine-made and has no author; a person who has read it
signs with a name, which then stands as the author's. A claim without a verdict is left out, since a
failure is no review, and one that the facts do not settle has no rating in figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from claimver_core.reports import words
from claimver_core.reports.identifiers import report_iri, text_iri, wikidata_iri
from claimver_core.reports.json_report import text_sha256, to_json
from claimver_core.types import ClaimResult, Entity, Label, Report

# In the document itself, so that a reader need not fetch it.
_CONTEXT = {
    "@vocab": "https://schema.org/",
    "id": "@id",
    "type": "@type",
    "isBasedOn": {"@type": "@id"},
    "sameAs": {"@type": "@id"},
    "digitalSourceType": {"@type": "@vocab"},
    "datePublished": {"@type": "https://schema.org/DateTime"},
}
_RATINGS = {Label.ATTRIBUTABLE: 5, Label.CONTRADICTORY: 1}
MACHINE_MADE = "Machine-made: no person has reviewed it"


def render_claim_review(reports: Sequence[Report], signed_by: str = "") -> str:
    """A JSON-LD document with a ClaimReview for each claim that has a verdict; ``signed_by`` is the name of
    the person who answers for them, or empty."""
    name = words.one_line(signed_by)
    reviews = [
        _review(report, result, name)
        for report in reports
        for result in report.results
        if result.verdict.label is not None
    ]
    return to_json({"@context": _CONTEXT, "@graph": reviews}, indent=2) + "\n"


def _review(report: Report, result: ClaimResult, signed_by: str) -> dict[str, Any]:
    made = report.provenance
    status: dict[str, Any] = {
        "creativeWorkStatus": MACHINE_MADE,
        "digitalSourceType": "TrainedAlgorithmicMediaDigitalSource",
    }
    if signed_by:
        status = {
            "creativeWorkStatus": f"Reviewed and signed by {signed_by}",
            "author": {"type": "Person", "name": signed_by},
        }
    source = {
        "type": "CreativeWork",
        "id": text_iri(report),
        "name": words.one_line(report.name),
        "identifier": f"sha256:{text_sha256(report.text)}",
    }
    return {
        "type": "ClaimReview",
        "id": f"{report_iri(report)}#claim-{result.index}",
        "datePublished": made.started,
        **status,
        "inLanguage": "en",
        "claimReviewed": words.one_line(result.claim.context),
        "itemReviewed": {
            "type": "Claim",
            "text": words.one_line(result.claim.text),
            "appearance": source,
            "about": [_entity(entity) for entity in words.entities(result)],
        },
        "reviewRating": _rating(result),
        "reviewBody": words.one_line(result.rationale),
        "isBasedOn": _sources(result),
        "sdPublisher": {"type": "Organization", "name": f"ClaimVer {made.claimver}"},
        "description": words.made_by(made),
    }


def _rating(result: ClaimResult) -> dict[str, Any]:
    label = result.verdict.label
    rating: dict[str, Any] = {
        "type": "Rating",
        "alternateName": f"{words.WORDS[label]}: {words.meaning(result)}",
        "ratingExplanation": f"Confidence {result.verdict.confidence:.0%}, TMS {result.tms:.2f}, "
        f"decided by {words.decider(result)}",
    }
    if label in _RATINGS:
        rating |= {"ratingValue": _RATINGS[label], "bestRating": 5, "worstRating": 1}
    return rating


def _sources(result: ClaimResult) -> list[str]:
    """The items whose statements were shown, each once."""
    found = (wikidata_iri(triplet.subject.id) for triplet in result.triplets)
    return list(dict.fromkeys(iri for iri in found if iri))


def _entity(entity: Entity) -> dict[str, Any]:
    thing: dict[str, Any] = {"type": "Thing", "name": words.one_line(entity.label)}
    iri = wikidata_iri(entity.id)
    if iri:
        thing["sameAs"] = iri
    if entity.description:
        thing["description"] = words.one_line(entity.description)
    return thing
