"""Claims of what somebody is by party: *Margaret Thatcher was a Conservative*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.passed import is_recent
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_PARTY = ("P102",)
_PLAINLY = re.compile(
    r"^\W*_\s+(?P<be>is|was)\s+an?\s+(?:(?:lifelong|staunch|committed|fellow)\s+)?"
    r"(?P<noun>(?:Liberal|Social|Christian) Democrat|Conservative|Tory|Socialist|Communist|Green|Nazi)"
    r"(?:\s+politician)?\W*$"
)
_CALLED = {"Tory": r"Conservative|Tor(?:y|ies)", "Nazi": r"Nazi|National Socialist", "Green": r"Greens?"}
"""Parties whose names do not begin as their members are called."""
_OF_TODAY = re.compile(
    r"^\W*_\s+(?:(?:is|remains)\s+an?\s+(?:(?:lifelong|staunch|committed|fellow|registered|proud)\s+)?_(?:\s+politician)?|"
    r"is\s+a\s+member\s+of\s+(?:the\s+)?_|belongs\s+to\s+(?:the\s+)?_)\W*$",
    re.IGNORECASE,
)
_DEATH, _LAND, _COMMON = ("P570",), ("P17",), frozenset(("party", "of", "the"))


def partisan(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A party of that name bears the claim out; of parties that somebody was in before, few are known, but
    who is known of late to be in one of the land is in no other."""
    found = _PLAINLY.match(reading.words)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) == 2 and not reading.denied and not reading.dates and _OF_TODAY.match(reading.words):
        return _of_another_party(str(names[0].entity.id), names[1].entity, relations)
    if found is None or len(names) != 1 or reading.denied:
        return None
    called = re.compile(rf"\b(?:{_CALLED.get(found['noun'], found['noun'])})")
    for triplet in relations.statements(str(names[0].entity.id), _PARTY):
        past = triplet.former and found["be"] == "is"
        if isinstance(triplet.object, Entity) and called.search(text_of(triplet.object)) and not past:
            return Ruling(Label.ATTRIBUTABLE, "stated", (triplet,), whole=True)
    return None


def _of_another_party(person: str, party: Entity, relations: Kin) -> Ruling | None:
    known = [t for t in relations.statements(person, _PARTY) if isinstance(t.object, Entity)]
    today = [t for t in known if not t.former and is_recent(t)]
    if not today or any(has_value(t, party.id) for t in known) or relations.statements(person, _DEATH):
        return None
    label, lands = set(normalise(party.label).split()) - _COMMON, _lands(str(party.id), relations)
    for statement in today:
        assert isinstance(statement.object, Entity)
        alike = label & (set(normalise(statement.object.label).split()) - _COMMON)
        if alike or not lands or _lands(str(statement.object.id), relations) != lands:
            return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(today[:1]), whole=True, complete=True)


def _lands(party: str, relations: Kin) -> set[str]:
    return {str(t.object.id) for t in relations.statements(party, _LAND) if isinstance(t.object, Entity)}
