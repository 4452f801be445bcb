"""What stands in a city that has grown together with the one the claim puts it in: *Harvard is in Boston*."""

from __future__ import annotations

import re

from claimver_core.types import Entity, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading

_STANDS_IN = frozenset({"P131", "P276", "P159", "P740"})
_BORDERS = ("P47",)
_CITY = re.compile(
    r"^(?:the\s+)?(?:[\w-]+\s+){0,3}?(?:city|town|suburb|capital|municipality)\b", re.IGNORECASE
)


def is_in_next_city(reading: Reading, triplet: Triplet, relations: Kin) -> bool:
    """True where the value is a city or town that borders on one which the claim names."""
    value = triplet.object
    if triplet.property.id not in _STANDS_IN or not isinstance(value, Entity) or not _is_city(value):
        return False
    cities = [m.entity.id for m in reading.claim.mentions if is_name(m) and _is_city(m.entity)]
    around = relations.statements(str(value.id), _BORDERS)
    return any(has_value(triplet, city) for triplet in around for city in cities if city != value.id)


def _is_city(place: Entity) -> bool:
    return _CITY.match(place.description) is not None
