"""Claims of the order of the planets: *the third planet from the Sun*, *the planet closest to the Sun*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, QuantityValue, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import mention_called
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_RANKS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_CLAIM = re.compile(
    rf"^\W*(?:the\s+(?:planet\s+)?)?(?P<planet>[A-Z]\w+)\s+is\s+the\s+(?:(?P<rank>{'|'.join(_RANKS)})\s+planet"
    rf"|(?:planet\s+(?:that\s+is\s+)?)?(?P<near>closest|nearest|innermost)(?:\s+planet)?"
    rf"|(?:planet\s+(?:that\s+is\s+)?)?(?P<far>farthest|furthest|outermost)(?:\s+planet)?(?:\s+away)?)"
    rf"\s+(?:to|from)\s+(?:the|our)\s+(?P<star>[A-Z]\w+)\W*$",
    re.IGNORECASE,
)
_NEARER = re.compile(
    r"^\W*(?:the\s+planet\s+)?(?P<planet>[A-Z]\w+)\s+(?:is|orbits|circles)\s+(?:(?:much|far|a\s+lot)\s+)?"
    r"(?:(?P<near>closer|nearer)|(?P<far>farther|further)(?:\s+(?:away|out))?)\s+(?:to|from)\s+(?:the|our)\s+(?P<star>[A-Z]\w+)"
    r"\s+than\s+(?:the\s+)?(?P<other>[A-Z]\w+)(?:\s+(?:is|does))?\W*$",
    re.IGNORECASE,
)
_PLANET, _DISTANCE, _ORBITS, _IS_A = "Q634", "P2233", ("P397",), ("P31",)
_FEWEST = 8


def planet_order(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The planets of a star by their known distance from it."""
    context = reading.claim.context
    found = _CLAIM.match(context) or _NEARER.match(context)
    subject = mention_called(found["planet"], reading.claim.mentions) if found else None
    if found is None or subject is None or reading.denied:
        return None
    ranked = _by_distance(str(subject.entity.id), found["star"], relations)
    place = next((i for i, t in enumerate(ranked) if t.subject.id == subject.entity.id), None)
    if place is None or len(ranked) < _FEWEST:
        return None
    if found.re is _NEARER:
        other = mention_called(found["other"], reading.claim.mentions)
        beyond = [i for i, t in enumerate(ranked) if other is not None and t.subject.id == other.entity.id]
        if not beyond or beyond[0] == place:
            return None
        right = (place < beyond[0]) == bool(found["near"])
        label = Label.ATTRIBUTABLE if right else Label.CONTRADICTORY
        return Ruling(label, "comparison", (ranked[place], ranked[beyond[0]]), whole=True)
    claimed = (
        _RANKS.index(found["rank"].lower()) if found["rank"] else 0 if found["near"] else len(ranked) - 1
    )
    if place == claimed:
        beside = ranked[max(0, place - 1) : place + 2]
        return Ruling(Label.ATTRIBUTABLE, "superlative", tuple(beside), whole=True)
    rival = ranked[claimed] if claimed < len(ranked) else ranked[-1]
    return Ruling(Label.CONTRADICTORY, "superlative", (ranked[place], rival), whole=True)


def _by_distance(planet: str, star: str, relations: Kin) -> list[Triplet]:
    """The distances of the planets of the star that is called so and that the planet orbits, least first."""
    stars = [t for t in relations.statements(planet, _ORBITS) if _labelled(t, star)]
    if not stars:
        return []
    centre = stars[0].object
    return sorted(
        (
            distance
            for part in relations.stated_of(_PLANET, _IS_A)
            for distance in relations.statements(str(part.subject.id), (_DISTANCE,))[:1]
            if isinstance(distance.object, QuantityValue)
            and any(has_value(t, getattr(centre, "id", None)) for t in _orbit(part, relations))
        ),
        key=_value,
    )


def _labelled(statement: Triplet, name: str) -> bool:
    return getattr(statement.object, "label", "").lower() == name.lower()


def _orbit(part: Triplet, relations: Kin) -> list[Triplet]:
    return relations.statements(str(part.subject.id), _ORBITS)


def _value(statement: Triplet) -> float:
    assert isinstance(statement.object, QuantityValue)
    return statement.object.value
