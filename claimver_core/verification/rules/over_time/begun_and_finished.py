"""Claims of when a building was begun, and of when it was finished or opened, which are years apart."""

from __future__ import annotations

import re

from claimver_core.types import TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_BEGUN = re.compile(
    r"\b(?:(?:was|were)\s+(?:begun|started)|(?:construction|building|work)\b[^.]*\b(?:began|begun|started|commenced)|"
    r"(?:began|started)\s+(?:the\s+)?(?:construction|building|work)|ground\s+was\s+broken|"
    r"(?:foundation|first|corner)\s?-?stone\b[^.]*\blaid)\b",
    re.IGNORECASE,
)
_FINISHED = re.compile(
    r"\b(?:completed|finished|opened|inaugurated|consecrated|built|constructed|completion|opening)\b",
    re.IGNORECASE,
)
_INCEPTION, _OPENING = "P571", "P1619"
_SLOWLY_BUILT = re.compile(r"\b(?:cathedral|basilica|minster|church|unfinished)\b", re.IGNORECASE)


def is_other_end(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where an opening is told of the beginning of the works, or their beginning of the end."""
    told = [t for t in ruling.triplets if isinstance(t.object, TimeValue)]
    if _BEGUN.search(reading.words):
        return any(t.property.id == _OPENING for t in told) or any(
            t.property.id == _INCEPTION and _is_built(t, relations) and not _opened_later(t, relations)
            for t in told
        )
    if _FINISHED.search(reading.words) is None:
        return False
    return any(
        t.property.id == _INCEPTION
        and (_opened_later(t, relations, reading) or _SLOWLY_BUILT.search(_known_as(t)) is not None)
        for t in told
    )


def _is_built(statement: Triplet, relations: Kin) -> bool:
    return bool(relations.statements(str(statement.subject.id), ("P84", "P149", _OPENING)))


def _opened_later(statement: Triplet, relations: Kin, reading: Reading | None = None) -> bool:
    """True where the opening is known to have been in a later year, which is not the claim's time, too."""
    assert isinstance(statement.object, TimeValue)
    begun = interval(statement.object)[1]
    opened = relations.statements(str(statement.subject.id), (_OPENING,))
    days = [t.object for t in opened if isinstance(t.object, TimeValue)]
    if reading is not None and any(reading.compare(day) is Comparison.SAME for day in days):
        return False  # both in the nineteenth century
    return any(interval(day)[0][0] > begun[0] for day in days)


def _known_as(statement: Triplet) -> str:
    return f"{statement.subject.label} {statement.subject.description}"
