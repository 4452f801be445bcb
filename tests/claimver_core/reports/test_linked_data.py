"""ClaimReview, Web Annotation and TriG, read back with rdflib, without a network."""

from __future__ import annotations

import json
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from rdflib import PROV, RDF, RDFS, Dataset, Graph, Literal, Namespace, URIRef
from rdflib.collection import Collection

from claimver_core.reports import render, render_all
from claimver_core.reports.claim_review import MACHINE_MADE
from claimver_core.reports.trig_report import VOCABULARY
from claimver_core.reports.web_annotation import CONTEXT
from claimver_core.types import Entity, Precision, Property, QuantityValue, Report, Span, TimeValue

_ANNOTATION_TERMS = Path(__file__).resolve().parents[2] / "data" / "annotation_context.json"
HOSTILE = '"/><script>alert(1)</script> <http://evil.example> . } \\u0022 \\\n\x00 \u202e\ud800'
SCHEMA = Namespace("https://schema.org/")
OA = Namespace("http://www.w3.org/ns/oa#")
XML = Namespace("http://www.w3.org/2001/XMLSchema#")
TERMS = Namespace(VOCABULARY)
WD = Namespace("http://www.wikidata.org/entity/")
WIKIDATA = Namespace("http://www.wikidata.org/prop/")


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object) -> None:
        raise AssertionError("something asked for the network")

    monkeypatch.setattr(socket.socket, "connect", refuse)


@pytest.fixture
def hostile(report: Report) -> Report:
    """A report with hostile words wherever words come from outside."""
    evil = Entity('Q1"><b>', HOSTILE, HOSTILE)
    triplet = replace(
        report.results[0].triplets[0],
        subject=evil,
        property=Property("P19 <x>", HOSTILE),
        object=TimeValue(HOSTILE, Precision.DAY),
        source=HOSTILE,
        retrieved='2021"',
    )
    claim = replace(report.results[0].claim, text=HOSTILE, context=HOSTILE, span=Span(0, len(HOSTILE)))
    result = replace(report.results[0], claim=claim, rationale=HOSTILE, triplets=(triplet,))
    return replace(report, name=HOSTILE, text=HOSTILE, results=(result,))


def _json_ld(text: str) -> Graph:
    document = json.loads(text)
    if document["@context"] == CONTEXT:
        document["@context"] = json.loads(_ANNOTATION_TERMS.read_text(encoding="utf-8"))["@context"]
    return Graph().parse(data=json.dumps(document), format="json-ld")


def _trig(text: str) -> Dataset:
    dataset = Dataset()
    dataset.parse(data=text, format="trig")
    return dataset


# ClaimReview


def test_each_verdict_is_a_claim_review(report: Report) -> None:
    graph = _json_ld(render(report, "claimreview"))
    reviews = set(graph.subjects(RDF.type, SCHEMA.ClaimReview))
    assert len(reviews) == 3  # the claim that could not be checked has none
    said = {str(graph.value(review, SCHEMA.claimReviewed)): review for review in reviews}
    ratings = {words: graph.value(review, SCHEMA.reviewRating) for words, review in said.items()}
    values = {words: graph.value(rating, SCHEMA.ratingValue) for words, rating in ratings.items()}
    assert values["Albert Einstein was born in Ulm"] == Literal(5)
    assert values["Albert Einstein was born in 1890"] == Literal(1)
    assert values["He liked sailing"] is None
    born = said["Albert Einstein was born in Ulm"]
    assert graph.value(born, SCHEMA.isBasedOn) == WD.Q937
    assert graph.value(born, SCHEMA.datePublished) is not None


def test_a_review_is_machine_made_until_it_is_signed(report: Report) -> None:
    graph = _json_ld(render(report, "claimreview"))
    assert set(graph.objects(None, SCHEMA.creativeWorkStatus)) == {Literal(MACHINE_MADE)}
    assert not list(graph.objects(None, SCHEMA.author))
    signed = _json_ld(render(report, "claimreview", signed_by="Jo Ng\n<b>"))
    assert Literal(MACHINE_MADE) not in set(signed.objects(None, SCHEMA.creativeWorkStatus))
    authors = {signed.value(author, SCHEMA.name) for author in signed.objects(None, SCHEMA.author)}
    assert authors == {Literal("Jo Ng <b>")}


# Web Annotation


def test_each_claim_is_an_annotation_at_its_place(report: Report) -> None:
    graph = _json_ld(render(report, "webannotation"))
    annotations = set(graph.subjects(RDF.type, OA.Annotation))
    assert len(annotations) == 4
    for annotation in annotations:
        target = graph.value(annotation, OA.hasTarget)
        selectors = {graph.value(each, RDF.type): each for each in graph.objects(target, OA.hasSelector)}
        quote, place = selectors[OA.TextQuoteSelector], selectors[OA.TextPositionSelector]
        exact, start, end = (
            graph.value(quote, OA.exact),
            graph.value(place, OA.start),
            graph.value(place, OA.end),
        )
        assert report.text[start.toPython() : end.toPython()] == str(exact)
        around = f"{graph.value(quote, OA.prefix)}{exact}{graph.value(quote, OA.suffix)}"
        assert around in report.text
    tags = {str(graph.value(body, RDF.value)) for body in graph.subjects(OA.hasPurpose, OA.tagging)}
    assert tags == {"attributable", "contradictory", "extrapolatory", "unchecked"}


