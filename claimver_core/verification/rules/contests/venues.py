"""Claims of where a club plays its home games."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value, lies_in, value_id
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_VENUE, _PLACED = ("P115",), ("P131", "P276", "P17")
_IN = r"(?:,?\s+(?:in\s+)?(?:the\s+)?_)?\W*$"
_PLAYS_AT = re.compile(
    r"^\W*(?:the\s+)?_(?:\s+(?:play|plays)\s+(?:(?:all\s+|most\s+)?(?:of\s+)?(?:its|their)\s+home\s+(?:games|"
    r"matches|fixtures)\s+"
    r"(?:at|in)|at)|['’]s?\s+home\s+(?:ground|stadium|arena|venue|field)\s+is)\s+(?:the\s+)?_" + _IN,
    re.IGNORECASE,
)
_HOME_OF = re.compile(
    r"^\W*(?:the\s+)?_\s+is\s+the\s+home\s+(?:(?:ground|stadium|arena|"
    r"venue)\s+)?of\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)


def home_venue(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known home venue bears the claim out; where all that are known lie elsewhere, another is none."""
    claim = masked(reading)
    if reading.denied or reading.dates or len(claim.names) not in (2, 3):
        return None
    if _PLAYS_AT.match(claim.text):
        club, venue, *place = claim.names
    elif _HOME_OF.match(claim.text):
        venue, club, *place = claim.names
    else:
        return None
    known = [t for t in relations.statements(str(club.entity.id), _VENUE) if isinstance(t.object, Entity)]
    same = [t for t in known if has_value(t, venue.entity.id)]
    if same:
        if any(t.former for t in same):
            return None
        if place and not lies_in(str(venue.entity.id), str(place[0].entity.id), relations):
            return None
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(same), whole=True)
    if any(lies_in(value_id(t), str(venue.entity.id), relations) for t in known):
        return None  # the city in which the stadium is
    there = _places(str(venue.entity.id), relations)
    if not known or not there or any(_places(value_id(t), relations) & there for t in known):
        return None
    if any(not _places(value_id(t), relations) for t in known):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:3]), whole=True)


def _places(venue: str, relations: Kin) -> set[str]:
    """What the venue is stated to lie in, its country only where nothing nearer is known."""
    found = [t for t in relations.statements(venue, _PLACED) if isinstance(t.object, Entity)]
    near = [t for t in found if t.property.id != "P17"] or found
    return {value_id(t) for t in near}
