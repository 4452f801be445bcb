"""Claims that put a town, or what stands in one, into a part of its land, where it lies in another of that
rank: *Weimar is in Bavaria*, of a town in Thuringia; *Ball State University lies in Bloomington, Indiana*."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from claimver_core.types import Entity, Label, QuantityValue, TimeValue, Triplet, Value
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value, may_lie_in, value_id
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, denied_as, described
from claimver_core.verification.rules.sides import Masked, masked

_DIVISION = (
    r"(?:states?|provinces?|cantons?|regions?|count(?:y|ies)|departments?|départements?|prefectures?|oblasts?|"
    r"voivodeships?|governorates?|autonomous\s+communit(?:y|ies)|communit(?:y|ies)|territory|districts?|"
    r"municipality|city|town|parish|commune|Land|emirate)"
)
_BODY = (
    r"(?:cit(?:y|ies)|towns?|villages?|municipalit(?:y|ies)|communes?|suburbs?|settlements?|communit(?:y|ies)|"
    r"places?|resorts?|ports?|universit(?:y|ies)|colleges?|schools?|stadiums?|airports?|museums?|cathedrals?|"
    r"castles?|churches|church|count(?:y|ies))"
)
_IN = r"(?:in|within|inside)"
_LIES = (
    r"(?:(?:lies|sits|stands|is|are)(?:\s+(?:not|also|all|both|actually|really|deep|right|located|situated|based|"
    rf"found|set|nestled|tucked(?:\s+away)?))*\s+{_IN}"
    rf"|(?:can|is\s+to)\s+be\s+found\s+{_IN}"
    r"|(?:does\s+not\s+)?belongs?\s+to|(?:is|forms)\s+(?:not\s+)?(?:a\s+)?part\s+of"
    rf"|is\s+(?:not\s+)?(?:an?|the|one\s+of\s+the)\s+(?:[a-z-]+\s+){{0,4}}?{_BODY}\s+"
    rf"(?:(?:located|situated|based|found)\s+)?{_IN}"
    r"|(?:is|has)\s+(?:its\s+)?(?:headquartered|home|seat|main\s+campus|campus)\s+in)"
)
_PUT_IN = re.compile(
    rf"^\W*(?:the\s+)?(?:(?:_\s+)?(?:[a-z-]+\s+){{0,2}}{_BODY}\s+(?:of\s+)?)?(?P<place>_)\s+"
    rf"(?:{_BODY}\s+)?{_LIES}\s+(?:the\s+)?(?:_['’]s\s+)?"
    rf"(?:(?:[\w-]+\s+){{0,3}}?{_DIVISION}\s+(?:of\s+)?(?:the\s+)?|_\s+of\s+)?(?P<part>_)(?:\s*,?\s+(?:in\s+)?(?:the\s+)?_){{0,2}}\W*$",
    re.IGNORECASE,
)
_IN_RANKED = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:lies|sits|is)(?:\s+(?:not|located|situated))*\s+in\s+the\s+"
    r"(?P<said>(?:[a-z-]+\s+)?_(?:\s+[a-z]+)?|[a-z]+)\s+of\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_RANK = re.compile(
    r"\b(?P<rank>state|province|canton|region|county|department|prefecture|oblast|voivodeship|governorate|"
    r"autonomous community)\s+of\s+(?:the\s+)?[A-Z]"
)
_SHARED, _STATES = "county", "Q30"
"""Of counties of the United States a town may lie in several, and its description has to tell in which."""
_ABOVE, _KIND, _LAND, _SEATS = ("P131",), ("P31",), ("P17",), ("P131", "P159", "P276")
_GONE, _BEGUN = ("P576", "P1366", "P582"), ("P571",)
_PAST = re.compile(r"\b(?:former|historical|historic|past|extinct|old|ancient|cultural)\b", re.IGNORECASE)
_YOUNG = 2005
"""Parts of a land that were made since then may hold what is still told to lie in others."""
_KINGDOM = "Q145"
"""Whose counties are of several sorts, which overlap."""
_STANDS = re.compile(
    r"\b(?:university|college|school|museum|stadium|arena|airport|cathedral|church|castle|hospital|library|"
    r"theatre|theater|zoo)\b",
    re.IGNORECASE,
)
_COUNTY = re.compile(r"^county in (?P<state>[A-Z][\w ]+?)(?:,|$)")
_TOWN = re.compile(r"^(?:[a-z-]+\s+){0,3}(?:city|town|village|municipality|borough|county seat|capital)\b")
_TOWNS = (
    "Q486972",
    "Q515",
    "Q3957",
    "Q532",
    "Q1549591",
    "Q484170",
    "Q15284",
    "Q1093829",
    "Q5119",
    "Q1637706",
)
_PEOPLE, _MANY, _BORDERS = ("P1082",), 250_000, ("P47",)
_LEVELS = 3


@dataclass(frozen=True, slots=True)
class _Put:
    place: Entity
    name: str
    part: Entity


def other_division(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The part of its land, or the town, in which the place is known to lie is another than the claim's."""
    claim = masked(reading)
    put = _put(claim)
    if put is None or reading.dates or not reading.present:
        return None
    if _is_told_in(put, relations):
        return _in_said_rank(reading, claim, put, relations)
    if any(may_lie_in(other, put.part, relations) for other in relations.named([put.name])):
        return None
    known = _elsewhere(put, relations)
    if not known:
        return None
    against = Ruling(Label.CONTRADICTORY, "functional-property", known, whole=True)
    return denied_as(against, denied=reading.denied)


