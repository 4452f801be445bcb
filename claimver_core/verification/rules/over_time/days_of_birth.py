"""Claims of the day on which somebody's birthday is, without the year: *Tom Hanks's birthday is 9 July*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from claimver_core.months import IN_SMALL_LETTERS, MONTH
from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked, values

_MONTH = rf"(?P<month{{n}}>{MONTH})"
_DAY = (
    rf"(?:the\s+)?(?:(?P<day1>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?{_MONTH.format(n=1)}|"
    rf"{_MONTH.format(n=2)}\s+(?:the\s+)?(?P<day2>\d{{1,2}})(?:st|nd|rd|th)?)"
)
_CLAIM = re.compile(
    r"^\W*_(?:['’]s?\s+(?:birthday|(?:day|date)\s+of\s+birth)\s+(?:is|was|falls)|\s+was\s+born|"
    rf"\s+(?:celebrates|celebrated|has)\s+(?:his|her|their)\s+birthday)\s+(?:on\s+)?{_DAY}\W*$",
    re.IGNORECASE,
)
_BIRTH, _LEAP = ("P569",), 2000
_NEW_STYLE, _CALENDARS, _NEAR = 1930, (9, 14), 2
"""Until when a birthday may be told by the old calendar, by how many days, and what is no mere slip."""


def day_of_birth(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The day of birth bears somebody's birthday out; another one that is not near contradicts."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 1 or reading.denied:
        return None
    births = values(str(claim.names[0].entity.id), _BIRTH, relations)
    days = [interval(t.object) for t in births if isinstance(t.object, TimeValue)]
    if len({first for first, _ in days}) != 1 or days[0][0] != days[0][1]:
        return None
    (year, month, day), _ = days[0]
    said = (
        IN_SMALL_LETTERS.index((found["month1"] or found["month2"]).lower()) + 1,
        int(found["day1"] or found["day2"]),
    )
    if said == (month, day):
        return Ruling(Label.ATTRIBUTABLE, "date", (births[0],), whole=True)
    apart = _days_between(said, (month, day))
    if apart is None or apart < _NEAR:
        return None
    if year < _NEW_STYLE and _CALENDARS[0] <= apart <= _CALENDARS[1]:
        return None
    return Ruling(Label.CONTRADICTORY, "date", (births[0],), whole=True)


def _days_between(one: tuple[int, int], other: tuple[int, int]) -> int | None:
    """The days between two days of the year; None where there is no such day."""
    try:
        days = abs((date(_LEAP, *one) - date(_LEAP, *other)).days)
    except ValueError:
        return None
    return min(days, 366 - days)
