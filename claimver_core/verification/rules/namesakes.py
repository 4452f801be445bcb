"""Entities that a claim may mean by the name of another."""

from __future__ import annotations

import re

from claimver_core.types import Entity

_NATIONAL_TEAM = re.compile(r" (?:men['’]s )?national (?:association )?(?:football|soccer) team")
_CLUB = frozenset(
    [
        "FC",
        "F.C.",
        "CF",
        "C.F.",
        "AFC",
        "A.F.C.",
        "SC",
        "S.C.",
        "AC",
        "A.C.",
        "AS",
        "SV",
        "VfB",
        "VfL",
        "BC",
        "Club",
        "Football",
    ]
)
_PRIZE = re.compile(r"\b(?:Prize|Award|Medal)$")


def is_alike(one: Entity, other: Entity) -> bool:
    """True for a class of the same name as another (the knowledge has several *bird*), and for one of the
    prizes of a name (the *Pulitzer Prize* for Fiction, the *Nobel* Peace *Prize*)."""
    if one.label.islower():
        return one.label == other.label
    return _is_prize_of(other.label, one.label)


def is_team_of(team: Entity, land: Entity) -> bool:
    """True for the national team of a country, which is called by the country's name: *France won*."""
    return _NATIONAL_TEAM.fullmatch(team.label.removeprefix(land.label)) is not None


def is_club_of(club: Entity, place: Entity) -> bool:
    """True for a club that is called by the name of its place: *Barcelona*, *Manchester City* are."""
    bare = " ".join(word for word in club.label.split() if word not in _CLUB)
    return bare == place.label and bare != club.label


def is_university_of(university: Entity, town: Entity) -> bool:
    """True for the university that is called by the town's name where studies are told: *at Göttingen*."""
    return university.label in (f"University of {town.label}", f"{town.label} University")


def _is_prize_of(label: str, name: str) -> bool:
    name = name.removesuffix("s")
    if not _PRIZE.search(name):
        return False
    first, _, sort = name.rpartition(" ")
    return label.startswith((f"{name} for ", f"{name} in ")) or (
        bool(first)
        and re.fullmatch(rf"{re.escape(first)} (?:\w+ )?{sort}(?: (?:in|for) .+)?", label) is not None
    )
