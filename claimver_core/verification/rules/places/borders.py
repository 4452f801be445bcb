"""What a claim says of borders beyond the one that is told."""

from __future__ import annotations

import re

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_BETWEEN = re.compile(
    r"\b(?:borders?\s+(?:between|of|with)|(?:lies|is|sits|located|situated)\s+between)\s+(?:the\s+)?_\s+and\s+(?:the\s+)?_",
    re.IGNORECASE,
)


def is_border_of_others(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*On the border between France and Spain*, of which one side is told."""
    if _BETWEEN.search(reading.words) is None:
        return False
    ids = _names_in_order(reading)
    ends = [{t.subject.id, getattr(t.object, "id", None)} for t in ruling.triplets]
    return any({ids[0], side} not in ends for side in ids[-2:])


def is_border_of_one(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Luxembourg has borders with Belgium and the Netherlands*, of which it has one."""
    if ruling.properties != {"P47"}:
        return False
    ids = _names_in_order(reading)
    ends = [{t.subject.id, getattr(t.object, "id", None)} for t in ruling.triplets]
    return len(ids) > 2 and not any(
        all({one, other} in ends for other in ids if other != one) for one in (ids[0], ids[-1])
    )


def _names_in_order(reading: Reading) -> list[str | None]:
    """The identifiers of the things named, as they stand in the claim."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    return [m.entity.id for m in sorted(names, key=lambda m: reading.claim.context.find(m.text))]
