from __future__ import annotations

import hashlib
import json
from dataclasses import replace

import jsonschema
import pytest

from claimver_core.locations import resource
from claimver_core.reports import render
from claimver_core.reports.json_report import error_object, render_json, report_object, to_json
from claimver_core.types import Entity, QuantityValue, Report


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    schema = json.loads(resource("schemas", "claimver-report-1.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_report_keeps_its_schema(report: Report, validator: jsonschema.Draft202012Validator) -> None:
    validator.validate(json.loads(render(report, "json")))
    validator.validate(error_object("a.txt", "a.txt cannot be read."))


def test_report_without_claims_keeps_its_schema(
    report: Report, validator: jsonschema.Draft202012Validator
) -> None:
    empty = json.loads(render_json(replace(report, text="", kas=None, results=(), mentions=())))
    validator.validate(empty)
    assert empty["kas"] is None
    assert empty["claims"] == empty["entities"] == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda value: value.pop("kas"),
        lambda value: value.update(schema="claimver-report/2"),
        lambda value: value.update(error="both"),
        lambda value: value["claims"][0].update(label=None),
        lambda value: value["claims"][3].update(unchecked=None),
        lambda value: value["claims"][0]["triplets"][0]["object"].update(id="Ulm"),
        lambda value: value["claims"][0].pop("context"),
    ],
)
def test_schema_refuses_what_is_no_report(
    report: Report, validator: jsonschema.Draft202012Validator, spoil: object
) -> None:
    value = report_object(report)
    spoil(value)  # type: ignore[operator]
    assert not validator.is_valid(value)


def test_offsets_are_code_points(report: Report) -> None:
    value = report_object(report)
    for claim in value["claims"]:
        assert report.text[claim["start"] : claim["end"]] == claim["text"]
    assert value["source"]["characters"] == len(report.text)


def test_source_hash(report: Report) -> None:
    assert report_object(report)["source"]["sha256"] == hashlib.sha256(report.text.encode()).hexdigest()
    assert report_object(report, "12" * 32)["source"]["sha256"] == "12" * 32


def test_first_claim_as_documented(report: Report) -> None:
    claim = report_object(report)["claims"][0]
    assert claim["label"] == "attributable"
    assert claim["decided_by"] == "model"
    assert claim["entities"] == ["Q937", "Q3012"]
    assert claim["triplets"][0] == {
        "subject": {"id": "Q937", "label": "Albert Einstein"},
        "property": {"id": "P19", "label": "place of birth"},
        "object": {"id": "Q3012", "label": "Ulm"},
        "qualifiers": [],
        "rank": "normal",
        "source": "wikidata",
        "retrieved": "2021-03-01",
        "former": False,
    }
    end = {"value": "1909", "type": "time", "precision": "year"}
    assert claim["triplets"][1]["qualifiers"] == [
        {"property": {"id": "P582", "label": "end time"}, "value": end}
    ]
    assert claim["triplets"][1]["object"] == {"value": "Patent Office", "type": "text"}


def test_values_that_are_no_items(report: Report) -> None:
    claims = report_object(report)["claims"]
    assert claims[1]["triplets"][0]["object"] == {"value": "1879-03-14", "type": "time", "precision": "day"}
    assert (
        to_json(claims[3]["triplets"][0]["object"]) == '{"value": 126329, "type": "quantity", "unit": null}'
    )
    metre = QuantityValue(8848.86, Entity("Q11573", "metre"))
    triplet = replace(report.results[3].triplets[0], object=metre)
    changed = replace(report, results=(replace(report.results[3], triplets=(triplet,)),))
    assert report_object(changed)["claims"][0]["triplets"][0]["object"] == {
        "value": 8848.86,
        "type": "quantity",
        "unit": {"id": "Q11573", "label": "metre"},
    }


def test_entities_are_listed_once_with_their_mentions(report: Report) -> None:
    entities = {entity["id"]: entity for entity in report_object(report)["entities"]}
    assert set(entities) == {"Q937", "Q3012"}
    assert entities["Q937"]["mentions"] == [{"start": 0, "end": 15, "score": 0.9}]
    assert len(entities["Q3012"]["mentions"]) == 2


def test_half_a_surrogate_pair_is_escaped() -> None:
    assert to_json({"text": "a\ud800"}) == '{"text": "a\\ud800"}'
    assert to_json({"text": "ä"}) == '{"text": "ä"}'
