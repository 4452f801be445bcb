"""Claims that one person followed another in an office."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_HELD = ("P39",)
_LED = frozenset({"P169", "P488", "P6", "P35", "P1037"})  # statements of a body about who leads it
_FOLLOWED = re.compile(
    r"_\s+(?:\w+\s+)?(?:succeeded|replaced|followed|took over from|came after)\s+_"
    r"|_\s+(?:is|was)\s+(?:the\s+)?(?:direct |immediate )?successor\s+(?:of|to)\s+_"
    r"|_\s+(?:is|was)\s+_\s*['’]s?\s+(?:direct |immediate )?successor",
    re.IGNORECASE,
)
_PRECEDED = re.compile(
    r"_\s+(?:\w+\s+)?(?:was (?:\w+ )?(?:succeeded|replaced|followed)\s+(?:as [\w ]+ )?by|preceded)\s+_"
    r"|_\s+handed over to\s+_"
    r"|_\s+(?:is|was)\s+(?:the\s+)?(?:direct |immediate )?predecessor\s+(?:of|to)\s+_"
    r"|_\s+(?:is|was)\s+_\s*['’]s?\s+(?:direct |immediate )?predecessor",
    re.IGNORECASE,
)
_GAP = 62  # days between two terms
_HELD_BY_MANY = re.compile(
    r"\b(?:members?|senators?|representatives?|deput(?:y|ies)|delegates?|councill?ors?|judges?|justices?|"
    r"ambassadors?|ministers? without|partner|professors?)\b",
    re.IGNORECASE,
)
"""Offices that many hold at once, so that one who begins follows nobody in particular."""


def succession(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who began in an office when another one left it has succeeded that one, not the other way round."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or reading.denied or reading.dates or reading.numbers:
        return None
    spoken = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    if _PRECEDED.search(reading.words):
        earlier, later = spoken
    elif _FOLLOWED.search(reading.words):
        later, earlier = spoken
    else:
        return None
    followed = _followed(earlier, later, triplets, relations)
    if followed is not None:
        return Ruling(Label.ATTRIBUTABLE, "succession", followed, whole=True)
    turned = _followed(later, earlier, triplets, relations)
    return None if turned is None else Ruling(Label.CONTRADICTORY, "succession", turned, whole=True)


def _followed(
    earlier: Mention, later: Mention, triplets: Sequence[Triplet], relations: Kin
) -> tuple[Triplet, Triplet] | None:
    """The terms of two people in an office, where one began when the other ended."""
    before = relations.statements(str(earlier.entity.id), _HELD)
    after = relations.statements(str(later.entity.id), _HELD)
    pairs = [
        (one, other)
        for one in before
        for other in after
        if one.object == other.object
        and isinstance(one.object, Entity)
        and not _HELD_BY_MANY.search(one.object.label)
    ]
    led = [t for t in triplets if t.property.id in _LED and isinstance(t.object, Entity)]
    pairs += [
        (one, other)
        for one in led
        for other in led
        if (one.subject, one.property.id) == (other.subject, other.property.id)
        and _is(one, earlier)
        and _is(other, later)
    ]
    for one, other in pairs:
        end, start = _day(one, "P582", last=True), _day(other, "P580", last=False)
        if end is not None and start is not None and abs((start - end).days) <= _GAP:
            return one, other
    return None


def _is(triplet: Triplet, person: Mention) -> bool:
    return isinstance(triplet.object, Entity) and triplet.object.id == person.entity.id


def _day(triplet: Triplet, pid: str, *, last: bool) -> date | None:
    days = qualifying_days(triplet, pid)
    if days is None:
        return None
    year, month, day = days[1 if last else 0]
    return date(year, month, min(day, 28)) if 1 <= year <= 9999 else None
