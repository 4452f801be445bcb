"""Claims that somebody led a country, a state or a city, of whom it is known which one it was."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, lies_in
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.offices.office_terms import leading_offices
from claimver_core.verification.rules.passed import start_of
from claimver_core.verification.rules.people.nationality import PAST_STATE
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_HELD = ("P39",)
_TITLE = r"(?:president|prime minister|(?:federal )?chancellor|premier|mayor|governor)"
_LED = (
    r"\b(?:is|was|became|served as|being|has been)\s+(?:elected\s+)?(?:the\s+)?(?:[\w-]+\s+){{0,2}}?"
    rf"{_TITLE}\s+of\s+(?:the\s+)?{{}}\W*(?:$|\bfrom\b|\buntil\b|\bin\b|\bbetween\b|\bduring\b)"
)
_TITLED = re.compile(rf"{_TITLE}\s+of\s", re.IGNORECASE)
_LOCAL = re.compile(r"\b(mayor|governor)\b", re.IGNORECASE)
_LOCAL_OFFICE = re.compile(
    r"^\W*_\s+(?:is|was|became|served as|has been)\s+(?:elected\s+)?(?:the\s+)?_\W*$", re.IGNORECASE
)
_OFFICE = re.compile(rf"^{_TITLE} of (?:the )?(?P<land>.+)$", re.IGNORECASE)
_RULED = re.compile(
    r"^\W*_\s+(?:(?:ruled|governed|ran|led)(?:\s+over)?|(?:is|was)\s+(?:the|an?)\s+(?:[a-z]+\s+)?(?:dictator|ruler|"
    r"strongman|leader)\s+of)\s+(?:the\s+)?_(?:\s+(?:for|with|as)\s+(?!@)[a-z -]+)?\W*$",
    re.IGNORECASE,
)
_STATE, _BORDERS, _MADE, _LATE = "Q3624078", ("P47",), ("P571",), 1946


def office_elsewhere(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who led one country as its president or prime minister, and of whom no office in the claimed one is
    known, did not lead that one."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or reading.denied or names[0].entity.id == names[1].entity.id:
        return None
    person, land = names
    if _RULED.match(reading.words):
        return _ruled_elsewhere(person, land, relations)
    if _LOCAL_OFFICE.search(reading.words) and (office := _OFFICE.match(land.entity.label)):
        return _other_local_office(person, office, relations)
    if not _TITLED.search(reading.claim.context):
        return None
    if not re.search(_LED.format(re.escape(land.text)), reading.claim.context, re.IGNORECASE):
        return None
    if relations.kind(str(land.entity.id)) != "place" or relations.kind(str(person.entity.id)) != "person":
        return None
    if relations.is_a(str(land.entity.id), PAST_STATE):
        return None  # the office may be known by the name of the state of today
    local = _LOCAL.search(reading.words)
    if local is None and _belongs_to(person, land, relations):
        return None
    held = relations.statements(str(person.entity.id), _HELD)
    claimed = set(normalise(f"{land.text} {land.entity.label}").split())
    elsewhere = []
    for triplet in held:
        label = triplet.object.label if isinstance(triplet.object, Entity) else str(triplet.object)
        if claimed & set(normalise(label).split()):
            return None
        if local is not None and local[1].lower() not in label.lower():
            continue
        if isinstance(triplet.object, Entity) and _OFFICE.match(label):
            elsewhere.append(triplet)
    if not elsewhere:
        return None
    return Ruling(Label.CONTRADICTORY, "office-elsewhere", tuple(elsewhere[:2]), alone=True)


def _ruled_elsewhere(person: Mention, land: Mention, relations: Kin) -> Ruling | None:
    """Whose offices were all at the head of other lands of today, after the great wars, ruled none far from
    these: what borders on them may have been taken."""
    state = str(land.entity.id)
    if relations.kind(str(person.entity.id)) != "person" or not relations.is_a(state, _STATE):
        return None
    if _belongs_to(person, land, relations):
        return None
    held = leading_offices(str(person.entity.id), relations)
    lands = [_land_of(t, relations) for t in held]
    if not held or None in lands or any(relations.is_a(str(one), PAST_STATE) for one in lands):
        return None
    begun = [start_of(t) for t in held]
    if any(day is None or day[0] < _LATE for day in begun):
        return None
    made = [t.object for t in relations.statements(state, _MADE) if isinstance(t.object, TimeValue)]
    if not made or any(interval(time)[1] > day for time in made for day in begun if day is not None):
        return None  # who led France had Algeria, too
    around = {t.object.id for t in relations.statements(state, _BORDERS) if isinstance(t.object, Entity)}
    if state in lands or around & set(lands) or not all(relations.apart(str(one), state) for one in lands):
        return None
    return Ruling(Label.CONTRADICTORY, "office-elsewhere", tuple(held[:2]), alone=True)


def _land_of(office: Triplet, relations: Kin) -> str | None:
    """The state at whose head the office stands, by its name."""
    if not isinstance(office.object, Entity) or (found := _OFFICE.match(office.object.label)) is None:
        return None
    named = relations.named([found["land"]])
    return next((str(one.id) for one in named if relations.is_a(str(one.id), _STATE)), None)


def _other_local_office(person: Mention, office: re.Match[str], relations: Kin) -> Ruling | None:
    """The mayor or governor of one place was not that of another, where no office there is known."""
    local = _LOCAL.search(office[0])
    if local is None or relations.kind(str(person.entity.id)) != "person":
        return None
    held = [
        (triplet, triplet.object.label)
        for triplet in relations.statements(str(person.entity.id), _HELD)
        if isinstance(triplet.object, Entity)
    ]
    there = set(normalise(office["land"]).split())
    if any(there & set(normalise(label).split()) for _, label in held):
        return None
    elsewhere = [t for t, label in held if _OFFICE.match(label) and local[1].lower() in label.lower()]
    if not elsewhere:
        return None
    return Ruling(Label.CONTRADICTORY, "office-elsewhere", tuple(elsewhere[:2]), alone=True)


def _belongs_to(person: Mention, land: Mention, relations: Kin) -> bool:
    """True for a citizen of the land, or of what it lies in or holds: England stands for the kingdom."""
    ids = {
        str(t.object.id)
        for t in relations.statements(str(person.entity.id), ("P27",))
        if isinstance(t.object, Entity)
    }
    qid = str(land.entity.id)
    return any(one == qid or lies_in(one, qid, relations) or lies_in(qid, one, relations) for one in ids)
