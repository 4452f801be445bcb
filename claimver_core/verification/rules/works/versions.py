"""Works that share a title: what is wrong of one may be right of another, *Nosferatu came out in 2024*."""

from __future__ import annotations

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_DIFFERENT = ("P1889",)
_MADE_BY = " by "


def may_be_another_version(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where a claim that is contradicted of a work fits another one of the same title, by its year, its
    maker, its country or what sort of work it is."""
    works = {str(t.subject.id) for t in ruling.triplets if reading.names(t.subject)}
    return any(
        _fits(reading, other)
        for work in works
        for other in relations.statements(work, _DIFFERENT)
        if isinstance(other.object, TextValue)
    )


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
