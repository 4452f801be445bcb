"""Lengths told in hours and minutes as one number: *2h11*, *two hours and 11 minutes*."""

from __future__ import annotations

import re
from collections.abc import Iterator

from claimver_core.types import Span

_HOURS = ("an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_HOUR = rf"(?P<hours>\d{{1,2}}|{'|'.join(_HOURS)})"
_PATTERNS = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(?<![\w.,:])(?P<hours>\d{1,2})\s?h\s?(?P<minutes>[0-5]\d)(?:\s?m(?:in)?s?)?(?!\w)",
        rf"(?<![\w.,:-]){_HOUR}\s?(?:h|hrs?\.?|hours?)\s?(?:,\s?|and\s)?\s?(?P<minutes>[1-5]?\d)\s?(?:m|mins?\.?|minutes?)(?!\w)",
        rf"(?<![\w.,:-]){_HOUR}\s(?:hrs?|hours?)\sand\s(?:a\s)?(?P<half>half)(?!\w)",
    )
]


def hours_and_minutes(text: str) -> Iterator[tuple[Span, float]]:
    """The lengths in ``text``, in minutes."""
    for pattern in _PATTERNS:
        for match in pattern.finditer(text):
            hours = match["hours"].lower()
            many = int(hours) if hours.isdigit() else max(1, _HOURS.index(hours))
            minutes = 30 if "half" in pattern.groupindex else int(match["minutes"])
            yield Span(*match.span()), float(60 * many + minutes)
