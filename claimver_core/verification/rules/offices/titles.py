"""Claims that somebody held an office named by its title, and when: *was chancellor from 2005 to 2021*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Label, Mention, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.dates import CENTURY_WORDS, interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.offices.office_terms import (
    Limits,
    Years,
    leading_offices,
    limits_of,
    offices_held,
    years_of,
)
from claimver_core.verification.rules.passed import is_recent, told_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_YEAR = r"(?P<{}>\d{{4}})"
_CLAIM = re.compile(
    r"^(?P<who>.+?)\s+(?P<verb>was|is|became|served as|has been)\s+(?:the\s+|an?\s+)?"
    rf"(?:(?P<nth>\d+(?:st|nd|rd|th)|{'|'.join(CENTURY_WORDS)})\s+)?"
    r"(?:(?P<boss>(?-i:[A-Z])[\w.-]+(?: (?-i:[A-Z])[\w.-]+){0,2})['’]s?\s+"
    r"(?=vice|\w+ (?:minister|secretary)|secretary of))?"
    r"(?:(?P<of>(?-i:[A-Z])[\w.-]+(?: (?-i:[A-Z])[\w-]+)?)\s+)?"
    r"(?P<title>(?:federal )?chancellor|(?:vice )?president|prime minister|mayor|governor|king|queen|emperor|"
    r"secretary of (?:the )?(?-i:[a-z]+)|(?-i:[a-z]+) (?:minister|secretary))"
    r"(?:\s+of\s+(?:the\s+)?(?P<land>(?-i:[A-Z])[\w.'’-]+(?: (?:of |the )?(?-i:[A-Z])[\w.'’-]+)*))?"
    rf"(?:,?\s+(?:(?:from|between)\s+{_YEAR.format('first')}\s+(?:to|until|till|and|through)\s+"
    rf"{_YEAR.format('last')}|since\s+{_YEAR.format('since')}|until\s+{_YEAR.format('until')}"
    rf"|in\s+{_YEAR.format('during')}|(?P<twice>twice)"
    r"|(?:during|throughout)\s+(?:the\s+)?(?P<event>.+?)|under\s+(?:president\s+)?(?P<leader>.+?)))?\W*$",
    re.IGNORECASE,
)
_ORDINAL = "P1545"
_EVER = 9999
_CLAUSE = re.compile(r"\b(?:is|was|were|served|before|after|when|while|until)\b")
"""*Was a senator before he* is nobody."""
_FOR_THE_FIRST_TIME = re.compile(r"\bfirst\s+(?:became|elected|appointed|took)\b", re.IGNORECASE)


def titled(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms of an office of that title, in the land that is named, bear the claim out. Years that
    fit none of them contradict, where each has a beginning and an end."""
    found = _CLAIM.match(reading.claim.context)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if found is None or not names or reading.denied or names[0].text not in found["who"]:
        return None
    if _CLAUSE.search(found["who"]):
        return None
    if reading.dates and _FOR_THE_FIRST_TIME.search(reading.words):
        return None  # which of several terms began then is told elsewhere
    whole = normalise(f"{found['of']} {found['title']}")
    item = next((m for m in names[1:] if found["of"] and normalise(m.text) == whole), None)
    named, beside = found["land"] or found["of"], found["event"] or found["leader"] or found["boss"]
    land = item or next((m for m in names[1:] if named and (m.text in named or named in m.text)), None)
    other = next((m for m in names[1:] if beside and m is not land and m.text in beside), None)
    rest = [m for m in names[1:] if m not in (land, other) and m.entity.label not in found["title"]]
    if (
        (found["of"] and found["land"])
        or (named and land is None)
        or (beside and (other is None or found["who"] == beside))
    ):
        return None
    if any(found["title"].lower() not in m.text.lower() for m in rest):
        return None
    terms = offices_held(str(names[0].entity.id), found["title"], None if item else land, relations)
    terms = [t for t in terms if item is None or has_value(t, item.entity.id)]
    if not terms:
        return None
    if other is not None:
        return _beside(
            _finest(told_whole(terms)), _times(other, relations, led=bool(found["leader"] or found["boss"]))
        )
    return _in_time(told_whole(terms), found)


def _in_time(terms: list[Triplet], found: re.Match[str]) -> Ruling | None:
    if found["twice"]:
        return _whole(terms, Label.ATTRIBUTABLE) if len(_stretches(terms)) > 1 else None
    if found["nth"]:
        return _in_order(terms, found["nth"].lower())
    dated = any(found[group] for group in ("first", "since", "until", "during"))
    if not dated and found["verb"].lower() in ("is", "has been"):
        terms = [t for t in terms if not t.former]
    fitting = [t for t in terms if _fits(t, found)]
    if fitting:
        return _whole(fitting, Label.ATTRIBUTABLE)
    if dated and found["verb"].lower() == "became":
        far = found["during"] and all(_is_far(t, int(found["during"])) for t in terms)
        return _whole(terms, Label.CONTRADICTORY, "term-of-office") if far else None
    if dated and _leaves_no_room(terms, found):
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms[:2]), alone=True)
    return None


