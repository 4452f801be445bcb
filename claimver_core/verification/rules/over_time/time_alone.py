"""Claims that tell a time and nothing else: *in 1960* of *became independent from France in 1960*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Claim, Passage, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, find_dates, times_of

_BEFORE_TIME = re.compile(
    r"\W*(?:(?:back|and|but)\s+)?(?:in|on|since|by|before|after|until|during)\s+(?:the\s+)?", re.IGNORECASE
)

_OF_A_YEAR = re.compile(
    r"\b(?:w[io]n\w*|winner|beat|defeat\w*|champions?|host\w*|held|elect\w*|president|minister|chancellor|king|queen)\b",
    re.IGNORECASE,
)
"""What is so in one year and not in another, so that the year may be what is wrong."""


def is_wrong_elsewhere(claim: Claim, triplets: Sequence[Triplet], passages: Sequence[Passage]) -> bool:
    """True where what contradicts the claim's sentence leaves the time alone, which is all that this piece of
    it tells."""
    date = _time_alone(claim)
    if date is None or _OF_A_YEAR.search(claim.context):
        return False
    times = [time for triplet in triplets for time in times_of(triplet)]
    if any(compare_date(date, time) is not Comparison.SAME for time in times):
        return False
    told = [found for passage in passages for found in find_dates(passage.text)]
    return all(_allows(date, other) for other in told)


def _time_alone(claim: Claim) -> DateExpression | None:
    """The date, where the words of the piece are no more than that, and its sentence says more."""
    dates = find_dates(claim.text)
    if len(dates) != 1 or claim.text.strip(" .") == claim.context.strip(" ."):
        return None
    span = dates[0].span
    behind = re.search(r"\w", claim.text[span.end :])
    return dates[0] if _BEFORE_TIME.fullmatch(claim.text[: span.start]) and behind is None else None


def _allows(date: DateExpression, other: DateExpression) -> bool:
    return other.earliest <= date.latest and date.earliest <= other.latest
