"""Reads a claim beside the evidence given with it: what it states, and what the rules say of that."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from claimver_core.errors import stop_if
from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.relations import Relations
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse_all
from claimver_core.types import Claim, Entity, Evidence, Label, Mention, Span, Triplet
from claimver_core.verification.given.kin import GivenKin, entities_of
from claimver_core.verification.given.kinds import other_kind
from claimver_core.verification.given.links import Links, links
from claimver_core.verification.given.names import find_names, mended, phrases
from claimver_core.verification.given.passage_statements import passage_statements
from claimver_core.verification.given.values import ground, statements
from claimver_core.verification.given.wording import Likely, wordings
from claimver_core.verification.property_matcher import PropertyMatcher
from claimver_core.verification.property_names import PropertyNames
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.decide import decide
from claimver_core.verification.rules.joining import joined
from claimver_core.verification.rules.polarity import denials
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.traits import traits_of
from claimver_core.verification.rules.wording import unread

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc

MOST = 600
"""Characters of a claim that are read."""
_BACKGROUND = 3  # entities of a name that are asked about
_TOLD_IN_FULL = frozenset({"P57"})
_SPACED = re.compile(r" (?=[.,;:!?)])|(?<=\() ")


@dataclass(frozen=True, slots=True)
class GivenReading:
    """What was read of one claim. ``parts`` are its statements, each with the ruling on it or None.

    ``ruling`` is the rules' word on the whole claim, ``evidence`` the indexes of what it rests on (triplets
    first, then passages), ``missing`` what the claim states that no given statement bears out, and
    ``unread`` the words that no rule has read; both are empty where the reading covers the claim. ``links``
    tells how the statements join what the claim names; None without statements. ``of_text`` is true where the
    statements were read from plain text, which tells more than they do.
    """

    parts: tuple[tuple[Reading, Ruling | None], ...]
    ruling: Ruling | None = None
    evidence: tuple[int, ...] = ()
    missing: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    links: Links | None = None
    of_text: bool = False


@dataclass(frozen=True, slots=True)
class _Heard:
    """A claim as it was read: whole and in its parts, whether any claim was found in it, and its evidence."""

    whole: Reading
    parts: list[Reading]
    claims: bool
    kin: GivenKin


class GivenReader:
    """Reads claims against given evidence, without a model.

    ``store`` serves as background: names of properties, other names of entities, kinds, and what lies
    within what; its statements are no evidence.
    """

    def __init__(
        self,
        pipeline: Language,
        store: KnowledgeStore | None = None,
        matcher: PropertyMatcher | None = None,
    ) -> None:
        self._pipeline = pipeline
        self._store = store
        self._matcher = matcher
        self._knowledge = Relations(store) if store is not None else None
        self._properties = PropertyNames(store.properties() if store is not None else ())

    def read(
        self, items: Sequence[tuple[str, Evidence]], cancelled: Callable[[], bool] | None = None
    ) -> list[GivenReading]:
        """One reading for each (claim, evidence), in order. Raises Cancelled."""
        given = [statements(evidence, self._properties) for _, evidence in items]
        of_text = [
            not found and not evidence.triplets for (_, evidence), found in zip(items, given, strict=True)
        ]
        given = [
            passage_statements(claim[:MOST], evidence.passages) if text else found
            for (claim, evidence), found, text in zip(items, given, of_text, strict=True)
        ]
        texts = [
            mended(_SPACED.sub("", claim[:MOST]), entities_of(triplet for _, triplet in found))
            for (claim, _), found in zip(items, given, strict=True)
        ]
        docs = iter(analyse_all(self._pipeline, [t for t, found in zip(texts, given, strict=True) if found]))
        heard = []
        for found in given:
            stop_if(cancelled)
            heard.append(self._hear(next(docs), [triplet for _, triplet in found]) if found else None)
        parts = [part for claim in heard if claim is not None for part in claim.parts]
        likely = iter(wordings(self._matcher, parts, cancelled) if self._matcher else [{} for _ in parts])
        return [
            GivenReading(())
            if claim is None
            else self._decide(claim, found, [next(likely) for _ in claim.parts], text)
            for claim, found, text in zip(heard, given, of_text, strict=True)
        ]

    def grounded(self, evidence: Evidence) -> Evidence:
        """The evidence with its triplets typed and their properties under the names of Wikidata, in order."""
        return replace(evidence, triplets=tuple(ground(t, self._properties) for t in evidence.triplets))

    def _hear(self, doc: Doc, triplets: Sequence[Triplet]) -> _Heard:
        """What ``doc`` names and states."""
        entities = entities_of(triplets)
        aliases, background = self._background(doc.text, entities)
        mentions = find_names(doc.text, entities, aliases, background)
        whole = read(Claim(Span(0, len(doc.text)), doc.text, doc.text, tuple(mentions)), wide=True)
        claims = extract_claims(doc, mentions, resolve_coreference(doc, mentions, None))
        parts = _parts(claims, mentions, whole)
        return _Heard(whole, parts, bool(claims), GivenKin(triplets, self._knowledge, background))

    def _decide(
        self, heard: _Heard, given: Sequence[tuple[int, Triplet]], likely: Sequence[Likely], of_text: bool
    ) -> GivenReading:
        """What the rules say. ``likely`` tells of each part what its wording is most like."""
        triplets = [triplet for _, triplet in given]
        kin = heard.kin
        read_parts = [replace(part, matches=match) for part, match in zip(heard.parts, likely, strict=True)]
        whole = read_parts[0] if len(read_parts) == 1 else heard.whole
        parts = [(part, decide(part, triplets, kin)) for part in read_parts]
        ruling = _together([found for _, found in parts])
        if ruling is None and len(parts) > 1 and not any(part.denied for part, _ in parts):
            ruling = decide(whole, triplets, kin)
        if ruling is None:
            ruling = other_kind(whole, triplets) or joined(whole, triplets)
        deciding = ruling.triplets if ruling is not None else ()
        missing = uncovered(whole, deciding or triplets)
        refuted = ruling is not None and ruling.label is Label.CONTRADICTORY
        left = unread(whole, triplets if refuted else deciding) if ruling is not None else ()
        unsure = not heard.claims or len(left) > 0 or denials(whole.words) > 1
        if ruling is not None and (unsure or _nearly_single(ruling, of_text)):
            ruling = replace(ruling, alone=False)
        used = tuple(sorted({index for index, triplet in given if triplet in deciding}))
        return GivenReading(
            tuple(parts),
            ruling,
            used,
            tuple(missing),
            left,
            links(whole, triplets),
            of_text,
        )

    def _background(
        self, claim: str, entities: Sequence[Entity]
    ) -> tuple[dict[str, str], Mapping[str, Sequence[str]]]:
        """Other names in ``claim`` of the given entities, and the knowledge's entities by local id."""
        if self._store is None:
            return {}, {}
        by_label = {normalise(entity.label): str(entity.id) for entity in entities}
        said = phrases(claim)
        found = self._store.lookup([*said, *by_label], limit=8)
        aliases: dict[str, str] = {}
        background: dict[str, list[str]] = {}
        for name, matches in found.items():
            known = [match for match in matches if normalise(match.entity.label) in by_label]
            if name in by_label:
                background[by_label[name]] = [str(m.entity.id) for m in matches[:_BACKGROUND] if m.is_label]
            elif known:
                aliases[name] = by_label[normalise(known[0].entity.label)]
            else:
                background[f"?{name}"] = [str(match.entity.id) for match in matches[:1]]
        return aliases, background


