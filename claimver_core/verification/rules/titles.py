"""Claims that somebody held an office named by its title, and when: *was chancellor from 2005 to 2021*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.linking.words import places
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading, is_name
from claimver_core.verification.rules.ruling import Ruling

_HELD = ("P39",)
_YEAR = r"(?P<{}>\d{{4}})"
_CLAIM = re.compile(
    r"^(?P<who>.+?)\s+(?P<verb>was|is|became|served as|has been)\s+(?:the\s+|an?\s+)?"
    r"(?:(?P<of>(?-i:[A-Z])[\w-]+(?: (?-i:[A-Z])[\w-]+)?)\s+)?"
    r"(?P<title>(?:federal )?chancellor|(?:vice )?president|prime minister|mayor|governor|king|queen|emperor)"
    r"(?:\s+of\s+(?:the\s+)?(?P<land>(?-i:[A-Z])[\w.'’-]+(?: (?:of |the )?(?-i:[A-Z])[\w.'’-]+)*))?"
    rf"(?:,?\s+(?:(?:from|between)\s+{_YEAR.format('first')}\s+(?:to|until|till|and|through)\s+"
    rf"{_YEAR.format('last')}|since\s+{_YEAR.format('since')}|until\s+{_YEAR.format('until')}"
    rf"|in\s+{_YEAR.format('during')}))?\W*$",
    re.IGNORECASE,
)

_OF_A_BODY = re.compile(
    r"\b(?:senate|parliament|assembly|bundestag|bundesrat|diet|house|chamber|council|congress|bank|court|party|"
    r"university|academy|society|association|commission|board|union of|exchequer|pro tempore)\b"
)


def titled(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms of an office of that title, in the land that is named, bear the claim out. Years that
    fit none of them contradict, where each has a beginning and an end."""
    found = _CLAIM.match(reading.claim.context)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if found is None or not names or reading.denied or names[0].text not in found["who"]:
        return None
    named = found["land"] or found["of"]
    land = next((m for m in names[1:] if named and (m.text in named or named in m.text)), None)
    others = [m for m in names[1:] if m is not land and m.entity.label not in found["title"]]
    if (named and land is None) or any(found["title"].lower() not in m.text.lower() for m in others):
        return None
    terms = [
        t
        for t in relations.statements(str(names[0].entity.id), _HELD)
        if isinstance(t.object, Entity)
        and _has_title(t.object.label, found["title"])
        and (land is None or _is_of(t.object, land, relations))
    ]
    if not terms:
        return None
    dated = any(found[group] for group in ("first", "since", "until", "during"))
    if not dated and found["verb"].lower() in ("is", "has been"):
        terms = [t for t in terms if not t.former]
    fitting = [t for t in terms if _fits(t, found)]
    if fitting:
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(fitting[:2]), whole=True)
    if dated and found["verb"].lower() != "became" and _leaves_no_room(terms, found):
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms[:2]), alone=True)
    return None


def _leaves_no_room(terms: Sequence[Triplet], found: re.Match[str]) -> bool:
    """True when the claimed years cannot be one or several of the terms, all of which have ended, nor a
    term after the last one, which the knowledge may not have yet."""
    years = [_years(t) for t in terms]
    firsts = {first for first, _ in years if first is not None}
    lasts = {last for _, last in years if last is not None}
    if any(None in one for one in years):
        return False
    if found["first"]:
        several = int(found["first"]) in firsts and int(found["last"]) in lasts
        return not several and int(found["first"]) <= max(lasts)
    if found["since"]:
        return int(found["since"]) not in firsts and int(found["since"]) <= max(lasts)
    return int(found["until"] or found["during"]) <= max(lasts)


def _has_title(label: str, title: str) -> bool:
    words, wanted = normalise(label).split(), normalise(title).split()
    vice = "vice" in words or "deputy" in words
    return set(wanted) <= set(words) and (vice == ("vice" in wanted)) and "adviser" not in words


def _is_of(office: Entity, land: Mention, relations: Kin) -> bool:
    """True for an office of the land: by its label, its jurisdiction, or an adjective of the land. Who
    presides over a body in the land, its parliament or bank, does not lead the land."""
    words = f" {normalise(office.label)} "
    if _OF_A_BODY.search(words):
        return False
    if f" {normalise(land.text)} " in words or f" {normalise(land.entity.label)} " in words:
        return True
    if any(place.entity == land.entity.id and f" {normalise(n)} " in words for n, place in places().items()):
        return True
    where = relations.statements(str(office.id), ("P1001", "P17"))
    return any(isinstance(t.object, Entity) and t.object.id == land.entity.id for t in where)


def _fits(term: Triplet, found: re.Match[str]) -> bool:
    first, last = _years(term)
    if found["first"]:
        return first == int(found["first"]) and last == int(found["last"])
    if found["since"]:
        return first == int(found["since"]) and last is None
    if found["until"]:
        return last == int(found["until"])
    if found["during"]:
        year = int(found["during"])
        if found["verb"].lower() == "became":
            return first == year
        return first is not None and first <= year <= (last or (year if not term.former else first))
    return True


def _years(term: Triplet) -> tuple[int | None, int | None]:
    start, end = qualifying_days(term, "P580"), qualifying_days(term, "P582")
    return (start[0][0] if start else None, end[1][0] if end else None)
