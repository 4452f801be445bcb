"""Claims of the sport or the country that somebody plays: *plays basketball*, *played for Brazil*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, described

_SPORT, _TEAM, _LANDS = ("P641",), ("P54",), ("P27", "P1532")
_STATE = "Q3624078"
_PLAYS = re.compile(
    r"^\W*_\s+(?:is|was|plays|played|competes in|competed in|"
    r"(?:made|earned)\s+(?:his|her|a)\s+(?:fortune|name|money|living)\s+as|became\s+(?:famous|rich|known)\s+as)\s+"
    r"(?:an?\s+)?"
    r"(?:(?:former|professional|retired|famous|great|legendary)\s+)*"
    r"(?P<what>[a-z][a-z ]+?)(?:\s+professionally|\s+for a living)?\W*$",
    re.IGNORECASE,
)
_AT_TIMES = re.compile(r"\bplay(?:s|ed)\b(?!.*\b(?:professionally|for a living)\b)", re.IGNORECASE)
_FOR = re.compile(
    r"^\W*_\s+(?:plays|played|has played|scored)\s+(?:[a-z]+\s+)?for\s+(?:the\s+)?_\W*$", re.IGNORECASE
)
_DOERS = {
    "athletics": "sprinter runner jumper hurdler marathon javelin shot athlete",
    "swimming": "swimmer",
    "tennis": "tennis",
    "golf": "golfer",
    "gymnastics": "gymnast",
    "boxing": "boxer",
    "cycling": "cyclist",
    "skiing": "skier",
    "rowing": "rower",
    "wrestling": "wrestler",
    "chess": "chess",
    "cricket": "cricketer",
    "football": "footballer football soccer",
    "basketball": "basketball",
    "hockey": "hockey",
    "skating": "skater",
    "racing": "racing driver",
}
"""Sports, and what those who do them are called in one word or in their descriptions."""
_TAKEN_UP = frozenset({"boxing", "wrestling", "racing", "golf", "cycling"})
"""What sportspeople take up besides or later, and are none the better known for."""
_FAMED = re.compile(r"\b(?:made|earned|became|competes|competed|famous|great|legendary)\b", re.IGNORECASE)
_NATIONAL = re.compile(r"(?<!women's) national (?:association )?(?:football|soccer)")


def other_sport(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is known for one sport, and for the team of one nation, plays no other one."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if reading.denied or reading.dates or not names or relations.kind(str(names[0].entity.id)) != "person":
        return None
    person = str(names[0].entity.id)
    if len(names) == 2 and _FOR.match(reading.words):
        return _other_nation(person, names[1].entity, relations)
    found = _PLAYS.match(reading.words)
    if len(names) != 1 or not found or _AT_TIMES.search(reading.words):
        return None  # a tennis player may play golf, too
    claimed = _claimed(found["what"].strip(), reading, relations)
    own = _items(person, _SPORT, relations)
    labels = [t.object.label for t in own if isinstance(t.object, Entity)]
    if not claimed or not labels or any(claimed in label or label in claimed for label in labels):
        return None
    known = _is_known_for(names[0].entity.description, labels)
    if claimed in _DOERS and not known:
        return None
    if claimed in _TAKEN_UP and _FAMED.search(reading.words) is None:
        return None
    told = (*own[:2], described(names[0].entity)) if known else tuple(own[:2])
    return Ruling(Label.CONTRADICTORY, "functional-property", told, alone=False, whole=True)


def _claimed(what: str, reading: Reading, relations: Kin) -> str:
    """The sport that the claim names, or whose players; empty for anything else."""
    doers = {one: sport for sport, names in _DOERS.items() for one in (*names.split(), sport)}
    if what in doers:
        return doers[what]
    named = [m.entity for m in reading.claim.mentions if not is_name(m) and m.text == what]
    return next(filter(None, (_sport(item, relations) for item in named)), "")


def _is_known_for(description: str, sports: Sequence[str]) -> bool:
    """True where somebody is described by these sports alone: who is known for two may do a third."""
    words = set(normalise(description).split())
    told = {sport for sport, doers in _DOERS.items() if words & set(doers.split())}
    return "and" not in words and bool(told) and all(any(t in s for s in sports) for t in told)


def _sport(claimed: Entity, relations: Kin) -> str:
    """The name of a sport, or of that which such a player plays; empty for anything else."""
    played = _items(str(claimed.id), _SPORT, relations)
    if played and isinstance(played[0].object, Entity):
        return played[0].object.label
    if claimed.label.endswith(" player"):
        name = claimed.label.removesuffix(" player").replace("soccer", "football")
        return name if name.endswith(("ball", "tennis", "hockey", "badminton", "rugby", "cricket")) else ""
    return claimed.label if re.search(r"\bsport\b", claimed.description) else ""


def _items(qid: str, properties: tuple[str, ...], relations: Kin) -> list[Triplet]:
    return [t for t in relations.statements(qid, properties) if isinstance(t.object, Entity)]


def _other_nation(person: str, land: Entity, relations: Kin) -> Ruling | None:
    if relations.kind(str(land.id)) != "place" or not relations.is_a(str(land.id), _STATE):
        return None
    national = [
        t
        for t in _items(person, _TEAM, relations)
        if isinstance(t.object, Entity) and _NATIONAL.search(t.object.label)
    ]
    own = relations.statements(person, _LANDS)
    if not national or any(has_value(t, land.id) for t in own):
        return None
    called = set(normalise(land.label).split())
    for statement in (*own, *national):
        value = statement.object
        if not isinstance(value, Entity) or called & set(normalise(value.label).split()):
            return None  # West Germany, of a team that is told as Germany's
    if not all(relations.apart(str(t.object.id), str(land.id)) for t in own if isinstance(t.object, Entity)):
        return None  # England, and Great Britain
    if any(isinstance(t.object, Entity) and t.object.label.startswith(land.label) for t in national):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(national[:2]), whole=True)
