"""The offices that claims name by their titles: who holds them is told by their holders, or by the body."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.offices.office_terms import offices_held
from claimver_core.verification.rules.passed import end_of, holding, is_recent, start_of
from claimver_core.verification.rules.reading import Reading

_HEAD_OF_STATE, _HEAD_OF_GOVERNMENT = "P35", "P6"
_LEADS = {"P35": "P1906", "P6": "P1313"}
"""The statements of a land that name the office of its head of state, and of its government."""
_CHIEF_EXECUTIVE = ("P169",)
LEADS_ANY = ("P169", "P488", "P1037", "P3975", "P6", "P35", "P286")


@dataclass(frozen=True, slots=True)
class Title:
    """A title: how it is called, what statements of a body name its holder, the words for it in the labels of
    offices, and whether a body has one holder at a time by each of these statements."""

    words: str
    properties: tuple[str, ...] = ()
    offices: tuple[str, ...] = ()
    one: bool = True


@dataclass(frozen=True, slots=True)
class Office:
    """A title, in the words of the claim too, with the land or body, or the Q-id of the office itself."""

    title: Title
    words: str
    body: Mention | None = None
    item: str = ""


TITLES = (
    Title(r"vice[- ]president", offices=("vice president",)),
    Title(r"president", ("P35", "P6", "P488"), ("president",)),
    Title(r"prime minister|premier|PM", ("P6",), ("prime minister", "premier")),
    Title(r"chancellor of the exchequer", offices=("chancellor of the exchequer",)),
    Title(r"(?:federal )?chancellor", ("P6",), ("chancellor",)),
    Title(r"first minister|chief minister", ("P6",), ("first minister", "chief minister")),
    Title(r"head of (?:the )?government", ("P6",), ("prime minister", "chancellor", "premier"), one=False),
    Title(r"king|queen|monarch", ("P35",), ("king", "queen", "monarch")),
    Title(r"emperor|empress", ("P35",), ("emperor", "empress")),
    Title(r"head of state", ("P35",), ("king", "queen", "emperor", "president"), one=False),
    Title(r"supreme leader", ("P35",), ("supreme leader",)),
    Title(r"pope", offices=("pope",)),
    Title(r"governor", ("P6",), ("governor",)),
    Title(r"(?:lord )?mayor", ("P6",), ("mayor",)),
    Title(r"ceo|chief executive(?: officer)?", _CHIEF_EXECUTIVE, ("ceo", "chief executive")),
    Title(r"chair(?:man|woman|person)?", ("P488",), ("chairman", "chairperson")),
    Title(r"secretary[- ]general", ("P3975", "P1037", "P488"), ("secretary general",)),
    Title(r"director[- ]general|managing director", ("P1037",), ("director general", "managing director")),
    Title(r"(?:head )?coach|manager", ("P286",), ("coach", "manager")),
    Title(r"boss|head|chief|leader", LEADS_ANY, one=False),
    Title(r"secretary of state", offices=("secretary of state",)),
    Title(r"secretary of (?:the )?(?-i:[a-z]+)"),
    Title(r"(?-i:[a-z]+) (?:minister|secretary)"),
)
ANY_TITLE = "|".join(title.words for title in TITLES)
_AREA = ("P1001", "P17")


def named(text: str, reading: Reading) -> Mention | None:
    """The name that is all of the text, but for a title before it."""
    said = normalise(text)
    for mention in reading.claim.mentions:
        name = normalise(mention.text)
        if not is_name(mention) or f" {name} " not in f" {said} ":
            continue
        if said in (name, normalise(mention.entity.label)) or _is_title(said.removesuffix(name)):
            return mention
    return None


def _is_title(before: str) -> bool:
    title = rf"(?:{ANY_TITLE}|sir|dame|lord|lady|prince|princess|dr|mr|mrs|ms)\s+"
    return re.fullmatch(title, before, re.IGNORECASE) is not None


def office_of(reading: Reading, title: str, body: str | None) -> Office | None:
    """The office that a claim names by a title and the name of a land or body, with or without *'s*; None
    where that name is not known."""
    words = title.lower()
    kind = next(t for t in TITLES if re.fullmatch(t.words, title, re.IGNORECASE))
    if not body:
        return Office(kind, words)
    land = named(re.sub(r"['’]s?$", "", body), reading)
    if land is not None and re.search(rf"\b(?:{kind.words})\b", land.entity.label, re.IGNORECASE) is None:
        return Office(kind, words, land)
    whole = normalise(f"{body} {words}"), normalise(f"{words} of {body}"), normalise(f"{words} of the {body}")
    item = next((m for m in reading.claim.mentions if normalise(m.text) in whole), None)
    return None if item is None else Office(kind, words, item=str(item.entity.id))


def terms(person: str, office: Office, relations: Kin) -> tuple[list[Triplet], list[Triplet]]:
    """The terms, past and present, of a person, a Q-id, and the present statements of the body of who holds
    the office."""
    title = office.title
    if office.item:
        own = [t for t in relations.statements(person, ("P39",)) if has_value(t, office.item)]
        areas = [t.object for t in relations.statements(office.item, _AREA) if isinstance(t.object, Entity)]
    else:
        names = title.offices or (office.words,)
        own = [t for name in names for t in offices_held(person, name, office.body, relations)]
        areas = [office.body.entity] if office.body is not None else []
    led = [t for area in areas[:1] for t in relations.statements(str(area.id), title.properties)]
    present = [t for t in led if not t.former and isinstance(t.object, Entity)]
    heads = [t for t in present if t.property.id == _HEAD_OF_STATE]
    if title.properties[:1] == (_HEAD_OF_STATE,) and successors(heads, office, relations):
        led = [t for t in led if t.property.id != _HEAD_OF_GOVERNMENT]
        present = heads
    return own + [t for t in led if has_value(t, person)], present


def of_any_land(person: str, title: Title, relations: Kin) -> list[Triplet]:
    """The terms at the head of a land of which both ends are known, where the description or the office that
    leads the land has the title: *lost the presidency*, of whoever was president of Peru."""
    led = frozenset(title.properties) & {_HEAD_OF_STATE, _HEAD_OF_GOVERNMENT}
    words = re.compile(rf"\b(?:{title.words})\b", re.IGNORECASE)
    return [
        t
        for t in (relations.stated_of(person, led) if led else [])
        if isinstance(t.object, Entity)
        and start_of(t) is not None
        and end_of(t) is not None
        and (
            words.search(t.object.description)
            or any(
                words.search(text_of(office.object))
                for office in relations.statements(str(t.subject.id), (_LEADS[str(t.property.id)],))
            )
        )
    ]


def successors(others: Sequence[Triplet], office: Office, relations: Kin) -> tuple[Triplet, ...]:
    """The present holder of the very office: known of late, and by an office of that title, or by a statement
    that names no other sort of office."""
    recent = [t for t in others if is_recent(t) and isinstance(t.object, Entity)]
    if office.title.properties == _CHIEF_EXECUTIVE:
        return tuple(recent[:1])
    return tuple(
        t
        for t in recent
        if isinstance(t.object, Entity)
        and any(
            holding(offices_held(str(t.object.id), name, office.body, relations))
            for name in office.title.offices
        )
    )[:1]
