"""Claims that one person followed another in an office."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import any_of, is_name
from claimver_core.verification.rules.offices.office_terms import highest_offices, is_of
from claimver_core.verification.rules.offices.seats_of_power import HOUSE, is_of_house
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_HELD = ("P39",)
_LED = frozenset({"P169", "P488", "P6", "P35", "P1037", "P286"})  # statements of a body about who leads it
_FOLLOWED = re.compile(
    r"_\s+(?:\w+\s+)?(?:succeeded|replaced|followed|took over from|came after|"
    r"(?:is|was) (?:succeeding|replacing|following|taking over from))\s+_"
    r"|_\s+(?:is|was)\s+(?:the\s+)?(?:direct |immediate )?successor\s+(?:of|to)\s+_"
    r"|_\s+(?:is|was)\s+_\s*['’]s?\s+(?:direct |immediate )?successor"
    r"|_\s*['’]s?\s+(?:direct |immediate )?predecessor(?:\s+as\s+[a-z ]+?)?\s+(?:is|was)\s+_",
    re.IGNORECASE,
)
_PRECEDED = re.compile(
    r"_\s+(?:\w+\s+)?(?:was (?:\w+ )?(?:succeeded|replaced|followed)\s+(?:as [\w ]+ )?by|preceded)\s+_"
    r"|_\s+handed over to\s+_"
    r"|_\s+(?:is|was)\s+(?:the\s+)?(?:direct |immediate )?predecessor\s+(?:of|to)\s+_"
    r"|_\s+(?:is|was)\s+_\s*['’]s?\s+(?:direct |immediate )?predecessor"
    r"|_\s*['’]s?\s+(?:direct |immediate )?successor(?:\s+as\s+[a-z ]+?)?\s+(?:is|was)\s+_",
    re.IGNORECASE,
)
_SIMPLY = re.compile(r"^\W*_\s+was\s+(?:succeeded|followed|replaced)(?:\s+in\s+office)?\W*$", re.IGNORECASE)
_TAIL = re.compile(
    r"^(?:\s+(?:as|at)\s+(?:the\s+)?(?:[a-z]+\s+){1,3}?(?:of|at|for)\s+(?:the\s+)?_|"
    r"\s+as\s+(?:the\s+)?[a-z ]+?|\s+in\s+(?:the\s+)?office)?"
    r"(?:,?\s+(?:in|on)\s+(?:early |late )?@)?\W*$",
    re.IGNORECASE,
)
"""What may follow: the office or what it is of, and when."""
_IN_HOUSE = re.compile(rf"\s+(?:in|at)\s+(?:the\s+)?{HOUSE}(?=\s+by\b|\W*$)", re.IGNORECASE)
_GAP = 62  # days between two terms
_AT_ONCE, _SLACK = 3, timedelta(days=3)
_YEARS = 500  # days between two terms that are not one after the other
_SOME_TIME = re.compile(r"\bcame after\b", re.IGNORECASE)
_HELD_BY_MANY = re.compile(
    r"\b(?:members?|senators?|representatives?|deput(?:y|ies)|delegates?|councill?ors?|judges?|justices?|"
    r"ambassadors?|ministers? without|partner|professors?)\b",
    re.IGNORECASE,
)
"""Offices that many hold at once, so that one who begins follows nobody in particular."""


def succession(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who began in an office when another one left it has succeeded that one, not the other way round."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    words, house = reading.words, _IN_HOUSE.search(reading.claim.context)
    if house is not None:
        names = [m for m in names if m.text not in house.group()]
        words = _plainly(reading, house.group(), names)
    if len(names) == 1 and not reading.denied and not reading.dates and _SIMPLY.match(words):
        return _was_followed(names[0], house["house"] if house is not None else "", relations)
    if len(names) not in (2, 3) or reading.denied or len(reading.dates) > 1 or reading.numbers:
        return None
    spoken = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    found = _PRECEDED.search(words) or _FOLLOWED.search(words)
    if found is None or not _TAIL.match(_without_date(reading, words[found.end() :])):
        return None
    if found.re is _PRECEDED:
        earlier, later, *where = spoken
    else:
        later, earlier, *where = spoken
    followed = _followed(earlier, later, triplets, relations)
    if followed:
        there = [terms for terms in followed if all(_is_office_of(terms, body, relations) for body in where)]
        there = [(one, two) for one, two in there if house is None or is_of_house(one, house["house"])]
        return _in_time(reading, there) if there else None
    against = next(iter(_followed(later, earlier, triplets, relations)), None)
    if against is None and not where and not _SOME_TIME.search(reading.words):
        against = _apart(earlier, later, relations) or _somebody_between(earlier, later, relations)
    if against is None and not _SOME_TIME.search(reading.words):
        against = _led_apart(earlier, later, relations)
    return None if against is None else Ruling(Label.CONTRADICTORY, "succession", against, whole=True)


def _was_followed(person: Mention, house: str, relations: Kin) -> Ruling | None:
    """Support where somebody began in an office that led, that of the house if one is named, when the person
    left it."""
    for term in highest_offices(str(person.entity.id), relations):
        end = _day(term, "P582", last=True)
        if end is None or not isinstance(term.object, Entity) or (house and not is_of_house(term, house)):
            continue
        for other in relations.stated_of(str(term.object.id), frozenset(_HELD)):
            start = _day(other, "P580", last=False)
            if start is not None and 0 <= (start - end).days <= _AT_ONCE:
                return Ruling(Label.ATTRIBUTABLE, "succession", (term, other), whole=True)
    return None


def _plainly(reading: Reading, said: str, names: Sequence[Mention]) -> str:
    """The words of the claim without the house in them: *was followed at Number 10 by*."""
    text = reading.claim.context.replace(said, "", 1)
    return any_of(*(m.text for m in names)).sub("_", text) if names else text


def _apart(earlier: Mention, later: Mention, relations: Kin) -> tuple[Triplet, Triplet] | None:
    """The terms of two people in the highest office that both held, where years lie between any two of them:
    somebody else came after the first."""
    before = highest_offices(str(earlier.entity.id), relations)
    after = highest_offices(str(later.entity.id), relations)
    pairs = [(one, other) for one in before for other in after if one.object == other.object]
    if not pairs:
        return None
    for one, other in pairs:
        end, start = _day(one, "P582", last=True), _day(other, "P580", last=False)
        begun = _day(one, "P580", last=False)
        if end is None and begun is not None and start is not None and start < begun:
            continue  # it goes on, and began after the other's term
        if end is None or start is None or abs((start - end).days) <= _YEARS:
            return None
    return pairs[0]


def _somebody_between(earlier: Mention, later: Mention, relations: Kin) -> tuple[Triplet, Triplet] | None:
    """The last term of the first in the highest office that both held, and that of a third one, which lay
    between it and the only one of the second."""
    before = highest_offices(str(earlier.entity.id), relations)
    after = highest_offices(str(later.entity.id), relations)
    pairs = [(one, other) for one in before for other in after if one.object == other.object]
    if len(pairs) != 1:
        return None
    one, other = pairs[0]
    end, start = _day(one, "P582", last=True), _day(other, "P580", last=False)
    if end is None or start is None or (start - end).days <= _AT_ONCE or not isinstance(one.object, Entity):
        return None
    third = _between(one, end, start, relations)
    return None if third is None else (one, third)


def _led_apart(earlier: Mention, later: Mention, relations: Kin) -> tuple[Triplet, Triplet] | None:
    """The terms of two people at the head of one body, where years lie between."""
    pairs = [
        (one, other)
        for one in _heads(earlier, relations)
        for other in _heads(later, relations)
        if (one.subject, one.property.id) == (other.subject, other.property.id)
    ]
    for one, other in pairs:
        end, start = _day(one, "P582", last=True), _day(other, "P580", last=False)
        if end is None or start is None or (start - end).days <= _YEARS:
            return None
    return pairs[0] if pairs else None


def _heads(person: Mention, relations: Kin) -> list[Triplet]:
    """The statements of bodies that they are led by the person."""
    return relations.stated_of(str(person.entity.id), _LED)


def _without_date(reading: Reading, text: str) -> str:
    for found in reading.dates:
        text = text.replace(found.span.of(reading.claim.context), "@")
    return text


def _in_time(reading: Reading, followed: Sequence[tuple[Triplet, Triplet]]) -> Ruling | None:
    """Support where no time is told or the second began then, and none where it began in another year."""
    if not reading.dates:
        return Ruling(Label.ATTRIBUTABLE, "succession", followed[0], whole=True)
    claimed = reading.dates[0]
    compared = set()
    for terms in followed:
        starts = [q.value for q in terms[1].qualifiers if q.property.id == "P580"]
        found = [compare_date(claimed, start) for start in starts if isinstance(start, TimeValue)]
        if found == [Comparison.SAME]:
            return Ruling(Label.ATTRIBUTABLE, "succession", terms, whole=True)
        compared.add(found[0] if len(found) == 1 else None)
    if compared == {Comparison.DIFFERENT} and claimed.exact:
        return Ruling(Label.CONTRADICTORY, "term-of-office", followed[0], whole=True)
    return None


def _is_office_of(terms: tuple[Triplet, Triplet], body: Mention, relations: Kin) -> bool:
    """True where the office is of the body: the statements are about it, or the office is named by it."""
    office = terms[0].object
    if terms[0].subject.id == body.entity.id:
        return True
    return isinstance(office, Entity) and is_of(office, body, relations)


def _followed(
    earlier: Mention, later: Mention, triplets: Sequence[Triplet], relations: Kin
) -> list[tuple[Triplet, Triplet]]:
    """The terms of two people in an office, where one began when the other ended."""
    before = relations.statements(str(earlier.entity.id), _HELD)
    after = relations.statements(str(later.entity.id), _HELD)
    pairs = [
        (one, other)
        for one in before
        for other in after
        if one.object == other.object
        and isinstance(one.object, Entity)
        and not _HELD_BY_MANY.search(one.object.label)
    ]
    led = [t for t in triplets if t.property.id in _LED and isinstance(t.object, Entity)]
    led += [t for person in (earlier, later) for t in _heads(person, relations)]
    pairs += [
        (one, other)
        for one in led
        for other in led
        if (one.subject, one.property.id) == (other.subject, other.property.id)
        and has_value(one, earlier.entity.id)
        and has_value(other, later.entity.id)
    ]
    found = []
    for one, other in pairs:
        end, start = _day(one, "P582", last=True), _day(other, "P580", last=False)
        if end is None or start is None:
            continue
        if abs((start - end).days) > _GAP and not _in_one_year(one, other, relations):
            continue
        if (start - end).days <= _AT_ONCE or _between(one, end, start, relations) is None:
            found.append((one, other))
    return found


def _in_one_year(term: Triplet, other: Triplet, relations: Kin) -> bool:
    """True where the second term began in the year in which the first ended, of which no day is known, and
    nobody else began in it."""
    over, begun = qualifying_days(term, "P582"), qualifying_days(other, "P580")
    first = qualifying_days(term, "P580")
    if over is None or begun is None or first is None or first[1] >= begun[0]:
        return False
    if over[0] == over[1] or begun[0] == begun[1] or over != begun:
        return False
    if term.property.id in _LED:
        terms = relations.statements(str(term.subject.id), (str(term.property.id),))
    else:
        terms = relations.stated_of(str(getattr(term.object, "id", "")), frozenset(_HELD))
    starts = [(t.subject, t.object) for t in terms if qualifying_days(t, "P580") == begun]
    return len(set(starts)) == 1


def _between(term: Triplet, end: date, start: date, relations: Kin) -> Triplet | None:
    """The term of somebody who had the office of ``term`` from its end on, for less than until ``start``."""
    if term.property.id in _LED:
        terms = relations.statements(str(term.subject.id), (str(term.property.id),))
    else:
        assert isinstance(term.object, Entity)
        terms = relations.stated_of(str(term.object.id), frozenset(_HELD))
    for other in terms:
        first = _day(other, "P580", last=False)
        last = _day(other, "P582", last=True)
        if first is not None and last is not None and end - _SLACK <= first < last <= start + _SLACK:
            return other
    return None


def _day(triplet: Triplet, pid: str, *, last: bool) -> date | None:
    days = qualifying_days(triplet, pid)
    if days is None:
        return None
    year, month, day = days[1 if last else 0]
    return date(year, month, min(day, 28)) if 1 <= year <= 9999 else None
