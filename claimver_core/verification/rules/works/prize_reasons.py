"""What a prize is said to have been for: *the Nobel Prize for the theory of relativity*."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.works.prize_wins import AWARD, WINNER

_FIELD = r"(physics|chemistry|medicine|physiology|literature|economics|peace)"
_IN_FIELDS = re.compile(rf"\bprizes?\s+in\s+{_FIELD}(?:\s+and\s+(?:in\s+)?{_FIELD})?\b", re.IGNORECASE)
_FOR = re.compile(
    r"\b(?:prize|award|oscar|grammy|emmy|medal)\b.*\sfor\s+(?:(?:the|his|her|their|its)\s+)?(?P<what>[^,]+?)(?:\s+(?:in|of|at)\s+(?:the\s+)?\d{4}\b.*)?\W*$",
    re.I,
)
_AND_FOR = re.compile(r"\s+and\s+(?:once\s+|again\s+)?for\s+")
_FOR_FIRST = re.compile(
    r"^\W*for\s+(?:(?:the|his|her|their|its)\s+)?(?P<what>[^,]+),.*\b(?:prize|award|oscar|grammy|emmy|medal)\b",
    re.IGNORECASE,
)


def for_other_work(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where somebody is said to have had a prize for what they are known by, or in a second field, and
    no statement tells that it was for that: *the Nobel Prize for the theory of relativity*."""
    said = _FOR.search(reading.claim.context) or _FOR_FIRST.search(reading.claim.context)
    received = [t for t in ruling.triplets if t.property.id in (AWARD, WINNER)]
    fields = _IN_FIELDS.search(reading.claim.context)
    if fields is not None and received:
        labels = " ".join(normalise(text_of(t.object)) for t in received)
        return not all(field.lower() in labels for field in fields.groups(""))
    if said is None or not received:
        return False
    what = normalise(said["what"])
    if any(what.removesuffix("s") in normalise(text_of(t.object)) for t in received):
        return False  # the Nobel Prize for Literature
    told = [q.value for t in received for q in t.qualifiers if isinstance(q.value, Entity)]
    if {*_AND_FOR.split(what)} <= {normalise(work.label) for work in told}:
        return False  # once for Klute and once for Julia
    prizes = [t.object for t in received]
    for work in (m.entity for m in reading.claim.mentions if normalise(m.text).removeprefix("the ") == what):
        won = relations.statements(str(work.id), (AWARD,))
        return work not in told and not any(t.object in prizes for t in won)
    return said["what"][:1].isupper() and not any(normalise(work.label) == what for work in told)
