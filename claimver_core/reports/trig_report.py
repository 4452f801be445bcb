"""The report as linked data: TriG (W3C, 2014) with its provenance in PROV-O (W3C, 2013).

Each check is a named graph that holds its claims, verdicts and facts; the default graph says which program,
models and knowledge made that graph, from which text and when. Facts are statement nodes as in Wikidata's own
RDF (property prefixes p, ps and pq), so that qualifiers and sources keep their place.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING
from urllib.parse import quote

from claimver_core.evidence_text import format_value
from claimver_core.reports import words
from claimver_core.reports.identifiers import hash_iri, report_iri, text_iri, wikidata_iri
from claimver_core.types import ClaimResult, Entity, Property, Report, TextValue, TimeValue, Triplet, Value

if TYPE_CHECKING:
    from rdflib import Graph
    from rdflib.term import Identifier, Node, URIRef

VOCABULARY = "urn:claimver:vocabulary:"
_WIKIDATA = "http://www.wikidata.org/"
_WIKIBASE = "http://wikiba.se/ontology#"
_PREFIXES = {
    "claimver": VOCABULARY,
    "oa": "http://www.w3.org/ns/oa#",
    "wd": f"{_WIKIDATA}entity/",
    "p": f"{_WIKIDATA}prop/",
    "ps": f"{_WIKIDATA}prop/statement/",
    "pq": f"{_WIKIDATA}prop/qualifier/",
    "wikibase": _WIKIBASE,
}
_FULL_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_MONTH = re.compile(r"\d{4}-(0[1-9]|1[0-2])")
_YEAR = re.compile(r"\d{4}")


def render_trig(reports: Sequence[Report]) -> str:
    """A TriG document with a named graph for each report."""
    from rdflib import Dataset, Graph

    provenance = Graph()
    graphs = []
    for report in reports:
        _add_provenance(provenance, report)
        dataset = Dataset()
        for prefix, address in _PREFIXES.items():
            dataset.bind(prefix, address)
        _Claims(dataset.graph(_iri(report_iri(report))), report).add()
        graphs.append(dataset.serialize(format="trig").strip())
    # One after the other, since the order of the graphs in one dataset is left to chance.
    return "\n\n".join([provenance.serialize(format="turtle").strip(), *graphs]) + "\n"


def _add_provenance(graph: Graph, report: Report) -> None:
    """Which activity made the graph of a report, of what and with what."""
    from rdflib import DCTERMS, PROV, RDF, RDFS, XSD, Literal

    made = report.provenance
    bundle, text = _iri(report_iri(report)), _iri(text_iri(report))
    activity, program = _iri(f"{report_iri(report)}#check"), _iri(f"urn:claimver:{quote(made.claimver)}")
    graph.add((bundle, RDF.type, PROV.Entity))
    graph.add((bundle, RDF.type, PROV.Bundle))
    graph.add((bundle, PROV.wasGeneratedBy, activity))
    graph.add((bundle, PROV.wasDerivedFrom, text))
    graph.add((bundle, PROV.wasAttributedTo, program))
    graph.add((activity, RDF.type, PROV.Activity))
    graph.add((activity, RDFS.label, Literal(f"Check with the method {made.method}")))
    graph.add((activity, PROV.wasAssociatedWith, program))
    graph.add((program, RDF.type, PROV.SoftwareAgent))
    graph.add((program, RDFS.label, Literal(f"ClaimVer {made.claimver}")))
    for time, relation in (
        (made.started, PROV.startedAtTime),
        (_ended(made.started, made.seconds), PROV.endedAtTime),
    ):
        if time:
            graph.add((activity, relation, Literal(time, datatype=XSD.dateTime, normalize=False)))
    graph.add((text, RDF.type, PROV.Entity))
    graph.add((text, DCTERMS.title, Literal(words.one_line(report.name))))
    used = [(model.sha256, model.name, "model") for model in made.models]
    used += [
        (pack.sha256, f"{pack.name} {pack.snapshot}".strip(), "knowledge snapshot") for pack in made.knowledge
    ]
    graph.add((activity, PROV.used, text))
    for sha256, name, kind in used:
        thing = _iri(hash_iri(sha256))
        graph.add((activity, PROV.used, thing))
        graph.add((thing, RDF.type, PROV.Entity))
        graph.add((thing, RDFS.label, Literal(words.one_line(name))))
        graph.add((thing, DCTERMS.type, Literal(kind)))


class _Claims:
    """Adds the claims of one report to its named graph."""

    def __init__(self, graph: Graph, report: Report) -> None:
        self._graph = graph
        self._report = report
        self._base = report_iri(report)

    def add(self) -> None:
        if self._report.kas is not None:
            self._say(_iri(self._base), _term("kas"), _number(self._report.kas))
        for result in self._report.results:
            self._claim(result)

    def _claim(self, result: ClaimResult) -> None:
        from rdflib import PROV, RDF, Literal, Namespace

        oa = Namespace("http://www.w3.org/ns/oa#")
        claim = _iri(f"{self._base}#claim-{result.index}")
        target, quotation, position = (_iri(f"{claim}-{part}") for part in ("place", "quote", "position"))
        span, verdict = result.claim.span, result.verdict
        self._say(claim, RDF.type, _term("Claim"))
        self._say(claim, _term("number"), Literal(result.index))
        self._say(claim, _term("readAs"), Literal(words.one_line(result.claim.context), lang="en"))
        self._say(claim, oa.hasTarget, target)
        self._say(target, oa.hasSource, _iri(text_iri(self._report)))
        self._say(target, oa.hasSelector, quotation)
        self._say(target, oa.hasSelector, position)
        self._say(quotation, RDF.type, oa.TextQuoteSelector)
        self._say(quotation, oa.exact, Literal(words.plain(result.claim.text)))
        self._say(position, RDF.type, oa.TextPositionSelector)
        self._say(position, oa.start, Literal(span.start))
        self._say(position, oa.end, Literal(span.end))
        if verdict.label is None:
            self._say(claim, _term("unchecked"), Literal(words.one_line(verdict.unchecked or "")))
        else:
            self._say(claim, _term("label"), _term(verdict.label.value))
            self._say(claim, _term("confidence"), _number(verdict.confidence))
            self._say(claim, _term("tms"), _number(result.tms))
            self._say(claim, _term("decidedBy"), Literal(verdict.decided_by))
            self._say(claim, _term("rationale"), Literal(words.one_line(result.rationale), lang="en"))
        for entity in words.entities(result):
            self._say(claim, _term("about"), self._entity(entity))
        for number, triplet in enumerate(result.triplets, 1):
            statement = _iri(f"{claim}-fact-{number}")
            self._say(claim, PROV.wasDerivedFrom, statement)
            self._statement(statement, triplet)
        for number, passage in enumerate(result.passages, 1):
            sentence = _iri(f"{claim}-passage-{number}")
            self._say(claim, PROV.wasDerivedFrom, sentence)
            self._say(sentence, PROV.value, Literal(words.one_line(passage.text)))
            if passage.source:
                self._say(sentence, _term("source"), Literal(words.one_line(passage.source)))

    def _statement(self, statement: URIRef, triplet: Triplet) -> None:
        from rdflib import RDF, Literal

        self._say(statement, RDF.type, _iri(f"{_WIKIBASE}Statement"))
        self._say(self._entity(triplet.subject), self._property(triplet.property, "prop/"), statement)
        self._say(statement, self._property(triplet.property, "prop/statement/"), self._value(triplet.object))
        self._say(
            statement, _iri(f"{_WIKIBASE}rank"), _iri(f"{_WIKIBASE}{triplet.rank.value.capitalize()}Rank")
        )
        for qualifier in triplet.qualifiers:
            property = self._property(qualifier.property, "prop/qualifier/")
            self._say(statement, property, self._value(qualifier.value))
        if triplet.source:
            self._say(statement, _term("source"), Literal(words.one_line(triplet.source)))
        if triplet.retrieved:
            self._say(statement, _term("retrieved"), Literal(triplet.retrieved))
        if triplet.former:
            self._say(statement, _term("former"), Literal(True))

    def _entity(self, entity: Entity) -> URIRef:
        """The item, with its label; one that has no identifier is named after its label."""
        from rdflib import RDFS, Literal

        node = _iri(wikidata_iri(entity.id) or f"urn:claimver:name:{quote(words.one_line(entity.label))}")
        self._say(node, RDFS.label, Literal(words.one_line(entity.label), lang="en"))
        return node

    def _property(self, property: Property, kind: str) -> URIRef:
        """The property as it stands before a statement, a value or a qualifier, with its label."""
        from rdflib import RDFS, Literal

        label = words.one_line(property.label)
        address = wikidata_iri(property.id)
        node = _iri(address or f"urn:claimver:property:{quote(label)}")
        self._say(node, RDFS.label, Literal(label, lang="en"))
        return _iri(address.replace("entity/", kind)) if address else node

    def _value(self, value: Value) -> Identifier:
        from rdflib import XSD, Literal

        if isinstance(value, Entity):
            return self._entity(value)
        if isinstance(value, TextValue):
            return Literal(words.one_line(value.value))
        if isinstance(value, TimeValue):
            kinds = ((_FULL_DATE, XSD.date), (_MONTH, XSD.gYearMonth), (_YEAR, XSD.gYear))
            kind = next((kind for form, kind in kinds if form.fullmatch(value.value)), None)
            if kind is None or (kind == XSD.date and not _is_date(value.value)):
                return Literal(format_value(value))
            return Literal(value.value, datatype=kind, normalize=False)
        if value.unit is None and math.isfinite(value.value):
            return _number(value.value)
        return Literal(words.one_line(format_value(value)))

    def _say(self, subject: Node, predicate: Node, object: Node) -> None:
        self._graph.add((subject, predicate, object))


def _number(value: float) -> Identifier:
    from rdflib import XSD, Literal

    number = format(Decimal(repr(round(value, 4))), "f")
    return Literal(number, datatype=XSD.decimal, normalize=False)


def _term(name: str) -> URIRef:
    return _iri(VOCABULARY + name)


def _iri(address: str) -> URIRef:
    from rdflib import URIRef

    return URIRef(address)


def _is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def _ended(started: str, seconds: float) -> str:
    """When a check ended; empty when its start cannot be read."""
    try:
        return (datetime.fromisoformat(started) + timedelta(seconds=seconds)).isoformat()
    except (ValueError, OverflowError):
        return ""
