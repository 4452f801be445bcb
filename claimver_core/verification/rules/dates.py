"""Dates in a claim, and how they stand to the dates of triplets."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from claimver_core.months import IN_SMALL_LETTERS, SHORT_OR_LONG
from claimver_core.types import Precision, Span, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison

Day = tuple[int, int, int]  # astronomical order: (-44, 3, 15) is in 44 BCE

_MONTH = rf"(?P<month>{SHORT_OR_LONG})\.?"
_DAY = r"(?P<day>[0-3]?\d)(?:st|nd|rd|th)?"
_YEAR = r"(?P<year>[12]\d{3}|\d{3}(?=\s*(?:ad|ce|bce?|b\.c\.)\b))"
_ERA = r"(?:\s*(?P<era>bce|bc|b\.c\.e?\.?|ad|ce)\b)?"
CENTURY_WORDS = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14,
    "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19,
    "twentieth": 20, "twenty-first": 21,
}  # fmt: skip
_PATTERNS = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\b(?P<year>[12]\d{3})-(?P<mm>0\d|1[0-2])-(?P<day>[0-3]\d)\b",
        r"\b(?P<day>[0-3]?\d)(?P<mark>[/.])(?P<mm>[01]?\d)(?P=mark)(?P<year>[12]\d{3})\b",
        r"\b(?P<feast>christmas(?: day| eve)?|new year['’]?s? (?:day|eve)|"
        r"(?:st\.? )?valentine['’]?s['’]? day|hallowe['’]?en|"
        r"st\.? patrick['’]?s['’]? day|april fools?['’]?s?['’]? day|boxing day|bastille day),?\s+(?:of\s+|"
        r"in\s+)?"
        r"(?P<year>[12]\d{3})\b",
        rf"\b{_DAY}(?:\s+of)?\s+{_MONTH},?\s+{_YEAR}\b{_ERA}",
        rf"\b{_MONTH}\s+{_DAY}\s*,?\s+{_YEAR}\b{_ERA}",
        rf"\b{_MONTH},?\s+(?:of\s+)?{_YEAR}\b{_ERA}",
        rf"(?<=\bin ){_MONTH}\s+['’]?(?P<short>[4-9]\d)\b(?![\d%]|[,.:]\d|\s+[a-z])",
        r"(?<=\bin )['’](?P<short>[4-9]\d)\b(?![\d%]|[,.:]\d)",
        r"\b(?:form(?:ed)?|founded|came\s+out|released|made|got\s+together|started|launched|opened|published|recorded|"
        r"written|wrote|invented|created|built|broke\s+up|split\s+up|debuted)\b(?:\s+(?!in\b)[\w,'’]+|\s+in\s+[a-z]+){0,5}?"
        r"\s+in\s+(?P<cut>(?P<short>[4-9]\d))(?=[.!?)\s]*$|,\s|\s+(?:by|and|at|with)\b)",
        r"\b(?P<part>early|mid|late)?[\s-]*(?P<decade>[12]\d{2}0)['’]?s\b",
        r"\b(?P<part>early|mid|late)?[\s-]*(?P<century>\d{1,2}(?:st|nd|rd|th)|"
        + "|".join(sorted(CENTURY_WORDS, key=len, reverse=True))
        + rf")[\s-]+century\b{_ERA}",
        r"\b(?P<year>\d{1,4})\s*(?P<era>bce|bc|b\.c\.e?\.?|ad|a\.d\.|ce)(?!\w)",
        r"\b(?:ad|a\.d\.)\s*(?P<year>\d{1,4})\b",
        r"\b(?:born|died|dies|death|killed|murdered|executed|assassinated|crowned|emperor)\b(?:\s+(?!in\b)[\w,]+){0,5}?"
        r"\s+in\s+(?P<alone>(?P<year>[1-9]\d{1,2}))(?=\W*$|,\s|\s+(?:at|in|after|by|aged)\b)",
        r"\b(?:fell|founded|ended|began|signed|sacked|conquered|destroyed|abolished|fought|"
        r"took place|dissolved)\b"
        r"(?:\s+(?!in\b)[\w,]+){0,5}?\s+in\s+(?P<alone>(?P<year>[1-9]\d{2}))(?=\W*$|,\s)",
        r"(?<=\bin )(?P<year>1\d{3}|20\d{2})\b(?![\d%]|,\d|\.\d)",
        r"(?<![\d.,$€£#-])\b(?P<year>1\d{3}|20\d{2})\b(?![\d%]|,\d|\.\d|\s*(?:million|billion|people|feet|"
        r"km|m|ft|kg|percent)\b|\s+(?!(?:was|has|is|its|his|this)\b)[a-z]+s\b)",
    )
]
_FEASTS = {
    "valentine": (2, 14), "st valentine": (2, 14), "st. valentine": (2, 14), "hallow": (10, 31),
    "st patrick": (3, 17), "st. patrick": (3, 17), "april": (4, 1), "boxing": (12, 26), "bastille": (7, 14),
}  # fmt: skip
_BEFORE = re.compile(r"\b(?:before|prior to|earlier than)\s+(?:the\s+)?$", re.IGNORECASE)
_AFTER = re.compile(r"\b(?:after|following|later than)\s+(?:the\s+)?$", re.IGNORECASE)
_ABOUT = re.compile(r"(?:\b(?:around|about|circa|approximately|roughly)|\bca?\.|~)\s*$", re.IGNORECASE)
_SHORTENED = 1000
_CUT_SHORT = 1900  # years from here on are told by their last two figures
_EARLIEST: Day = (-(10**12), 1, 1)
_LATEST: Day = (10**6, 12, 31)


@dataclass(frozen=True, slots=True)
class DateExpression:
    """A date named in a text: the days from ``earliest`` to ``latest`` that it allows, both included.

    ``exact`` is false after *about* or *around*, where a near miss decides nothing.
    ``relation`` is "at", "before" or "after". ``short`` is true for *died in 68*, which may mean 1968, and
    ``cut`` for *came out in 84*, which is taken for 1984 but may be a year of long ago.
    """

    span: Span
    earliest: Day
    latest: Day
    exact: bool = True
    relation: str = "at"
    short: bool = False
    cut: bool = False


def find_dates(text: str) -> list[DateExpression]:
    """All dates in ``text``, in order, none overlapping another."""
    return list(_dates(text))


@functools.lru_cache(maxsize=512)  # of the same text dates, numbers and readings ask one after the other
def _dates(text: str) -> tuple[DateExpression, ...]:
    found: list[DateExpression] = []
    for pattern in _PATTERNS:
        for match in pattern.finditer(text):
            groups = match.groupdict()
            span = Span(*match.span(next((name for name in ("alone", "cut") if groups.get(name)), 0)))
            if any(span.overlaps(other.span) for other in found):
                continue
            limits = _limits(groups)
            if limits is None:
                continue
            before_text = text[max(0, span.start - 40) : span.start]
            relation, exact = "at", True
            earliest, latest = limits
            if _BEFORE.search(before_text):
                relation, earliest, latest = "before", _EARLIEST, _day_before(limits[0])
            elif _AFTER.search(before_text):
                relation, earliest, latest = "after", limits[0], _LATEST
            elif _ABOUT.search(before_text):
                exact = False
            short = groups.get("alone") is not None
            cut = groups.get("cut") is not None
            found.append(DateExpression(span, earliest, latest, exact, relation, short, cut))
    return tuple(sorted(found, key=lambda expression: expression.span.start))


def interval(value: TimeValue) -> tuple[Day, Day]:
    """The first and last day that ``value`` covers at its precision."""
    negative = value.value.startswith("-")
    parts = value.value.lstrip("-+").split("-")
    year = -int(parts[0]) if negative else int(parts[0])
    if value.precision is Precision.CENTURY:
        first = (abs(year) - 1) // 100 * 100 + 1 if year else 1
        return ((first, 1, 1), (first + 99, 12, 31)) if year > 0 else ((-first - 99, 1, 1), (-first, 12, 31))
    if value.precision is Precision.DECADE:
        first = year // 10 * 10
        return (first, 1, 1), (first + 9, 12, 31)
    if value.precision is Precision.YEAR or len(parts) < 2:
        return (year, 1, 1), (year, 12, 31)
    month = int(parts[1])
    if value.precision is Precision.MONTH or len(parts) < 3:
        return (year, month, 1), (year, month, 31)
    day = (year, month, int(parts[2]))
    return day, day


def qualifying_days(triplet: Triplet, pid: str) -> tuple[Day, Day] | None:
    """The first and last day of a statement's qualifier, such as its start time; None where it has none."""
    values = [q.value for q in triplet.qualifiers if q.property.id == pid]
    return next((interval(value) for value in values if isinstance(value, TimeValue)), None)


