"""What a claim says of a capital, beside the statements that seem to bear it out."""

from __future__ import annotations

import re

from claimver_core.verification.rules.background import PLACED
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CAPITALS = frozenset({"P36", "P1376"})
_SEAT = frozenset({"P159"})
_IN_CAPITAL = re.compile(
    r"\bthe\s+_\s+capital\b|\b(?:is|was|been|be|became|in|at|to)\s+(?:the\s+)?_\s*['’]s\s+capital\b|"
    r"^\W*(?:the\s+)?_\s*['’]s\s+capital\s+[a-z]+\s|"
    r"\bcapital(?:\s+(?!of\b)[a-z]+){0,3}\s+of\b|\bthe\s+capital\s*,\s*_|"
    r"\b(?:county|cantonal|provincial|district|departmental)\s+(?:seat|capital|town)(?:\s+of|\s+is)\b|"
    r"['’]s\s+(?:county|cantonal|provincial|district|departmental)\s+(?:seat|capital|town)\b",
    re.IGNORECASE,
)
_OF_A_CAPITAL = re.compile(
    r"\b(?:capitals?|seats?|seated|parliament|(?:govern|rule)(?:s|ed|ing|ment|ments)?)\b", re.IGNORECASE
)
_OF_OLD = re.compile(
    r"\b(?:was|were|became|become|been|former|formerly|then|once|first|until|old|ancient|imperial|served|previously|used\s+to)\b",
    re.IGNORECASE,
)


def is_no_capital(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """True for *the Australian capital*, where the land alone is told, for *the Brazilian capital, Rio de
    Janeiro*, which it was in the past, and for a capital of which the claim does not speak at all."""
    told = [t for t in ruling.triplets if t.property.id in _CAPITALS]
    if not told:
        return _IN_CAPITAL.search(reading.words) is not None
    if not _OF_A_CAPITAL.search(reading.words):
        return ruling.properties <= _CAPITALS | PLACED | _SEAT
    of_old = reading.dates or _OF_OLD.search(reading.claim.text)
    return all(t.former for t in told) and not of_old
