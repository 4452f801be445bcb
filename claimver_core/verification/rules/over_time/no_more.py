"""Claims of today about what is over: *plays for Barcelona*, *is a member of OPEC*, *is married to*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.namesakes import is_club_of, is_team_of
from claimver_core.verification.rules.passed import (
    for_good,
    has_ended,
    holding,
    holding_of_couple,
    is_recent,
)
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_TEAM, _MEMBER, _SPOUSE = "P54", "P463", "P26"
_NOW = r"(?:\s+(?:now|today|currently|at the moment|right now|these days|again))?"
_STILL = r"(?:\s+(?:still|currently|now|presently))?"
_NOT = r"(?P<no>\s+(?:not|no longer)|\s*n['’]t)?"
_BE = rf"(?:is|are|['’]s|remains?){_NOT}{_STILL}"
_DO = r"(?:(?P<no>(?:does|do)(?:\s+not|n['’]t)|no longer)\s+)?(?:(?:still|currently|now)\s+)?"
_A = r"(?:an?\s+|the\s+)?"
_PLAYER = r"(?:player|striker|forward|winger|midfielder|defender|goalkeeper|keeper|captain|star|footballer)"

_SIDE = re.compile(
    r"\b(?:club|team|franchise|constructor|(?:car|automobile|automotive) \w+)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class _Relation:
    """A relation and the claims of it, "_" for a name; ``turned`` where it is stated of the second one,
    ``of_side`` where that is a club: *a Brazilian footballer* tells no team."""

    properties: tuple[str, ...]
    claims: tuple[re.Pattern[str], ...]
    turned: bool = False
    mutual: bool = False
    of_side: bool = False


def _relation(
    properties: str, *claims: str, turned: bool = False, mutual: bool = False, of_side: bool = False
) -> _Relation:
    patterns = tuple(re.compile(rf"^\W*(?:the\s+)?{c}{_NOW}\W*$", re.IGNORECASE) for c in claims)
    return _Relation(tuple(properties.split()), patterns, turned, mutual, of_side)


_RELATIONS = (
    _relation(
        _TEAM,
        rf"_\s+{_DO}(?:plays?|drives?|rides?|races?)\s+(?:[a-z]+ball\s+)?(?:for|at)\s+(?:the\s+)?_",
        rf"_\s+{_BE}\s+{_A}(?:[a-z]+\s+)?{_PLAYER}\s+(?:for|at|of|with)\s+(?:the\s+)?_",
        rf"_\s+{_BE}\s+playing\s+(?:for|at)\s+(?:the\s+)?_",
    ),
    _relation(_TEAM, rf"_\s+{_BE}\s+{_A}_\s+(?:[a-z]+\s+)?{_PLAYER}", of_side=True),
    _relation(
        "P463 P361",
        rf"_\s+{_BE}\s+{_A}(?:(?:full|founding|permanent)\s+)?(?:members?(?:\s+(?:states?|countr(?:y|ies)))?\s+of|"
        r"part\s+of|in)\s+(?:the\s+)?_",
        rf"_\s+{_BE}\s+{_A}_\s+(?:member(?:\s+(?:state|country))?|country|state|nation)",
        rf"_\s+{_DO}belongs?\s+to\s+(?:the\s+)?_",
    ),
    _relation(
        _SPOUSE,
        rf"_\s+{_BE}\s+married\s+to\s+_",
        rf"_\s+and\s+_\s+{_BE}\s+(?:a\s+)?(?:married(?:\s+(?:couple|to each other))?|husband and wife)",
        rf"_\s+{_BE}\s+(?:_\s*['’]s?\s+(?:wife|husband|spouse)|the\s+(?:wife|husband|spouse)\s+of\s+_)",
        rf"_\s*['’]s?\s+(?:wife|husband|spouse)\s+{_BE}\s+_",
        mutual=True,
    ),
    _relation(
        "P159",
        rf"_\s+{_BE}\s+(?:head[- ]?quartered|based)\s+in\s+_",
        rf"_\s*['’]s?\s+(?:head ?quarters|head office|seat)\s+{_BE}\s+(?:(?:based|located)\s+)?in\s+_",
    ),
    _relation(
        "P108", rf"_\s+{_DO}works?\s+(?:for|at)\s+(?:the\s+)?_", rf"_\s+{_BE}\s+employed\s+(?:by|at)\s+_"
    ),
    _relation(
        "P127 P749", rf"_\s+{_BE}\s+owned\s+by\s+(?:the\s+)?_", rf"_\s+{_DO}belongs?\s+to\s+(?:the\s+)?_"
    ),
    _relation(
        "P127 P749", rf"_\s+{_DO}owns?\s+(?:the\s+)?_", rf"_\s+{_BE}\s+the\s+owner\s+of\s+_", turned=True
    ),
)


def no_more(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What two things were to each other in the past alone they are not today; nobody plays for two clubs."""
    if reading.dates or reading.numbers or reading.unique:
        return None
    claim = masked(reading)
    if len(claim.names) != 2 or claim.names[0].entity.id == claim.names[1].entity.id:
        return None
    for relation in _RELATIONS:
        found = next(filter(None, (pattern.match(claim.text) for pattern in relation.claims)), None)
        if found is None or (relation.of_side and not _SIDE.search(claim.names[1].entity.description)):
            continue
        ruling = _ruling(relation, *claim.names, relations)
        if ruling is not None:
            if not found["no"] or ruling.label is Label.ATTRIBUTABLE:
                return ruling if not found["no"] else None
            if "longer" not in found["no"] or ruling.rule.startswith("ended"):
                return Ruling(Label.ATTRIBUTABLE, ruling.rule, ruling.triplets, whole=True)
    return None


