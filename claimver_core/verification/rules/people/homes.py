"""Claims that call somebody after a town: *is a Queens kid*, *a proper Chennai boy*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_CLAIM = re.compile(
    r"^\W*_\s+(?:is|was|remains)\s+(?:just\s+)?an?\s+(?:(?:proper|true|real|typical|proud|good|old)\s+)*"
    r"_(?:\s+born\s+and\s+bred)?\s+(?:boy|girl|kid|lad|lass|guy|gal|native|local)\W*$",
    re.IGNORECASE,
)
_HOMES = ("P19", "P551")


def home(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The place of birth or a residence in the town bears the claim out; who was born elsewhere may have
    grown up there."""
    claim = masked(reading)
    if reading.denied or len(claim.names) != 2 or _CLAIM.match(claim.text) is None:
        return None
    person, town = (str(mention.entity.id) for mention in claim.names)
    if relations.kind(person) != "person":
        return None
    for triplet in relations.statements(person, _HOMES):
        place = triplet.object.id if isinstance(triplet.object, Entity) else None
        inside = relations.within(str(place), {town}) if place else None
        if place and (place == town or inside is not None):
            return Ruling(Label.ATTRIBUTABLE, "stated", (triplet, *(inside or ())), whole=True)
    return None
