"""Places that only lie in the same land: no support for a claim that the one lies in the other."""

from __future__ import annotations

import re

from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_LIES_IN = frozenset({"P17", "P131", "P30"})


def side_by_side(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """True for the Bavaria of *Weimar lies on the Ilm in the German state of Bavaria*, of which is told
    that it lies in Germany, as Weimar does."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    objects = {t.object.id for t in ruling.triplets if isinstance(t.object, Entity)}
    around: dict[str | None, set[str | None]] = {}
    for triplet in ruling.triplets:
        if triplet.property.id in _LIES_IN and isinstance(triplet.object, Entity):
            around.setdefault(triplet.subject.id, set()).add(triplet.object.id)
    first = names[0].entity.id if names else None
    return any(
        around.get(first, set()) & around.get(name.entity.id, set())
        and name.entity.id not in objects
        and re.search(rf"\b(?:in|of)\s+(?:the\s+)?{re.escape(name.text)}(?!\w)", reading.claim.context)
        for name in names[1:]
    )
