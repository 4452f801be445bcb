"""Claims of who holds an office today: *is the prime minister of Canada*, *Apple's chief executive is*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.office_terms import offices_held
from claimver_core.verification.rules.passed import end_of, for_good, holding, is_recent
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_HEAD_OF_STATE, _HEAD_OF_GOVERNMENT = "P35", "P6"
_LEADS_ANY = ("P169", "P488", "P1037", "P3975", "P6", "P35", "P286")


@dataclass(frozen=True, slots=True)
class _Title:
    """A title: how it is called, what statements of a body name its holder, the words for it in the labels of
    offices, and whether a body has one holder at a time by each of these statements."""

    words: str
    properties: tuple[str, ...] = ()
    offices: tuple[str, ...] = ()
    one: bool = True


_TITLES = (
    _Title(r"vice[- ]president", offices=("vice president",)),
    _Title(r"president", ("P35", "P6", "P488"), ("president",)),
    _Title(r"prime minister|premier|PM", ("P6",), ("prime minister", "premier")),
    _Title(r"chancellor of the exchequer", offices=("chancellor of the exchequer",)),
    _Title(r"(?:federal )?chancellor", ("P6",), ("chancellor",)),
    _Title(r"first minister|chief minister", ("P6",), ("first minister", "chief minister")),
    _Title(r"head of (?:the )?government", ("P6",), ("prime minister", "chancellor", "premier"), one=False),
    _Title(r"king|queen|monarch", ("P35",), ("king", "queen", "monarch")),
    _Title(r"emperor|empress", ("P35",), ("emperor", "empress")),
    _Title(r"head of state", ("P35",), ("king", "queen", "emperor", "president"), one=False),
    _Title(r"supreme leader", ("P35",), ("supreme leader",)),
    _Title(r"pope", offices=("pope",)),
    _Title(r"governor", ("P6",), ("governor",)),
    _Title(r"(?:lord )?mayor", ("P6",), ("mayor",)),
    _Title(r"ceo|chief executive(?: officer)?", ("P169",), ("ceo", "chief executive")),
    _Title(r"chair(?:man|woman|person)?", ("P488",), ("chairman", "chairperson")),
    _Title(r"secretary[- ]general", ("P3975", "P1037", "P488"), ("secretary general",)),
    _Title(r"director[- ]general|managing director", ("P1037",), ("director general", "managing director")),
    _Title(r"(?:head )?coach|manager", ("P286",), ("coach", "manager")),
    _Title(r"boss|head|chief|leader", _LEADS_ANY, one=False),
    _Title(r"secretary of state", offices=("secretary of state",)),
    _Title(r"(?-i:[a-z]+) (?:minister|secretary)"),
)
_ANY_TITLE = "|".join(title.words for title in _TITLES)
_NOW = r"(?:\s+(?:still|currently|now|presently|today|at the moment|right now|these days|once again))?"
_NEW = r"(?:(?:current|present|incumbent|sitting|serving|reigning|new|newly elected|elected)\s+)?"
_NOT = r"(?P<{}>\s+(?:not|no longer)|\s*n['’]t)?"
_IS = r"(?:is|['’]s|remains|is serving as|serves as)"
_PERSON = r"(?:the\s+)?(?P<who>[^,;:]+?)"
_TITLE = rf"(?P<title>{_ANY_TITLE})"
_BODY = r"(?:the\s+)?(?P<body>(?-i:[A-Z])[^,;:]*?)"
_CLAIMS = tuple(
    re.compile(rf"^\W*{pattern}{_NOW}\W*$", re.IGNORECASE)
    for pattern in (
        rf"{_PERSON}\s+{_IS}{_NOT.format('no')}{_NOW}\s+(?:the\s+)?{_NEW}{_TITLE}\s+(?:of|at|for)\s+{_BODY}",
        rf"{_PERSON}\s+{_IS}{_NOT.format('no')}{_NOW}\s+(?:the\s+)?{_NEW}"
        rf"(?P<body>(?-i:[A-Z])[^,;:]*?)(?:['’]s?)?\s+{_NEW}{_TITLE}",
        rf"(?:the\s+)?{_NEW}{_TITLE}\s+(?:of|at|for)\s+{_BODY}\s+{_IS}{_NOT.format('no')}{_NOW}\s+"
        r"(?:the\s+)?(?P<who>(?-i:[A-Z])[^,;:]+?)",
        rf"(?:the\s+)?(?P<body>(?-i:[A-Z])[^,;:]*?)(?:['’]s?)?\s+{_NEW}{_TITLE}\s+{_IS}{_NOT.format('no')}"
        rf"{_NOW}\s+(?P<who>(?-i:[A-Z])[^,;:]+?)",
        rf"{_PERSON}\s+{_IS}{_NOT.format('no')}{_NOW}\s+(?:the\s+)?{_NEW}(?P<title>pope)",
    )
)
_AREA = ("P1001", "P17")


def holder_today(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who held an office in terms that are all over does not hold it, and neither does another one than its
    present holder; the denial of both is supported."""
    if reading.dates or reading.numbers or reading.unique:
        return None
    for pattern in _CLAIMS:
        found = pattern.match(reading.claim.context)
        if found is None:
            continue
        person = _named(found["who"], reading)
        title = next(t for t in _TITLES if re.fullmatch(t.words, found["title"], re.IGNORECASE))
        if person is None or relations.kind(str(person.entity.id)) != "person":
            continue
        claimed = _claimed(reading, found, title, relations)
        if claimed is None:
            continue
        own, present = _terms(person, *claimed, title, relations)
        ruling = _ruling(person, own, present, title, relations, claimed[0])
        if ruling is None or not found["no"]:
            return ruling
        if found["no"].strip() == "no longer" and ruling.rule != "ended":
            return None
        return Ruling(Label.ATTRIBUTABLE, ruling.rule, ruling.triplets, whole=True)
    return None


