"""The title that somebody is given beside a statement of another office: *the former king of Spain*."""

from __future__ import annotations

import re
from collections.abc import Callable

from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.offices.crowns import CROWNS
from claimver_core.verification.rules.passed import holding
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import PLAINLY, Ruling

_CROWN = re.compile(rf"\b(?:is|was|became|as)\s+(?:the\s+|an?\s+)?(?:\w+\s+)?(?:{CROWNS})\b", re.IGNORECASE)
_CROWNED = re.compile(rf"\b(?:{CROWNS}|ruler)\b", re.IGNORECASE)
_PRESIDENT = re.compile(r"(?<!vice )(?<!vice-)\bpresident\s+of\b", re.IGNORECASE)
_NTH = re.compile(
    r"\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))\s+(?:president|"
    r"prime\s+minister|chancellor|king|queen|emperor|pope|secretary)\b",
    re.IGNORECASE,
)
_FORMER = re.compile(r"\b(?:former|erstwhile|one-?time)\s+(?!_)|\bex-", re.IGNORECASE)
_NOT_YET = re.compile(
    r"\b(?:future|summer|winter|next|upcoming|would-be|unofficial)\s+(?:capital|president|king|queen|prime|chancellor)\b",
    re.IGNORECASE,
)
_MINISTER = re.compile(r"(?<!prime )(?<!first )(?<!chief )\bminister\s+of\s+(?:the\s+)?_", re.IGNORECASE)
_LOCAL = re.compile(r"\b(mayor|governor)\b", re.IGNORECASE)
_CITY = re.compile(r"\b(?:city|town|capital|municipality|metropolis)\b", re.IGNORECASE)


def has_other_title(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim has a title, a number of one, or a time of it that the statements do not tell."""
    return any(check(reading, ruling, relations) for check in _CHECKS)


def _crown(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*King of Spain*, of a head of state who bears no such title."""
    if _CROWN.search(reading.words) is None:
        return False
    people = (m.entity for m in reading.claim.mentions if relations.kind(str(m.entity.id)) == "person")
    if (person := next(people, None)) is None:
        return False
    known = relations.statements(str(person.id), ("P39", "P97", "P106"))
    told = " ".join((person.label, person.description, *(text_of(t.object) for t in known)))
    return _CROWNED.search(told) is None


def _no_president(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*The president of Japan*, of an emperor."""
    if _PRESIDENT.search(reading.words) is None:
        return False
    heads = [t.object for t in ruling.triplets if t.property.id == "P35" and isinstance(t.object, Entity)]
    offices = [t for one in heads for t in relations.statements(str(one.id), ("P39",))]
    told = " ".join((*(one.description for one in heads), *(text_of(t.object) for t in offices)))
    return _CROWNED.search(told) is not None and "president" not in told.lower()


def _nth(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*The sixth president*, of any."""
    said = _NTH.search(reading.words)
    if said is None or ruling.rule not in ("stated", "office"):
        return False
    told = " ".join(
        f"{end.description} {[text_of(q.value) or q.value for q in t.qualifiers]}"
        for t in ruling.triplets
        for end in (t.subject, t.object)
        if isinstance(end, Entity)
    ).lower()
    return said[1].lower() not in told


def _no_longer(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*The former capital*, of one that still is; *the future capital*."""
    if _NOT_YET.search(reading.words):
        return True
    if _FORMER.search(reading.words) is None:
        return False
    offices = [t for t in ruling.triplets if t.property.id in ("P35", "P6", "P39", "P169")]
    if offices and holding(offices):
        return True
    over = any(t.former or any(q.property.id == "P582" for q in t.qualifiers) for t in ruling.triplets)
    return ruling.rule in PLAINLY and not over


def _some_minister(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Minister of Germany*, of the head of the government."""
    return _MINISTER.search(reading.words) is not None and bool(ruling.properties & {"P6", "P35"})


def _of_a_city(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Governor of New York*, of the head of the city, and *mayor*, of the head of a land."""
    said = _LOCAL.search(reading.words)
    if said is None:
        return False
    heads = [t for t in ruling.triplets if t.property.id in ("P6", "P35")]
    cities = [_CITY.search(t.subject.description) is not None for t in heads]
    return bool(cities) and not any(city == (said[1].lower() == "mayor") for city in cities)


_CHECKS: tuple[Callable[[Reading, Ruling, Kin], bool], ...] = (
    _crown,
    _no_president,
    _nth,
    _no_longer,
    _some_minister,
    _of_a_city,
)
