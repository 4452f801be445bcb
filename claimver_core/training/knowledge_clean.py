"""Deals with the known faults of the extracts: conflicting dates, undated populations, stale values, text.

Every function takes and returns lists of Fact; none looks anything up outside them.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping

from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.schema import Kind
from claimver_core.training.knowledge_ended import (
    INSTANCE_OF,
    MOMENT,
    ONE_HOLDER,
    PLACED,
    START,
    mark_earlier_holders,
    mark_ended_places,
    mark_former_capitals,
    mark_the_dead,
    mark_what_the_supplement_ended,
    mark_who_left,
)
from claimver_core.training.knowledge_sources import FREEBASE, LEGISLATORS, SUPPLEMENT, Fact, Item, Term

# Dates of which a subject has one: birth, death, inception, dissolution, publication, opening, closure,
# first flight, launch, discovery, first performance, service entry, point in time, start and end.
SINGLE_DATES = frozenset(
    {569, 570, 571, 576, 577, 1619, 3999, 606, 619, 575, 1191, 729, 730, 585, 580, 582, 2031, 2032, 1249}
)
POPULATION, POSITION_HELD = 1082, 39
_DOMINANT = 10
_STRETCH = 1.6
"""How many times as many people as the least one the greatest of a place's counts of today has at most."""
END, END_CAUSE, VALID_IN, DEPRECATION, SEX = 582, 1534, 1264, 2241, 21
FORMED_IN, HUMAN = 740, 5
CONTINENT = 30
_CONTINENT_USES = 20
_PARTS_OF_THE_WORLD = frozenset(
    {828, 5401, 27407, 18, 49, 46, 48, 15, 55643}
)  # Americas, Eurasia, Oceania ...
TIME_ZONE = 421
# Measures of which a subject has one: elevation, length, height, width, depth, mass, diameter, radius.
MEASURES = frozenset({2044, 2043, 2048, 2049, 4511, 2067, 2386, 2120})
# An award keeps: its end is the end of an event, not of the fact.
EVENTS = frozenset({166, 1411, 1344, 793})
# Freebase's two genders came out as the ones of animals.
_SEX_OF_ANIMALS = {44148: 6581097, 43445: 6581072}
_UNTRUSTED = 3  # vital5 and wtitems: below, sources do not overrule each other

_OFFICES_BY_TEXT = {
    "us presidents": "President of the United States",
    "President (Us)": "President of the United States",
    "uk prime ministers": "Prime Minister of the United Kingdom",
    "japanese prime ministers": "Prime Minister of Japan",
    "mexican presidents": "President of Mexico",
    "new zealand prime ministers": "Prime Minister of New Zealand",
    "brazilian presidents": "President of Brazil",
    "italian prime ministers": "Prime Minister of Italy",
    "french presidents": "President of the French Republic",
    "President (France)": "President of the French Republic",
    "german chancellors": "Federal Chancellor of Germany",
    "australian prime ministers": "Prime Minister of Australia",
    "canadian prime ministers": "Prime Minister of Canada",
    "indian prime ministers": "Prime Minister of India",
    "spanish prime ministers": "Prime Minister of Spain",
    "israeli prime ministers": "Prime Minister of Israel",
    "south korean presidents": "President of South Korea",
    "roman emperors": "Roman emperor",
}
_OFFICE_OF = re.compile(r"(?P<office>(?:Vice )?President|(?:Deputy )?Prime Minister) \((?P<place>[^()]+)\)")


def clean(facts: Iterable[Fact], items: Mapping[int, Item]) -> list[Fact]:
    """All repairs, in an order in which each can rely on the ones before."""
    repaired = [mend(fact) for fact in facts if not _loops(fact)]
    repaired = [fact for fact in resolve_texts(repaired, items) if not _loops(fact)]
    repaired = mark_what_the_supplement_ended(unite(repaired))
    repaired = mark_who_left(settle(repaired))
    repaired = without_formed_people(without_countries_of_continents(repaired))
    return mark_the_dead(mark_ended_places(mark_former_capitals(repaired)))


_MONTH = re.compile(r"-?\d{4}-\d\d")


def mend(fact: Fact) -> Fact:
    """Repairs that need the fact alone: rank and former from qualifiers, awards' years, Freebase's sexes."""
    present = {pid for pid, _ in fact.qualifiers}
    if DEPRECATION in present:
        fact.rank = 0
    if fact.pid in EVENTS:
        fact.qualifiers = _as_moment(fact.qualifiers)
    ended = END in present or END_CAUSE in present
    if VALID_IN in present and fact.pid != TIME_ZONE:
        ended = True
    if ended and fact.pid not in EVENTS:
        fact.former = True
    if (
        fact.object.kind is Kind.TIME
        and fact.sources == {FREEBASE}
        and _MONTH.fullmatch(str(fact.object.value))
    ):
        # Freebase's months are one month late in 84 % of the dates that a better source has too
        return fact.with_object(Term(Kind.TIME, value=str(fact.object.value)[:-3]), resolved=fact.resolved)
    if fact.pid == SEX and fact.object.item in _SEX_OF_ANIMALS and fact.sources == {FREEBASE}:
        return fact.with_object(Term(Kind.ITEM, _SEX_OF_ANIMALS[fact.object.item]), resolved=fact.resolved)
    return fact


