"""Claims that somebody held an office of which all holders are known, and who is none of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE, Office, named, office_of
from claimver_core.verification.rules.passed import end_of, is_recent, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_HELD = ("P39",)
_OFFICES, _ORDINAL = ("P1906", "P1313"), "P1545"
_FEWEST = 10  # holders of an office that make a list
_LIFE, _OF_AGE = ("P569", "P570"), 18
_NEVER = 9999
_CLAIM = re.compile(
    r"^\W*(?P<who>[^,;:@]+?)\s+(?:(?P<no>(?:is|was|has)(?:\s+(?:not|never)|n['’]t)(?:\s+been)?|"
    r"never\s+(?:became|served\s+as|was))|is|was|became|served\s+as|has\s+been|was\s+(?:sworn\s+in|inaugurated|"
    r"(?:re-?)?elected|chosen)(?:\s+as)?)\s+(?:the\s+|an?\s+)?(?:(?:\d+(?:st|nd|rd|th)|former|current)\s+)?"
    rf"(?:(?P<owner>(?-i:[A-Z])[^,;:@]*?)(?:['’]s?)?\s+)?(?P<title>{ANY_TITLE})"
    r"(?:\s+of\s+(?:the\s+)?(?P<body>(?-i:[A-Z])[^,;:@]*?))?"
    r"(?:\s+(?:(?:in|since|until)\s+@|from\s+@\s+(?:to|until)\s+@))?\W*$",
    re.IGNORECASE,
)


def never_held(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is not among all holders of an office, which are counted from the first on, or of whose life they
    leave no time, never held it."""
    context = dates_marked(reading.claim.context, reading)
    found = _CLAIM.match(context)
    if found is None or bool(found["owner"]) == bool(found["body"]) or len(masked(reading).names) > 2:
        return None
    person = named(found["who"], reading)
    office = office_of(reading, found["title"], found["body"] or found["owner"])
    if person is None or office is None or relations.kind(str(person.entity.id)) != "person":
        return None
    item = office.item or _item(office, relations)
    holders = relations.stated_of(item, _HELD) if item else []
    if any(_may_be(person, holder.subject) for holder in holders):
        return None
    if not _is_complete(holders) and not _leaves_no_time(holders, str(person.entity.id), relations):
        return None
    label = Label.ATTRIBUTABLE if reading.denied or found["no"] else Label.CONTRADICTORY
    return Ruling(label, "not-listed", tuple(holders[:3]), whole=True)


def _item(office: Office, relations: Kin) -> str:
    """The office of that title that the head of the land, or of its government, holds; else empty."""
    if office.body is None:
        return ""
    known = [t.object for t in relations.statements(str(office.body.entity.id), _OFFICES)]
    named_so = re.compile(rf"(?:{office.title.words})\b(?! of the (?:senate|council))", re.IGNORECASE)
    found = [o for o in known if isinstance(o, Entity) and named_so.match(o.label)]
    lands = dict.fromkeys((office.body.entity.label, office.body.text))
    lands |= dict.fromkeys(land.removesuffix(" of America") for land in tuple(lands))
    found += relations.named(
        [normalise(f"{office.words} of {the}{land}") for land in lands for the in ("", "the ")]
    )
    return str(found[0].id) if found else ""


def _is_complete(holders: Sequence[Triplet]) -> bool:
    counted = {
        int(float(q.value.value))
        for holder in holders
        for q in holder.qualifiers
        if q.property.id == _ORDINAL and isinstance(q.value, TextValue | QuantityValue)
    }
    return len(counted) >= _FEWEST and counted == set(range(1, max(counted) + 1))


def _leaves_no_time(holders: Sequence[Triplet], person: str, relations: Kin) -> bool:
    """True where others held the office, one after another, for all the grown life of the person."""
    life = relations.statements(person, _LIFE)
    births = [
        interval(t.object)[0] for t in life if t.property.id == "P569" and isinstance(t.object, TimeValue)
    ]
    deaths = [
        interval(t.object)[1] for t in life if t.property.id == "P570" and isinstance(t.object, TimeValue)
    ]
    if not births or len(holders) < _FEWEST:
        return False
    held = sorted(years for t in holders if (years := _years(t)) is not None)
    grown, filled = min(births)[0] + _OF_AGE, min(births)[0]
    if not held or held[0][0] > grown:
        return False
    last = max(first for first, _ in held)
    for first, until in held:
        if first > filled + 1 and first > grown:
            return False
        open_end = until == _NEVER and first < last  # somebody else has followed
        filled = max(filled, first if open_end else until)
    return filled == _NEVER or (bool(deaths) and filled >= max(deaths)[0])


def _years(term: Triplet) -> tuple[int, int] | None:
    """The years of a term; one that goes on, as is known of late, has no last year; None without a first."""
    start, end = start_of(term), end_of(term)
    if start is None:
        return None
    if end is None:
        return start[0], _NEVER if is_recent(term) and not term.former else start[0]
    return start[0], end[0]


def _may_be(person: Mention, holder: Entity) -> bool:
    """True where the name of the claim may mean the holder."""
    if any(candidate.entity.id == holder.id for candidate in person.candidates):
        return True
    return set(normalise(person.text).split()) <= set(normalise(holder.label).split())
