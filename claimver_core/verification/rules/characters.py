"""Claims of who played whom: *Harrison Ford played Han Solo*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_PLAYED = re.compile(
    r"^\W*_\s+(?:has\s+)?(?:play(?:s|ed)|portray(?:s|ed)|voice[sd]?|star(?:s|red) as|act(?:s|ed) as)\s+"
    r"(?:the (?:role|part|character) of\s+)?(?:the\s+)?_(?:\s+in\s+(?:the\s+)?(?:\w+\s+){0,2}_)?"
    r"(?:\s+(?:films?|movies?|series))?\W*$",
    re.IGNORECASE,
)
_CAST = frozenset({"P161", "P725"})
_ROLE = "P453"


def played(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A statement about the cast of a work, which tells the role, bears it out. Roles have many actors, and
    the knowledge few of their roles, so that nothing contradicts."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) not in (2, 3) or reading.denied or not _PLAYED.search(reading.words):
        return None
    actor, role, *work = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    found = [
        t
        for t in triplets
        if t.property.id in _CAST
        and isinstance(t.object, Entity)
        and t.object.id == actor.entity.id
        and {normalise(role.text), normalise(role.entity.label)} & _roles(t)
        and (not work or t.subject.id == work[0].entity.id)
    ]
    return Ruling(Label.ATTRIBUTABLE, "cast", tuple(found[:2]), whole=True) if found else None


def _roles(statement: Triplet) -> set[str]:
    """The normalised names of the roles."""
    return {
        normalise(value.label if isinstance(value, Entity) else value.value)
        for qualifier in statement.qualifiers
        if qualifier.property.id == _ROLE and isinstance(value := qualifier.value, Entity | TextValue)
    }
