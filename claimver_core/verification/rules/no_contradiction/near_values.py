"""Values that are near the claim's: dates that leave it open, and others that it is wrong by all the same."""

from __future__ import annotations

import re
from datetime import date, timedelta

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Precision, QuantityValue, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.quantities import in_metres
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import Traits

_HEIGHT, _ELEVATION = "P2048", "P2044"
_OF_PEOPLE = 0.08
"""Metres by which two accounts of somebody's height differ at most."""
_BEYOND_BOUND = 0.01
"""How far short of a bound, as a share of it, a height may fall by another measurement."""


_TIMES_OF_EVENTS = frozenset({"P580", "P582", "P585"})
_YEAR = re.compile(r"\b\d{3,4}\b")
_GRADUAL, _WHEN, _START, _END = "P576", "P585", "P580", "P582"
_SPAN = 2
_ENDED = re.compile(r"\b(?:end(?:s|ed)?|abolished)\b", re.IGNORECASE)
_LONG = re.compile(r"\b(?:state|period|era|epoch|age|tension|movement)\b", re.IGNORECASE)
_END_IN_YEARS, _END_UNDATED = 3, 2
_BEGUN, _FIRST_HELD = "P571", re.compile(r"\bfirst (?:held|took place|staged)\b", re.IGNORECASE)
_REFORM, _LAST_OLD_YEAR, _MARCH = 1583, 1923, 3
_SHIFTS = {15: 10, 16: 10, 17: 11, 18: 12, 19: 13}
"""The days by which the calendars differ, by century."""
_UNTIL_HELD = 10
"""Years from when a contest was founded to when it was first held; others of its name may be older."""


def is_near_date(reading: Reading, triplet: Triplet) -> bool:
    """True when a claimed date misses by a year at most: premieres, releases and foundings have several. What
    is known to have ended in a year, but on no day, may have come to its end over a few. Of an event whose
    description has years, such as *1939–1945 global war*, these are right, and where the knowledge agrees
    with them no others; that of a long time, as the Cold War, may be put two years earlier."""
    if not isinstance(triplet.object, TimeValue):
        return False
    first, last = interval(triplet.object)
    years = 1
    if triplet.property.id in _TIMES_OF_EVENTS:
        described = _years_told(triplet)
        if any(d.earliest[0] in described for d in reading.dates):
            return True
        if described and described.isdisjoint(range(first[0], last[0] + 1)) and triplet.property.id != _WHEN:
            return True  # it tells other years, of what has no plain beginning or end
        long = triplet.property.id == _END and not described and _LONG.search(triplet.subject.description)
        undated = _END_UNDATED if long else 1
        years = 0 if first[0] == last[0] and first[0] in described else undated
    elif triplet.property.id == _BEGUN and _FIRST_HELD.search(reading.words):
        return any(d.earliest[0] <= last[0] + _UNTIL_HELD for d in reading.dates)
    elif triplet.property.id == _GRADUAL and triplet.object.precision is Precision.YEAR:
        years = _END_IN_YEARS if _ENDED.search(reading.words) else 1
    return any(d.earliest[0] - years <= last[0] and first[0] <= d.latest[0] + years for d in reading.dates)


def _years_told(triplet: Triplet) -> set[int]:
    """The years in the description of an event; of two, as in *1939–1945 global war*, the first for its
    beginning and the second for its end."""
    years = sorted({int(year) for year in _YEAR.findall(triplet.subject.description)})
    if len(years) == _SPAN and triplet.property.id in (_START, _END):
        return {years[triplet.property.id == _END]}
    return set(years)


def is_of_old_calendar(reading: Reading, triplet: Triplet) -> bool:
    """True for a day of the Julian calendar, in which dates came days earlier, and years began in March:
    George Washington was born on 11 February 1731."""
    if not isinstance(triplet.object, TimeValue):
        return False
    first, last = interval(triplet.object)
    if first != last or not _REFORM <= first[0] <= _LAST_OLD_YEAR:
        return False
    day = date(*first)
    earlier = [day - timedelta(days=_SHIFTS[min(day.year, _LAST_OLD_YEAR) // 100])]
    told = {(one.year, one.month, one.day) for one in earlier}
    told |= {(one.year - 1, one.month, one.day) for one in earlier if one.month <= _MARCH}
    return any(d.earliest == d.latest and d.earliest in told for d in reading.dates)


def is_another_value(reading: Reading, triplet: Triplet, traits: Traits, relations: Kin) -> bool:
    """True where the claim gives one of a few possible values, which is not the triplet's, a height that is
    not the person's, or a bound that a building or mountain does not reach."""
    value = triplet.object
    if isinstance(value, Entity) and traits.values:
        elsewhere = traits.changes and (
            not reading.present or reading.dates or _names_a_place(reading, triplet)
        )
        return not elsewhere and _names_another(reading, value, traits.values)
    if isinstance(value, QuantityValue) and triplet.property.id in (_HEIGHT, _ELEVATION):
        return _is_out_of_reach(reading, triplet, value, relations)
    return False


def _names_a_place(reading: Reading, triplet: Triplet) -> bool:
    """True where something else is named: a species may be extinct in a country alone."""
    return any(is_name(m) and m.entity.id != triplet.subject.id for m in reading.claim.mentions)


def _names_another(reading: Reading, value: Entity, possible: tuple[str, ...]) -> bool:
    said = f" {normalise(reading.claim.context)} "
    found = set()
    for name in sorted(possible, key=len, reverse=True):  # "critically endangered" is not "endangered"
        if f" {name} " in said:
            found.add(name)
            said = said.replace(f" {name} ", " ")
    own = normalise(value.label)
    return own in possible and bool(found) and own not in found


def _is_out_of_reach(reading: Reading, triplet: Triplet, value: QuantityValue, relations: Kin) -> bool:
    if len(reading.numbers) != 1:
        return False
    number = reading.numbers[0]
    actual, claimed = in_metres(value), number.in_metres
    if actual is None or claimed is None:
        return False
    if number.relation in ("more", "less"):
        short = claimed - actual if number.relation == "more" else actual - claimed
        return short > _BEYOND_BOUND * claimed
    return relations.kind(str(triplet.subject.id)) == "person" and abs(claimed - actual) > _OF_PEOPLE
