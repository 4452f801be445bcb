"""Lengths of time in a claim (*nearly two years*, *half a century*), and how they stand to what is known."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from claimver_core.types import Span
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import Day
from claimver_core.verification.rules.quantities import find_numbers

_DAYS = {"day": 1.0, "week": 7.0, "month": 30.44, "year": 365.25, "decade": 3652.5, "century": 36525.0}
_UNIT = r"(?:-|\s+)(?:full |whole |long |calendar )?(?P<unit>day|week|month|year|decade|centur(?:y|ie))s?\b"
_BEHIND = re.compile(rf"^{_UNIT}", re.IGNORECASE)
_ONE = re.compile(rf"\b(?P<one>an?|a single|half an?){_UNIT}", re.IGNORECASE)
_MANY = re.compile(
    r"(?:\b(?:many|several)\s+|(?<=\bfor )|(?<=\bby ))(?P<unit>year|decade|centur(?:y|ie))s\b", re.IGNORECASE
)
_HEDGES = {
    "more": r"(?:more than|over|at least|upwards? of|well over|longer than)",
    "less": r"(?:less than|under|fewer than|at most|not even|shorter than)",
    "nearly": r"(?:nearly|almost|just under|close to)",
    "about": r"(?:about|around|roughly|approximately|some|circa)",
}
_HEDGE = re.compile(
    "(?:" + "|".join(rf"(?P<{name}>\b{words})" for name, words in _HEDGES.items()) + r")\s+$", re.IGNORECASE
)
_YEAR = _DAYS["year"]


@dataclass(frozen=True, slots=True)
class LengthOfTime:
    """``days`` in units of ``unit`` days, hedged as ``relation`` says: "exactly", "about", "nearly", "more"
    or "less"."""

    span: Span
    days: float
    unit: float
    relation: str


def find_lengths(text: str) -> list[LengthOfTime]:
    """All lengths of time in ``text``, in order; *for years* is at least one year."""
    found: list[LengthOfTime] = []
    for number in find_numbers(text):
        behind = _BEHIND.match(text[number.span.end :])
        if behind is not None and number.unit is None:
            unit = _days(behind["unit"])
            span = Span(number.span.start, number.span.end + behind.end())
            found.append(LengthOfTime(span, number.value * unit, unit, _hedge(text, span, number.relation)))
    for match in _ONE.finditer(text):
        unit = _days(match["unit"])
        share = 0.5 if match["one"].lower().startswith("half") else 1.0
        span = Span(*match.span())
        found.append(LengthOfTime(span, share * unit, share * unit, _hedge(text, span, "exactly")))
    for match in _MANY.finditer(text):
        span = Span(*match.span())
        if not any(span.overlaps(other.span) for other in found):
            unit = _days(match["unit"])
            found.append(LengthOfTime(span, unit, unit, "more"))
    return sorted(found, key=lambda length: length.span.start)


def compare_length(claimed: LengthOfTime, least: float, most: float) -> Comparison:
    """SAME where every length from ``least`` to ``most`` days is what the claim says, DIFFERENT where none
    is.

    A bare number of units allows one more or less, since they may be counted full or begun; a miss of less
    than one and a half, or a tenth, stays OPEN.
    """
    days, unit = claimed.days, claimed.unit
    slack = 0.02 * days
    low, high = {
        "more": (days - slack, float("inf")),
        "less": (0.0, days + slack),
        "nearly": (min(days - 0.3 * unit, 0.85 * days), days + slack),
        "about": (days - max(unit, 0.1 * days), days + max(unit, 0.1 * days)),
    }.get(claimed.relation, (days - 0.99 * unit, days + 0.99 * unit))
    if low <= least and most <= high:
        return Comparison.SAME
    open_ = {
        "more": (0.95 * low, high),
        "less": (low, 1.05 * high),
        "nearly": (days - max(1.5 * unit, 0.25 * days), days + 0.5 * unit),
    }.get(claimed.relation, (days - max(1.5 * unit, 0.1 * days), days + max(1.5 * unit, 0.1 * days)))
    return Comparison.DIFFERENT if most < open_[0] or least > open_[1] else Comparison.OPEN


def days_between(start: tuple[Day, Day], end: tuple[Day, Day]) -> tuple[float, float] | None:
    """The least and the most days from one moment to another, each given by its first and last day; None
    where they may stand the other way round, or a year is out of the calendar's reach."""
    if end[1] < start[0]:
        return None
    limits = [_ordinal(day) for day in (start[1], end[0], start[0], end[1])]
    return max(0.0, limits[1] - limits[0]), limits[3] - limits[2]


def _ordinal(day: Day) -> float:
    year, month, number = day
    if 1 <= year <= 9999:
        return float(date(year, month, min(number, 28)).toordinal() + max(0, number - 28))
    return year * _YEAR + month * _DAYS["month"] + number


def _days(word: str) -> float:
    return _DAYS["century" if word.lower().startswith("centur") else word.lower()]


def _hedge(text: str, span: Span, known: str) -> str:
    hedge = _HEDGE.search(text[: span.start])
    return str(hedge.lastgroup) if hedge else known


def length_of(number: float, unit: str) -> float | None:
    """``number`` of ``unit`` (*year*, *months*) in days, or None where that is no unit of time."""
    days = _DAYS.get(unit.lower().removesuffix("s"))
    return None if days is None else number * days
