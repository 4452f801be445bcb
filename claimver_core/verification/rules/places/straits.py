"""Claims of what a strait or canal joins or parts: *links the Mediterranean with the Red Sea*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.places.waters import waters_above
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_JOINS = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:links?|connects?|joins?)\s+(?:the\s+)?_\s+(?:with|and|to)\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_PARTS = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:separates?|divides?|parts)\s+(?:the\s+)?_\s+(?:from|and)\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_WAYS = frozenset({"Q37901", "Q12284"})  # strait, canal
_SEAS = frozenset({"Q165", "Q9430", "Q986177", "Q1322134"})  # sea, ocean, marginal sea, gulf
_CONNECTS, _COUNTRY, _BORDERS = ("P2789",), ("P17",), ("P47",)
_STATE = "Q3624078"
_ATLANTIC = "Q97"
_TWO, _OCEAN, _CANAL = 2, "Q9430", "Q12284"


def strait(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A canal of which both ends are known joins no other seas; a strait parts no two states of which neither
    is its own or borders that one."""
    claim = masked(reading)
    joins, parts = _JOINS.match(claim.text), _PARTS.match(claim.text)
    if (joins or parts) is None or len(claim.names) != 3 or reading.denied or reading.dates:
        return None
    way, *sides = (str(name.entity.id) for name in claim.names)
    if not _WAYS & relations.classes(way):
        return None
    return _joined(way, sides, relations) if joins else _parted(way, sides, relations)


def _joined(way: str, sides: Sequence[str], relations: Kin) -> Ruling | None:
    ends = [t for t in relations.statements(way, _CONNECTS) if isinstance(t.object, Entity)]
    reached = [waters_above(t, relations) for t in ends]
    if all(any(side in above for above in reached) for side in sides):
        if _ATLANTIC in sides and not any(has_value(t, _ATLANTIC) for t in ends):
            return Ruling(Label.EXTRAPOLATORY, "stated", (), whole=True)  # nobody counts the Mediterranean in
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(ends[:_TWO]), whole=True)
    if not relations.is_a(way, _CANAL):
        return None  # by way of one sea a strait leads to the next
    named = [side for side in sides if not any(side in above for above in reached)]
    if len(ends) < _TWO or not all(_SEAS & relations.classes(side) for side in named):
        return None
    own = [[side in above for above in reached] for side in sides]
    near = [
        known if any(known) else [_is_near(side, above, relations) for above in reached]
        for known, side in zip(own, sides, strict=True)
    ]
    if any(one and other for i, one in enumerate(near[0]) for j, other in enumerate(near[1]) if i != j):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(ends[:3]), whole=True)


def _is_near(side: str, reached: set[str], relations: Kin) -> bool:
    """True for a sea that is a part of the one reached, or beside it."""
    if relations.is_a(side, _OCEAN):
        return False  # all oceans meet
    beside = [t.object for t in relations.statements(side, ("P361", *_BORDERS, *_CONNECTS))]
    return any(isinstance(sea, Entity) and sea.id in reached for sea in beside)


def _parted(way: str, sides: Sequence[str], relations: Kin) -> Ruling | None:
    own = [t for t in relations.statements(way, _COUNTRY) if _is_item(t)]
    if not own or not all(relations.is_a(side, _STATE) for side in sides):
        return None
    if any(has_value(t, side) for t in own for side in sides):
        return None
    lands = {t.object.id for t in own if isinstance(t.object, Entity)}
    around = [t for side in sides for t in relations.statements(side, _BORDERS) if _is_item(t)]
    if any(has_value(t, land) for t in around for land in lands):
        return None
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(own[:3]), whole=True)


def _is_item(statement: Triplet) -> bool:
    return isinstance(statement.object, Entity)