def _ruling(relation: _Relation, first: Mention, second: Mention, relations: Kin) -> Ruling | None:
    subject, value = (second, first) if relation.turned else (first, second)
    known = relations.statements(str(subject.entity.id), relation.properties)
    joining = [t for t in known if is_named(t, value)]
    if relation.mutual:
        back = relations.statements(str(value.entity.id), relation.properties)
        joining += [t for t in back if has_value(t, subject.entity.id)]
        known += back
    others = [t for t in known if not t.former and t not in joining]
    if relation.properties[0] == _MEMBER or not all(map(_is_club, joining)):
        others = []  # one may be a member of many, and play for a country besides a club
    if joining:
        now = holding_of_couple(joining) if relation.mutual else holding(joining)
        if by_name := [t for t in now if not relation.mutual and not has_value(t, value.entity.id)]:
            return Ruling(Label.ATTRIBUTABLE, "stated", tuple(by_name[:1]), whole=True)
        if now or not for_good(joining, str(subject.entity.id), others, relations):
            return None
        return has_ended(joining)
    if relation.properties[0] == _TEAM:
        clubs = [t for t in others if _is_club(t) and is_recent(t)]
        if clubs and _SIDE.search(value.entity.description):
            return Ruling(Label.CONTRADICTORY, "functional-property", tuple(clubs[:1]), whole=True)
    return None


def is_named(statement: Triplet, value: Mention) -> bool:
    """True where the value is what is named, or is the team of the place that is named."""
    item = statement.object
    if not isinstance(item, Entity):
        return False
    if item.id == value.entity.id:
        return True
    if statement.property.id != _TEAM:
        return False
    return is_team_of(item, value.entity) or is_club_of(item, value.entity) or _is_short_for(value, item)


def _is_short_for(value: Mention, item: Entity) -> bool:
    """True for *Ferrari*, of Scuderia Ferrari; not for a country, of its youth team."""
    words = set(normalise(item.label).split())
    return "national" not in words and set(normalise(value.text).split()) <= words


def _is_club(statement: Triplet) -> bool:
    """False for the team of a nation."""
    return isinstance(statement.object, Entity) and "national" not in statement.object.label