def _parts(claims: Sequence[Claim], mentions: Sequence[Mention], whole: Reading) -> list[Reading]:
    """The statements of the claim; the claim as one where it has one, or is not cut surely."""
    if len(claims) < 2:
        return [whole]
    readings = [read(claim, wide=True) for claim in claims]
    counted = sum(len(reading.dates) + len(reading.numbers) for reading in readings)
    if counted < len(whole.dates) + len(whole.numbers):
        return [whole]
    lost = {m.entity.id for m in mentions} - {i for reading in readings for i in reading.ids}
    if lost or sum(reading.denied for reading in readings) % 2 != whole.denied:
        return [whole]
    return readings


def _nearly_single(ruling: Ruling, of_text: bool) -> bool:
    """Whether it rests on that a property which may have several values has but one; a text that tells who
    directed a film names them all."""
    told = _TOLD_IN_FULL if of_text else frozenset()
    return ruling.rule == "functional-property" and any(
        traits_of(triplet.property).single != "always" and triplet.property.id not in told
        for triplet in ruling.triplets
    )


def _together(rulings: Iterable[Ruling | None]) -> Ruling | None:
    """The ruling on a claim of several statements: one contradicted contradicts all; one that is open
    leaves the whole open."""
    found = list(rulings)
    against = [r for r in found if r is not None and r.label is Label.CONTRADICTORY]
    if against:
        return next((ruling for ruling in against if ruling.alone), against[0])
    held = [r for r in found if r is not None and r.label is Label.ATTRIBUTABLE]
    if not held or len(held) < len(found):
        return None
    if len(held) == 1:
        return held[0]
    triplets: dict[Triplet, None] = dict.fromkeys(t for ruling in held for t in ruling.triplets)
    return Ruling(Label.ATTRIBUTABLE, held[0].rule, tuple(triplets), all(ruling.alone for ruling in held))
