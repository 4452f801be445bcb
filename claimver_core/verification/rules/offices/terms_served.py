"""Claims of how many terms somebody served, or of a further election: *served two terms as president*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, QuantityValue, Triplet
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
    rf"terms?(?:\s+in\s+office)?{_OFFICE}\W*$",
    re.IGNORECASE,
)
_AGAIN = re.compile(
    rf"{_WHO}(?:was\s+re-?elected|won\s+(?:re-?election|a\s+second\s+term)|was\s+elected\s+(?:for|to)\s+a\s+second\s+"
    rf"term){_OFFICE}\s+in\s+(?:(?:january|march|april|may|june|july|august|september|october|november)\s+)?"
    r"(?P<year>\d{4})\W*$",
    re.IGNORECASE,
)
_LENGTH = ("P2097",)
_YEAR = 365.25


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
    served = [(t, length) for t in held if (length := _length_of_term(t, relations)) is not None]
    if not served or len(served) < len([t for t in held if t.property.id == "P39"]):
        return None
    if len({t.object for t, _ in served}) > 1:
        return None
    if again:
        return _elected_again(served, int(again["year"]))
    return _as_many(served, _NUMBERS[found["number"].lower()])


def _as_many(served: Sequence[tuple[Triplet, Triplet]], wanted: int) -> Ruling | None:
    number = 0.0
    for term, length in served:
        start, end = start_of(term), end_of(term)
        assert isinstance(length.object, QuantityValue)
        if start is None or end is None:
            return None
        days = (end[0] - start[0]) * _YEAR + (end[1] - start[1]) * _YEAR / 12 + end[2] - start[2]
        number += days / _YEAR / length.object.value
    shown = (served[0][0], served[0][1])
    if abs(number - wanted) < 0.1:
        return Ruling(Label.ATTRIBUTABLE, "count", shown, whole=True)
    return Ruling(Label.CONTRADICTORY, "count", shown, whole=True) if abs(number - wanted) > 0.9 else None


def _elected_again(served: Sequence[tuple[Triplet, Triplet]], year: int) -> Ruling | None:
    """Elections come as often as terms end, in the year of the new term or in the one before. Who had not
    begun by then, or was to be out within a few weeks, was not elected again."""
    known = [(start, end_of(term), term, length) for term, length in served if (start := start_of(term))]
    if len(known) != len(served):
        return None
    for start, end, term, length in known:
        assert isinstance(length.object, QuantityValue)
        every = int(length.object.value)
        turn = (year - start[0]) % every
        if turn in (0, every - 1) and start[0] < year and (end is None or end[0] > year + 1):
            return Ruling(Label.ATTRIBUTABLE, "office", (term, length), whole=True)
    if all(start[0] > year or (end is not None and end[0] < year) for start, end, _, _ in known):
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(t for _, _, t, _ in known[:2]), whole=True)
    return None


def _length_of_term(term: Triplet, relations: Kin) -> Triplet | None:
    """How long a term of the office is, where it is known to have been of one length alone."""
    if not isinstance(term.object, Entity) or not term.object.id:
        return None
    known = [t for t in relations.statements(term.object.id, _LENGTH) if isinstance(t.object, QuantityValue)]
    return known[0] if len(known) == 1 else None
