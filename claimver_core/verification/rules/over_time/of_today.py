"""Claims of today about the dead and about what is no more: *Jimi Hendrix plays the guitar*."""

from __future__ import annotations

import re

from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.passed import holding
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_WHILE_ALIVE = frozenset({
    "P1303", "P54", "P463", "P451", "P108", "P551", "P937", "P102", "P286", "P169", "P488", "P1037", "P127",
    "P1830", "P2632", "P413", "P264",
})  # fmt: skip
"""Instrument, team, member, partner, employer, residence, place of work, party, coach, heads of bodies,
owner, prison, position, label: what nobody has after death."""
_ACTS = re.compile(
    r"\b(?:sings|manages|coaches|trains|captains|leads|heads|rules|governs|belongs|works|lives|hosts|chairs|teaches|"
    r"owns|runs)\b",
    re.IGNORECASE,
)
_NOT_NOW = re.compile(r"\bex-|\b(?:former|formerly|late|once|no\s+longer|not\s+any\s?more)\b", re.IGNORECASE)
_TERMS = ("P54", "P463", "P361", "P286", "P169", "P488", "P1037", "P108", "P26", "P127")
_PARTS, _SPOUSE = frozenset({"P361", "P527"}), "P26"
_MARRIED = re.compile(r"\bmarried\b", re.IGNORECASE)
_PLACED = frozenset({"P17", "P131", "P30", "P47", "P276"})
_LIES = re.compile(r"\b(?:lies|borders?|belongs|is\s+(?:located|situated))\b", re.IGNORECASE)
_STATE, _BELONGS = "Q3624078", re.compile(r"\bbelongs?\s+to\b", re.IGNORECASE)
_LAND_OF_THE_PAST = "Q3024240"
_FOR_A_LAND = re.compile(r"\bplays?\s+for\b", re.IGNORECASE)
_LANDS, _TEAM = frozenset({"P27", "P1532"}), ("P54",)
_MEMBERSHIP, _DISSOLVED = frozenset({"P463", "P361", "P527"}), ("P576",)
_DEATH, _END = ("P570",), ("P576", "P582")
_COUNT = "count"  # has been married four times, all of them over


def is_over(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the claim says of today what somebody was while alive, where a land of the past would lie,
    or for which land somebody plays whose teams are all of the past."""
    if not reading.present or ruling.rule == _COUNT or _NOT_NOW.search(reading.words):
        return False
    ends = {
        str(end.id): end
        for t in ruling.triplets
        if _needs_life(reading, str(t.property.id))
        for end in (t.subject, t.object)
        if isinstance(end, Entity)
    }
    first = next((m.entity for m in reading.claim.mentions if is_name(m)), None)
    if first is not None and _ACTS.search(reading.words):
        ends[str(first.id)] = first
    if any(relations.statements(qid, _DEATH) for qid in ends):
        return True
    if ruling.properties & _MEMBERSHIP and any(relations.statements(qid, _DISSOLVED) for qid in ends):
        return True
    if _is_over_for(reading, ruling, relations):
        return True
    if _LIES.search(reading.words):
        placed = {str(t.subject.id) for t in ruling.triplets if t.property.id in _PLACED}
        if any(_is_of_the_past(qid, relations) for qid in placed):
            return True
    return _played_for(reading, ruling, relations)


def is_of_another_land(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where something is said to belong to one land and is stated to be of another today: Hong Kong."""
    names = [m.entity for m in reading.claim.mentions if is_name(m)]
    if not reading.present or _BELONGS.search(reading.words) is None or len(names) != 2:
        return False
    known = relations.statements(str(names[0].id), ("P17",))
    today = [t for t in known if not t.former and isinstance(t.object, Entity)]
    return (
        relations.is_a(str(names[1].id), _STATE)
        and bool(today)
        and not any(has_value(t, names[1].id) for t in today)
    )


def _needs_life(reading: Reading, pid: str) -> bool:
    return (
        pid in _WHILE_ALIVE
        or pid in _PARTS
        or (pid == _SPOUSE and _MARRIED.search(reading.words) is not None)
    )


def _is_over_for(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where what the claim tells of two things has ended by all that is stated of it, so that another
    relation of the two bears nothing out: who is employed by a club does not coach it any more."""
    for told in ruling.triplets:
        if not isinstance(told.object, Entity):
            continue
        one, other = str(told.subject.id), str(told.object.id)
        known = [t for t in relations.statements(one, _TERMS) if has_value(t, other)]
        known += [t for t in relations.statements(other, _TERMS) if has_value(t, one)]
        known = [t for t in known if reading.has_cue(t.property)]
        if known and not holding(known):
            return True
    return False


def _is_of_the_past(qid: str, relations: Kin) -> bool:
    return relations.is_a(qid, _LAND_OF_THE_PAST) and bool(relations.statements(qid, _END))


def _played_for(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True for *plays for France*, of somebody who is French and has left all teams."""
    if _FOR_A_LAND.search(reading.words) is None or not {t.property.id for t in ruling.triplets} <= _LANDS:
        return False
    teams = relations.statements(str(ruling.triplets[0].subject.id), _TEAM)
    nations = [t for t in teams if "national" in text_of(t.object)]
    return bool(nations) and all(t.former for t in nations)
