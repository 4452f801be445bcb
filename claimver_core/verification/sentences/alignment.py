"""Lays a claim beside a known sentence, word by word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Entity, QuantityValue
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression
from claimver_core.verification.rules.quantities import NumberExpression, compare_quantity
from claimver_core.verification.sentences.statement import Figure, Name, Statement, Word, says_something
from claimver_core.verification.sentences.words import (
    COMES,
    FEATURES,
    NAMES_TOO,
    OPTIONAL,
    RANKS,
    implies,
)

_LIKELY = 3
_OWNED = re.compile(r"['’]s [a-z]")
_YEARS = range(1000, 2101)


@dataclass(frozen=True, slots=True)
class Match:
    """The words of the claim from ``first``, and of the sentence from ``other``, that say the same."""

    first: int
    other: int
    name: Entity | None = None
    figure: bool = False


@dataclass(frozen=True, slots=True)
class Alignment:
    """What a claim and a sentence have in common, and what of each is left: places of words that say
    something."""

    claim: Statement
    sentence: Statement
    matches: tuple[Match, ...]
    claim_left: tuple[int, ...]
    sentence_left: tuple[int, ...]


def align(claim: Statement, sentence: Statement) -> Alignment:
    """The words of the two that say the same, found name by name, figure by figure, then word by word."""
    taken: set[int] = set()
    taken_other: set[int] = set()
    matches: list[Match] = []

    def take(first: int, end: int, other: int, other_end: int, **more: object) -> None:
        taken.update(range(first, end))
        taken_other.update(range(other, other_end))
        matches.append(Match(first, other, **more))  # type: ignore[arg-type]

    for name in claim.names:
        other = _same_name(name, claim, sentence, taken_other)
        if other is not None:
            take(name.first, name.end, *other, name=name.entities[0])
    for name in claim.guesses:
        meant = _same_guess(name, claim.words[name.first : name.end], sentence, taken_other)
        if meant is not None:
            take(name.first, name.end, meant.first, meant.end, name=meant.entities[0])
    for figure in claim.figures:
        found = _same_figure(figure, sentence, taken_other)
        if found is not None and not taken & set(range(figure.first, figure.end)):
            take(figure.first, figure.end, found.first, found.end, figure=True)
    in_names = {i for n in claim.names if not _is_of_an_owner(n, claim) for i in range(n.first, n.end)}
    in_figures, other_in_figures, other_in_names = claim.in_figures, sentence.in_figures, sentence.in_names
    last = -1
    for i, word in enumerate(claim.words):
        if i in taken:
            last = max([m.other for m in matches if m.first <= i], default=last)
            continue
        if i in in_names or not says_something(word):
            continue
        same = [
            j
            for j, one in enumerate(sentence.words)
            if j not in taken_other
            and j not in other_in_figures
            and (one.key == word.key or implies(one.norm, word.norm))
            and (i not in in_figures or j in other_in_names)
        ]
        if same:
            j = next((j for j in same if j > last), same[0])
            take(i, i + 1, j, j + 1)
            last = j
    return Alignment(
        claim,
        sentence,
        tuple(sorted(matches, key=lambda m: m.first)),
        _left(claim, taken),
        _left(sentence, taken_other),
    )


def is_in_the_same_words(alignment: Alignment) -> bool:
    """False where a word of the sentence only bears out one of the claim: who was not murdered may have been
    killed."""
    claim, other = alignment.claim, alignment.sentence
    return all(
        match.name is not None or match.figure or claim.words[match.first].key == other.words[match.other].key
        for match in alignment.matches
    )


def _same_name(name: Name, claim: Statement, sentence: Statement, taken: set[int]) -> tuple[int, int] | None:
    wanted = name.entities[0].id
    norms = [word.norm for word in claim.words[name.first : name.end]]
    so_called = normalise(name.entities[0].label) == f"the {' '.join(norms)}"  # the Dakota, a house
    for other in sentence.names:
        if other.first in taken:
            continue
        if wanted is not None and other.entities[0].id == wanted:
            return other.first, other.end
    for i in range(len(sentence.words) - len(norms) + 1):
        place = range(i, i + len(norms))
        if _are_same(
            claim.words[name.first : name.end], sentence.words[i : i + len(norms)]
        ) and not taken & set(place):
            inside = [n for n in sentence.names if n.first <= i < n.end]
            if all(
                _is_of_an_owner(n, sentence)
                or (n.end - n.first == len(norms) and (so_called or _may_mean(n, wanted)))
                for n in inside
            ):
                return i, i + len(norms)
    return None


def _are_same(words: Sequence[Word], others: Sequence[Word]) -> bool:
    """True for the same words, in another form where both are written small: *kilometer*, *kilometres*."""
    return all(
        word.norm == other.norm
        or (word.key == other.key and not other.capital and (not word.capital or not word.span.start))
        for word, other in zip(words, others, strict=True)
    )


def _is_of_an_owner(name: Name, statement: Statement) -> bool:
    """True for *Tutankhamun's tomb*, which is the tomb of Tutankhamun."""
    first, last = statement.words[name.first], statement.words[name.end - 1]
    return _OWNED.search(statement.text, first.span.start, last.span.end) is not None


