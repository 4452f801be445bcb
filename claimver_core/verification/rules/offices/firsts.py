"""Claims of who held an office first or last, of all or of the women: *the first woman to become*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.dates import Day, interval
from claimver_core.verification.rules.kin import Kin, sex_of
from claimver_core.verification.rules.offices.office_terms import highest_offices, is_of
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE, Office, named, office_of, terms
from claimver_core.verification.rules.passed import end_of, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, denied_as

_BODY = r"(?P<{}>(?-i:[A-Z])[^,;:@]*?)"
_WOMAN = r"(?:female|woman|lady)"
_RANK = rf"(?P<rank>first|last|only)(?:[\s-]+ever)?(?:\s+(?P<woman>{_WOMAN}))?"
_TO = r"(?:ever\s+)?(?:(?:to\s+)?(?:become|be|serve\s+as|hold\s+the\s+(?:office|post|position)\s+of))"
_WHO = r"(?:the\s+)?(?P<who>(?-i:[A-Z])[^,;:@]+?)"
_IS = r"\s+(?:is|was|became|has\s+been|served\s+as)(?P<no>\s+(?:not|never)|n['’]t)?\s+"
_OFFICES = (
    rf"the\s+{_RANK}\s+(?:{_TO}\s+)?(?:the\s+)?(?:{_BODY.format('of')}\s+)?(?P<title>{ANY_TITLE})"
    rf"(?:\s+(?:of|at)\s+(?:the\s+)?{_BODY.format('body')})?",
    rf"(?:the\s+)?{_BODY.format('owner')}['’]s?\s+{_RANK}\s+(?P<title>{ANY_TITLE})",
)
_CLAIMS = tuple(
    re.compile(rf"^\W*{claim}\W*$", re.IGNORECASE)
    for office in _OFFICES
    for claim in (_WHO + _IS + office, office + _IS + _WHO)
)
_HELD, _ORDINAL = frozenset({"P39"}), "P1545"
_BEGAN, _ENDED = ("P571", "P1249"), ("P576", "P582")
_MONTHS = 4
_MANY = 8
"""So many known holders of an office are as good as all of late: of fewer, many may be missing."""


def first_or_last(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms of an office tell who held it first of the women, first when the office or the land was
    made, and last when it came to its end. Who held it earlier or later contradicts."""
    found = next(filter(None, (claim.match(reading.claim.context) for claim in _CLAIMS)), None)
    if found is None or reading.denied != bool(found["no"]) or reading.dates:
        return None
    told = found.groupdict()
    bodies = [body for group in ("of", "body", "owner") if (body := told.get(group))]
    person = named(found["who"], reading)
    if person is None or len(bodies) != 1:
        return None
    office = office_of(reading, found["title"], bodies[0])
    if office is None:
        return None
    ruling = _ranked(person, office, found, relations)
    return denied_as(ruling, denied=reading.denied)


def _ranked(person: Mention, office: Office, found: re.Match[str], relations: Kin) -> Ruling | None:
    qid = str(person.entity.id)
    held = terms(qid, office, relations)[0]
    if not office.title.one and office.body is not None:
        held += [t for t in highest_offices(qid, relations) if _is_of(t, office.body, relations)]
    own = [t for t in held if t.property.id in _HELD and isinstance(t.object, Entity)]
    items = {str(t.object.id) for t in own if isinstance(t.object, Entity)}
    others = [t for item in items for t in relations.stated_of(item, _HELD) if t.subject.id != qid]
    begun = [day for t in own if (day := start_of(t)) is not None]
    if not begun:
        return None
    rank, start = found["rank"].lower(), min(begun)
    if found["woman"]:
        return _of_women(rank, own, others, start, relations)
    areas = items | ({str(office.body.entity.id)} if office.body is not None else set())
    if rank == "first":
        return _first(own, others, start, areas, relations)
    return _last(own, others, areas, relations) if rank == "last" else None


def _is_of(term: Triplet, body: Mention, relations: Kin) -> bool:
    return isinstance(term.object, Entity) and is_of(term.object, body, relations)


def _of_women(
    rank: str, own: Sequence[Triplet], others: Sequence[Triplet], start: Day, relations: Kin
) -> Ruling | None:
    if sex_of(own[0].subject, relations) != "female":
        return None
    women = [t for t in others if sex_of(t.subject, relations) == "female"]
    earlier = [t for t in women if (day := start_of(t)) is not None and day < start and not _is_brief(t)]
    if rank == "only":
        return Ruling(Label.CONTRADICTORY, "superlative", (own[0], women[0]), whole=True) if women else None
    if rank != "first":
        return None
    if earlier:
        return Ruling(Label.CONTRADICTORY, "superlative", (own[0], earlier[0]), whole=True)
    unsure = [t for t in others if start_of(t) is None and sex_of(t.subject, relations) != "male"]
    if unsure or len({t.subject.id for t in others}) < _MANY:
        return None
    return Ruling(Label.ATTRIBUTABLE, "superlative", tuple(own[:1]), whole=True)


def _is_brief(term: Triplet) -> bool:
    """True for a few weeks in which somebody may only have stood in."""
    first, last = start_of(term), end_of(term)
    return first is not None and last is not None and (last[0] - first[0]) * 12 + last[1] - first[1] < _MONTHS


def _first(
    own: Sequence[Triplet], others: Sequence[Triplet], start: Day, areas: set[str], relations: Kin
) -> Ruling | None:
    counted = [t for t in own if _ordinal(t) == 1]
    if counted:
        return Ruling(Label.ATTRIBUTABLE, "superlative", tuple(counted[:1]), whole=True)
    if (places := [place for t in own if (place := _ordinal(t)) is not None]) and min(places) > 1:
        return Ruling(Label.CONTRADICTORY, "superlative", tuple(own[:1]), whole=True)
    if any((day := start_of(t)) is None or day < start for t in others):
        return None  # of another state of that name, maybe
    made = [
        t
        for area in areas
        for t in relations.statements(area, _BEGAN)
        if isinstance(t.object, TimeValue) and -1 <= start[0] - interval(t.object)[0][0] <= 2
    ]
    if not made:
        return None
    return Ruling(Label.ATTRIBUTABLE, "superlative", (own[0], made[0]), whole=True)


def _last(
    own: Sequence[Triplet], others: Sequence[Triplet], areas: set[str], relations: Kin
) -> Ruling | None:
    ends = [day for t in own if (day := end_of(t)) is not None]
    if not ends or len(ends) != len(own):
        return None
    later = [t for t in others if (day := start_of(t)) is not None and day > max(ends)]
    if later:
        return Ruling(Label.CONTRADICTORY, "superlative", (own[-1], later[0]), whole=True)
    over = [
        t
        for area in areas
        for t in relations.statements(area, _ENDED)
        if isinstance(t.object, TimeValue) and abs(max(ends)[0] - interval(t.object)[0][0]) <= 1
    ]
    return Ruling(Label.ATTRIBUTABLE, "superlative", (own[-1], over[0]), whole=True) if over else None


def _ordinal(term: Triplet) -> int | None:
    values = [q.value for q in term.qualifiers if q.property.id == _ORDINAL]
    return next((int(float(v.value)) for v in values if isinstance(v, TextValue | QuantityValue)), None)
