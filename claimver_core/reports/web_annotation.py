"""The verdicts as annotations of the text: the Web Annotation Data Model (W3C, 2017), in JSON-LD.

Each claim is pointed at twice: by its words with what stands around them, which survives small edits of the
text, and by its place in code points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from claimver_core.reports import words
from claimver_core.reports.identifiers import report_iri, text_iri, wikidata_iri
from claimver_core.reports.json_report import to_json
from claimver_core.types import ClaimResult, Report

CONTEXT = "http://www.w3.org/ns/anno.jsonld"  # the model asks for this address; nothing here fetches it
_AROUND = 32  # characters before and after a claim that help to find it again


def render_web_annotation(reports: Sequence[Report]) -> str:
    """An annotation collection with one page, which holds an annotation for each claim."""
    items = [_annotation(report, result) for report in reports for result in report.results]
    first = report_iri(reports[0]) if reports else "urn:claimver:empty"
    name = words.one_line(reports[0].name) if len(reports) == 1 else f"{len(reports)} texts"
    page = {"id": f"{first}#page", "type": "AnnotationPage", "startIndex": 0, "items": items}
    collection = {
        "@context": CONTEXT,
        "id": f"{first}#annotations",
        "type": "AnnotationCollection",
        "label": f"Claims of {name}",
        "total": len(items),
    }
    return to_json({**collection, "first": page} if items else collection, indent=2) + "\n"


def _annotation(report: Report, result: ClaimResult) -> dict[str, Any]:
    made, text, span = report.provenance, report.text, result.claim.span
    label = result.verdict.label
    bodies: list[dict[str, Any]] = [
        {"type": "TextualBody", "purpose": "tagging", "value": label.value if label else "unchecked"},
        {
            "type": "TextualBody",
            "purpose": "describing",
            "format": "text/plain",
            "language": "en",
            "value": words.one_line(result.rationale or result.verdict.unchecked or words.meaning(result)),
        },
    ]
    iris = dict.fromkeys(wikidata_iri(entity.id) for entity in words.entities(result))
    bodies += [{"type": "SpecificResource", "purpose": "identifying", "source": iri} for iri in iris if iri]
    return {
        "id": f"{report_iri(report)}#claim-{result.index}",
        "type": "Annotation",
        "motivation": "assessing",
        "created": made.started,
        "generator": {
            "id": f"urn:claimver:{made.claimver}",
            "type": "Software",
            "name": words.made_by(made),
        },
        "body": bodies,
        "target": {
            "type": "SpecificResource",
            "source": {"id": text_iri(report), "type": "Text", "format": "text/plain"},
            "selector": [
                {
                    "type": "TextQuoteSelector",
                    "exact": span.of(text),
                    "prefix": text[max(0, span.start - _AROUND) : span.start],
                    "suffix": text[span.end : span.end + _AROUND],
                },
                {"type": "TextPositionSelector", "start": span.start, "end": span.end},
            ],
        },
    }
