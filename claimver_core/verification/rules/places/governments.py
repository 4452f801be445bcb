"""Claims that a state is a monarchy or a republic, of which no state is both."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.offices.crowns import CROWNS
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_STATE = "Q3624078"
_GOVERNMENT, _HEAD, _DEATH = ("P122",), ("P35",), ("P570",)
_CLAIM = re.compile(
    r"^\W*(?:the\s+)?_\s+is\s+an?\s+(?:[a-z]+\s+){0,2}?(?P<form>monarchy|kingdom|republic)"
    r"(?:\s+(?:in|on|at|near)\s+(?:[a-z]+\s+){0,4}_)?(?:,?\s+(?:whose|with|where|which)\s.*)?\W*$",
    re.IGNORECASE,
)
_SAID = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|remains)\s+(?:still\s+)?an?\s+(?:[a-z]+\s+){0,2}?"
    r"(?P<form>monarchy|kingdom|sultanate|emirate|republic|dictatorship|theocracy|federation)\b",
    re.IGNORECASE,
)
_WORDS = {
    "monarchy": r"monarchy|kingdom|emirate|sultanate|realm",
    "kingdom": r"monarchy|kingdom",
    "emirate": r"emirates?",
    "republic": r"republic|presidential",
    "federation": r"federation|federal",
}
_FORMS = ("P122", "P31")
_MONARCHY = re.compile(r"\b(?:monarchy|emirate|sultanate)\b")
_REPUBLIC = re.compile(r"\b(?:republic|presidential)\b")
_CROWNED = re.compile(rf"\b(?:{CROWNS}|grand duke|prince)\b", re.IGNORECASE)
_PRESIDES = re.compile(r"\bpresident\b", re.IGNORECASE)


def government(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A state of today whose forms of government are all of the one kind is not of the other. What is known
    of them may be of old: the head of state has to be of that kind, too."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or reading.denied or not claim.names:
        return None
    state = claim.names[0].entity
    if not relations.is_a(str(state.id), _STATE):
        return None
    forms = [t for t in relations.statements(str(state.id), _GOVERNMENT) if not t.former]
    heads = [t for t in relations.statements(str(state.id), _HEAD) if not _has_died(t, relations)]
    described = _described([t for t in heads if not t.former]) or _described(heads)
    crowned, presides = _CROWNED.search(described), _PRESIDES.search(described)
    own, other = (_REPUBLIC, _MONARCHY) if found["form"].lower() == "republic" else (_MONARCHY, _REPUBLIC)
    head_fits = crowned and not presides if other is _MONARCHY else presides and not crowned
    against = [t for t in forms if other.search(text_of(t.object))]
    unknown = other is _REPUBLIC and not described  # that a republic has a king is no news of our days
    if not against or not (head_fits or unknown) or any(own.search(text_of(t.object)) for t in forms):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(against[:1]), whole=True)


def is_of_no_such_form(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim calls a state by a form of government that nothing known of it tells, *Guinea is a
    kingdom in West Africa*, whatever else it says."""
    claim = masked(reading)
    found = _SAID.match(claim.text)
    if found is None or not claim.names:
        return False
    state = claim.names[0].entity
    known = [t for t in relations.statements(str(state.id), _FORMS) if not t.former]
    told = " ".join((state.label, state.description, *(text_of(t.object) for t in known)))
    form = found["form"].lower()
    return bool(known) and re.search(rf"\b(?:{_WORDS.get(form, form)})\b", told, re.IGNORECASE) is None


def _has_died(head: Triplet, relations: Kin) -> bool:
    """True for who is known to be head of state until their death: the state may have become a republic."""
    holder = head.object
    return isinstance(holder, Entity) and bool(relations.statements(str(holder.id), _DEATH))


def _described(heads: Sequence[Triplet]) -> str:
    return " ".join(t.object.description for t in heads if isinstance(t.object, Entity)).strip()
