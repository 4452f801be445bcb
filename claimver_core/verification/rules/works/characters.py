"""Claims of who played whom: *Harrison Ford played Han Solo*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.wording import CAST

_PLAYED = re.compile(
    r"^\W*_\s+(?:has\s+)?(?:play(?:s|ed)|portray(?:s|ed)|voice[sd]?|star(?:s|red) as|act(?:s|ed) as)\s+"
    r"(?:the (?:role|part|character) of\s+)?(?:the\s+)?_(?:\s+in\s+(?:the\s+)?(?:\w+\s+){0,2}_)?"
    r"(?:\s+(?:films?|movies?|series))?\W*$",
    re.IGNORECASE,
)
_OTHER_WORK = re.compile(r"\b(?:film|movie|series|character|fictional|superhero|franchise|play|game)\b", re.I)
_SERIES = re.compile(r"\b(?:film series|films|trilogy|franchise|saga)\b", re.IGNORECASE)
_ROLE, _PART_OF = "P453", ("P179", "P361")


def played(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A statement about the cast of a work, which tells the role, bears it out; one that tells another role
    of the same actor in the work that is named contradicts."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) not in (2, 3) or reading.denied or not _PLAYED.search(reading.words):
        return None
    actor, role, *work = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    found = [
        t
        for t in triplets
        if t.property.id in CAST
        and has_value(t, actor.entity.id)
        and {normalise(role.text), normalise(role.entity.label)} & _roles(t)
        and (not work or _is_or_belongs_to(t.subject, work[0], relations))
    ]
    if found:
        return Ruling(Label.ATTRIBUTABLE, "cast", tuple(found[:2]), whole=True)
    if not work and _is_hero_of_one_work(role, relations):
        work = [role]  # the work and its hero have one name: *Forrest Gump*
    if not work or _SERIES.search(f"{work[0].entity.label} {work[0].entity.description}"):
        return _another_role(actor, role, relations)
    cast = relations.statements(str(work[0].entity.id), CAST)
    others = [t for t in cast if has_value(t, actor.entity.id) and _roles(t)]
    if others and not any(_has_word(t, role) for t in others):
        return Ruling(Label.CONTRADICTORY, "cast", tuple(others[:2]), alone=False, whole=True)
    by_another = [t for t in cast if {normalise(role.text), normalise(role.entity.label)} & _roles(t)]
    if len(by_another) == 1 and not any(has_value(t, actor.entity.id) for t in cast):
        return Ruling(Label.CONTRADICTORY, "cast", tuple(by_another), alone=False, whole=True)
    return None


def _is_or_belongs_to(film: Entity, work: Mention, relations: Kin) -> bool:
    """True for the work that is named, and for a film of the series that is named."""
    if film.id == work.entity.id:
        return True
    if not _SERIES.search(f"{work.entity.label} {work.entity.description}"):
        return False
    if any(has_value(t, work.entity.id) for t in relations.statements(str(film.id), _PART_OF)):
        return True
    series = normalise(_SERIES.sub("", work.entity.label)).removeprefix("the ").strip()
    return bool(series) and normalise(film.label).removeprefix("the ").startswith(f"{series} ")


def _is_hero_of_one_work(role: Mention, relations: Kin) -> bool:
    """True where the role has the name of the work it is linked to, and of no other work or character."""
    others = [e for e in relations.named([role.text, role.entity.label]) if e.id != role.entity.id]
    return bool(relations.statements(str(role.entity.id), CAST)) and not any(
        _OTHER_WORK.search(e.description) or relations.statements(str(e.id), CAST) for e in others
    )


def _another_role(actor: Mention, role: Mention, relations: Kin) -> Ruling | None:
    """The actor's other role in a work in which somebody else plays the one that is claimed."""
    said = {normalise(role.text), normalise(role.entity.label)}
    for statement in relations.stated_of(str(actor.entity.id), CAST):
        if not _roles(statement):
            continue
        if _has_word(statement, role):
            return None
        cast = relations.statements(str(statement.subject.id), CAST)
        others = [t for t in cast if said & _roles(t) and not has_value(t, actor.entity.id)]
        if others:
            return Ruling(Label.CONTRADICTORY, "cast", (statement, others[0]), alone=False, whole=True)
    return None


def _has_word(statement: Triplet, role: Mention) -> bool:
    """True where a role of the statement shares a word with the one that is claimed."""
    said = set(normalise(f"{role.text} {role.entity.label}").split())
    return any(said & set(known.split()) for known in _roles(statement))


def _roles(statement: Triplet) -> set[str]:
    """The normalised names of the roles."""
    return {
        normalise(value.label if isinstance(value, Entity) else value.value)
        for qualifier in statement.qualifiers
        if qualifier.property.id == _ROLE and isinstance(value := qualifier.value, Entity | TextValue)
    }
