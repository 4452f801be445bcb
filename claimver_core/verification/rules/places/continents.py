"""Claims of the continent on which a land, river or mountain is: *Kenya is a country in Asia*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_CLAIM = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is\s+(?:an?|the|one\s+of\s+the)\s+(?:[\w-]+\s+){0,2}?(?:country|state|nation|city|town|"
    r"capital|river|mountain|volcano|lake|desert|kingdom|republic|mountain\s+range)|lies|is|is\s+located|is\s+"
    r"situated)\s+(?:in|on)\s+(?:the\s+continent\s+of\s+)?_\W*$",
    re.IGNORECASE,
)
_CONTINENTS, _LANDS, _BORDER, _CONTINENT, _STATE = ("P30",), ("P17",), ("P47",), "Q5107", "Q3624078"


def other_continent(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What lies on other continents alone does not lie on the claimed one, unless a neighbour of its lands
    does: where the one ends and the other begins, opinions differ."""
    claim = masked(reading)
    if reading.denied or reading.dates or len(claim.names) != 2 or _CLAIM.match(claim.text) is None:
        return None
    place, continent = (str(name.entity.id) for name in claim.names)
    if not relations.is_a(continent, _CONTINENT) or relations.kind(place) != "place":
        return None
    lands = [place] if relations.is_a(place, _STATE) else _values(place, _LANDS, relations)
    own = relations.statements(place, _CONTINENTS)
    around = {land for one in lands for land in _values(one, _BORDER, relations)}
    if not own or not lands or not around:
        return None
    reached = {place, *lands, *around}
    if any(continent in _values(one, _CONTINENTS, relations) for one in reached):
        return None
    return Ruling(Label.CONTRADICTORY, "other-continent", tuple(own[:2]), whole=True)


def _values(qid: str, properties: Sequence[str], relations: Kin) -> list[str]:
    return [
        str(t.object.id)
        for t in relations.statements(qid, properties)
        if isinstance(t.object, Entity) and not t.former
    ]