def _may_mean(name: Name, wanted: str | None) -> bool:
    """False where a name means other things than the one that is wanted: *Rome* in Georgia."""
    place = of_phrase(name.entities[0].description) is Kind.PLACE
    return wanted is None or wanted in {entity.id for entity in name.entities[: 1 if place else _LIKELY]}


def _same_guess(guess: Name, words: Sequence[Word], sentence: Statement, taken: set[int]) -> Name | None:
    """A name of the sentence that may be what the claim names in other words."""
    possible = {entity.id for entity in guess.entities[:_LIKELY]}
    in_names = sentence.in_names
    plain = {word.norm for i, word in enumerate(sentence.words) if i not in in_names}
    if plain.issuperset(word.norm for word in words):
        return None  # a teddy bear is not named after itself
    for name in sentence.names:
        if name.first not in taken and possible & {entity.id for entity in name.entities[:_LIKELY]}:
            return name
    return None


def _same_figure(figure: Figure, sentence: Statement, taken: set[int]) -> Figure | None:
    for other in sentence.figures:
        if other.first not in taken and compare_figures(figure, other) is Comparison.SAME:
            return other
    return None


def compare_figures(figure: Figure, other: Figure) -> Comparison:
    """How a date or number of a claim stands to that of a known sentence."""
    one, two = figure.value, other.value
    if isinstance(one, DateExpression) and isinstance(two, DateExpression):
        if one.earliest <= two.earliest and two.latest <= one.latest:
            return Comparison.SAME
        if not one.exact:
            return Comparison.OPEN
        if not (one.short or one.cut) and (one.latest < two.earliest or two.latest < one.earliest):
            return Comparison.DIFFERENT
        return Comparison.OPEN
    if isinstance(one, NumberExpression) and isinstance(two, NumberExpression):
        if one.unit != two.unit and None in (one.unit, two.unit):
            return Comparison.OPEN
        if _is_like_year(one) or _is_like_year(two):
            return Comparison.SAME if one.value == two.value else Comparison.OPEN
        known = QuantityValue(two.value, Entity(None, two.unit) if two.unit else None)
        found = compare_quantity(one, known)
        if found is Comparison.DIFFERENT and two.relation != "exactly":
            near = abs(one.value - two.value) <= 0.2 * abs(two.value)
            return Comparison.OPEN if near or two.relation in ("more", "less") else found
        return found
    return Comparison.OPEN


def _is_like_year(number: NumberExpression) -> bool:
    """True for a plain number that may be a year, which is never rounded."""
    return number.unit is None and number.value.is_integer() and number.value in _YEARS


def _left(statement: Statement, taken: set[int]) -> tuple[int, ...]:
    words = statement.words
    before = {name.first - 1 for name in statement.names}
    beside = before | {name.end for name in statement.names}
    beside |= {j for i in taken if words[i].capital for j in (i - 1, i + 1)}
    return tuple(
        i
        for i, word in enumerate(words)
        if i not in taken
        and (says_something(word) or (i > 0 and word.capital and word.norm in NAMES_TOO))
        and not _is_optional(words, i)
        and not (word.norm in RANKS and i in before)
        and not _tells_origin(words, i)
        and not (word.norm in FEATURES and i in beside)
    )


def _is_optional(words: Sequence[Word], i: int) -> bool:
    """True for what is understood where it is not said; *old* is so in "years old" alone, *ancient* before
    a name."""
    if words[i].norm == "ancient":
        return i + 1 < len(words) and words[i + 1].capital
    if words[i].norm == "old":
        return i > 0 and words[i - 1].norm in ("year", "years")
    return words[i].norm in OPTIONAL


def _tells_origin(words: Sequence[Word], i: int) -> bool:
    """True for the words of *comes from*."""
    pair = {0: (i, i + 1), 1: (i - 1, i)}[int(words[i].norm == "from")]
    return (
        pair[0] >= 0
        and pair[1] < len(words)
        and words[pair[0]].norm in COMES
        and words[pair[1]].norm == "from"
    )
