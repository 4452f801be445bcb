"""Units that a claim has behind its numbers, in words or by a sign: *$190 million*, *60 years*."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.types import QuantityValue
from claimver_core.verification.rules.quantities import NumberExpression

_MONEY = re.compile(r"dollar|euro|pound|yen|rupee|yuan|renminbi")
_MONEY_SIGNS = {
    "dollar": ("$", "dollar", "usd", "bucks"),
    "euro": ("€", "euro"),
    "pound": ("£", "pound", "quid"),
    "yen": ("¥", "yen"),
    "rupee": ("₹", "rupee"),
    "yuan": ("¥", "yuan", "renminbi"),
    "renminbi": ("¥", "yuan", "renminbi"),
}
_ALL_MONEY_SIGNS = frozenset(sign for signs in _MONEY_SIGNS.values() for sign in signs)
_AGE, _YEAR = "years old", "year"
_NO_UNIT = re.compile(r"$|on average\b")
_DEGREES = re.compile(r"°|\bdegrees\b")


def without_unit(context: str, number: NumberExpression, value: QuantityValue) -> QuantityValue:
    """``value`` without its unit where ``context`` has just this unit behind a number, by its name, or counts
    money of the same name: *$190 million*."""
    if value.unit is None or number.unit is not None:
        return value
    if normalise(value.unit.label) == _AGE:
        return QuantityValue(value.value)  # "you have to be 18"
    behind = normalise(_DEGREES.sub(" degree ", context[number.span.end :]))
    if normalise(value.unit.label) == _YEAR and _NO_UNIT.match(behind):
        return QuantityValue(value.value)  # "life expectancy is 60"
    money = _MONEY.search(normalise(value.unit.label))
    if money:
        said = context[max(0, number.span.start - 2) : number.span.end + 20].lower()
        signs = _MONEY_SIGNS[money.group()]
        named = any(sign in said for sign in signs)
        other = any(sign in said for sign in _ALL_MONEY_SIGNS if sign not in signs)
        return QuantityValue(value.value) if named or (number.value >= 1e6 and not other) else value
    return QuantityValue(value.value) if behind.startswith(normalise(value.unit.label)) else value