def resolve_texts(facts: list[Fact], items: Mapping[int, Item]) -> list[Fact]:
    """Objects given as a name become the item that is meant, where that is certain enough.

    A text that names an item which the same subject and property have already becomes that item (two rows
    of one fact). Otherwise it becomes the item of that name among all objects of the property, when there is
    only one or when one is used at least ten times as often as the next. The politicians' offices do not: a
    "member of the Senate" is one of many senates.
    """
    uses: dict[int, Counter[int]] = defaultdict(Counter)
    own: dict[tuple[int, int], set[int]] = defaultdict(set)
    for fact in facts:
        item = fact.object.item
        if fact.object.kind is Kind.ITEM and item is not None and item in items:
            uses[fact.pid][item] += 1
            own[fact.subject, fact.pid].add(item)
    named = {pid: _names_of(uses[pid], items) for pid in {f.pid for f in facts if f.object.kind is Kind.TEXT}}
    labels: dict[str, list[int]] = defaultdict(list)
    for known in items.values():
        labels[normalise(known.label)].append(known.id)

    def resolve(fact: Fact) -> int | None:
        text = str(fact.object.value)
        matches = named[fact.pid].get(normalise(text), set())
        here = matches & own[fact.subject, fact.pid]
        if here:
            return min(here)
        if matches and fact.sources != {LEGISLATORS}:
            first, *others = sorted(matches, key=lambda n: (-uses[fact.pid][n], n))
            if not others or uses[fact.pid][first] >= _DOMINANT * uses[fact.pid][others[0]]:
                return first
        for guess in _office_labels(text) if fact.pid == POSITION_HELD else ():
            offices = labels[normalise(guess)]
            if len(offices) == 1:
                return offices[0]
        return None

    result = []
    for fact in facts:
        number = resolve(fact) if fact.object.kind is Kind.TEXT else None
        result.append(fact if number is None else fact.with_object(Term(Kind.ITEM, number), resolved=True))
    return result


def unite(facts: list[Fact]) -> list[Fact]:
    """One fact for equal ones, with the sources of all; one without qualifiers joins a qualified one."""
    by_object: dict[tuple[int, int, Term], list[Fact]] = defaultdict(list)
    for fact in facts:
        by_object[fact.subject, fact.pid, fact.object].append(fact)
    result = []
    for group in by_object.values():
        kept: list[Fact] = []
        for fact in sorted(group, key=lambda f: -len(f.qualifiers)):
            same = next((k for k in kept if _adds_nothing(fact, k)), None)
            if same is None:
                kept.append(fact)
            else:
                same.sources |= fact.sources
                same.resolved &= fact.resolved
                same.rank = min(same.rank, fact.rank)
        result += kept
    return result


def settle_dates(facts: list[Fact]) -> list[Fact]:
    """Conflicting dates: the most trusted source's stand, as exactly as any source that agrees has them.

    Where only the least trusted sources speak and differ, all are kept, so that none refutes a claim.
    """
    if len(facts) == 1:
        return facts
    best = max(fact.trust for fact in facts)
    leaders = [f for f in facts if f.trust == best or (best <= _UNTRUSTED and f.trust <= _UNTRUSTED)]
    chosen: list[Fact] = []
    for fact in sorted(facts, key=lambda f: (-len(str(f.object.value)), -f.trust, str(f.object.value))):
        if any(dates_agree(fact, finer) for finer in chosen):
            continue
        if fact in leaders or any(dates_agree(leader, fact) for leader in leaders):
            chosen.append(fact)
    exact = [f for f in chosen if f.trust == best]
    return [
        f
        for f in chosen
        if f in leaders or not any(_same_year(f, other) and other is not f for other in exact)
    ]


def dates_agree(coarse: Fact, fine: Fact) -> bool:
    """Whether ``coarse`` says no more than ``fine``: 1889 agrees with 1889-03-31."""
    one, other = str(coarse.object.value), str(fine.object.value)
    return one == other or (other.startswith(one + "-") and "/" not in one)


