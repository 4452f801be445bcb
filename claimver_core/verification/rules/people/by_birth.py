"""Claims of somebody's land by birth or by nationality, of which the other is told."""

from __future__ import annotations

import re

from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_BORN = re.compile(r"-born\b|\bby\s+birth\b|\bnative\b|\bcame\s+into\s+the\s+world\b", re.IGNORECASE)
_BY_BIRTH = re.compile(r"\bby\s+birth\b", re.IGNORECASE)  # which plainer words leave out
_BY_NATIONALITY = re.compile(r"\bby\s+nationality\b", re.IGNORECASE)


def not_by_birth(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*American-born*, of a citizen; *Indian by nationality*, of a birthplace."""
    pids = ruling.properties
    told = any(t.property.id == "P19" and t.subject.id in reading.ids for t in ruling.triplets)
    if _BY_BIRTH.search(reading.claim.text):
        return not told and not _is_native(reading, relations)
    if _BORN.search(reading.words):
        return not told
    return bool(_BY_NATIONALITY.search(reading.words)) and "P27" not in pids


def _is_native(reading: Reading, relations: Kin) -> bool:
    names = [str(m.entity.id) for m in reading.claim.mentions if is_name(m)]
    births = relations.statements(names[0], ("P19",)) if names else []
    return any(
        relations.within(str(t.object.id), {land}) is not None
        for t in births
        if isinstance(t.object, Entity)
        for land in names[1:]
    )
