"""Claims of when something that has a known beginning and end took place: *the war was fought in 1951*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import Day, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_TOOK_PLACE = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:took\s+place|happened|occurred|(?:was|were)\s+(?:fought|held|waged)|raged|was)\s+"
    r"(?:in|during|on|back\s+in)\s+(?:the\s+)?\ue001\W*$",
    re.IGNORECASE,
)
_START, _END, _WHEN = "P580", "P582", "P585"


def took_place(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A time inside the known one bears the claim out; one that is a year or more outside contradicts it."""
    if reading.denied or len(reading.dates) != 1:
        return None
    date, claim = reading.dates[0], masked(reading)
    said = date.span.of(reading.claim.context).strip()
    if len(claim.names) != 1 or date.relation != "at":
        return None
    if not _TOOK_PLACE.match(claim.text.replace(said, "\ue001", 1)):
        return None
    known = [
        t
        for t in relations.statements(str(claim.names[0].entity.id), (_START, _END, _WHEN))
        if isinstance(t.object, TimeValue)
    ]
    starts, ends, times = ([t for t in known if t.property.id == pid] for pid in (_START, _END, _WHEN))
    if times or not starts or not ends:
        return None  # a single time is compared with the claim's as any other date is
    first, last = min(_days(t)[0] for t in starts), max(_days(t)[1] for t in ends)
    deciding = (starts[0], ends[0])
    if date.earliest <= last and first <= date.latest:
        return Ruling(Label.ATTRIBUTABLE, "date", deciding, whole=True)
    if date.exact and (date.earliest[0] > last[0] + 1 or date.latest[0] < first[0] - 1):
        return Ruling(Label.CONTRADICTORY, "date", deciding, whole=True)
    return None


def _days(statement: Triplet) -> tuple[Day, Day]:
    assert isinstance(statement.object, TimeValue)
    return interval(statement.object)
