"""Claims of who led a party: *was the leader of the Labour Party*, *led the Conservatives*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_LED = re.compile(
    r"^\W*_\s+(?:(?:is|was|became|has\s+been)\s+(?:the\s+|a\s+)?(?:(?:former|current|new)\s+)?(?:party\s+)?"
    r"(?:leader|head|chair(?:man|woman)?)\s+of|led|leads|heads|headed)\s+(?:the\s+|\w+['’]s\s+)?_\W*$",
    re.IGNORECASE,
)
_PARTY, _CHAIR = ("P102",), ("P488",)
_BEGAN, _ENDED, _LAND, _FOUNDER = "P571", "P576", "P17", "P112"
_ABOUT = (_BEGAN, _ENDED, _LAND, _FOUNDER, "P1365", "P1366", "P155", "P156")
_OLD = 1990
"""The year up to which a party was founded that has not changed its name since."""
_COMMON = frozenset(("party", "of", "the"))


def party_leader(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known leader bears the claim out; nobody leads an old party who is known to be in another one of the
    same land, and never in this."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or reading.denied or reading.dates or not _LED.match(reading.words):
        return None
    person, party = (str(mention.entity.id) for mention in names)
    if relations.kind(person) != "person" or "party" not in names[1].entity.description:
        return None
    leaders = [t for t in relations.statements(party, _CHAIR) if has_value(t, person)]
    if leaders and not reading.present:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(leaders[:1]), whole=True)
    own = [t for t in relations.statements(person, _PARTY) if isinstance(t.object, Entity)]
    if leaders or not own or not _stands_alone(party, relations):
        return None
    label = set(normalise(names[1].entity.label).split()) - _COMMON
    for statement in own:
        assert isinstance(statement.object, Entity)
        other = str(statement.object.id)
        alike = label & (set(normalise(statement.object.label).split()) - _COMMON)
        if other == party or alike or not _stands_alone(other, relations):
            return None
        if _lands(other, relations) != _lands(party, relations):
            return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(own[:2]), whole=True)


def _stands_alone(party: str, relations: Kin) -> bool:
    """True for a party of old that goes on, and neither came out of another one nor went up in one."""
    known = relations.statements(party, _ABOUT)
    began = [
        interval(t.object)[1][0] for t in known if t.property.id == _BEGAN and isinstance(t.object, TimeValue)
    ]
    others = {t.property.id for t in known} - {_BEGAN, _LAND, _FOUNDER}
    return bool(began) and max(began) <= _OLD and not others


def _lands(party: str, relations: Kin) -> set[str]:
    return {str(t.object.id) for t in relations.statements(party, (_LAND,)) if isinstance(t.object, Entity)}
