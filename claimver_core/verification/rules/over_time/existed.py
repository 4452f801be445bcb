"""Claims of when something was there: *East Germany existed from 1949 until 1990*, *Vestland did not exist
before 2020*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.lengths_of_time import compare_length, days_between, find_lengths
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_THERE = (
    r"(?:existed|lasted|was\s+(?:in\s+existence|around|there)|endured|survived|went\s+on|ran|persisted|stood|"
    r"was\s+(?:fought|waged))"
)
_SO_LONG = r"(?:\s+(?:for\s+)?[^@,_]*?\b(?:years?|decades?|centur(?:y|ies)|months?|weeks?|days?))?"
_FROM_TO = re.compile(
    rf"^\W*(?:the\s+)?_\s+{_THERE}{_SO_LONG}\s*[,:–—-]?\s*(?:from\s+)?(?:the\s+)?@\s*(?:,?\s*(?:until|till|til|to|"
    rf"through|up\s+to)|[-–—])\s*@\W*$|"
    rf"^\W*(?:the\s+)?_\s+{_THERE}{_SO_LONG}\s*,?\s*between\s+@\s+and\s+@\W*$",
    re.IGNORECASE,
)
_NOT_BEFORE = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:(?:did\s+not|didn['’]?t)\s+(?:yet\s+)?exist|was\s+not\s+(?:yet\s+)?(?:there|around|in\s+existence|"
    r"founded|created|established|formed|set\s+up))\s+(?:yet\s+)?(?:before|until|till|prior\s+to)\s+@\W*$",
    re.IGNORECASE,
)
_STARTS, _ENDS = ("P571", "P580"), ("P576", "P582")
_NEAR = 1
"""Years by which the beginnings and ends of things may be told otherwise."""


def existed(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The beginning and the end that are known of the thing, against those that the claim tells."""
    claim = masked(reading)
    text = dates_marked(claim.text, reading)
    if len(claim.names) != 1 or not reading.dates:
        return None
    thing = str(claim.names[0].entity.id)
    if relations.kind(thing) == "person":
        return None
    begun = [t for t in relations.statements(thing, _STARTS) if isinstance(t.object, TimeValue)]
    if _NOT_BEFORE.match(text) is not None and len(reading.dates) == 1:
        return _not_before(reading.dates[0], begun)
    found = _FROM_TO.match(text)
    ended = [t for t in relations.statements(thing, _ENDS) if isinstance(t.object, TimeValue)]
    if found is None or len(reading.dates) != 2 or not begun or not ended or reading.denied:
        return None
    return _from_to(reading, [begun, ended])


def _from_to(reading: Reading, sides: Sequence[Sequence[Triplet]]) -> Ruling | None:
    same = []
    for claimed, known in zip(reading.dates, sides, strict=True):
        misses = [_years_off(claimed, t) for t in known]
        if claimed.exact and min(misses) > _NEAR:
            return Ruling(Label.CONTRADICTORY, "date", tuple(known[:1]), whole=True)
        same += [t for t in known if _is_same(claimed, t)][:1]
    if len(same) < len(sides):
        return None
    lengths = find_lengths(reading.claim.context)
    between = days_between(*(_days(t) for t in same))
    if lengths and (between is None or compare_length(lengths[0], *between) is not Comparison.SAME):
        return None
    return Ruling(Label.ATTRIBUTABLE, "date", tuple(same), whole=True)


def _not_before(claimed: DateExpression, begun: Sequence[Triplet]) -> Ruling | None:
    """That there was no such thing before the time at which it is known to have begun."""
    first = [_days(t)[0] for t in begun]
    bound = claimed.latest  # the day before, as a time "before" is read
    if not first or not claimed.exact:
        return None
    year = bound[0] + (bound[1:] == (12, 31))
    same = [t for t, day in zip(begun, first, strict=True) if day[0] == year and bound < _days(t)[1]]
    if same and all(day[0] >= year for day in first):
        return Ruling(Label.ATTRIBUTABLE, "date", tuple(same[:1]), whole=True)
    if max(day[0] for day in first) < year - _NEAR:
        return Ruling(Label.CONTRADICTORY, "date", tuple(begun[:1]), whole=True)
    return None


def _is_same(claimed: DateExpression, triplet: Triplet) -> bool:
    first, last = _days(triplet)
    return claimed.earliest <= last and first <= claimed.latest


def _years_off(claimed: DateExpression, triplet: Triplet) -> int:
    first, last = _days(triplet)
    return max(claimed.earliest[0] - last[0], first[0] - claimed.latest[0], 0)


def _days(triplet: Triplet) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    assert isinstance(triplet.object, TimeValue)
    return interval(triplet.object)
