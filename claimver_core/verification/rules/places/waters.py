"""Claims of the sea or ocean that an island lies in: *Madagascar lies in the Indian Ocean*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, QuantityValue, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_CLAIM = re.compile(
    r"^\W*(?:the\s+)?(?:(?:island|islands|isle)\s+of\s+)?_\s+(?:lies|lie|is|are)\s+(?:(?:located|situated|"
    r"found|an?\s+island(?:\s+(?:country|nation|state))?|islands)\s+)?in\s+the\s+(?:(?:middle\s+of\s+the|"
    r"(?:northern|southern|western|eastern|north|south))\s+)?_\W*$",
    re.IGNORECASE,
)
_ISLANDS = frozenset({"Q23442", "Q112099", "Q33837", "Q1402592"})
LIES_IN, _PART_OF, _COUNTRY, _AREA = ("P206",), ("P361",), ("P17",), ("P2046",)
_OCEAN, _PARTS = "Q9430", frozenset({"P361", "P527"})
_MOUTH, _IS_OCEAN = "P403", re.compile(r"\b(?:Ocean|Atlantic|Pacific)\b")
_SEA = re.compile(r"\b(?:Sea|Ocean|Gulf|Bay|Atlantic|Pacific|Mediterranean|Adriatic|Baltic)\b")
_GREAT = 50_000_000
"""Square kilometres of an ocean whose bounds are far from those of the others: the Arctic is no such one."""
_LEVELS = 3


def waters(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The water that an island is known to lie in, or one that this is a part of, bears the claim out;
    another of the great oceans contradicts it, unless the island's country lies on that too."""
    claim = masked(reading)
    if _CLAIM.match(claim.text) is None or len(claim.names) != 2 or reading.dates:
        return None
    island, water = (str(name.entity.id) for name in claim.names)
    if not _ISLANDS & relations.classes(island):
        return None
    known = _in(island, relations)
    reached = {str(t.object.id): waters_above(t, relations) for t in known if isinstance(t.object, Entity)}
    told = [t for t in known if isinstance(t.object, Entity) and water in reached[str(t.object.id)]]
    if told and not any(has_value(t, water) for t in told) and relations.is_a(water, _OCEAN):
        return None  # nobody puts Malta in the Atlantic
    if told:
        label = Label.CONTRADICTORY if reading.denied else Label.ATTRIBUTABLE
        return Ruling(label, "stated", tuple(told[:1]), whole=True)
    oceans = {one for above in reached.values() for one in above if relations.is_a(one, _OCEAN)}
    if not oceans or not _is_great(water, relations) or reading.denied:
        return None
    if not all(any(relations.is_a(one, _OCEAN) for one in above) for above in reached.values()):
        return None
    lands = [t.object for t in relations.statements(island, _COUNTRY) if isinstance(t.object, Entity)]
    if any(has_value(t, water) for land in lands for t in _in(str(land.id), relations)):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:2]), whole=True)


def by_greater_sea(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where a sea is told to be part of a greater one: what lies in the Mediterranean is not said to lie
    in the Atlantic, nor does the Danube flow into the Mediterranean."""
    greater = _SEA if _MOUTH in ruling.properties else _IS_OCEAN
    parts = [t for t in ruling.triplets if t.property.id in _PARTS]
    ends = [(t.subject.label, text_of(t.object)) for t in parts]
    return any(
        _SEA.search(one) and _SEA.search(other) and (greater.search(one) or greater.search(other))
        for one, other in ends
    )


def _in(place: str, relations: Kin) -> list[Triplet]:
    return [t for t in relations.statements(place, LIES_IN) if isinstance(t.object, Entity)]


def waters_above(statement: Triplet, relations: Kin) -> set[str]:
    """The water of a statement, and those that it is a part of."""
    assert isinstance(statement.object, Entity)
    found = {str(statement.object.id)}
    frontier = set(found)
    for _ in range(_LEVELS):
        above = [t.object for one in frontier for t in relations.statements(one, _PART_OF)]
        frontier = {str(water.id) for water in above if isinstance(water, Entity)} - found
        found |= frontier
    return found


def _is_great(water: str, relations: Kin) -> bool:
    areas = [t.object for t in relations.statements(water, _AREA)]
    return relations.is_a(water, _OCEAN) and any(
        isinstance(area, QuantityValue) and area.value > _GREAT for area in areas
    )
