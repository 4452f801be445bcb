"""The larger place that is told beside a name: *Minnesota's Clearwater County*, *Harding County in New
Mexico*."""

from __future__ import annotations

from claimver_core.linking.reading import Reading
from claimver_core.linking.surfaces import Surface

_CLITICS = frozenset({"'s", "’s", "'", "’"})
_MOST = 3  # words of a larger place's name


def larger_places(reading: Reading, surface: Surface) -> list[str]:
    """What may be the larger place, the longest first; empty where none stands beside."""
    return _owning(reading, surface) or _behind(reading, surface)


def _owning(reading: Reading, surface: Surface) -> list[str]:
    forms, end = reading.forms, surface.start - 1
    if end < 1 or forms[end].text not in _CLITICS:
        return []
    first = end
    while first > max(0, end - _MOST) and forms[first - 1].starts_large:
        first -= 1
    return [_joined(reading, start, end) for start in range(first, end)]


def _behind(reading: Reading, surface: Surface) -> list[str]:
    forms, start = reading.forms, surface.end + 1
    if start >= len(forms) or forms[surface.end].lower != "in":
        return []
    last = start
    while last < min(len(forms), start + _MOST) and forms[last].starts_large:
        last += 1
    return [_joined(reading, start, end) for end in range(last, start, -1)]


def _joined(reading: Reading, start: int, end: int) -> str:
    return " ".join(form.text for form in reading.forms[start:end])
