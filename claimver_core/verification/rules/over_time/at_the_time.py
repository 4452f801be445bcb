"""What is told to have been so at a time that another clause tells: *was CEO of Apple when he died*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, TimeValue, Triplet
from claimver_core.verification.rules.dates import Day, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.passed import end_of, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import PLAINLY, Ruling

_AT_THE_TIME = re.compile(
    r"\b(?:when|while|whilst)\s+(?:(?:he|she|they|it)\b|_|(?:still\s+|in\s+|the\s+|an?\s+)*(?:president|governor|mayor|"
    r"prime\s+minister|chancellor|king|queen|emperor|pope|senator|office|power|prison|married|student|child)\b)",
    re.IGNORECASE,
)
TIME_TOLD_BEFORE = re.compile(
    r"\b(?:at|by|during|since|until) (?:that|this|the same) (?:time|point|moment)\b|"
    r"\b(?:in|by|since|until) (?:that|the same) (?:year|month|decade|century)\b",
    re.IGNORECASE,
)
"""A time that another sentence of the text tells, so that nothing known tells the same."""
_DIED = re.compile(
    r"\bwhen\s+(?:he|she)\s+(?:died|was\s+(?:killed|murdered|assassinated|shot))\b|\bat\s+(?:his|her)\s+death\b"
)
_DEATH = ("P570",)
_LASTING = frozenset(
    {"P26", "P39", "P54", "P463", "P102", "P108", "P169", "P35", "P6", "P286", "P488", "P551"}
)


def not_at_the_time(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim tells when something was so by another clause, and the statements tell only that
    it was so once. Somebody's death is such a time that is known."""
    if ruling.whole or ruling.rule not in PLAINLY:
        return False
    if TIME_TOLD_BEFORE.search(reading.words) is not None:
        return True
    if _AT_THE_TIME.search(reading.words) is None:
        return False
    if _DIED.search(reading.words) is None:
        return True
    told = [t for t in ruling.triplets if t.property.id in _LASTING]
    people = {str(end.id) for t in told for end in (t.subject, t.object) if isinstance(end, Entity)}
    named = next((str(m.entity.id) for m in reading.claim.mentions if is_name(m)), "")
    days = [t.object for t in relations.statements(named, _DEATH)] if named in people else []
    return not any(isinstance(day, TimeValue) and _lasted(told, interval(day)[0]) for day in days)


def _lasted(told: Sequence[Triplet], death: Day) -> bool:
    """True for what ended with a death, or began and has no end; what is told twice has an end if one of them
    has."""
    ends = [end for t in told if (end := end_of(t)) is not None]
    if ends:
        return max(ends) >= death
    return any(start_of(t) is not None for t in told)
