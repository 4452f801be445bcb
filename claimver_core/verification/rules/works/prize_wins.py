"""What is known of who won a prize, when, and for which work: Sean Penn, an Academy Award for *Milk*."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval, qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of

AWARD, NOMINATED, WINNER, _NOMINEE = "P166", "P1411", "P1346", "P2453"
_WHEN, _WORK, CEREMONY = "P585", "P1686", "P805"
_HELD = ("P585", "P580")
PARTS = frozenset(
    {
        "P57",
        "P58",
        "P86",
        "P161",
        "P162",
        "P344",
        "P676",
        "P1040",
        "P2515",
        "P2554",
        "P725",
        "P175",
        "P50",
        "P170",
    }
)
_MOST_WORKS = 40
_SHORT = (
    (re.compile(r"\boscars?\b"), "academy award"),
    (re.compile(r"\brazzies?\b"), "golden raspberry award"),
    (re.compile(r"\btonys?\b|\btonies\b"), "tony award"),
    (re.compile(r"\bdirect(?:ion|ing)\b"), "director"),
    (re.compile(r"\bcostumes?\b"), "costume"),
    (re.compile(r"\b(?:an?|the|in|at|of|for|on)\b"), " "),
)


def prize_words(name: str) -> frozenset[str]:
    """What tells one prize from others, in its name or a usual short form of it."""
    text = normalise(name)
    for short, full in _SHORT:
        text = short.sub(full, text)
    return frozenset(word.removesuffix("s") for word in text.split())


def prize_of(statement: Triplet) -> Entity | None:
    """The prize that a statement of its winner or of what somebody received tells of."""
    prize = statement.subject if statement.property.id == WINNER else statement.object
    return prize if isinstance(prize, Entity) else None


def is_of(statement: Triplet, words: frozenset[str], ids: Collection[str]) -> bool:
    """Whether the statement's prize has these words in its name, or is one of ``ids``."""
    prize = prize_of(statement)
    return prize is not None and (words <= prize_words(prize.label) or str(prize.id) in ids)


def had_by(
    whose: Entity, words: frozenset[str], ids: Collection[str], relations: Kin, *, pid: str = AWARD
) -> list[Triplet]:
    """The statements that somebody received the prize, their own first, then those of the prize; with
    NOMINATED those that they were nominated."""
    qid = str(whose.id)
    told = [*relations.statements(qid, (pid,))]
    if pid == AWARD:
        told += relations.stated_of(qid, {WINNER})
    return [t for t in told if is_of(t, words, ids)]


def with_works(whose: Entity, relations: Kin, *, pid: str = AWARD) -> list[Triplet]:
    """What works that somebody has a part in received, or were nominated for, where they are named there."""
    works = {t.subject.id: t for t in relations.stated_of(str(whose.id), PARTS)}
    told = [t for work in list(works)[:_MOST_WORKS] for t in relations.statements(str(work), (pid,))]
    return [t for t in told if any(one.id == whose.id for one in winners_of(t))]


def is_for(statement: Triplet, title: str) -> bool:
    """Whether the prize was for a work of that title."""
    works = [q.value for q in statement.qualifiers if q.property.id == _WORK]
    return any(normalise(text_of(work)) == normalise(title) for work in works)


def given_for(statement: Triplet) -> set[str]:
    """The ids of the works and the ceremony of a prize or nomination."""
    return _named(statement, _WORK) | _named(statement, CEREMONY)


def winners_of(statement: Triplet) -> list[Entity]:
    """Who a work's statement names as having won the prize for it, or been nominated."""
    values = [q.value for q in statement.qualifiers if q.property.id in (WINNER, _NOMINEE)]
    return [value for value in values if isinstance(value, Entity)]


def for_work(
    had: Sequence[Triplet], whose: Entity, work: Entity, of_work: Sequence[Triplet]
) -> list[Triplet]:
    """Of what somebody ``had`` that which was for the work, or what the work itself is said to have received
    of the same (``of_work``), unless it names others alone."""
    own = [t for t in had if str(work.id) in _named(t, _WORK)]
    prizes = {str(prize.id) for t in had if (prize := prize_of(t)) is not None}
    theirs = [t for t in of_work if any(w.id == whose.id for w in winners_of(t))]
    alike = [
        t
        for t in of_work
        if isinstance(t.object, Entity) and str(t.object.id) in prizes and not winners_of(t)
    ]
    return own or theirs or alike


def years_of(statement: Triplet, relations: Kin) -> set[int]:
    """The years in which the prize was given: the statement's own, or that of the ceremony."""
    if (days := qualifying_days(statement, _WHEN)) is not None:
        return {days[0][0], days[1][0]}
    return {year for held in _named(statement, CEREMONY) for year in held_in(held, relations)}


def held_in(ceremony: str, relations: Kin) -> set[int]:
    """The years in which a ceremony took place."""
    times = [t.object for t in relations.statements(ceremony, _HELD)]
    return {interval(time)[0][0] for time in times if isinstance(time, TimeValue)}


def _named(statement: Triplet, pid: str) -> set[str]:
    values = [q.value for q in statement.qualifiers if q.property.id == pid]
    return {str(value.id) for value in values if isinstance(value, Entity) and value.id}
