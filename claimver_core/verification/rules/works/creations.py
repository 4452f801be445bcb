"""Claims that a building or work is somebody's work or brainchild: *is the work of Jørn Utzon*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked
from claimver_core.verification.rules.works.makers import MADE

_NOUN = (
    r"(?:(?:most\s+famous|famous|great|finest|best-known)\s+)?"
    r"(?:work|brainchild|creation|handiwork|masterpiece)"
)
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:is|was)\s+(?:(?:the|a)\s+{_NOUN}\s+of\s+(?:the\s+)?(?:[a-z-]+\s+){{0,2}}_|"
    rf"_['’]s?\s+{_NOUN}|(?:dreamt|dreamed|thought)\s+up\s+by\s+(?:the\s+)?(?:[a-z-]+\s+){{0,2}}_)\W*$|"
    rf"^\W*_\s+(?:is|was)\s+(?:the\s+)?(?:mastermind|brains?)\s+behind\s+(?:the\s+)?(?P<last>_)\W*$",
    re.IGNORECASE,
)
_ARCHITECT, _AUTHOR, _FOUNDER, _DESIGNER = "P84", "P50", "P112", "P287"
_ALL = (*MADE, _ARCHITECT, _FOUNDER, _DESIGNER, "P88", "P631")
_ONE_MADE_IT = (_ARCHITECT, _AUTHOR)
"""Of what a building or a book is by one alone, and others are not."""
_BEGUN, _MODERN = ("P1619", "P571", "P577"), 1850
"""Before that many a building had one architect after the other."""


def creation(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is known to have made, designed or founded it bears the claim out; where its one architect or
    author is known, another person contradicts it."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or reading.denied or reading.dates or len(claim.names) != 2:
        return None
    work, maker = claim.names[::-1] if found["last"] else claim.names
    known = relations.statements(str(work.entity.id), _ALL)
    by = [t for t in known if has_value(t, maker.entity.id)]
    if by:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(by[:1]), whole=True)
    made = [t for t in known if t.property.id in _ONE_MADE_IT]
    if len(made) != 1 or not isinstance(made[0].object, Entity):
        return None
    if relations.kind(str(maker.entity.id)) != "person" or not _is_modern(str(work.entity.id), relations):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(made), whole=True)


def _is_modern(work: str, relations: Kin) -> bool:
    begun = [t.object for t in relations.statements(work, _BEGUN) if isinstance(t.object, TimeValue)]
    return bool(begun) and min(interval(time)[0][0] for time in begun) >= _MODERN
