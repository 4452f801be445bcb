"""Whether a claim and a sentence tell the same of who does what to whom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations, pairwise

from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.sentences.alignment import Alignment, Match

_PASSIVE = re.compile(r"\b(?:is|are|was|were|been|being)\b.*\bby\b", re.IGNORECASE)
_BOTH_WAYS = re.compile(r"\b(?:and|between|with|married|marry|marries|meets?)\b", re.IGNORECASE)
_THERE_ARE = re.compile(r"there (?:is|are|was|were)\b", re.IGNORECASE)
_THAN = re.compile(r"\bthan\b", re.IGNORECASE)


def in_order(matches: Sequence[Match], alignment: Alignment, relations: Kin) -> bool:
    """Whether all that is matched, dates and numbers apart, comes in the same order, or what has changed
    places cannot be taken for one another."""
    ordered = sorted((m for m in matches if not m.figure), key=lambda m: m.first)
    claim, other = alignment.claim.text, alignment.sentence.text
    turned = bool(_PASSIVE.search(claim)) != bool(_PASSIVE.search(other))
    if all(a.other < b.other for a, b in pairwise(ordered)):
        return not turned
    if _THAN.search(claim):
        return False
    if turned:  # what does something comes last in the one and first in the other
        return ordered[0].other > ordered[-1].other
    if bool(_THERE_ARE.match(claim)) != bool(_THERE_ARE.match(other)):
        return True
    if not any(m.name for m in ordered):
        return False
    if _BOTH_WAYS.search(claim) and _BOTH_WAYS.search(other):
        return True
    swapped = [(a, b) for a, b in combinations(ordered, 2) if a.other > b.other and a.name and b.name]
    return all(_is_person(a.name, relations) != _is_person(b.name, relations) for a, b in swapped)


def _is_person(entity: Entity | None, relations: Kin) -> bool:
    return entity is not None and relations.kind(str(entity.id)) == "person"
