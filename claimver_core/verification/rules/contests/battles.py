"""Claims of who won or lost a battle or war: *Napoleon was defeated at Waterloo*, *Wellington won it*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_WHEN = r"(?:\s+in\s+\d{4})?\W*$"
_WON = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:won|was\s+victorious\s+(?:at|in))\s+(?:the\s+)?_{_WHEN}", re.IGNORECASE
)
_LOST = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:lost|(?:was|were)\s+(?:defeated|beaten)\s+(?:at|in)|"
    rf"suffered\s+(?:an?\s+)?(?:\w+\s+)?defeat\s+(?:at|in))\s+(?:the\s+)?_{_WHEN}",
    re.IGNORECASE,
)
_WON_BY = re.compile(rf"^\W*(?:the\s+)?_\s+was\s+won\s+by\s+(?:the\s+)?_{_WHEN}", re.IGNORECASE)
_WINNERS, _SIDES, _LANDS, _TIMES = ("P1346",), ("P710",), ("P27",), ("P585", "P580", "P582")
_MOST_SIDES = 6
"""Of wars of more sides not all winners may be known."""
_IN_MANY_NAMES = word_set("kingdom of the republic empire united and first second")


def battle(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who took part in what others won has lost it. A commander shares the lot of the own land."""
    claim = masked(reading)
    if reading.denied or len(claim.names) != 2:
        return None
    side, event = claim.names
    lost = _LOST.match(claim.text) is not None
    if _WON_BY.match(claim.text):
        side, event = event, side
    elif not lost and _WON.match(claim.text) is None:
        return None
    qid = str(event.entity.id)
    winners, sides = _named(qid, _WINNERS, relations), _named(qid, _SIDES, relations)
    own = [t for t in sides if has_value(t, side.entity.id)]
    person = relations.kind(str(side.entity.id)) == "person"
    if not winners or not own or not _in_time(qid, reading, relations):
        return None
    meant = _lands(side, relations) if person else {str(side.entity.id): side.entity.label}
    has_won = [t for t in winners if _is_of(t, meant)]
    if has_won:
        label = Label.CONTRADICTORY if lost else Label.ATTRIBUTABLE
        return Ruling(label, "winner", (*own[:1], *has_won[:1]), whole=True)
    fought = [t for t in sides if t not in own and _is_of(t, meant)] if person else own
    if not fought or len(sides) > _MOST_SIDES or any(_is_alike(t, meant) for t in winners):
        return None
    label = Label.ATTRIBUTABLE if lost else Label.CONTRADICTORY
    return Ruling(label, "winner", (*own[:1], *winners[:2]), whole=True)


def _named(qid: str, properties: tuple[str, ...], relations: Kin) -> list[Triplet]:
    return [t for t in relations.statements(qid, properties) if isinstance(t.object, Entity)]


def _lands(side: Mention, relations: Kin) -> dict[str, str]:
    found = [t.object for t in _named(str(side.entity.id), _LANDS, relations)]
    return {str(land.id): land.label for land in found if isinstance(land, Entity)}


def _is_of(statement: Triplet, meant: dict[str, str]) -> bool:
    return isinstance(statement.object, Entity) and statement.object.id in meant


def _is_alike(statement: Triplet, meant: dict[str, str]) -> bool:
    """True where a winner may be the side under another name: *Prussia*, *Kingdom of Prussia*."""
    assert isinstance(statement.object, Entity)
    said = {word for label in meant.values() for word in normalise(label).split()} - _IN_MANY_NAMES
    return bool(said & set(normalise(statement.object.label).split()))


def _in_time(event: str, reading: Reading, relations: Kin) -> bool:
    """True where the claim names no other time than the event's."""
    times = [t.object for t in relations.statements(event, _TIMES) if isinstance(t.object, TimeValue)]
    return not reading.dates or any(reading.compare(time) is Comparison.SAME for time in times)
