"""Claims of what somebody studied: *studied physics*, *has a degree in law from Yale*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIM = re.compile(
    r"^\W*_\s+(?:(?:has\s+)?studied|read|majored in|graduated in|(?:has|holds|earned|received) an?\s+"
    r"(?:degree|doctorate|PhD) in)\s+(?P<subject>[a-z][a-z ]*?)(?:\s+(?:at|from)\s+(?:the\s+)?_)?\W*$",
    re.IGNORECASE,
)
_EDUCATED = ("P69",)
_MAJOR = frozenset({"P812", "P811"})


def studied(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The subject that a statement about an education tells supports the claim; no list of them is whole."""
    found = _CLAIM.match(reading.words)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if found is None or not 1 <= len(names) <= 2 or reading.denied:
        return None
    person, *school = names
    said = next((m for m in reading.claim.mentions if m.text == found["subject"]), None)
    for triplet in relations.statements(str(person.entity.id), _EDUCATED):
        at_school = not school or has_value(triplet, school[0].entity.id)
        if at_school and _has_major(triplet, found["subject"], said):
            return Ruling(Label.ATTRIBUTABLE, "studies", (triplet,), whole=True)
    return None


def _has_major(triplet: Triplet, subject: str, said: Mention | None) -> bool:
    return any(
        qualifier.property.id in _MAJOR
        and isinstance(value := qualifier.value, Entity)
        and (value.label.lower() == subject.lower() or (said is not None and value.id == said.entity.id))
        for qualifier in triplet.qualifiers
    )
