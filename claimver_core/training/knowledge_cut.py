"""Decides which entities a pack keeps, how well known each is, and by which names it is found."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from claimver_core.knowledge.names import normalise, variants, without_legal_form
from claimver_core.knowledge.schema import Kind, NameKind
from claimver_core.training.knowledge_sources import LEGISLATORS, SUPPLEMENT, Fact, Item

GUESSED = "xfactr-guess"
_KEPT_DEGREE = 5
_SURNAME_POPULARITY = 0.35
_CHOSEN_POPULARITY = 0.5
_HUMAN, _INSTANCE_OF = 5, 31
_NAMING = frozenset({1448, 1813, 1449, 742})  # official name, short name, nickname, pseudonym
# Birth, death, birthplace, place of death; sex and occupation alone may be a character's.
_OF_PEOPLE = frozenset({569, 570, 19, 20})
_SUFFIX = re.compile(r"(?i)(jr|sr)\.?|[ivxlc]+")
_PARTICLES = frozenset(
    [
        "van",
        "von",
        "de",
        "da",
        "del",
        "della",
        "di",
        "du",
        "der",
        "den",
        "la",
        "le",
        "ter",
        "al",
        "el",
        "bin",
        "ibn",
    ]
)


def degrees(facts: Iterable[Fact]) -> Counter[int]:
    """In how many facts each entity stands, as subject or object."""
    count: Counter[int] = Counter()
    for fact in facts:
        count[fact.subject] += 1
        if fact.object.kind is Kind.ITEM and fact.object.item is not None:
            count[fact.object.item] += 1
    return count


def select(items: Mapping[int, Item], facts: Collection[Fact], asserted: Collection[int]) -> set[int]:
    """The entities to keep; ``asserted`` are those of the supplement.

    All go in but the long tail of legislators (no popularity signal, fewer than five facts, all of them from
    the list of politicians) and little known entities whose only label is doubtful. Whatever a kept entity's
    facts point to is kept with it, except for doubtful labels.
    """
    degree = degrees(facts)
    elsewhere = degrees(fact for fact in facts if fact.sources != {LEGISLATORS})

    def doubtful(item: Item) -> bool:
        return item.label_source == GUESSED and item.id not in asserted and not item.known

    def kept(item: Item) -> bool:
        if item.id in asserted or item.known:
            return True
        if doubtful(item):
            return degree[item.id] >= _KEPT_DEGREE
        return degree[item.id] >= _KEPT_DEGREE or elsewhere[item.id] > 0 or item.label_source != LEGISLATORS

    chosen = {number for number, item in items.items() if kept(item)}
    waiting = True
    while waiting:
        reached = {
            fact.object.item
            for fact in facts
            if fact.subject in chosen and fact.object.kind is Kind.ITEM and fact.object.item is not None
        }
        new = {n for n in reached - chosen if n in items and not doubtful(items[n])}
        chosen |= new
        waiting = bool(new)
    return chosen


def popularity(item: Item, degree: int, *, chosen: bool = False) -> float:
    """How well known an entity is, 0 to 1: the mean of its two best signals, each on a scale of its own.

    The scales are set so that the best known entity of each signal is near 1 and the least known near 0.
    An entity ``chosen`` as a subject of the supplement is well known whatever the signals say.
    """
    signals = [
        math.sqrt(min(item.sitelinks / 350, 1)),
        _logarithmic(item.pageviews, 1e3, 2.5e6),
        _logarithmic(item.pagerank, 2.5e-6, 5e-3),
        _logarithmic(degree + 1, 1, 2000),
    ]
    return max(sum(sorted(signals)[-2:]) / 2, _CHOSEN_POPULARITY if chosen else 0.0)


def people(facts: Iterable[Fact]) -> set[int]:
    """Those who are instances of human, or have a birth or death and are not said to be anything else."""
    said: set[int] = set()
    human: set[int] = set()
    alive: set[int] = set()
    for fact in facts:
        if fact.pid == _INSTANCE_OF:
            said.add(fact.subject)
            if fact.object.item == _HUMAN:
                human.add(fact.subject)
        elif fact.pid in _OF_PEOPLE:
            alive.add(fact.subject)
    return human | (alive - said)


def names(item: Item, *, surname: bool) -> Iterator[tuple[str, str, NameKind]]:
    """(normalised, as written, kind) of each name, strongest kind first; a normalised form comes once."""
    found: list[tuple[str, NameKind]] = [(item.label, NameKind.LABEL)]
    found += [(alias, NameKind.ALIAS) for alias in item.aliases]
    found += [(variant, NameKind.VARIANT) for variant in variants(item.label)]
    found += [(without_legal_form(alias), NameKind.VARIANT) for alias in item.aliases]
    if surname:
        found += [(name, NameKind.SURNAME) for name in surnames(item.label)]
    seen: set[str] = set()
    for written, kind in found:
        key = normalise(written)
        if key and key not in seen:
            seen.add(key)
            yield key, written, kind


def surnames(label: str) -> list[str]:
    """The last name of a person, with and without its particle; none for rulers and single names."""
    words = label.split()
    if len(words) > 2 and _SUFFIX.fullmatch(words[-1]) and words[-1].rstrip(".").lower() in ("jr", "sr"):
        words = [word.rstrip(",") for word in words[:-1]]
    if len(words) < 2 or _SUFFIX.fullmatch(words[-1]) or {"of", "the"} & {w.lower() for w in words}:
        return []
    last = words[-1]
    particles = 0
    while particles < len(words) - 2 and words[-2 - particles].lower() in _PARTICLES:
        particles += 1
    return [last, " ".join(words[-1 - particles :])] if particles else [last]


def has_surname(item: Item, score: float, human: Collection[int]) -> bool:
    return item.id in human and score >= _SURNAME_POPULARITY


def merge_supplement(items: dict[int, Item], supplement: Mapping[int, Item]) -> None:
    """Add the new items of the supplement, and let its labels replace doubtful ones."""
    for number, written in supplement.items():
        known = items.get(number)
        if known is None:
            items[number] = written
        elif known.label_source == GUESSED and written.label:
            known.aliases = [known.label, *known.aliases]
            known.label, known.label_source = written.label, SUPPLEMENT


def add_official_names(items: Mapping[int, Item], facts: Iterable[Fact]) -> None:
    """A name that is stated of an entity ("Meta Platforms, Inc." of Facebook) is one of its aliases."""
    for fact in facts:
        if fact.pid in _NAMING and fact.object.kind is Kind.TEXT and fact.subject in items:
            items[fact.subject].aliases.append(str(fact.object.value))


def _logarithmic(value: float, low: float, high: float) -> float:
    """Where ``value`` lies between ``low`` (0) and ``high`` (1) on a logarithmic scale."""
    if value <= low:
        return 0.0
    return min(math.log(value / low) / math.log(high / low), 1.0)
