"""What triplets bear out of a claim whose rest a sentence says: a land or an office before a name."""

from __future__ import annotations

from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.words import FEATURES, RANKS

_LAND_OR_OFFICE = ("P27", "P17", "P495", "P1532", "P39")
_BETWEEN = RANKS | FEATURES | {"s"}


def vouched(alignment: Alignment, relations: Kin) -> set[int]:
    """The words for the land or the office of a matched name that stand before it (*US President* John F.
    Kennedy, *Iceland's* Reykjavík)."""
    claim, left = alignment.claim, set(alignment.claim_left)
    named = {match.first: match.name for match in alignment.matches if match.name is not None}
    found: set[int] = set()
    for name in claim.names:
        words = set(range(name.first, name.end))
        behind = name.end
        while behind < len(claim.words) and claim.words[behind].norm in _BETWEEN:
            behind += 1
        bearer = named.get(behind)
        if bearer is not None and words & left and _is_of(bearer, name.entities[0], relations):
            found |= words
    return found


def _is_of(bearer: Entity, said: Entity, relations: Kin) -> bool:
    stated = relations.statements(str(bearer.id), _LAND_OR_OFFICE)
    return any(isinstance(t.object, Entity) and t.object.id == said.id for t in stated)
