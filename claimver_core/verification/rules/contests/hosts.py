"""Claims of where an edition of a contest was held: *Athens hosted the Olympics in 2004*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.contests.editions import (
    all_editions,
    editions_of,
    editions_of_years,
    has_year,
)
from claimver_core.verification.rules.kin import Kin, has_value, value_id
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_WHEN = r"(?:\s+(?:back\s+)?(?:in|both\s+in)\s+\d{4}(?:(?:,\s+|,?\s+and\s+)(?:again\s+)?(?:in\s+)?\d{4})*)?"
_EVENT = r"(?:the\s+)?(?:\d{4}\s+)?(?P<event>_|(?-i:[A-Z])[\w ]*?)"
_HOSTED = re.compile(
    rf"^\W*(?:in\s+\d{{4}},?\s+)?(?:the\s+)?(?P<place>_)\s+(?:hosted|staged|was\s+(?:the\s+)?host\s+"
    rf"(?:city\s+|country\s+|nation\s+)?(?:of|to))\s+{_EVENT}{_WHEN}\W*$",
    re.IGNORECASE,
)
_HELD = re.compile(
    rf"^\W*(?:in\s+\d{{4}},?\s+)?{_EVENT}{_WHEN}\s+(?:(?:was|were)\s+(?:held|hosted|staged|played)|"
    rf"took\s+place)\s+(?:in|by)\s+(?:the\s+)?(?P<place>_){_WHEN}\W*$",
    re.IGNORECASE,
)
_SHOWN = 3
_PLACED, _COUNTRY = ("P276", "P131", "P17"), "P17"


def host(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """An edition was held where its venues lie; another country than all of its own it was not held in."""
    claim = masked(reading)
    found = _HOSTED.match(claim.text) or _HELD.match(claim.text)
    if found is None or reading.denied:
        return None
    place = claim.names[claim.text.count("_", 0, found.start("place"))]
    linked = found["event"] == "_"
    event = claim.names[claim.text.count("_", 0, found.start("event"))] if linked else found["event"]
    if event == place:
        return None
    if len(reading.dates) > 1:
        years = [date.earliest[0] for date in reading.dates]
        each = [
            _ruling(place, editions, relations) for editions in editions_of_years(event, years, relations)
        ]
        return _of_all(each)
    editions = editions_of(event, reading, relations)
    if not editions and not reading.dates and (not isinstance(event, Mention) or not has_year(event)):
        return _once(str(place.entity.id), all_editions(event, relations), relations)
    return _ruling(place, editions, relations)


def _of_all(rulings: Sequence[Ruling | None]) -> Ruling | None:
    """What is so of every edition that the claim names; what is wrong of one of them is wrong."""
    found = [ruling for ruling in rulings if ruling is not None]
    wrong = next((ruling for ruling in found if ruling.label is Label.CONTRADICTORY), None)
    if wrong is not None or not found or len(found) < len(rulings):
        return wrong
    return Ruling(found[0].label, found[0].rule, tuple(t for r in found for t in r.triplets), whole=True)


def _ruling(place: Mention, editions: Sequence[Entity], relations: Kin) -> Ruling | None:
    if not editions:
        return None
    qid = str(place.entity.id)
    known = [
        t for edition in editions for t in relations.statements(str(edition.id), _PLACED) if _names_item(t)
    ]
    same = next((t for t in known if has_value(t, qid)), None)
    if same is not None:
        return Ruling(Label.ATTRIBUTABLE, "stated", (same,), whole=True)
    for triplet in known:
        chain = relations.within(value_id(triplet), {qid})
        if chain is not None and triplet.property.id != _COUNTRY:
            return Ruling(Label.ATTRIBUTABLE, "located-in", (triplet, *chain), whole=True)
    countries = [t for t in known if t.property.id == _COUNTRY]
    held = {t.subject.id for t in countries}
    if any(edition.id not in held for edition in editions):
        return None
    if all(relations.apart(qid, value_id(t)) for t in countries):
        return Ruling(Label.CONTRADICTORY, "functional-property", tuple(countries[:2]), whole=True)
    return None


def _once(place: str, editions: Sequence[Entity], relations: Kin) -> Ruling | None:
    """The editions that the place is stated to have held."""
    held = [
        t
        for edition in editions
        for t in relations.statements(str(edition.id), _PLACED)
        if has_value(t, place)
    ]
    return Ruling(Label.ATTRIBUTABLE, "stated", tuple(held[:_SHOWN]), whole=True) if held else None


def _names_item(statement: Triplet) -> bool:
    return isinstance(statement.object, Entity) and bool(statement.object.id)