def is_within_a_year(claimed: DateExpression, first: Day, last: Day) -> bool:
    """True for a miss of a year at most: who is elected, or what is signed, in one year often begins in the
    next."""
    return claimed.earliest[0] - 1 <= last[0] and first[0] <= claimed.latest[0] + 1


def compare_date(expression: DateExpression, value: TimeValue) -> Comparison:
    """SAME when every day of ``value`` is one that the claim allows, DIFFERENT when none is.

    A claim that is more precise than the knowledge stays OPEN, and so does a miss of up to five
    years after *about*.
    """
    earliest, latest = interval(value)
    if expression.earliest <= earliest and latest <= expression.latest:
        return Comparison.SAME
    if latest < expression.earliest or expression.latest < earliest:
        if expression.short and earliest[0] >= _CUT_SHORT and _ends_alike(expression, earliest, latest):
            return Comparison.SAME
        if (expression.short and latest[0] >= _SHORTENED) or (expression.cut and earliest[0] < _SHORTENED):
            return Comparison.OPEN
        if not expression.exact:
            distance = max(expression.earliest[0] - latest[0], earliest[0] - expression.latest[0])
            return (
                Comparison.SAME
                if distance <= 2
                else Comparison.OPEN
                if distance <= 5
                else Comparison.DIFFERENT
            )
        return Comparison.DIFFERENT
    return Comparison.OPEN


