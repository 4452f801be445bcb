"""Claims of when somebody founded, bought or made something: *founded Amazon in 1994*, *published it in*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked, values

_MAKERS, _DATED = ("P50", "P170", "P86", "P175", "P57", "P162", "P123"), ("P577", "P571", "P1191")
_FOUNDERS, _INCEPTION, _OWNERS = ("P112",), ("P571",), ("P127", "P749")
_AT = r"\s+(?:back\s+)?(?:in|on)\s+(?:early\s+|late\s+)?@\W*$"
_FOUND = r"(?:co-?)?(?:founded|established|started|set\s+up)"
_BUY = r"(?:bought|acquired|purchased|took\s+over|taken\s+over)"
_PUBLISH = r"(?:published|released|brought\s+out)"
_MAKE = r"(?:wrote|written|painted|composed|recorded|directed|created)"
_ACTIVE = rf"^\W*(?:the\s+)?_\s+(?:and\s+_\s+)?{{}}\s+(?:the\s+)?_{_AT}"
_PASSIVE = rf"^\W*(?:the\s+)?_\s+(?:was|were)\s+{{}}\s+by\s+(?:the\s+)?_(?:\s+and\s+_)?{_AT}"
_KINDS = tuple(
    (deed, re.compile(form.format(words), re.IGNORECASE), form is _PASSIVE)
    for deed, words in (("founded", _FOUND), ("bought", _BUY), ("published", _PUBLISH), ("made", _MAKE))
    for form in (_ACTIVE, _PASSIVE)
)


def deal(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who founded or owns a thing, and since when it is there or theirs, tell when that was done."""
    claim = masked(reading)
    if reading.denied or len(reading.dates) != 1 or len(claim.names) not in (2, 3):
        return None
    claimed = reading.dates[0]
    text = claim.text.replace(claimed.span.of(reading.claim.context), "@", 1)
    for deed, pattern, passive in _KINDS:
        if pattern.match(text) is None:
            continue
        thing = claim.names[0] if passive else claim.names[-1]
        doers = claim.names[1:] if passive else claim.names[:-1]
        qid = str(thing.entity.id)
        if deed == "founded":
            done = _by_all(doers, relations.statements(qid, _FOUNDERS))
            return _in_time(claimed, done, [(t, t.object) for t in values(qid, _INCEPTION, relations)])
        if deed in ("published", "made"):
            done = _by_all(doers, relations.statements(qid, _MAKERS))
            ruling = _in_time(claimed, done[:1], [(t, t.object) for t in values(qid, _DATED, relations)])
            made_before = ruling is not None and ruling.label is Label.CONTRADICTORY and deed == "made"
            return None if made_before else ruling  # what came out in one year may be of another
        done = _by_all(doers, relations.statements(qid, _OWNERS))
        begun = [(t, q.value) for t in done for q in t.qualifiers if q.property.id == "P580"]
        return _in_time(claimed, done[:1], begun)
    return None


def _by_all(doers: Sequence[Mention], known: Sequence[Triplet]) -> list[Triplet]:
    """The statements that name all the doers; none where one of them is not known."""
    found = [[t for t in known if has_value(t, doer.entity.id)] for doer in doers]
    return [t for statements in found for t in statements] if all(found) else []


def _in_time(
    claimed: DateExpression, done: Sequence[Triplet], told: Sequence[tuple[Triplet, object]]
) -> Ruling | None:
    if not done:
        return None
    times = [(t, time) for t, time in told if isinstance(time, TimeValue)]
    for triplet, time in times:
        if compare_date(claimed, time) is Comparison.SAME:
            return Ruling(Label.ATTRIBUTABLE, "date", tuple(dict.fromkeys((*done, triplet))), whole=True)
    if not times or not claimed.exact or claimed.relation != "at":
        return None
    for _, time in times:
        first, last = interval(time)
        if claimed.earliest[0] - 1 <= last[0] and first[0] <= claimed.latest[0] + 1:
            return None  # what is agreed in one year is often closed in the next
    return Ruling(Label.CONTRADICTORY, "date", tuple(dict.fromkeys(t for t, _ in times)), whole=True)