def settle_population(facts: list[Fact]) -> list[Fact]:
    """Dated values stay; of undated ones, those in the densest stretch of a factor of 1.6.

    Old counts (1,200 for Berlin) go; where stretches are equally dense the larger values win, since most
    places grow. A count in the supplement tells which are of today: those within that factor of it.
    """
    dated = [f for f in facts if f.qualifiers or SUPPLEMENT in f.sources]
    undated = sorted((f for f in facts if f not in dated), key=_amount)
    today = max((_amount(f) for f in dated if SUPPLEMENT in f.sources), default=None)
    if today is not None:
        return dated + [f for f in undated if today / _STRETCH <= _amount(f) <= today * _STRETCH]
    if len(undated) <= 1:
        return facts
    best: list[Fact] = []
    end = 0
    for start in range(len(undated)):
        while end < len(undated) and _amount(undated[end]) <= _amount(undated[start]) * _STRETCH:
            end += 1
        if end - start >= len(best):
            best = undated[start:end]
    return dated + best


def settle_measures(facts: list[Fact]) -> list[Fact]:
    """The supplement's measure stands alone; Freebase's, weak in units, gives way to any other."""
    for better in (lambda f: SUPPLEMENT in f.sources, lambda f: f.sources != {FREEBASE}):
        chosen = [fact for fact in facts if better(fact)]
        if chosen:
            return chosen
    return facts


def without_countries_of_continents(facts: list[Fact]) -> list[Fact]:
    """A continent lies in no country, though the sources say so of some ("Americas, country: Mexico")."""
    uses = Counter(fact.object.item for fact in facts if fact.pid == CONTINENT)
    continents = {item for item, count in uses.items() if item is not None and count >= _CONTINENT_USES}
    continents |= _PARTS_OF_THE_WORLD
    return [fact for fact in facts if fact.pid not in PLACED or fact.subject not in continents]


def without_formed_people(facts: list[Fact]) -> list[Fact]:
    """Nobody was formed anywhere: Freebase has so where a musician began."""
    people = {fact.subject for fact in facts if fact.pid == INSTANCE_OF and fact.object.item == HUMAN}
    return [fact for fact in facts if fact.pid != FORMED_IN or fact.subject not in people]


def settle(facts: list[Fact]) -> list[Fact]:
    """The values of each subject and property weighed against one another, as its kind demands."""
    groups: dict[tuple[int, int], list[Fact]] = defaultdict(list)
    for fact in facts:
        groups[fact.subject, fact.pid].append(fact)
    return [fact for (_, pid), group in groups.items() for fact in _SETTLED_BY.get(pid, list)(group)]


_SETTLED_BY: dict[int, Callable[[list[Fact]], list[Fact]]] = {
    **dict.fromkeys(SINGLE_DATES, settle_dates),
    **dict.fromkeys(MEASURES, settle_measures),
    **dict.fromkeys(ONE_HOLDER, mark_earlier_holders),
    POPULATION: settle_population,
}


def _names_of(numbers: Iterable[int], items: Mapping[int, Item]) -> dict[str, set[int]]:
    named: dict[str, set[int]] = defaultdict(set)
    for number in numbers:
        for name in (items[number].label, *items[number].aliases):
            named[normalise(name)].add(number)
    return named


def _office_labels(text: str) -> list[str]:
    if text in _OFFICES_BY_TEXT:
        return [_OFFICES_BY_TEXT[text]]
    match = _OFFICE_OF.fullmatch(text)
    if match is None:
        return []
    return [f"{match['office']} of {match['place']}", f"{match['office']} of the {match['place']}"]


def _adds_nothing(fact: Fact, kept: Fact) -> bool:
    """Whether ``fact`` says what ``kept`` says; a start of 2009 says no more than one of 2009-01-20."""
    return all(
        any(
            pid == other_pid
            and (term == other or (term.kind is other.kind is Kind.TIME and _refines(other, term)))
            for other_pid, other in kept.qualifiers
        )
        for pid, term in fact.qualifiers
    )


def _refines(fine: Term, coarse: Term) -> bool:
    return str(fine.value).startswith(f"{coarse.value}-")


def _same_year(one: Fact, other: Fact) -> bool:
    return _year(one) == _year(other)


def _year(fact: Fact) -> str:
    match = re.match(r"-?\d+", str(fact.object.value))
    return match[0] if match else ""


def _loops(fact: Fact) -> bool:
    """Mapping and matching made statements of an entity about itself ("Paris, capital: Paris")."""
    return SUPPLEMENT not in fact.sources and fact.object == Term(Kind.ITEM, fact.subject)


def _as_moment(qualifiers: tuple[tuple[int, Term], ...]) -> tuple[tuple[int, Term], ...]:
    """An award that "starts" and "ends" in one year was given in that year."""
    times = dict(qualifiers)
    if START in times and times[START] == times.get(END) and MOMENT not in times:
        return tuple((MOMENT if pid == START else pid, term) for pid, term in qualifiers if pid != END)
    return qualifiers


def _amount(fact: Fact) -> float:
    value = fact.object.value
    return float(value) if isinstance(value, int | float) else math.inf
