"""Claims of how many terms somebody served, or of a further election: *served two terms as president*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from claimver_core.months import MONTH
from claimver_core.types import Entity, Label, QuantityValue, Triplet
from claimver_core.verification.rules.dates import Day, qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.offices.office_terms import highest_offices
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE, named, office_of, terms
from claimver_core.verification.rules.passed import end_of, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_WHO = r"^\W*(?:the\s+)?(?P<who>[^,;:@]+?)\s+"
_OFFICE = (
    rf"(?:\s+(?:as\s+)?(?:the\s+)?(?:(?P<owner>(?-i:[A-Z])[^,;:@]*?)(?:['’]s?)?\s+)?(?P<title>{ANY_TITLE})"
    r"(?:\s+of\s+(?:the\s+)?(?P<body>(?-i:[A-Z])[^,;:@]*?))?)?"
)
_NUMBERS = {"one": 1, "a single": 1, "two": 2, "three": 3, "four": 4}
_SERVED = re.compile(
    rf"{_WHO}(?:has\s+)?served\s+(?:only\s+|just\s+)?(?P<number>{'|'.join(_NUMBERS)})\s+(?:full\s+|consecutive\s+)*"
    rf"terms?(?:\s+in\s+(?:office|the\s+White\s+House|Downing\s+Street))?{_OFFICE}\W*$",
    re.IGNORECASE,
)
_AGAIN = re.compile(
    rf"{_WHO}(?:was\s+re-?elected|won\s+(?:re-?election|a\s+second\s+term)|was\s+elected\s+(?:for|to)\s+a\s+second\s+"
    rf"term){_OFFICE}\s+in\s+(?:(?:{MONTH})\s+)?"
    r"(?P<year>\d{4})\W*$",
    re.IGNORECASE,
)
_LENGTH = ("P2097",)
_YEAR, _MARCH = 365.25, 3
_NEARLY = 0.02
_FULL = re.compile(r"\bfull\s", re.IGNORECASE)


def terms_served(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The length of a term of the office, and when it was held, tell how many terms those were and when its
    holder was elected again."""
    again = _AGAIN.match(reading.claim.context)
    found = again or _SERVED.match(reading.claim.context)
    if found is None or reading.denied or (found["owner"] and found["body"]):
        return None
    person = named(found["who"], reading)
    if person is None or relations.kind(str(person.entity.id)) != "person":
        return None
    qid = str(person.entity.id)
    if found["title"]:
        office = office_of(reading, found["title"], found["owner"] or found["body"])
        held = terms(qid, office, relations)[0] if office is not None else []
    else:
        held = highest_offices(qid, relations)
    held = [t for t in held if isinstance(t.object, Entity)]  # no office of which the name alone is known
    served = [(t, length) for t in held if (length := _length_of_term(t, relations)) is not None]
    if not served or len(served) < len([t for t in held if t.property.id == "P39"]):
        return None
    if len({t.object for t, _ in served}) > 1:
        return None
    if again:
        return _elected_again(served, int(again["year"]))
    full = _FULL.search(found[0]) is not None
    return _as_many(served, _NUMBERS[found["number"].lower()], full)


def _as_many(served: Sequence[tuple[Triplet, Triplet]], wanted: int, full: bool) -> Ruling | None:
    """So many terms follow from the days of office. One that was begun counts, unless full ones are meant:
    Lincoln served two terms, the second of a few weeks."""
    days = {(start, end): length for term, length in served for start, end in [_days_of(term)]}
    known = sorted((start, end) for start, end in days if start is not None and end is not None)
    if len(known) < len(days) or any(later[0] < before[1] for before, later in pairwise(known)):
        return None
    parts = [_terms_between(start, end, days[start, end]) for start, end in known]
    shown = (served[0][0], served[0][1])
    if abs(sum(parts) - wanted) <= _NEARLY or (full and sum(int(n + _NEARLY) for n in parts) == wanted):
        return Ruling(Label.ATTRIBUTABLE, "count", shown, whole=True)
    fewest, most = sum(int(n + _NEARLY) for n in parts), sum(ceil(n - _NEARLY) for n in parts)
    if wanted < fewest or wanted > most:
        return Ruling(Label.CONTRADICTORY, "count", shown, whole=True)
    return None


def _elected_again(served: Sequence[tuple[Triplet, Triplet]], year: int) -> Ruling | None:
    """Elections come as often as terms end, before a term that begins in the first weeks of a year or in the
    year of one that begins later. Who had not begun by then, or was to be out within a few weeks, was not
    elected again."""
    known = [(start, end_of(term), term, length) for term, length in served if (start := start_of(term))]
    if len(known) != len(served):
        return None
    for start, end, term, length in known:
        assert isinstance(length.object, QuantityValue)
        first, last = _days_of(term)
        if first is None or first[1] == _MARCH or not start[0] < year:
            continue  # in March elections of both years may lie behind
        whole = last is None or abs((n := _terms_between(first, last, length)) - round(n)) <= _NEARLY
        turn = (year + (first[1] < _MARCH) - start[0]) % int(length.object.value)
        if whole and turn == 0 and (end is None or end[0] > year + 1):
            return Ruling(Label.ATTRIBUTABLE, "office", (term, length), whole=True)
    if all(start[0] > year + 1 or (end is not None and end[0] < year) for start, end, _, _ in known):
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(t for _, _, t, _ in known[:2]), whole=True)
    return None


def _days_of(term: Triplet) -> tuple[Day | None, Day | None]:
    """Its first and last day, each None where it is not known to the day."""
    first, last = (qualifying_days(term, pid) for pid in ("P580", "P582"))
    first_day = first[0] if first and first[0] == first[1] else None
    return first_day, last[0] if last and last[0] == last[1] else None


def _terms_between(start: Day, end: Day, length: Triplet) -> float:
    assert isinstance(length.object, QuantityValue)
    days = (end[0] - start[0]) * _YEAR + (end[1] - start[1]) * _YEAR / 12 + end[2] - start[2]
    return days / _YEAR / length.object.value


def _length_of_term(term: Triplet, relations: Kin) -> Triplet | None:
    """How long a term of the office is, where it is known to have been of one length alone."""
    if not isinstance(term.object, Entity) or not term.object.id:
        return None
    known = [t for t in relations.statements(term.object.id, _LENGTH) if isinstance(t.object, QuantityValue)]
    return known[0] if len(known) == 1 else None