def _in_said_rank(reading: Reading, claim: Masked, put: _Put, relations: Kin) -> Ruling | None:
    """*Jaipur is in the Indian state of Rajasthan*: where it lies, and what that is."""
    found = _IN_RANKED.match(claim.text)
    way = relations.within(str(put.place.id), {str(put.part.id)})
    if found is None or not way or any(t.former for t in way):
        return None
    between = " ".join(m.text for m in claim.names[1:-1])
    said = f"{between} {found['said']}".lower()
    if not any(rank in said for rank in _ranks(put.part, relations)):
        return None
    if not all(_is_or_lies_in(put.part, mention.entity, relations) for mention in claim.names[1:-1]):
        return None
    return denied_as(Ruling(Label.ATTRIBUTABLE, "located-in", way, whole=True), denied=reading.denied)


def _is_or_lies_in(part: Entity, other: Entity, relations: Kin) -> bool:
    """True for the land of the part, *the Indian state of*, and for what it is, *the US state of*."""
    return relations.within(str(part.id), {str(other.id)}) is not None or relations.is_a(
        str(part.id), str(other.id)
    )


def is_in_another_part(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim puts a place into a part of its land, and the statements tell the land alone."""
    put = _put(masked(reading))
    if put is None or _is_told_in(put, relations):
        return False
    part, place = put.part.id, put.place.id
    return not any(
        has_value(t, part) or (t.subject.id == part and has_value(t, place)) for t in ruling.triplets
    )


def _put(claim: Masked) -> _Put | None:
    found = _PUT_IN.match(claim.text)
    if found is None:
        return None
    place, part = (claim.names[claim.text.count("_", 0, found.start(end))] for end in ("place", "part"))
    return _Put(place.entity, place.text, part.entity) if place.entity.id and part.entity.id else None


def _is_told_in(put: _Put, relations: Kin) -> bool:
    place, part = str(put.place.id), str(put.part.id)
    return (
        place == part
        or relations.within(place, {part}) is not None
        or relations.within(part, {place}) is not None
        or any(has_value(t, part) for t in relations.statements(place, _SEATS))
        or put.part.label in put.place.description
    )


def _elsewhere(put: _Put, relations: Kin) -> tuple[Triplet, ...]:
    """The statements that put the place into another part of its land."""
    if not _is_of_today(put.part, relations):
        return ()
    stands = _STANDS.search(put.place.description) is not None
    if stands and _is_town(put.part, relations):
        return _in_other_town(put, relations)
    ranks = _ranks(put.part, relations)
    if (county := _COUNTY.match(put.place.description)) is not None:
        return (described(put.place),) if "state" in ranks and county["state"] != put.part.label else ()
    if not ranks or not (stands or _is_town(put.place, relations)):
        return ()
    chains = [way for way in _ways(str(put.place.id), relations) if _same_rank(way[-1], ranks, relations)]
    nearest = min(map(len, chains), default=0)
    parts = {way[-1].object for way in chains if len(way) == nearest}
    if len(parts) != 1 or (
        _SHARED in ranks and _is_in(put.part, _STATES, relations) and not _names(put.place, parts)
    ):
        return ()
    known = next(part for part in parts if isinstance(part, Entity))
    if not _of_one_land(known, put.part, relations) or _is_younger(put.part, known, relations):
        return ()
    return min(chains, key=len)


def _in_other_town(put: _Put, relations: Kin) -> tuple[Triplet, ...]:
    known = [
        t
        for t in relations.statements(str(put.place.id), _SEATS)
        if isinstance(t.object, Entity) and _is_town(t.object, relations)
    ]
    if not known or any(t.former for t in known) or not _names(put.place, {t.object for t in known}):
        return ()
    part = str(put.part.id)
    beside = any(_may_be_told_by(put.part, value_id(t), relations) for t in known)
    inside = beside or any(
        relations.within(value_id(t), {part}) is not None or relations.within(part, {value_id(t)}) is not None
        for t in known
    )
    return () if inside else tuple(known[:1])


def _may_be_told_by(part: Entity, town: str, relations: Kin) -> bool:
    """True for a neighbour, and for a great city of the same part of the land, by which a smaller town may be
    told: Harvard is said to be in Boston."""
    sides = ((town, str(part.id)), (str(part.id), town))
    if any(has_value(t, end) for start, end in sides for t in relations.statements(start, _BORDERS)):
        return True
    around = [
        {value_id(way[-1]) for way in _ways(place, relations) if len(way) < _LEVELS} for place in sides[0]
    ]
    people = [t.object for t in relations.statements(str(part.id), _PEOPLE)]
    great = any(isinstance(one, QuantityValue) and one.value >= _MANY for one in people)
    return great and any(_is_state(place, relations) for place in around[0] & around[1])


def _is_state(place: str, relations: Kin) -> bool:
    kinds = [text_of(t.object) for t in relations.statements(place, _KIND)]
    return any((found := _RANK.search(kind)) is not None and found["rank"] != _SHARED for kind in kinds)


def _ways(place: str, relations: Kin) -> Iterator[tuple[Triplet, ...]]:
    """The chains of statements from the place to what it lies in today, and to what that lies in."""
    ways: list[tuple[Triplet, ...]] = [()]
    seen = {place}
    for _ in range(_LEVELS):
        longer = []
        for way in ways:
            below = value_id(way[-1]) if way else place
            for t in relations.statements(below, _ABOVE):
                if isinstance(t.object, Entity) and not t.former and value_id(t) not in seen:
                    seen.add(value_id(t))
                    longer.append((*way, t))
        yield from longer
        ways = longer


def _same_rank(triplet: Triplet, ranks: frozenset[str], relations: Kin) -> bool:
    value = triplet.object
    return (
        isinstance(value, Entity)
        and bool(_ranks(value, relations) & ranks)
        and _is_of_today(value, relations)
    )


def _ranks(part: Entity, relations: Kin) -> frozenset[str]:
    """What the part of a land is, such as "state"."""
    kinds = [text_of(t.object) for t in relations.statements(str(part.id), _KIND) if _is_now(t)]
    return frozenset(found["rank"] for kind in kinds if (found := _RANK.search(kind)) is not None)


def _is_now(triplet: Triplet) -> bool:
    return (
        isinstance(triplet.object, Entity) and not triplet.former and not _PAST.search(triplet.object.label)
    )


def _is_of_today(part: Entity, relations: Kin) -> bool:
    return not _PAST.search(part.description) and not relations.statements(str(part.id), _GONE)


def _of_one_land(known: Entity, part: Entity, relations: Kin) -> bool:
    lands = [t for t in relations.statements(str(part.id), _LAND) if isinstance(t.object, Entity)]
    today = {value_id(t) for t in lands if not t.former}
    return bool(today) and _KINGDOM not in today and relations.within(str(known.id), today) is not None


def _is_in(part: Entity, land: str, relations: Kin) -> bool:
    return "United States" in part.description or relations.within(str(part.id), {land}) is not None


def _is_younger(part: Entity, known: Entity, relations: Kin) -> bool:
    """True for a part that was made of late, when what is known of the place may have been told before."""
    begun = [_begun(one, relations) for one in (part, known)]
    return begun[0] >= _YOUNG and begun[0] > begun[1]


def _begun(part: Entity, relations: Kin) -> int:
    begun = [t.object for t in relations.statements(str(part.id), _BEGUN) if isinstance(t.object, TimeValue)]
    return max((interval(time)[0][0] for time in begun), default=0)


def _names(place: Entity, parts: Collection[Value]) -> bool:
    return any(text_of(part) in place.description for part in parts)


def _is_town(place: Entity, relations: Kin) -> bool:
    return _TOWN.match(place.description) is not None or any(
        relations.is_a(str(place.id), kind) for kind in _TOWNS
    )
