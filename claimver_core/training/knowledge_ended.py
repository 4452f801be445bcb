"""Marks the statements that are over though no end of theirs is told: former holders, members, capitals.

Every function takes and returns a list of Fact; none looks anything up outside it.
"""

from __future__ import annotations

from collections import defaultdict

from claimver_core.knowledge.schema import Kind
from claimver_core.training.knowledge_sources import SUPPLEMENT, Fact, Term

START, MOMENT = 580, 585
CAPITAL, CAPITAL_OF = 36, 1376
MEMBER_OF, PART_OF, HAS_PART = 463, 361, 527
DISSOLVED, INSTANCE_OF, DEATH = 576, 31, 570
# Properties that one object holds at a time: head of government and of state, chief executive, capital,
# chairperson, director, secretary general, head coach.
ONE_HOLDER = frozenset({6, 35, 169, 36, 488, 1037, 3975, 286})
# Position held, employer, member of sports team.
HELD_WHILE_ALIVE = frozenset({39, 108, 54})
# Being in or bordering a country ends when the country does.
PLACED = frozenset({17, 131, 47, 150, 1376, 530})
_FORMER_CLASSES = frozenset({3024240, 19953632, 28171280, 50068795})


def mark_earlier_holders(facts: list[Fact]) -> list[Fact]:
    """Former holders of what one holds at a time.

    When the supplement, checked by hand, names a present holder, all whom it does not name are former, and
    its rows replace others on the same holder. Otherwise those are former who began before the latest
    beginning that is known; undated ones stay as they are.
    """
    written = [fact for fact in facts if SUPPLEMENT in fact.sources]
    named = {fact.object for fact in written}
    facts = written + [fact for fact in facts if fact.object not in named]
    present = [fact for fact in facts if not fact.former and fact.rank > 0]
    settled = [fact for fact in present if SUPPLEMENT in fact.sources]
    newest = max(filter(None, map(_start, settled or present)), default=None)
    for fact in present:
        start = _start(fact)
        unnamed = bool(settled) and SUPPLEMENT not in fact.sources
        if unnamed or (start is not None and newest is not None and start < newest):
            fact.former = True
    return facts


def mark_what_the_supplement_ended(facts: list[Fact]) -> list[Fact]:
    """What the supplement gives only with an end is over in the sources that tell no time of it too ("NATO,
    headquarters: Paris")."""
    terms: dict[tuple[int, int, Term], list[bool]] = defaultdict(list)
    for fact in facts:
        if SUPPLEMENT in fact.sources:
            terms[fact.subject, fact.pid, fact.object].append(fact.former)
    for fact in facts:
        ended = terms.get((fact.subject, fact.pid, fact.object), [False])
        if all(ended) and fact.qualifier(START) is None and fact.qualifier(MOMENT) is None:
            fact.former = True
    return facts


def mark_who_left(facts: list[Fact]) -> list[Fact]:
    """Who is a member no longer is no part any longer either ("The Beatles, has part: Stuart Sutcliffe")."""
    memberships: dict[tuple[int, int | None], bool] = defaultdict(lambda: True)
    for fact in facts:
        if fact.pid == MEMBER_OF:
            memberships[fact.subject, fact.object.item] &= fact.former
    for fact in facts:
        member, group = fact.subject, fact.object.item
        if fact.pid == HAS_PART and group is not None:
            member, group = group, fact.subject
        if fact.pid in (PART_OF, HAS_PART) and memberships.get((member, group), False):
            fact.former = True
    return facts


def mark_the_dead(facts: list[Fact]) -> list[Fact]:
    """Whoever has died holds no office, has no employer, and leads nothing."""
    dead = {fact.subject for fact in facts if fact.pid == DEATH and fact.rank > 0}
    for fact in facts:
        holder = fact.object.item if fact.pid in ONE_HOLDER else fact.subject
        if fact.pid in ONE_HOLDER | HELD_WHILE_ALIVE and holder in dead:
            fact.former = True
    return facts


def mark_former_capitals(facts: list[Fact]) -> list[Fact]:
    """A city is no longer the capital of a country whose present capital is another one."""
    capitals: dict[int, set[int]] = defaultdict(set)
    for fact in facts:
        if fact.pid == CAPITAL and not fact.former and fact.rank > 0 and fact.object.item is not None:
            capitals[fact.subject].add(fact.object.item)
    for fact in facts:
        if fact.pid == CAPITAL_OF and fact.object.item is not None:
            present = capitals.get(fact.object.item)
            fact.former = fact.former or (present is not None and fact.subject not in present)
    return facts


def mark_ended_places(facts: list[Fact]) -> list[Fact]:
    """A place in a country that is no more ("Paris, country: Francia") is there no longer."""
    ended = {f.subject for f in facts if f.pid == DISSOLVED and f.rank > 0}
    ended |= {f.subject for f in facts if f.pid == INSTANCE_OF and f.object.item in _FORMER_CLASSES}
    for fact in facts:
        if fact.pid in PLACED and fact.object.kind is Kind.ITEM and fact.object.item in ended:
            fact.former = True
    return facts


def _start(fact: Fact) -> str | None:
    term = fact.qualifier(START)
    return None if term is None else str(term.value)
