"""Claims that something is the only one of its kind, where the knowledge has others: *the only language*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Rank, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_NOUNS = {
    "P37": r"(?:official |national )?language",
    "P40": r"child",
    "P3373": r"sibling",
    "P47": r"(?:neighbou?r(?:ing country)?|land border)",
    "P38": r"(?:currency|legal tender)",
    "P112": r"founder",
    "P50": r"author",
}

_MUTUAL = frozenset({"P47", "P3373"})
"""What both have of each other: of whom the claim says "only" has to be told by its words."""


def not_only(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Another value beside the one that is claimed to be the only one refutes the claim."""
    if reading.denied or not reading.unique:
        return None
    for triplet in triplets:
        item = triplet.property.id or ""
        if item not in _NOUNS or not _holds(triplet) or not reading.names(triplet.subject):
            continue
        if reading.compare(triplet.object) is not Comparison.SAME:
            continue
        if not re.search(rf"\b(?:only|sole)\s+{_NOUNS[item]}\b", reading.words, re.IGNORECASE):
            continue
        others = [
            other
            for other in relations.statements(str(triplet.subject.id), (item,))
            if _holds(other) and reading.compare(other.object) is not Comparison.SAME
        ]
        if others and (item not in _MUTUAL or _owns(triplet.subject, reading)):
            return Ruling(Label.CONTRADICTORY, "not-only", (triplet, *others[:2]), alone=True)
    return None


def _owns(owner: Entity, reading: Reading) -> bool:
    """True for the Portugal of "Portugal's only land border" and of "the only neighbour of Portugal"."""
    names = [re.escape(m.text) for m in reading.claim.mentions if m.entity.id == owner.id]
    names.append(re.escape(owner.label))
    owned = rf"\b(?:{'|'.join(names)})(?:['’]s?)?"
    return bool(re.search(rf"{owned} (?:only|sole)\b|\bof (?:the )?{owned}", reading.claim.context))


def _holds(triplet: Triplet) -> bool:
    """True for a statement about another item that holds today."""
    held = not triplet.former and triplet.rank is not Rank.DEPRECATED
    return held and isinstance(triplet.object, Entity)