def test_annotations_of_several_texts_make_one_collection(report: Report) -> None:
    document = json.loads(render_all([report, replace(report, name="b.txt")], "webannotation"))
    assert document["total"] == len(document["first"]["items"]) == 8
    graph = _json_ld(json.dumps(document))
    items = next(graph.objects(None, URIRef("http://www.w3.org/ns/activitystreams#items")))
    assert len(set(Collection(graph, items))) == 8


def test_a_text_without_claims_has_no_page(report: Report) -> None:
    document = json.loads(render(replace(report, results=()), "webannotation"))
    assert document["total"] == 0
    assert "first" not in document


# TriG


def test_trig_tells_who_made_the_report_with_what(report: Report) -> None:
    dataset = _trig(render(report, "trig"))
    graph = dataset.default_graph
    bundle = graph.value(predicate=RDF.type, object=PROV.Bundle)
    activity = graph.value(bundle, PROV.wasGeneratedBy)
    labels = {str(graph.value(used, RDFS.label)) for used in graph.objects(activity, PROV.used)}
    assert {"compact-verifier", "ranker", "starter 2021-03-01"} <= labels
    seconds = graph.value(activity, PROV.endedAtTime).value - graph.value(activity, PROV.startedAtTime).value
    assert seconds.total_seconds() == 1.25
    assert dataset.graph(bundle)


def test_trig_keeps_the_verdicts_and_the_facts_with_their_qualifiers(report: Report) -> None:
    dataset = _trig(render(report, "trig"))
    claims = dataset.graph(dataset.default_graph.value(predicate=RDF.type, object=PROV.Bundle))
    labels = {int(n): claims.value(claim, TERMS.label) for claim, n in claims.subject_objects(TERMS.number)}
    assert labels == {1: TERMS.attributable, 2: TERMS.contradictory, 3: TERMS.extrapolatory, 4: None}
    born = claims.value(WD.Q937, WIKIDATA["P19"])
    assert claims.value(born, WIKIDATA["statement/P19"]) == WD.Q3012
    worked = claims.value(WD.Q937, WIKIDATA["P108"])
    assert claims.value(worked, WIKIDATA["qualifier/P582"]) == Literal("1909", datatype=XML.gYear)
    assert claims.value(worked, TERMS.former) == Literal(True)
    date = claims.value(claims.value(WD.Q937, WIKIDATA["P569"]), WIKIDATA["statement/P569"])
    assert str(date) == "1879-03-14"
    assert claims.value(WD.Q937, RDFS.label) == Literal("Albert Einstein", lang="en")
    unchecked = claims.value(predicate=TERMS.unchecked, object=Literal("The model stopped."))
    assert unchecked is not None


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (TimeValue("-0044-03-15", Precision.DAY), Literal("15 March 44 BCE")),
        (TimeValue("2015-02-31", Precision.DAY), Literal("31 February 2015")),
        (TimeValue("1889-03", Precision.MONTH), Literal("1889-03", datatype=XML.gYearMonth)),
        (QuantityValue(8848.86, Entity("Q11573", "metre")), Literal("8,848.86 metre")),
        (QuantityValue(float("inf")), Literal("inf")),
    ],
)
def test_values_that_rdf_has_no_type_for_are_said_in_words(
    report: Report, value: TimeValue | QuantityValue, said: Literal
) -> None:
    triplet = replace(report.results[1].triplets[0], object=value)
    changed = replace(report, results=(replace(report.results[1], triplets=(triplet,)),))
    values = [o for _, p, o, _ in _trig(render(changed, "trig")).quads() if p == WIKIDATA["statement/P569"]]
    assert values == [said]


def test_two_reports_are_two_graphs(report: Report) -> None:
    dataset = _trig(render_all([report, replace(report, name="b.txt", text=report.text + " ")], "trig"))
    assert len(set(dataset.default_graph.subjects(RDF.type, PROV.Bundle))) == 2
    assert len([graph for graph in dataset.graphs() if len(graph)]) == 3


# What comes from outside


@pytest.mark.parametrize("format", ["claimreview", "webannotation"])
def test_hostile_words_stay_words_in_json_ld(hostile: Report, format: str) -> None:
    graph = _json_ld(render(hostile, format))
    assert not [
        node for triple in graph for node in triple if "evil" in str(node) and isinstance(node, URIRef)
    ]
    assert any("<script>" in str(node) for triple in graph for node in triple)


def test_hostile_words_stay_words_in_trig(hostile: Report) -> None:
    quads = list(_trig(render(hostile, "trig")).quads())
    nodes = [node for quad in quads for node in quad if isinstance(node, URIRef)]
    assert not [node for node in nodes if str(node).startswith("http://evil") or "<" in str(node)]
    assert any("<script>" in str(quad[2]) for quad in quads)
