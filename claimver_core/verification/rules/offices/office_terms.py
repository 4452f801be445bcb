"""The offices that somebody is known to have held: their titles, lands and years."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.linking.words import places
from claimver_core.types import Entity, Mention, TextValue, Triplet
from claimver_core.verification.rules.dates import Day, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.passed import told_whole

_HELD = ("P39",)
_LED = re.compile(
    r"\b(?:(?:federal |reichs|vice)?chancellor|(?:vice[- ]?)?president|minister|king|queen|emperor|empress|"
    r"monarch|tsar|tsarina|sultan|pope|premier)\b",
    re.IGNORECASE,
)
_UNDER_ANOTHER = re.compile(r"(?<!prime )(?<!first )minister|\bvice\b|deputy", re.IGNORECASE)
_OF_A_BODY = re.compile(
    r"\b(?:senate|parliament|assembly|bundestag|bundesrat|diet|house|chamber|council|congress|bank|court|"
    r"party|"
    r"university|academy|society|association|commission|board|union of|exchequer|pro tempore)\b"
)
_VICE = frozenset({"vice", "deputy", "shadow", "assistant", "under", "parliamentary"})
_MONARCH = frozenset({"king", "queen"})
_SPELT = {"defense": "defence", "labor": "labour"}

Years = tuple[int | None, int | None]
"""First and last year, each None where it is not known."""
Limits = tuple[tuple[Day, Day], tuple[Day, Day]]
"""The earliest and latest day on which something may have begun, and those on which it may have ended."""


def offices_held(person: str, title: str, land: Mention | None, relations: Kin) -> list[Triplet]:
    """The statements that the person, a Q-id, held an office of this title, in this land if one is given."""
    return [
        t
        for t in relations.statements(person, _HELD)
        if isinstance(t.object, Entity | TextValue)
        and _has_title(text_of(t.object), title)
        and (land is None or is_of(t.object, land, relations))
    ]


def leading_offices(person: str, relations: Kin) -> list[Triplet]:
    """The statements that the person, a Q-id, held an office whose holders lead; those that tell another one
    again, without its end, left out."""
    return told_whole([t for t in relations.statements(person, _HELD) if _LED.search(text_of(t.object))])


def highest_offices(person: str, relations: Kin) -> list[Triplet]:
    """Those of them above which no other one leads: a minister is not in power."""
    return [t for t in leading_offices(person, relations) if not _UNDER_ANOTHER.search(text_of(t.object))]


def years_of(statement: Triplet) -> Years:
    """The years from which and until which a statement held."""
    start, end = qualifying_days(statement, "P580"), qualifying_days(statement, "P582")
    return (start[0][0] if start else None, end[1][0] if end else None)


def limits_of(statement: Triplet) -> Limits | None:
    """The days from which and until which a statement held; None where either is not known."""
    start, end = qualifying_days(statement, "P580"), qualifying_days(statement, "P582")
    return None if start is None or end is None else (start, end)


def _has_title(label: str, title: str) -> bool:
    """True where the label has all words of the title, in any order: *foreign minister*, *Minister of Foreign
    Affairs*. A deputy holds another office."""
    words = {_SPELT.get(word, word) for word in normalise(label).split()}
    if "monarch" in words:
        words |= _MONARCH
    wanted = {_SPELT.get(word, word) for word in normalise(title).split()}
    return wanted <= words and (words & _VICE) == (wanted & _VICE) and "adviser" not in words


def is_of(office: Entity | TextValue, land: Mention, relations: Kin) -> bool:
    """True for an office of the land: by its label, its jurisdiction, or an adjective of the land. Who
    presides over a body in the land, its parliament or bank, does not lead the land."""
    words = f" {normalise(text_of(office))} "
    if _OF_A_BODY.search(words) and not _OF_A_BODY.search(normalise(land.entity.label)):
        return False
    if f" {normalise(land.text)} " in words or f" {normalise(land.entity.label)} " in words:
        return True
    if any(place.entity == land.entity.id and f" {normalise(n)} " in words for n, place in places().items()):
        return True
    if isinstance(office, TextValue):
        return False
    where = relations.statements(str(office.id), ("P1001", "P17"))
    return any(has_value(t, land.entity.id) for t in where)
