"""Claims that something is the first or foremost of its kind, where its description says so: *the first
person to walk on the Moon*, beside *American astronaut, first person on the Moon*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.polarity import claims_uniqueness
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, described

_IS = r"(?:is|was|became|remains|has been)"
_FOREMOST = re.compile(r"^(?:first|last|only|second|third|(?:most|least)|[a-z]{3,}est)$")
_TELLS_NOTHING = word_set(
    """a an the of in on at to into for with by from ever that which who is was be been being has had have
    its it our whole entire world empire s and"""
)
_PEOPLE = word_set("person people human humans being man men somebody someone")
_ARRIVAL = word_set(
    """walk walked step stepped set foot stand stood land landed reach reached fly flew travel travelled go
    went"""
)
"""How somebody comes to a place, which *first person on the Moon* leaves out."""
_FIRST = frozenset({"first", "last", "second", "only"})
_SAME = {"biggest": "largest", "highest": "tallest", "earth": "world", "globe": "world"}
_PARTS = re.compile(r"[,;()]|\s[–-]\s|\bwho was\b|\band (?=the\b|first\b|last\b|only\b|founder\b)")


def foremost(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A description of the subject with the claim's superlative, and neither more nor less beside it."""
    if reading.denied or reading.dates or not reading.unique:
        return None
    told_of = ((m, _said(reading.claim.context, m.text)) for m in reading.claim.mentions)
    subject, said = next(((m, text) for m, text in told_of if text is not None), (None, ""))
    if subject is None:
        return None
    claimed = _content(said)
    for part in _PARTS.split(subject.entity.description.lower()):
        if not claims_uniqueness(part):
            continue
        told = _content(part)
        if _foremost(claimed) == _foremost(told) and _agree(claimed, told):
            return Ruling(Label.ATTRIBUTABLE, "stated", (described(subject.entity),), whole=True)
    return None


def _said(context: str, subject: str) -> str | None:
    """What the claim says its subject to be."""
    name = re.escape(subject)
    found = re.match(
        rf"^\W*(?:the\s+)?{name}\s+{_IS}\s+(?P<behind>.+?)\W*$|^\W*(?P<before>.+?)\s+{_IS}\s+(?:the\s+)?{name}\W*$",
        context,
        re.IGNORECASE,
    )
    return (found["behind"] or found["before"]) if found is not None else None


def _content(text: str) -> frozenset[str]:
    words = (_SAME.get(word, word) for word in normalise(text).split())
    return frozenset(word for word in words if word not in _TELLS_NOTHING)


def _foremost(words: frozenset[str]) -> frozenset[str]:
    return frozenset(word for word in words if _FOREMOST.match(word))


def _agree(claimed: frozenset[str], told: frozenset[str]) -> bool:
    """True where the two differ in nothing but words for people and for how they came there."""
    came = _ARRIVAL if _FIRST & told else frozenset()  # the largest land animal did not land
    left = claimed - told - _PEOPLE - came
    return not left and not told - claimed - (_PEOPLE - {"man", "men"}) - came