def _whole(terms: Sequence[Triplet], label: Label, rule: str = "office") -> Ruling:
    return Ruling(label, rule, tuple(terms[:2]), whole=True)


def _in_order(terms: Sequence[Triplet], said: str) -> Ruling | None:
    """Whether the holder was the *16th*, where the knowledge counts the holders."""
    wanted = int(re.sub(r"\D", "", said)) if said[0].isdigit() else CENTURY_WORDS[said]
    counted = [number for t in terms if (number := _place(t)) is not None]
    if wanted in counted:
        return _whole([t for t in terms if _place(t) == wanted], Label.ATTRIBUTABLE)
    if counted and len(counted) == len(terms):
        return _whole(terms, Label.CONTRADICTORY, "quantity")
    return None


def _place(term: Triplet) -> int | None:
    for qualifier in term.qualifiers:
        value = qualifier.value
        if qualifier.property.id == _ORDINAL and isinstance(value, TextValue | QuantityValue):
            return int(float(value.value))
    return None


def _stretches(terms: Sequence[Triplet]) -> list[Years]:
    """The terms with those joined that follow one another at once."""
    joined: list[Years] = []
    for first, last in sorted((y for t in terms if (y := years_of(t))[0] is not None), key=str):
        if joined and joined[-1][1] is not None and first is not None and first <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(joined[-1][1], last or first)
        else:
            joined.append((first, last))
    return joined


def _finest(terms: Sequence[Triplet]) -> list[Triplet]:
    """The terms without those that tell only the years of one that is known to the day."""
    known = [(t, limits_of(t)) for t in terms]
    return [t for t, own in known if not any(own and one and _is_finer(one, own) for _, one in known)]


def _is_finer(one: Limits, other: Limits) -> bool:
    return one != other and all(
        other[end][0] <= one[end][0] and one[end][1] <= other[end][1] for end in (0, 1)
    )


def _beside(terms: Sequence[Triplet], others: Sequence[tuple[Triplet, Limits]]) -> Ruling | None:
    """An office held while something went on, or under somebody who led then."""
    pairs = [(term, limits_of(term), other, limits) for term in terms for other, limits in others]
    shared = [(term, other) for term, own, other, limits in pairs if own and _overlap(own, limits)]
    if shared:
        return _whole(shared[0], Label.ATTRIBUTABLE)
    if pairs and all(own is not None and _are_apart(own, limits) for _, own, _, limits in pairs):
        return _whole([terms[0], others[0][0]], Label.CONTRADICTORY, "term-of-office")
    return None


def _overlap(one: Limits, other: Limits) -> bool:
    """True where the two share some days, whichever days of a year or month are meant."""
    return max(one[0][1], other[0][1]) < min(one[1][0], other[1][0])


def _are_apart(one: Limits, other: Limits) -> bool:
    """Whoever begins on the day on which the other ends comes after."""
    return one[1][1] <= other[0][0] or other[1][1] <= one[0][0]


def _times(named: Mention, relations: Kin, *, led: bool) -> list[tuple[Triplet, Limits]]:
    """When somebody led a land, or when an event went on, with the statements that tell it."""
    qid = str(named.entity.id)
    if led:
        held = leading_offices(qid, relations)
        return [(t, limits) for t in held if (limits := limits_of(t)) is not None]
    told = relations.statements(qid, ("P580", "P582", "P585"))
    begin = next((t for t in told if t.property.id in ("P580", "P585")), None)
    end = next((t for t in told if t.property.id in ("P582", "P585")), None)
    if begin is None or end is None:
        return []
    if not isinstance(begin.object, TimeValue) or not isinstance(end.object, TimeValue):
        return []
    return [(begin, (interval(begin.object), interval(end.object)))]


def _is_far(term: Triplet, year: int) -> bool:
    """True where a term began in another year, not only in the one after an election."""
    first = years_of(term)[0]
    return first is not None and abs(first - year) > 1


def _leaves_no_room(terms: Sequence[Triplet], found: re.Match[str]) -> bool:
    """True when the claimed years cannot be one or several of the terms, all of which have ended, nor a
    term after the last one, which knowledge of old may not have yet."""
    years = [years_of(t) for t in terms]
    firsts = {first for first, _ in years if first is not None}
    lasts = {last for _, last in years if last is not None}
    if any(None in one for one in years):
        return False
    newest = _EVER if all(map(is_recent, terms)) else max(lasts)
    if found["first"]:
        several = int(found["first"]) in firsts and int(found["last"]) in lasts
        return not several and int(found["first"]) <= max(lasts)
    if found["since"]:
        return int(found["since"]) not in firsts and int(found["since"]) <= newest
    return int(found["until"] or found["during"]) <= newest


def _fits(term: Triplet, found: re.Match[str]) -> bool:
    first, last = years_of(term)
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
