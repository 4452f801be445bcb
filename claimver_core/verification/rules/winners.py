"""Claims of who won an event: *France won the 2018 World Cup*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.namesakes import is_team_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIM = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:has\s+|have\s+)?(?:won|wins?)\s+(?:the\s+)?_"
    r"(?:\s+(?:final|tournament|title))?(?:\s+in\s+(?:the\s+)?_)?(?:\s+in\s+(?P<year>\d{4}))?\W*$",
    re.IGNORECASE,
)
_WINNER, _AT = ("P1346",), ("P17", "P276", "P131")
_FIRST_YEAR = re.compile(r"\b1[0-9]{3}\b|\b20[0-9]{2}\b")


def winner(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known winner of one edition of a competition bears the claim out, or leaves no room for another."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) not in (2, 3) or reading.denied:
        return None
    found = _CLAIM.match(reading.words)
    if found is None:
        return None
    side, event, *place = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    if not _FIRST_YEAR.search(f"{event.text} {event.entity.label}"):
        return None  # a competition has another winner each time
    if found["year"] and found["year"] not in event.entity.label:
        return None
    known = [t for t in relations.statements(str(event.entity.id), _WINNER) if isinstance(t.object, Entity)]
    if not known:
        return None
    if not any(_is(t, side) for t in known):
        return Ruling(Label.CONTRADICTORY, "winner", tuple(known[:2]), whole=True)
    there = relations.statements(str(event.entity.id), _AT) if place else []
    at = [t for t in there if has_value(t, place[0].entity.id)]
    if place and not at:
        return None
    return Ruling(Label.ATTRIBUTABLE, "winner", (known[0], *at[:1]), whole=True)


def _is(statement: Triplet, side: Mention) -> bool:
    """True where the winner is the side, its national team, or called alike."""
    won = statement.object
    assert isinstance(won, Entity)
    called = f"{won.label} ", f"{side.entity.label} "
    return (
        won.id == side.entity.id
        or is_team_of(won, side.entity)
        or is_team_of(side.entity, won)
        or called[0].startswith(called[1])
        or called[1].startswith(called[0])
    )