def _ends_alike(expression: DateExpression, earliest: Day, latest: Day) -> bool:
    """True for the 94 of *died in 94*, beside a day of 1994."""
    return (
        expression.earliest[0] > 0
        and earliest[0] == latest[0]
        and earliest[0] % 100 == expression.earliest[0]
    )


def _limits(groups: dict[str, str | None]) -> tuple[Day, Day] | None:
    before_christ = (groups.get("era") or "").lower().startswith("b")
    part = (groups.get("part") or "").lower()
    if decade := groups.get("decade"):
        first = int(decade)
        if first % 100 == 0:  # "the 1900s" is a decade to some readers and a century to others
            return (first, 1, 1), (first + 99, 12, 31)
        years = {"early": (0, 4), "mid": (3, 7), "late": (5, 9)}.get(part, (0, 9))
        return (first + years[0], 1, 1), (first + years[1], 12, 31)
    if century := groups.get("century"):
        number = CENTURY_WORDS.get(century.lower()) or int(re.sub(r"\D", "", century))
        first = (number - 1) * 100 + 1
        years = {"early": (0, 40), "mid": (30, 70), "late": (60, 99)}.get(part, (0, 99))
        if before_christ:
            return (-number * 100, 1, 1), (-first, 12, 31)
        return (first + years[0] - (1 if years[0] == 0 else 0), 1, 1), (first + years[1], 12, 31)
    short = groups.get("short")
    year_text = f"19{short}" if short else groups.get("year")
    if not year_text:
        return None
    year = -int(year_text) if before_christ else int(year_text)
    if feast := groups.get("feast"):
        return _feast(feast.lower(), year)
    digits = groups.get("mm")
    month = int(digits) if digits else month_number(groups.get("month"))
    if month is None:
        return (year, 1, 1), (year, 12, 31)
    day = groups.get("day")
    if day is None:
        return (year, month, 1), (year, month, 31)
    if not 1 <= int(day) <= 31:
        return None
    if groups.get("mark") and int(day) <= 12:  # day and month may have changed places
        return (year, 1, 1), (year, 12, 31)
    if not 1 <= month <= 12:
        return (year, 1, 1), (year, 12, 31)
    return (year, month, int(day)), (year, month, int(day))


def _feast(name: str, year: int) -> tuple[Day, Day]:
    for beginning, (month, number) in _FEASTS.items():
        if name.startswith(beginning):
            return (year, month, number), (year, month, number)
    eve = name.endswith("eve")
    if name.startswith("christmas"):
        day = (year, 12, 24 if eve else 25)
    else:
        day = (year, 12, 31) if eve else (year, 1, 1)
    return day, day


def _day_before(day: Day) -> Day:
    year, month, number = day
    return (
        (year, month, number - 1)
        if number > 1
        else (year, month - 1, 31)
        if month > 1
        else (year - 1, 12, 31)
    )


def month_number(name: str | None) -> int | None:
    """1 to 12 for the name of a month or its beginning."""
    if not name:
        return None
    return next(i for i, month in enumerate(IN_SMALL_LETTERS, 1) if month.startswith(name[:3].lower()))
