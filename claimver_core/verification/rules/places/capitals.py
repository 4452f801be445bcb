"""Claims that a city became the capital of an independent state: *Prague became the capital of Slovakia*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_CLAIM = re.compile(
    r"^\W*(?:the\s+(?:city\s+of\s+)?)?_\s+(?:has\s+been|became|is|was\s+(?:made|chosen\s+as|named))\s+"
    r"(?:the\s+)?(?:new\s+|official\s+)*capital(?:\s+city)?\s+of\s+(?:an?\s+|the\s+)?"
    r"(?P<free>(?:newly\s+|now\s+|again\s+)?independent\s+)?(?:the\s+)?_(?:\s+(?:when|after|following|in|on|since|"
    r"with|upon)\b.*)?\W*$",
    re.IGNORECASE,
)
_CAPITAL, _OF, _STATE = ("P36",), ("P1376",), "Q3624078"
_OF_OUR_DAYS = 1950


def new_capital(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A state of today whose one capital is another city, and never this one, which lies in another land: the
    capitals that states had before they were independent may lie anywhere."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or reading.denied or len(claim.names) < 2:
        return None
    late = any(date.earliest[0] >= _OF_OUR_DAYS for date in reading.dates)
    if not found["free"] and not late:
        return None
    city, state = (str(name.entity.id) for name in claim.names[:2])
    known = [t for t in relations.statements(state, _CAPITAL) if isinstance(t.object, Entity)]
    of = [t.object.id for t in relations.statements(city, _OF) if isinstance(t.object, Entity)]
    if len(known) != 1 or known[0].former or state in of or not relations.is_a(state, _STATE):
        return None
    if has_value(known[0], city) or not relations.apart(city, state):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known), whole=True)
