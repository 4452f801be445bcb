"""Works that share a title: what is wrong of one may be right of another, *Nosferatu came out in 2024*."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_DIFFERENT = ("P1889",)
_MADE_BY = " by "
_AUTHOR, _ANCIENT = "P50", 1500
_IS_BY = re.compile(r"\b(?:is|was)\s+(?:a\s+work\s+)?by\s+_", re.IGNORECASE)
_WROTE, _COMPOSES = re.compile(r"\b(?:wrote|composed)\b", re.I), re.compile(r"\bcomposer\b")
_ADAPTS = re.compile(r"composer|choreographer|director", re.IGNORECASE)
_WRITES = re.compile(r"writer|author|novelist|poet|playwright|dramatist", re.IGNORECASE)


def may_be_another_version(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where a claim that is contradicted of a work fits another one of the same title, by its year, its
    maker, its country or what sort of work it is."""
    if _is_told_again(reading, ruling, relations):
        return True
    works = {str(t.subject.id) for t in ruling.triplets if reading.names(t.subject)}
    return any(
        _fits(reading, other)
        for work in works
        for other in relations.statements(work, _DIFFERENT)
        if isinstance(other.object, TextValue)
    )


def _is_told_again(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where a writer's story *is by* somebody of another trade, who may have made an opera or a film of
    it, and for the stories of the ancients."""
    authors = [t.object for t in ruling.triplets if t.property.id == _AUTHOR and isinstance(t.object, Entity)]
    makers = [m.entity for m in reading.claim.mentions if relations.kind(str(m.entity.id)) == "person"]
    if authors and _WROTE.search(reading.words):
        trades = [text_of(t.object) for one in makers for t in relations.statements(str(one.id), ("P106",))]
        return any(map(_COMPOSES.search, trades)) and not any(map(_WRITES.search, trades))
    if not authors or not _IS_BY.search(reading.words):
        return False
    deaths = [t.object for one in (*authors, *makers) for t in relations.statements(str(one.id), ("P570",))]
    if any(isinstance(time, TimeValue) and interval(time)[0][0] < _ANCIENT for time in deaths):
        return True
    callings = [text_of(t.object) for one in makers for t in relations.statements(str(one.id), ("P106",))]
    return any(map(_ADAPTS.search, callings)) or not any(map(_WRITES.search, callings))


def _fits(reading: Reading, other: Triplet) -> bool:
    assert isinstance(other.object, TextValue)
    times = [q.value for q in other.qualifiers if isinstance(q.value, TimeValue)]
    if any(compare_date(date, time) is Comparison.SAME for date in reading.dates for time in times):
        return True
    lands = {q.value.id for q in other.qualifiers if isinstance(q.value, Entity)}
    if lands & reading.ids:
        return True
    sort, _, makers = other.object.value.rpartition("(")[2].rstrip(")").partition(_MADE_BY)
    said = f" {normalise(reading.claim.context)} "
    surnames = [normalise(maker).split()[-1:] for maker in makers.split(" and ")]
    own = f" {normalise(other.subject.description)} "
    of_sort = f" {sort} " in said and f" {sort} " not in own
    return of_sort or any(f" {name[0]} " in said for name in surnames if name)
