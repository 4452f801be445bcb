"""Claims that one led a body before or after another: *ran the European Central Bank before Lagarde*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Mention, Triplet
from claimver_core.verification.rules.dates import Day, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.offices.office_terms import leading_offices, offices_held
from claimver_core.verification.rules.offices.office_titles import (
    ANY_TITLE,
    LEADS_ANY,
    named,
    office_of,
    terms,
)
from claimver_core.verification.rules.passed import told_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_NAME = r"(?P<{}>(?-i:[A-Z])[^,;:@]*?)"
_LED = (
    r"(?:headed|led|ran|run|chaired|governed|ruled(?:\s+over)?|reigned\s+over|managed|coached|presided\s+over|"
    r"was\s+in\s+charge\s+of|was\s+at\s+the\s+(?:helm|head|top)\s+of)"
)
_TITLE = (
    rf"(?:was|served\s+as|had\s+been)\s+(?:the\s+)?(?:(?:{_NAME.format('owner')})(?:['’]s?)?\s+)?(?P<title>{ANY_TITLE})"
    rf"(?:\s+(?:of|at)\s+(?:the\s+)?{_NAME.format('of')})?"
)
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?{_NAME.format('who')}\s+(?:(?:has|had)\s+)?(?:{_LED}\s+(?:the\s+)?{_NAME.format('body')}|{_TITLE})"
    rf",?\s+(?:(?:right|just|immediately|directly)\s+)?(?P<order>before|after|since|until)\s+{_NAME.format('other')}"
    r"(?:\s+(?:did|took\s+over|came\s+in|took\s+(?:the\s+)?office))?\W*$",
    re.IGNORECASE,
)


def led_before(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms of two people at the head of one body, or in one office, tell which was first."""
    found = _CLAIM.match(reading.claim.context)
    if found is None or reading.denied or reading.dates or (found["owner"] and found["of"]):
        return None
    who, other = named(found["who"], reading), named(found["other"], reading)
    if who is None or other is None or who.entity.id == other.entity.id:
        return None
    held = []
    for person in (who, other):
        told = told_whole(_terms(reading, found, person, relations))
        days = [(days, t) for t in told if (days := qualifying_days(t, "P580")) is not None]
        if not days or len(days) < len(told):
            return None
        held.append([(begun, qualifying_days(t, "P582"), t) for begun, t in days])
    earlier, later = held if found["order"].lower() in ("before", "until") else held[::-1]
    if pair := _one_after(earlier, later):
        return Ruling(Label.ATTRIBUTABLE, "succession", pair, whole=True)
    if all(_ends_before(two, one) for one in earlier for two in later):
        return Ruling(Label.CONTRADICTORY, "succession", (later[0][2], earlier[0][2]), whole=True)
    return None


_Term = tuple[tuple[Day, Day], tuple[Day, Day] | None, Triplet]


def _one_after(earlier: Sequence[_Term], later: Sequence[_Term]) -> tuple[Triplet, Triplet] | None:
    return next(((one[2], two[2]) for one in earlier for two in later if _ends_before(one, two)), None)


def _ends_before(one: _Term, two: _Term) -> bool:
    """True where the first was over when the second began, or on that day."""
    return one[1] is not None and one[0][1] < two[0][0] and one[1][0] <= two[0][1]


def _terms(reading: Reading, found: re.Match[str], person: Mention, relations: Kin) -> list[Triplet]:
    qid = str(person.entity.id)
    if found["title"]:
        office = office_of(reading, found["title"], found["owner"] or found["of"])
        return [] if office is None else terms(qid, office, relations)[0]
    body = named(found["body"], reading)
    if body is None:
        return []
    led = [t for t in relations.statements(str(body.entity.id), LEADS_ANY) if has_value(t, qid)]
    held = offices_held(qid, "", body, relations)
    return led or [t for t in leading_offices(qid, relations) if t in held]
