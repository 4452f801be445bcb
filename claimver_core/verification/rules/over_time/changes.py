"""Claims that something gave up one thing, or left it for another: *moved from Bonn to Berlin in 1999*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_CHANGING = ("P159", "P36", "P115", "P54", "P551", "P38", "P108")
_CURRENCY = ("P38",)
_WHAT = (
    r"(?:(?:its|their|his|her|the)\s+(?:head ?quarters|head office|hq|seat|base|capital|home|government)\s+)?"
)
_OLD_NEW = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:has\s+|have\s+)?(?:(?:left|quit|swapped|traded|"
    rf"exchanged)\s+{_WHAT}(?:the\s+)?_\s+(?:for|to join)"
    rf"|(?:moved|relocated|switched|changed|transferred|"
    rf"went)\s+{_WHAT}from\s+(?:the\s+)?_\s+to)\s+(?:the\s+)?_"
    r"(?:\s+(?:back\s+)?(?:in|on|at)?\s*(?:the\s+(?:end|start|beginning|middle) of\s+|early\s+|"
    r"late\s+)?@)?\W*$",
    re.IGNORECASE,
)
_NO_LONGER_BUT = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|are)\s+no longer\s+[a-z ]+?\s+(?:from|in|"
    r"at)\s+(?:the\s+)?_,?\s+but\s+"
    r"(?:from\s+|in\s+|at\s+)?(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_GIVEN_UP = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:has\s+|have\s+)?(?:long\s+|already\s+|since\s+)?(?:given up|gave up|abandoned|"
    r"scrapped|dropped|"
    r"ditched|abolished|done away with|did away with|got rid of|moved away from)\s+(?:the|"
    r"its)\s+(?:use of the\s+)?"
    r"(?:old\s+)?(?P<what>[\w\s-]+?)\W*$",
    re.IGNORECASE,
)


def change(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What ended and what began tell whether one thing was given up, and for which other one."""
    if (given_up := _given_up(reading, relations)) is not None:
        return given_up
    claim = masked(reading)
    if len(claim.names) != 3 or len(reading.dates) > 1:
        return None
    text = dates_marked(claim.text, reading)
    match = _OLD_NEW.match(text)
    if reading.denied and match is not None:
        return None
    if match is None and (reading.dates or not _NO_LONGER_BUT.match(text)):
        return None
    subject, old, new = claim.names
    claimed = reading.dates[0] if reading.dates else None
    return _from_to(subject, old, new, claimed, relations)


def _from_to(
    subject: Mention, old: Mention, new: Mention, claimed: DateExpression | None, relations: Kin
) -> Ruling | None:
    known = relations.statements(str(subject.entity.id), _CHANGING)
    for pid in _CHANGING:
        here = [t for t in known if t.property.id == pid]
        before, after = _of(here, old), _of(here, new)
        if len(before) != 1 or len(after) != 1:
            continue
        one, other = before[0], after[0]
        if _follows(one, other):
            fitting = claimed is None or _in_time(claimed, one, other)
            if fitting is None:
                return None
            label, rule = (Label.ATTRIBUTABLE, "stated") if fitting else (Label.CONTRADICTORY, "date")
            return Ruling(label, rule, (one, other), whole=True)
        if _follows(other, one):
            return Ruling(Label.CONTRADICTORY, "order", (other, one), whole=True)
    return None


def _of(statements: Sequence[Triplet], named: Mention) -> list[Triplet]:
    return [t for t in statements if has_value(t, named.entity.id)]


def _follows(one: Triplet, other: Triplet) -> bool:
    """True where the first was over, as far as is known, when the second began, by no more than a year."""
    end, start = qualifying_days(one, "P582"), qualifying_days(other, "P580")
    if end is not None and start is not None:
        return abs(start[0][0] - end[1][0]) <= 1
    return one.former and not other.former


def _in_time(claimed: DateExpression, one: Triplet, other: Triplet) -> bool | None:
    """Whether the change was at the claimed time; None where that is not known for sure."""
    times = [
        q.value
        for t, pid in ((one, "P582"), (other, "P580"))
        for q in t.qualifiers
        if q.property.id == pid and isinstance(q.value, TimeValue)
    ]
    compared = {compare_date(claimed, time) for time in times}
    if Comparison.SAME in compared:
        return True
    return False if compared == {Comparison.DIFFERENT} and claimed.exact else None


def _given_up(reading: Reading, relations: Kin) -> Ruling | None:
    """Money that is still that of a country has not been given up."""
    claim = masked(reading)
    if not claim.names or reading.denied or reading.dates:
        return None
    found = _GIVEN_UP.match(claim.text)
    if found is None or found["what"] not in ("_", *(m.text for m in reading.claim.mentions)):
        return None
    money = relations.statements(str(claim.names[0].entity.id), _CURRENCY)
    named = [t for t in money if isinstance(t.object, Entity) and reading.names(t.object)]
    if not named:
        return None
    if all(t.former for t in named):
        return Ruling(Label.ATTRIBUTABLE, "ended", tuple(named), whole=True)
    if any(not t.former for t in money if t not in named):
        return None  # one of the two may be the old money, though nothing says so
    return Ruling(Label.CONTRADICTORY, "ended", tuple(t for t in named if not t.former), whole=True)
