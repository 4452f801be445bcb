"""Which statements are over today, and for sure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from claimver_core.knowledge.names import normalise
from claimver_core.types import Label, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.dates import (
    DateExpression,
    Day,
    interval,
    is_within_a_year,
    qualifying_days,
)
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.ruling import Ruling

_RECENT = "2025"
"""Snapshots from this year on tell an end that nothing has followed since; of older ones, the same person may
have come back."""
ENDED_OF_LATE = "ended-of-late"
_DEATH = ("P570",)
_YEAR, _DAYS_OF_HANDING_OVER = 366, 3
_QUARTER, _MONTH = 92, 31


def holding(statements: Sequence[Triplet]) -> list[Triplet]:
    """Those of several statements of the same thing that hold today. One without an end is the same term told
    again where it began within one that has ended, or has no beginning beside such a one."""
    over = [t for t in statements if t.former]
    return [t for t in statements if not t.former and not any(_within(t, other) for other in over)]


def holding_of_couple(statements: Sequence[Triplet]) -> list[Triplet]:
    """Those of the statements of a couple that hold today, at either end: once one of them has ended, only
    what began later."""
    ends = [end for t in statements if t.former and (end := end_of(t)) is not None]
    return [
        t
        for t in statements
        if not t.former and (not ends or ((start := start_of(t)) is not None and start >= max(ends)))
    ]


def told_whole(terms: Sequence[Triplet]) -> list[Triplet]:
    """The terms without those that tell another one again, with no end or no beginning."""
    whole = [t for t in terms if start_of(t) is not None and end_of(t) is not None]
    terms = [t for t in terms if t in whole or not any(_names_less(t, one) for one in whole)]
    return whole + [t for t in terms if t not in whole and not any(_tells_again(t, one) for one in whole)]


def _tells_again(term: Triplet, whole: Triplet) -> bool:
    first, last = start_of(whole), end_of(whole)
    if first is None or last is None or not _are_alike(term, whole):
        return False
    return all(day is None or first[0] <= day[0] <= last[0] for day in (start_of(term), end_of(term)))


def _names_less(term: Triplet, whole: Triplet) -> bool:
    """True for an office without its years beside one of a longer name: chancellor of Germany, federal
    chancellor of Germany."""
    if start_of(term) is not None or end_of(term) is not None:
        return False
    words, others = (set(normalise(getattr(t.object, "label", "")).split()) for t in (term, whole))
    return bool(words) and words < others


def _are_alike(one: Triplet, other: Triplet) -> bool:
    """True where two statements may be of the same office: they have one value, or one has but its name."""
    return one.object == other.object or any(isinstance(t.object, TextValue) for t in (one, other))


def is_recent(statement: Triplet) -> bool:
    """True where the statement is as of these days."""
    return statement.retrieved >= _RECENT


def for_good(over: Sequence[Triplet], person: str, others: Sequence[Triplet], relations: Kin) -> bool:
    """True where what is over has surely not begun again: its end, or what stands in its place today
    (``others``), was told of late, or its holder has died."""
    told = [t for t in over if end_of(t) is not None]
    return any(map(is_recent, (*told, *others))) or bool(relations.statements(person, _DEATH))


def ended_of_late(statement: Triplet) -> bool:
    """True where it ended in the year of its source, a recent one: a text from before may be right."""
    end = end_of(statement)
    return end is not None and is_recent(statement) and statement.retrieved <= str(end[0])


def has_ended(statements: Sequence[Triplet], others: Sequence[Triplet] = ()) -> Ruling:
    """What is said to be so today ended with the last of these; ``others`` stand in its place."""
    last = max(statements, key=lambda t: end_of(t) or (0, 0, 0))
    if ended_of_late(last):
        return Ruling(Label.EXTRAPOLATORY, ENDED_OF_LATE, (last, *others), whole=True)
    return Ruling(Label.CONTRADICTORY, "ended", (last, *others), whole=True)


def lasted_for_life(terms: Sequence[Triplet], person: str, relations: Kin) -> tuple[Triplet, ...]:
    """The term that ended on the day on which its holder died, and the death; empty where none did."""
    for death in relations.statements(person, _DEATH):
        day = interval(death.object) if isinstance(death.object, TimeValue) else None
        for term in terms:
            if day is not None and day[0] == day[1] and qualifying_days(term, "P582") == day:
                return term, death
    return ()


def ran_its_course(term: Triplet) -> bool:
    """True where a term may have ended as it was set to: on the day of the year on which it had begun, or on
    one that is not known."""
    start, end = qualifying_days(term, "P580"), qualifying_days(term, "P582")
    if start is None or end is None or start[0] != start[1] or end[0] != end[1]:
        return True
    begun, over = (date(2000, *day[0][1:]).timetuple().tm_yday for day in (start, end))
    return min((begun - over) % _YEAR, (over - begun) % _YEAR) <= _DAYS_OF_HANDING_OVER


def start_of(statement: Triplet) -> Day | None:
    """The first day on which it may have begun."""
    days = qualifying_days(statement, "P580")
    return days[0] if days else None


def end_of(statement: Triplet) -> Day | None:
    """The last day on which it may have ended."""
    days = qualifying_days(statement, "P582")
    return days[1] if days else None


def is_near(claimed: DateExpression, first: Day, last: Day) -> bool:
    """True where a claimed time misses a known one by a year at most, or by a quarter of one where the month
    is claimed and the day known."""
    known = first == last and first[0] >= 1 and claimed.earliest[0] >= 1
    if known and claimed.earliest[:2] == claimed.latest[:2]:
        day, begun = date(first[0], first[1], min(first[2], 28)), date(*claimed.earliest[:2], 1)
        return -_QUARTER <= (day - begun).days <= _QUARTER + _MONTH
    return is_within_a_year(claimed, first, last)


def _within(statement: Triplet, ended: Triplet) -> bool:
    if not _are_alike(statement, ended):
        return False
    end, start, first = end_of(ended), start_of(statement), start_of(ended)
    if end is None:
        return False
    return start is None or (start < end and (first is None or start[0] >= first[0] - 1))
