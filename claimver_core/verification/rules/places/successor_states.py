"""Claims that one state or dynasty took the place of another: *the Qing overthrew the Ming dynasty*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_FALL = r"overthr(?:e|o)wn?|toppled|ousted|overturned|deposed|brought\s+down|swept\s+away"
_REPLACED = r"replaced|succeeded|followed|supplanted|superseded|displaced"
_BEFORE = r"(?:\s+(?:before\s+it|in\s+turn|in\s+(?:the\s+)?\d[\w ]*|as\s+[a-z' ]+))?"
_NEW_FIRST = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:(?:had|then|later|eventually|finally)\s+)*(?P<verb>{_FALL}|{_REPLACED}|took\s+over\s+from|"
    rf"took\s+the\s+place\s+of|came\s+after)\s+(?:the\s+)?_{_BEFORE}\W*$",
    re.IGNORECASE,
)
_OLD_FIRST = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:(?:was|had\s+been)\s+(?:(?:then|later|eventually|finally)\s+)?(?P<verb>{_FALL}|{_REPLACED})\s+by|"
    rf"(?:gave|made)\s+way\s+to|fell\s+to|came\s+before)\s+(?:the\s+)?_{_BEFORE}\W*$",
    re.IGNORECASE,
)
_STATES = re.compile(
    r"\b(?:dynasty|empire|kingdom|republic|state|country|caliphate|sultanate|federation|union|khanate|shogunate|"
    r"regime|colony|confederation|realm)\b",
    re.IGNORECASE,
)
_AFTER, _BEHIND = ("P1365", "P155"), ("P1366", "P156")
_STARTS, _ENDS = ("P571", "P580"), ("P576", "P582")
_FELL = re.compile(_FALL, re.IGNORECASE)
_APART = 200
"""Years between the end of a state and the beginning of the next, from which on others were between them."""


def successor_state(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What is known to replace the other bears the claim out, but no deed; what was replaced by it, or
    came up long after the other's end, contradicts it."""
    claim = masked(reading)
    if len(claim.names) != 2 or reading.denied:
        return None
    found = _NEW_FIRST.match(claim.text)
    turned = None if found is not None else _OLD_FIRST.match(claim.text)
    if found is None and turned is None:
        return None
    new, old = (m.entity for m in (claim.names if turned is None else reversed(claim.names)))
    if not all(_is_state(one) for one in (new, old)):
        return None
    if told := _replaces(new, old, relations):
        said = found or turned
        verb = said["verb"] if said is not None else None
        if reading.dates or (verb and _FELL.match(verb)):
            return None
        return Ruling(Label.ATTRIBUTABLE, "stated", told[:1], whole=True)
    if against := _replaces(old, new, relations):
        return Ruling(Label.CONTRADICTORY, "roles", against[:1], whole=True)
    start, end = (_times(one, pids, relations) for one, pids in ((new, _STARTS), (old, _ENDS)))
    known = tuple(t for t in relations.statements(str(new.id), _AFTER) if isinstance(t.object, Entity))
    if not start or not end or min(y for y, _ in start) - max(y for y, _ in end) < _APART:
        return None
    return Ruling(Label.CONTRADICTORY, "date", (*known[:1], start[0][1], end[0][1]), whole=True)


def _is_state(one: Entity) -> bool:
    return _STATES.search(f"{one.label} {one.description}") is not None


def _replaces(new: Entity, old: Entity, relations: Kin) -> tuple[Triplet, ...]:
    after = [t for t in relations.statements(str(new.id), _AFTER) if has_value(t, old.id)]
    return (*after, *(t for t in relations.statements(str(old.id), _BEHIND) if has_value(t, new.id)))


def _times(one: Entity, pids: tuple[str, ...], relations: Kin) -> list[tuple[int, Triplet]]:
    known = relations.statements(str(one.id), pids)
    return [(interval(t.object)[0][0], t) for t in known if isinstance(t.object, TimeValue)]
