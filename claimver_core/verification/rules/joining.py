"""Claims that name both ends of a statement, but tell what joins them in other words than are known."""

from __future__ import annotations

from collections.abc import Sequence

from claimver_core.types import Entity, Label, Rank, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import direction
from claimver_core.verification.rules.ruling import Ruling


def joined(reading: Reading, triplets: Sequence[Triplet]) -> Ruling | None:
    """All that the claim names stands in one statement. What joins it there the claim may tell otherwise,
    so this never decides alone."""
    for triplet in triplets:
        if triplet.rank is Rank.DEPRECATED or not reading.names(triplet.subject):
            continue
        if reading.compare(triplet.object) is not Comparison.SAME or reading.expresses(triplet.property):
            continue
        if uncovered(reading, [triplet]) or not _names_each_apart(reading, triplet):
            continue
        if direction(reading, triplet) is False or _told_otherwise(reading, triplet):
            continue
        label = Label.CONTRADICTORY if reading.denied else Label.ATTRIBUTABLE
        return Ruling(label, "joined", (triplet,), alone=False)
    return None


def _told_otherwise(reading: Reading, triplet: Triplet) -> bool:
    """True when the wording is that of another property: *left this world in Miami*, of a sibling."""
    match, pid = reading.match_of(triplet.subject), triplet.property.id or ""
    if match is None:
        return False
    return match.speaks_against(pid, loosely=True) if pid in match.likeness else match.surest() is not None


def _names_each_apart(reading: Reading, triplet: Triplet) -> bool:
    """True when subject and object are mentioned by words of their own."""
    if not isinstance(triplet.object, Entity):
        return True
    ids = {mention.entity.id for mention in reading.claim.mentions}
    return {triplet.subject.id, triplet.object.id} <= ids and any(is_name(m) for m in reading.claim.mentions)
