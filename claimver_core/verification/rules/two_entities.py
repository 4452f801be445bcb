"""Claims that compare two things by a date or an amount: *older than*, *has more inhabitants than*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.types import Label, QuantityValue, Rank, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.polarity import is_denied
from claimver_core.verification.rules.quantities import NumberExpression, compare_quantity, in_unit_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling


@dataclass(frozen=True, slots=True)
class _Scale:
    """Properties that order things, and the words that put the first thing named lower or higher."""

    properties: frozenset[str]
    lower: re.Pattern[str]
    higher: re.Pattern[str]


def _scale(properties: str, lower: str, higher: str) -> _Scale:
    low, high = (re.compile(rf"\b(?:{words})\b", re.IGNORECASE) for words in (lower, higher))
    return _Scale(frozenset(properties.split()), low, high)


_THING = r"(?:in height |up |mountain |peak |building |tower |river |person |bridge )?"
_MADE = r"(?:founded|established|created|built|formed|opened|set up|started) (?:\w+ )?"
_OUT = r"(?:came out|released|published|appeared|premiered) (?:\w+ )?"
_SCALES = (
    _scale(
        "P569",
        r"born (?:\w+ )?(?:before|earlier than)|older (?:\w+ )?than|elder than",
        r"born (?:\w+ )?(?:after|later than)|younger than",
    ),
    _scale(
        "P570",
        r"died (?:\w+ )?(?:before|earlier than)",
        r"died (?:\w+ )?(?:after|later than)|outlived|survived",
    ),
    _scale(
        "P571 P1619",
        rf"older than|predates|{_MADE}(?:before|earlier than)",
        rf"(?:younger|newer) than|{_MADE}(?:after|later than)",
    ),
    _scale(
        "P577",
        rf"older than|predates|{_OUT}(?:before|earlier than)",
        rf"(?:newer|more recent|younger) than|{_OUT}(?:after|later than)",
    ),
    _scale(
        "P1082",
        r"(?:fewer|less) (?:inhabitants|people|residents) than|"
        r"(?:smaller|lower) population than|less populous than",
        r"more (?:inhabitants|people|residents) than|"
        r"(?:larger|bigger|greater|higher) population than|more populous than",
    ),
    _scale(
        "P2048 P2044",
        rf"(?:shorter|lower|smaller) {_THING}than|(?:not|n['’]t|nowhere near) (?:as|so) (?:tall|high) as",
        rf"(?:taller|higher) {_THING}than",
    ),
    _scale("P2043", rf"shorter {_THING}than|(?:not|n['’]t) (?:as|so) long as", rf"longer {_THING}than"),
    _scale(
        "P2046",
        r"(?:smaller|less) (?:area )?than|(?:not|n['’]t) (?:as|so) (?:large|big) as|smaller in area than",
        r"(?:larger|bigger|greater) (?:in area |area )?than",
    ),
    _scale("P2067", r"lighter than", r"heavier than"),
    _scale("P2047", r"shorter than", r"longer than"),
    _scale(
        "P1128", r"(?:fewer|less) (?:employees|staff|workers) than", r"more (?:employees|staff|workers) than"
    ),
)


def comparison(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """Two values of one property decide which of two things has more of it, or came first.

    Values that are equal, that overlap at their precision, or whose units cannot be compared decide
    nothing, and neither do two things with several values each.
    """
    names = _sides(reading)
    if len(names) != 2 or reading.dates or not _numbers_tell_difference(reading):
        return None
    for scale in _SCALES:
        low, high = scale.lower.search(reading.words), scale.higher.search(reading.words)
        if (low is None) == (high is None):
            continue
        for pid in sorted(scale.properties):
            ends = [[t for t in triplets if _gives(t, name, pid)] for name in names]
            if any(len({t.object for t in found}) != 1 for found in ends):
                continue
            first, second = ends[0][0], ends[1][0]
            order = _order(first.object, second.object)
            if order is None:
                continue
            match = low or high
            assert match is not None
            # a denial inside the words ("not as tall as") is what they mean, not a denial of them
            rest = reading.words[: match.start()] + " " + reading.words[match.end() :]
            told = -1 if low else 1
            if _differs(reading, match) and not _apart_by(reading.numbers[-1], first.object, second.object):
                holds = is_denied(rest)
            else:
                holds = (order == told) != is_denied(rest)
            label = Label.ATTRIBUTABLE if holds else Label.CONTRADICTORY
            return Ruling(label, "comparison", (first, second))
    return None


def compared_properties(reading: Reading) -> frozenset[str]:
    """The properties by which the claim may compare two things."""
    return frozenset(
        pid
        for scale in _SCALES
        if scale.lower.search(reading.words) or scale.higher.search(reading.words)
        for pid in scale.properties
    )


def _sides(reading: Reading) -> list[str | None]:
    """The two things compared: of several names, the last before *than* and the first after it."""
    named = [m for m in reading.claim.mentions if is_name(m)]
    names = list(dict.fromkeys(m.entity.id for m in named))
    context = reading.claim.context
    than = context.lower().rfind(" than ")
    if len(names) < 3 or than < 0:
        return names
    places = [(context.find(m.text), m.entity.id) for m in named]
    before = [found for found in places if 0 <= found[0] < than]
    after = [found for found in places if found[0] > than]
    return [max(before)[1], min(after)[1]] if before and after else names


def _differs(reading: Reading, match: re.Match[str]) -> bool:
    """True when a number stands right before the comparison."""
    word = match.group().split()[0]
    place = reading.claim.context.lower().find(word.lower())
    return any(0 <= place - number.span.end <= 12 for number in reading.numbers[-1:])


def _numbers_tell_difference(reading: Reading) -> bool:
    """True when the claim has no number, or one that stands before the comparison."""
    places = [reading.claim.context.find(m.text) for m in reading.claim.mentions if is_name(m)]
    numbers = [n for n in reading.numbers if n.span.start > min(places, default=0) or n.unit is not None]
    if len(numbers) != 1:
        return not numbers
    behind = reading.claim.context[numbers[0].span.end :]
    return re.match(r"\s*(?:[a-z]+\s+)?[a-z]+er\s+(?:[a-z]+\s+)?than\b", behind) is not None


def _apart_by(claimed: NumberExpression, first: object, second: object) -> bool:
    """True when the two values differ by the number, of years or in its unit: *two metres taller than*."""
    if isinstance(first, TimeValue) and isinstance(second, TimeValue):
        years = abs(interval(first)[0][0] - interval(second)[0][0])
        return abs(years - claimed.value) <= 1
    if not isinstance(first, QuantityValue) or not isinstance(second, QuantityValue):
        return False
    other = in_unit_of(second, first)
    if other is None:
        return False
    between = QuantityValue(abs(first.value - other), first.unit)
    return compare_quantity(claimed, between) is Comparison.SAME


def _gives(triplet: Triplet, name: str | None, pid: str) -> bool:
    return triplet.subject.id == name and triplet.property.id == pid and triplet.rank is not Rank.DEPRECATED


def _order(first: object, second: object) -> int | None:
    """-1 when the first is less or earlier for sure, 1 when it is more or later, None otherwise."""
    if isinstance(first, TimeValue) and isinstance(second, TimeValue):
        (start, end), (other_start, other_end) = interval(first), interval(second)
        return -1 if end < other_start else 1 if other_end < start else None
    if isinstance(first, QuantityValue) and isinstance(second, QuantityValue):
        other = in_unit_of(second, first)
        if other is None or first.value == other:
            return None
        return -1 if first.value < other else 1
    return None
