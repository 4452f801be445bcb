"""Claims of when somebody founded, bought or made something: *founded Amazon in 1994*, *published it in*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, Day, compare_date, interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.passed import start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import Masked, masked, values

_MAKERS, _DATED = ("P50", "P170", "P86", "P175", "P57", "P162", "P123"), ("P577", "P571", "P1191")
_FOUNDERS, _INCEPTION, _OWNERS = ("P112",), ("P571",), ("P127", "P749")
_TIED = ("P127", "P749", "P355", "P1830", "P361", "P527", "P1365", "P1366")
_AT = r"\s+(?:back\s+)?(?:in|on)\s+(?:early\s+|late\s+)?@\W*$"
_FOUND = r"(?:co-?)?(?:founded|established|started|set\s+up)"
_BUY = r"(?:bought|acquired|purchased|took\s+over|taken\s+over)"
_PUBLISH = r"(?:published|released|brought\s+out)"
_MAKE = r"(?:wrote|written|painted|composed|recorded|directed|created|made|shot|filmed)"
_ACTIVE = rf"^\W*(?:the\s+)?_\s+(?:and\s+_\s+)?{{}}\s+(?:the\s+)?_{_AT}"
_PASSIVE = rf"^\W*(?:the\s+)?_\s+(?:was|were)\s+{{}}\s+by\s+(?:the\s+)?_(?:\s+and\s+_)?{_AT}"
_KINDS = tuple(
    (deed, re.compile(form.format(words), re.IGNORECASE), form is _PASSIVE)
    for deed, words in (("founded", _FOUND), ("bought", _BUY), ("published", _PUBLISH), ("made", _MAKE))
    for form in (_ACTIVE, _PASSIVE)
)

_BUYS = rf"(?:{_BUY}|buys|acquires|(?:has|have)\s+(?:bought|acquired|taken\s+over))"
_BOUGHT = re.compile(rf"^\W*(?:the\s+)?_\s+{_BUYS}\s+(?:the\s+)?_\W*$", re.IGNORECASE)
_BOUGHT_BY = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:was|were|has\s+been)\s+{_BUY}\s+by\s+(?:the\s+)?_\W*$", re.IGNORECASE
)


def deal(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who founded or owns a thing, and since when it is there or theirs, tell when that was done."""
    claim = masked(reading)
    if reading.denied or len(reading.dates) > 1 or len(claim.names) not in (2, 3):
        return None
    if not reading.dates:
        return _bought(claim, relations)
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
        owned = relations.statements(qid, _OWNERS)
        done = _by_all(doers, owned) or _by_former_name(doers, owned, relations)
        begun = [(t, q.value) for t in done for q in t.qualifiers if q.property.id == "P580"]
        return _in_time(claimed, done[:1], begun) if done else _by_another(claimed, doers, owned, relations)
    return None


def _bought(claim: Masked, relations: Kin) -> Ruling | None:
    """Who has a thing since some time after it began has bought it."""
    passive = _BOUGHT_BY.match(claim.text) is not None
    if len(claim.names) != 2 or not (passive or _BOUGHT.match(claim.text)):
        return None
    thing, buyer = claim.names if passive else claim.names[::-1]
    owned = relations.statements(str(thing.entity.id), _OWNERS)
    began = [t.object for t in values(str(thing.entity.id), _INCEPTION, relations)]
    made = max((interval(time)[1][0] for time in began if isinstance(time, TimeValue)), default=None)
    for owner in _by_all([buyer], owned) or _by_former_name([buyer], owned, relations):
        since = start_of(owner)
        if made is not None and since is not None and since[0] > made:
            return Ruling(Label.ATTRIBUTABLE, "stated", (owner,), whole=True)
    return None


def _by_former_name(doers: Sequence[Mention], owned: Sequence[Triplet], relations: Kin) -> list[Triplet]:
    """The statements about an owner that had the name by which the claim calls the doer: *Facebook*."""
    if len(doers) != 1:
        return []
    bearers = {entity.id for entity in relations.named([doers[0].text])}
    return [t for t in owned if isinstance(t.object, Entity) and t.object.id in bearers]


def _by_another(
    claimed: DateExpression, doers: Sequence[Mention], owned: Sequence[Triplet], relations: Kin
) -> Ruling | None:
    """The one who is known to have bought it in the claimed year, where that is another company, which has
    nothing to do with the claimed one."""
    buyers = [t for t in owned if (since := start_of(t)) is not None and _is_in(since, claimed)]
    if len(doers) != 1 or len(buyers) != 1 or not claimed.exact or claimed.relation != "at":
        return None
    doer, owner = str(doers[0].entity.id), buyers[0].object
    if not isinstance(owner, Entity) or relations.kind(doer) == "person":
        return None
    tied = [*relations.statements(doer, _TIED), *relations.statements(str(owner.id), _TIED)]
    ends = {str(t.object.id) for t in tied if isinstance(t.object, Entity)}
    if ends & {doer, str(owner.id)}:
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(buyers), whole=True)


def _is_in(day: Day, claimed: DateExpression) -> bool:
    return claimed.earliest[0] <= day[0] <= claimed.latest[0]


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