def _named(text: str, reading: Reading) -> Mention | None:
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
    title = rf"(?:{_ANY_TITLE}|sir|dame|lord|lady|prince|princess|dr|mr|mrs|ms)\s+"
    return re.fullmatch(title, before, re.IGNORECASE) is not None


def _claimed(
    reading: Reading, found: re.Match[str], title: _Title, relations: Kin
) -> tuple[Mention | None, str, str] | None:
    """The land or body, the Q-id of the office where it is named as such, and the title's words."""
    words = found["title"].lower()
    body = found.groupdict().get("body")
    if not body:
        return None, "", words
    body_mention = _named(re.sub(r"['’]s?$", "", body), reading)
    if body_mention is not None and not _is_office(body_mention, title):
        return body_mention, "", words
    whole = normalise(f"{body} {words}"), normalise(f"{words} of {body}"), normalise(f"{words} of the {body}")
    office = next((m for m in reading.claim.mentions if normalise(m.text) in whole), None)
    if office is None:
        return None
    return None, str(office.entity.id), words


def _is_office(mention: Mention, title: _Title) -> bool:
    return re.search(rf"\b(?:{title.words})\b", mention.entity.label, re.IGNORECASE) is not None


def _terms(
    person: Mention, body: Mention | None, office: str, words: str, title: _Title, relations: Kin
) -> tuple[list[Triplet], list[Triplet]]:
    """The person's own terms, past and present, and the present statements of the body of who holds it."""
    qid = str(person.entity.id)
    if office:
        own = [t for t in relations.statements(qid, ("P39",)) if has_value(t, office)]
        areas = [t.object for t in relations.statements(office, _AREA) if isinstance(t.object, Entity)]
    else:
        own = [t for name in title.offices or (words,) for t in offices_held(qid, name, body, relations)]
        areas = [body.entity] if body is not None else []
    led = [t for area in areas[:1] for t in relations.statements(str(area.id), title.properties)]
    present = [t for t in led if not t.former and isinstance(t.object, Entity)]
    heads = [t for t in present if t.property.id == _HEAD_OF_STATE]
    if title.properties[:1] == (_HEAD_OF_STATE,) and _successors(heads, title, body, relations):
        led = [t for t in led if t.property.id != _HEAD_OF_GOVERNMENT]
        present = heads
    return own + [t for t in led if has_value(t, qid)], present


def _ruling(
    person: Mention,
    own: Sequence[Triplet],
    present: Sequence[Triplet],
    title: _Title,
    relations: Kin,
    body: Mention | None,
) -> Ruling | None:
    qid = str(person.entity.id)
    others = [t for t in present if not has_value(t, qid)]
    if any(_may_be(person, t) for t in others):
        return None
    if own:
        if holding(own) or not for_good(own, qid, others, relations):
            return None
        last = max(own, key=lambda t: end_of(t) or (0, 0, 0))
        return Ruling(
            Label.CONTRADICTORY, "ended", (last, *_successors(others, title, body, relations)), whole=True
        )
    if len(others) != len(present) or not title.one:
        return None
    now = _successors(others, title, body, relations)
    return Ruling(Label.CONTRADICTORY, "functional-property", now, whole=True) if now else None


def _successors(
    others: Sequence[Triplet], title: _Title, body: Mention | None, relations: Kin
) -> tuple[Triplet, ...]:
    """The present holder of the very office: known of late, and by an office of that title, or by a statement
    that names no other sort of office."""
    if len(title.properties) == 1 and title.properties[0] in ("P169",):
        return tuple(t for t in others if is_recent(t))[:1]
    return tuple(
        t
        for t in others
        if is_recent(t)
        and isinstance(t.object, Entity)
        and any(holding(offices_held(str(t.object.id), name, body, relations)) for name in title.offices)
    )[:1]


def _may_be(person: Mention, statement: Triplet) -> bool:
    """True where the name of the claim may mean the present holder, too."""
    value = statement.object
    assert isinstance(value, Entity)
    if any(candidate.entity.id == value.id for candidate in person.candidates):
        return True
    said = set(normalise(person.text).split())
    return said <= set(normalise(value.label).split())
