"""Numbers in a claim, and how they stand to the quantities of triplets."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Any

from claimver_core.types import Entity, QuantityValue, Span
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import find_dates
from claimver_core.verification.rules.hours_and_minutes import hours_and_minutes

_WORDS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
    "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40,
    "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
}  # fmt: skip
_MULTIPLIERS = {"hundred": 1e2, "thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12}
_UNITS = {
    "m": "metre", "metre": "metre", "meter": "metre", "km": "kilometre", "kilometre": "kilometre",
    "kilometer": "kilometre", "ft": "foot", "foot": "foot", "feet": "foot", "mile": "mile", "mi": "mile",
    "cm": "centimetre", "centimetre": "centimetre", "centimeter": "centimetre", "inch": "inch",
    "inche": "inch", "kg": "kilogram", "kilogram": "kilogram", "kilo": "kilogram", "tonne": "tonne",
    "ton": "tonne", "pound": "pound", "lb": "pound", "minute": "minute", "min": "minute", "hour": "hour",
    "second": "second", "hectare": "hectare", "acre": "acre", "percent": "percent", "%": "percent",
    "square kilometre": "kilometre ** 2", "square kilometer": "kilometre ** 2", "km²": "kilometre ** 2",
    "km2": "kilometre ** 2", "sq km": "kilometre ** 2", "square mile": "mile ** 2",
    "square metre": "metre ** 2", "square meter": "metre ** 2",
}  # fmt: skip
# What the usual units measure: those of different things are told apart without the converter, which takes
# long to load.
_MEASURED = {
    unit: measured
    for measured, units in {
        "length": ("metre", "kilometre", "foot", "mile", "centimetre", "inch"),
        "mass": ("kilogram", "tonne", "pound"),
        "time": ("second", "minute", "hour", "day", "week", "month", "year"),
        "area": ("hectare", "acre", "kilometre ** 2", "mile ** 2", "metre ** 2"),
        "share": ("percent",),
    }.items()
    for unit in units
}
_AND_HALF = r"(?P<and_half>\s+and\s+a\s+half\b)?"
_NUMBER = re.compile(
    r"(?<![\w.,])(?P<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?(?:E[+-]?\d{1,2}(?!\w))?)"
    r"(?!\d|m\d\d\b)"
    rf"{_AND_HALF}(?:[\s-]*(?P<scale>{'|'.join(_MULTIPLIERS)})s?\b)?",
    re.IGNORECASE,
)
_WORD_NUMBER = re.compile(
    rf"\b(?P<word>{'|'.join(sorted(_WORDS, key=len, reverse=True))})(?:-(?P<ones>one|two|three|four|five|"
    rf"six|seven|eight|nine))?{_AND_HALF}(?:\s+(?:(?P<hundreds>hundred)\s+(?=thousand|million|billion))?"
    rf"(?P<scale>{'|'.join(_MULTIPLIERS)}))?\b",
    re.IGNORECASE,
)
_AT_BOUND = 0.002
"""How far beyond a bound, as a share of it, a value may lie and still count as at the bound."""
_OF_A_BODY, _SHORTEST, _TALLEST = 0.006, 1.0, 3.0
"""The share by which a height to the centimetre may be off, and between which metres it is one."""
_BEFORE = 60  # characters before a number, where its hedge stands
_LONGEST = 40
"""Characters of a number; what is longer is none that anything is compared with."""
_SCALE_ALONE = re.compile(rf"\b(?P<half>half\s+)?an?\s+(?P<scale>{'|'.join(_MULTIPLIERS)})\b", re.IGNORECASE)
_UNIT_ALONE = re.compile(
    r"(?<!half )\ban?(?=\s+(?:kilomet(?:re|er)|mile|met(?:re|er)|tonne|ton|hectare)\b)", re.IGNORECASE
)
"""*More than a kilometre*: one, where it is hedged."""
_METRES = re.compile(r"(?<![\w.,])(?P<metres>[12])m(?P<centimetres>\d{2})\b")
_UNIT = re.compile(
    rf"^[\s-]*(?P<unit>{'|'.join(re.escape(u) for u in sorted(_UNITS, key=len, reverse=True))})s?(?!\w)",
    re.IGNORECASE,
)
UP_TO = r"(?<!add )(?<!adds )(?<!added )(?<!adding )up to"
"""Bounds a number from above, which the "up to" of "add up to" does not."""
_RELATIONS = {
    "more": r"(?:more than|over|above|at least|exceed(?:s|ing)?|upwards? of|(?:greater|taller|longer) than)",
    "less": r"(?:less than|under|below|fewer than|at most|shorter than|smaller than|"
    rf"{UP_TO}|(?:not|n['’]?t) (?:even|quite)(?: [a-z]+)?)",
    "nearly": r"(?:nearly|almost|just under|close to)",
    "about": r"(?:about|around|roughly|approximately|some|circa|ca\.?|an estimated|~)",
}
_RELATION = re.compile(
    "(?:"
    + "|".join(rf"(?P<{name}>{pattern})" for name, pattern in _RELATIONS.items())
    + r")\s+(?:a\s+)?(?:(?:US|U\.S\.)?[$€£¥])?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class NumberExpression:
    """A number named in a text: its ``value``, its ``unit`` in pint's spelling or None, how it is hedged
    ("exactly", "about", "nearly", "more", "less"), and ``step``, the size of its last digit that counts."""

    span: Span
    value: float
    unit: str | None
    relation: str
    step: float

    @property
    def in_metres(self) -> float | None:
        """The number where it is a length, in metres."""
        unit = Entity(None, self.unit) if self.unit else None
        return in_metres(QuantityValue(self.value, unit))


def find_numbers(text: str) -> list[NumberExpression]:
    """All numbers in ``text`` that are no part of a date, in order."""
    dates = [expression.span for expression in find_dates(text)]
    found = []
    for span, minutes in hours_and_minutes(text):
        hedge = _RELATION.search(text[max(0, span.start - _BEFORE) : span.start])
        hedged = str(hedge.lastgroup) if hedge else "exactly"
        found.append(NumberExpression(span, minutes, "minute", hedged, 1.0))
    lengths = [number.span for number in found]
    patterns = (_NUMBER, _WORD_NUMBER, _SCALE_ALONE, _UNIT_ALONE, _METRES)
    for match in sorted((m for p in patterns for m in p.finditer(text)), key=lambda m: m.start()):
        span = Span(*match.span())
        if any(span.overlaps(other) for other in (*dates, *lengths)) or span.end - span.start > _LONGEST:
            continue
        value, step = _value(match)
        unit = None if "metres" in match.re.groupindex else _UNIT.match(text[span.end :])
        relation = _RELATION.search(text[max(0, span.start - _BEFORE) : span.start])
        if match.re is _UNIT_ALONE and relation is None:
            continue
        found.append(
            NumberExpression(
                Span(span.start, span.end + (unit.end() if unit else 0)),
                value,
                _UNITS[unit["unit"].lower()] if unit else _own_unit(match),
                str(relation.lastgroup) if relation else "exactly",
                step,
            )
        )
    return sorted(found, key=lambda number: number.span.start)


def compare_quantity(expression: NumberExpression, quantity: QuantityValue) -> Comparison:
    """SAME when ``quantity``, in the claim's unit, is within the claim's wording; else DIFFERENT.

    A bare number allows its rounding and 2 % (a tenth for a conversion between systems of units is
    never needed: both sides are converted exactly); *about* allows 6 %. Units that cannot be
    compared leave it OPEN, as does a number within 10 % that the wording does not cover; an amount given
    without its unit is SAME where the numbers agree.
    """
    actual = in_unit(quantity, expression.unit)
    claimed = expression.value
    if actual is None:
        unitless = quantity.unit is None and abs(quantity.value - claimed) <= abs(claimed) * _AT_BOUND
        return Comparison.SAME if unitless else Comparison.OPEN
    share = _OF_A_BODY if _is_to_the_centimetre(expression) else 0.02
    tolerance = max(expression.step / 2, abs(claimed) * share)
    if expression.relation == "more":
        same = actual > claimed - abs(claimed) * _AT_BOUND
    elif expression.relation == "less":
        same = actual < claimed + abs(claimed) * _AT_BOUND
    elif expression.relation == "nearly":
        same = claimed * 0.85 <= actual <= claimed + abs(claimed) * _AT_BOUND
    elif expression.relation == "about":
        same = abs(actual - claimed) <= max(tolerance, abs(claimed) * 0.06)
    elif expression.unit is None and quantity.unit is None and float(claimed).is_integer() and claimed < 1000:
        same = actual == claimed  # a count
        return Comparison.SAME if same else Comparison.DIFFERENT
    else:
        same = abs(actual - claimed) <= tolerance
    if same:
        return Comparison.SAME
    return Comparison.OPEN if abs(actual - claimed) <= abs(claimed) * 0.1 else Comparison.DIFFERENT


def _is_to_the_centimetre(expression: NumberExpression) -> bool:
    """True for *1.82 metres* and *182 cm*: somebody of 185 is of another height."""
    metres, centimetre = expression.in_metres, 1.0 if expression.unit == "centimetre" else 0.01
    return metres is not None and expression.step == centimetre and _SHORTEST <= metres < _TALLEST


def in_metres(quantity: QuantityValue) -> float | None:
    """``quantity`` in metres, or None where it is no length."""
    return in_unit(quantity, "metre") if quantity.unit is not None else None


def in_unit_of(quantity: QuantityValue, other: QuantityValue) -> float | None:
    """``quantity`` in the unit of ``other``, or None where the two cannot be compared."""
    unit = other.unit.label.lower() if other.unit is not None else None
    if quantity.unit is not None and unit == quantity.unit.label.lower():
        return quantity.value
    return in_unit(quantity, _UNITS.get(unit, unit) if unit is not None else None)


def _value(match: re.Match[str]) -> tuple[float, float]:
    groups = match.groupdict()
    if groups.get("metres"):
        return float(f"{groups['metres']}.{groups['centimetres']}"), 0.01
    scale = _MULTIPLIERS[groups["scale"].lower()] if groups.get("scale") else 1.0
    scale *= _MULTIPLIERS["hundred"] if groups.get("hundreds") else 1.0
    half = 0.5 if groups.get("and_half") else 0.0
    if word := groups.get("word"):
        number = _WORDS[word.lower()] + (_WORDS[groups["ones"].lower()] if groups.get("ones") else 0)
        return (number + half) * scale, scale * half / 2 or (scale if scale > 1 else 0.0)
    if not groups.get("digits"):  # "a million"
        scale /= 2 if groups.get("half") else 1
        return scale, scale
    digits = groups["digits"].replace(",", "")
    power = re.search(r"[eE]([+-]?\d+)$", digits)
    if power is not None:  # 3.94E11
        digits, scale = digits[: power.start()], scale * 10.0 ** int(power[1])
    decimals = len(digits.partition(".")[2])
    zeros = len(digits) - len(digits.rstrip("0")) if not decimals and len(digits) > 3 else 0
    step = 10.0 ** (zeros - decimals) * scale
    return (float(digits) + half) * scale, scale * half / 2 or step


def _own_unit(match: re.Match[str]) -> str | None:
    """The unit inside the number: *1m80*."""
    return "metre" if "metres" in match.re.groupindex else None


def in_unit(quantity: QuantityValue, unit: str | None) -> float | None:
    """``quantity`` in pint's ``unit``, None for a bare number; None where the two cannot be compared."""
    if quantity.unit is None or unit is None:
        return quantity.value if (quantity.unit is None) == (unit is None) else None
    label = quantity.unit.label.lower()
    source = _UNITS.get(label) or _UNITS.get(label.removesuffix("s"), label)
    if source == unit:
        return quantity.value
    measured = _MEASURED.get(source), _MEASURED.get(unit)
    if None not in measured and measured[0] != measured[1]:
        return None
    registry, unknown_unit = _registry()
    try:
        return float((quantity.value * registry.Unit(source)).to(unit).magnitude)
    except unknown_unit:
        return None


@functools.cache
def _registry() -> tuple[Any, tuple[type[Exception], ...]]:
    import tokenize

    import pint

    return pint.UnitRegistry(), (
        pint.PintError,
        tokenize.TokenError,
        AssertionError,
        AttributeError,
        ValueError,
        TypeError,
    )
