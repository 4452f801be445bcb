"""Claims of which museum has a work of art: *Guernica hangs in the Louvre*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value, lies_in
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_KEPT = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:(?:now|still|currently|today)\s+)?(?:hangs|is\s+(?:(?:now|still|currently)\s+)?"
    r"(?:hanging\s+|housed\s+|kept\s+|displayed\s+|exhibited\s+|shown\s+|held\s+|on\s+(?:display|show)\s+)?|"
    r"can\s+be\s+(?:seen|found|admired|viewed)|resides|belongs\s+to|is\s+part\s+of\s+the\s+collection\s+of)\s*"
    r"(?:in|at|to|of)?\s+(?:the\s+)?_(?P<place>,?\s+(?:in\s+)?(?:the\s+)?_)?(?:\s+(?:museum|collection))?\W*$",
    re.IGNORECASE,
)
_WHERE = ("P276", "P195")
_MUSEUM = re.compile(r"\b(?:museum|galler(?:y|ies)|collection)\b", re.IGNORECASE)
_WORK = re.compile(r"\b(?:painting|fresco|portrait|oil on canvas|tapestry)\b", re.IGNORECASE)


def museum(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The museum that has the work bears the claim out; another one it is not in, unless there are several
    works of that name."""
    claim = masked(reading)
    found = _KEPT.match(claim.text)
    if found is None or reading.denied or reading.dates:
        return None
    work, house, *place = claim.names
    known = [
        t
        for t in relations.statements(str(work.entity.id), _WHERE)
        if isinstance(t.object, Entity) and not t.former
    ]
    if place and not lies_in(str(house.entity.id), str(place[0].entity.id), relations):
        return None
    same = [t for t in known if has_value(t, house.entity.id)]
    if same:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(same[:1]), whole=True)
    houses = {t.object.id for t in known if isinstance(t.object, Entity)}
    if len(houses) != 1 or not _is_museum(house.entity) or not _WORK.search(work.entity.description):
        return None
    if not all(isinstance(t.object, Entity) and _is_museum(t.object) for t in known):
        return None
    if len(_namesakes(work.entity, relations)) > 1:
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:1]), whole=True)


def _is_museum(entity: Entity) -> bool:
    return _MUSEUM.search(f"{entity.label} {entity.description}") is not None


def _namesakes(work: Entity, relations: Kin) -> list[Entity]:
    """The works of art of that name, of which each may be meant."""
    return [
        entity
        for entity in relations.named([work.label])
        if normalise(entity.label) == normalise(work.label)
        and (entity.id == work.id or relations.statements(str(entity.id), ("P170", *_WHERE)))
    ]
