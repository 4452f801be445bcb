"""Where a claim puts its subject (*lies between A and B*, *was fought in A*), and statements that join the
names but do not tell that: that A borders B, or that A took part."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_LIST = r"(?:the\s+)?_(?:\s*,?\s*(?:and\s+)?(?:the\s+)?_)*\s*,?\s*and\s+(?:the\s+)?_"
_LIES = (
    r"(?:lies|lie|lay|is|are|was|sits|stands)(?:\s+(?:located|situated|found|sandwiched|wedged|squeezed|"
    r"nestled|landlocked|directly|right))*"
)
_BETWEEN = re.compile(
    rf"_\s+{_LIES}\s+(?:in\s+)?between\s+{_LIST}|_\s*,?\s+(?:lying|located|situated|sandwiched|wedged|squeezed|"
    rf"nestled)\s+(?:in\s+)?between\s+{_LIST}",
    re.IGNORECASE,
)
_BETWEEN_FIRST = re.compile(
    rf"\b(?:in\s+)?between\s+{_LIST}\s*,?\s+{_LIES}\s+(?:the\s+)?(?P<subject>_)", re.IGNORECASE
)
_HAPPENED = re.compile(
    r"\b(?:(?:is|was|were|been|being)\s+(?:\w+ly\s+)?(?:fought|waged|contested)|(?:takes?|took|taken|taking)\s+"
    r"place|happened|occurred|raged)(?:\s+(?:out|mainly|mostly|largely|entirely|on|at)){0,2}\s+"
    r"(?:in|at|on|near|off|outside)\s+(?:the\s+)?(?:(?:soil|coast|territory)\s+of\s+(?:the\s+)?)?(?P<place>_)",
    re.IGNORECASE,
)
_FOUGHT_IN = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:was|were)\s+(?:not\s+)?(?:fought|waged)\s+in\s+(?:the\s+)?_\W*$", re.IGNORECASE
)
_PLACE = ("P276", "P131", "P17", "P30")
_SIDES = ("P710",)
_BORDER, _PART_OF, _IN_LAND = "P47", "P361", ("P17", "P131")
_STATE = "Q3624078"
_TOWN = re.compile(r"\b(?:city|town|village|municipality|capital|commune)\b")
_TAKING_PART = frozenset({"P710", "P1344", "P607", "P1923", "P664", "P1346", "P991", "P945"})
"""Participants, wars, teams, organisers and winners: none of them tells where it was."""


def fought_in(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The place or land that is known of a battle or war lies in the claimed one. What lies in the land of
    one of the sides may be far overseas, and has to be told of the battle itself."""
    claim = masked(reading)
    if reading.dates or len(claim.names) != 2 or _FOUGHT_IN.match(claim.text) is None:
        return None
    event, land = (str(name.entity.id) for name in claim.names)
    side = any(has_value(t, land) for t in relations.statements(event, _SIDES))
    for known in relations.statements(event, _PLACE):
        if not isinstance(known.object, Entity):
            continue
        place = str(known.object.id)
        chain = () if place == land else None if side else relations.within(place, {land})
        if chain is not None:
            if reading.denied:
                return Ruling(Label.CONTRADICTORY, "negation", (known, *chain), whole=True)
            return Ruling(Label.ATTRIBUTABLE, "stated", (known, *chain), whole=True)
    return None


def of_today(triplets: Sequence[Triplet], relations: Kin) -> tuple[Triplet, ...]:
    """The statements without those of the lands in which towns were."""
    return tuple(t for t in triplets if not _was_there_once(t, relations))


def _was_there_once(triplet: Triplet, relations: Kin) -> bool:
    """True for the land of a town whose description tells another one of its lands: Ghent, *city in East
    Flanders, Belgium*, was in France for a time."""
    town, land = triplet.subject, triplet.object
    if (
        triplet.property.id not in _IN_LAND
        or not isinstance(land, Entity)
        or not _TOWN.search(town.description)
    ):
        return False
    lands = [t.object for t in relations.statements(str(town.id), ("P17",)) if isinstance(t.object, Entity)]
    if land not in lands:
        return False
    told = [
        str(one.id)
        for one in lands
        if re.search(rf"\b{re.escape(one.label)}\b", town.description) and relations.is_a(str(one.id), _STATE)
    ]
    return (
        bool(told) and land.id not in told and all(relations.within(t, {str(land.id)}) is None for t in told)
    )


def is_of_others(reading: Reading, triplet: Triplet) -> bool:
    """True for a border that is not of the thing which the claim puts between others: that India borders
    Pakistan does not put Bhutan between the two."""
    if triplet.property.id != _BORDER or "between" not in reading.words:
        return False
    claim = masked(reading)
    if (first := _BETWEEN_FIRST.search(claim.text)) is not None:
        place = first.start("subject")
    elif (found := _BETWEEN.search(claim.text)) is not None:
        place = found.start()
    else:
        return False
    subject = claim.names[claim.text.count("_", 0, place)].entity
    return subject.id not in _ends(triplet)


def tells_no_place(reading: Reading, triplet: Triplet) -> bool:
    """True for a statement of who took part, where the claim says that it happened in that land: that the
    United States took part in a war does not tell where it was fought."""
    if triplet.property.id not in _TAKING_PART:
        return False
    where = place_of_event(reading)
    return where is not None and where.id in _ends(triplet)


def through_its_whole(reading: Reading, triplet: Triplet) -> bool:
    """True for what an event is part of, where the claim tells its place: a battle was not fought wherever
    its war was, nor where those who took part in that live."""
    return triplet.property.id in {_PART_OF, *_TAKING_PART} and place_of_event(reading) is not None


def place_of_event(reading: Reading) -> Entity | None:
    """The place in which the claim says that something happened: *was fought in Belgium*."""
    if _HAPPENED.search(reading.words) is None:
        return None
    claim = masked(reading)
    found = _HAPPENED.search(claim.text)
    return None if found is None else claim.names[claim.text.count("_", 0, found.start("place"))].entity


def _ends(triplet: Triplet) -> set[str | None]:
    return {end.id for end in (triplet.subject, triplet.object) if isinstance(end, Entity)}
