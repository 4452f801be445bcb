"""Claims that somebody fought or took part in what was over before their birth, or began after their death:
*Napoleon fought in World War I*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_TOOK_PART = re.compile(
    r"^\W*_\s+(?:(?:also|once|even|himself|herself|personally|famously|bravely)\s+)*"
    r"(?:fought|served|took\s+part|participated|saw\s+action|saw\s+combat|competed|commanded\s+(?:an?\s+)?[a-z]+|"
    r"was\s+(?:wounded|injured|captured|decorated|a\s+(?:soldier|general|pilot|commander|medic))|"
    r"(?:is|was)\s+an?\s+veteran(?=\s+of))\s+(?:in|at|during|of)\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_EVENT = re.compile(
    r"\b(?:war|battle|siege|revolution|rebellion|revolt|uprising|campaign|conflict|invasion|offensive|crusade|"
    r"landings?|mutiny|olympics?|olympiad|championships?|world cup|tournament|expedition|operation)\b",
    re.IGNORECASE,
)
_BIRTH, _DEATH = ("P569",), ("P570",)
_BEGUN, _OVER = ("P580", "P585"), ("P582", "P585")


def not_in_lifetime(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The dates of a life and of what somebody is said to have taken part in contradict where they do not
    meet, whoever and whatever else the names may mean."""
    claim = masked(reading)
    if _TOOK_PART.match(claim.text) is None or len(claim.names) != 2 or reading.denied:
        return None
    who, event = claim.names
    if relations.kind(str(who.entity.id)) != "person" or _EVENT.search(_told(event.entity)) is None:
        return None
    told = _apart(who.entity, event.entity, relations)
    if not told or any(not _apart(one, event.entity, relations) for one in _others(who, relations)):
        return None
    events = [c.entity for c in event.candidates if _EVENT.search(_told(c.entity))]
    if any(not _apart(who.entity, one, relations) for one in events):
        return None
    return Ruling(Label.CONTRADICTORY, "age", told, whole=True)


def _others(who: Mention, relations: Kin) -> list[Entity]:
    """The other people whom the name may mean."""
    return [
        candidate.entity
        for candidate in who.candidates
        if candidate.entity.id != who.entity.id and relations.kind(str(candidate.entity.id)) == "person"
    ]


def _told(event: Entity) -> str:
    return f"{event.label} {event.description}"


def _apart(person: Entity, event: Entity, relations: Kin) -> tuple[Triplet, ...]:
    """What tells that the one had died before the other began, or was born after it was over."""
    died, begun = _of(person, _DEATH, relations), _of(event, _BEGUN, relations)
    if died and begun and max(map(_last, died)) < min(map(_first, begun)):
        return died[0], begun[0]
    born, over = _of(person, _BIRTH, relations), _of(event, _OVER, relations)
    if born and over and min(map(_first, born)) > max(map(_last, over)):
        return born[0], over[-1]
    return ()


def _of(entity: Entity, pids: tuple[str, ...], relations: Kin) -> list[Triplet]:
    return [t for t in relations.statements(str(entity.id), pids) if isinstance(t.object, TimeValue)]


def _first(triplet: Triplet) -> int:
    assert isinstance(triplet.object, TimeValue)
    return interval(triplet.object)[0][0]


def _last(triplet: Triplet) -> int:
    assert isinstance(triplet.object, TimeValue)
    return interval(triplet.object)[1][0]
