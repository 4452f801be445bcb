"""A statement as a row of words, with the names, dates and numbers in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from claimver_core.knowledge.names import normalise
from claimver_core.linking.words import places
from claimver_core.types import Claim, Entity, Span
from claimver_core.verification.rules.dates import DateExpression, find_dates
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.quantities import NumberExpression, find_numbers
from claimver_core.verification.sentences.words import (
    FEATURES,
    LIGHT,
    MONEY,
    NEGATIONS,
    RANKS,
    first_words_of_phrases,
    key,
    phrases,
    plain_words,
)

_WORD = re.compile(r"[^\W_]+(?:(?<=\d)[.,]\d+)*")
_NOT = re.compile(r"n['’]t\b|\b(?:has|have|had) yet to\b", re.IGNORECASE)
_SAYS_NOTHING = re.compile(
    r"^(?:ok(?:ay)?|til|today i learned|fun fact|did you know|just found out|turns out)\b[:, ]*(?:that\b)?|"
    r"\bwhile (?:working|living|studying|staying|hiding|serving)(?= (?:in|at|for) )|"
    r"(?<!came )(?<!come )(?<!went )(?<!go )(?<!bring )(?<!brought )\bback(?= in (?:[A-Z]|\d))|"
    r"\bgot(?= \w+ed\b)|\bthe early hours of\b|\bat (?:once|the time|all)(?=\W*$)|"
    r"\bw/|\bbetter(?= known )|\bof (?:a|the) human(?: body)?(?= (?:has|is|have|are)\b)|"
    r",\s*(?:still \w+|no biggie|queen|lol|lmao|period|ngl|imo|tbh|btw|by the way)(?=\W*$)",
    re.IGNORECASE,
)
"""What adds nothing to a claim."""
_LONGEST_NAME, _LONGEST_GUESS, _LONGEST_PHRASE = 6, 3, 6
_SHORTEST_GUESS = 4  # letters


Named = Callable[[Collection[str]], Mapping[str, Sequence[Entity]]]


@dataclass(frozen=True, slots=True)
class Word:
    """``norm`` is the word as names are normalised, ``key`` what all words have that count as the same."""

    span: Span
    norm: str
    key: str
    capital: bool


@dataclass(frozen=True, slots=True)
class Name:
    """The words from ``first`` to before ``end`` that name one of ``entities``, the best known first."""

    first: int
    end: int
    entities: tuple[Entity, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """The words from ``first`` to before ``end`` that are a date or a number."""

    first: int
    end: int
    value: DateExpression | NumberExpression


@dataclass(frozen=True, slots=True)
class Statement:
    """``guesses`` are what is not linked and may be a name; ``negations`` counts the words that deny."""

    text: str
    words: tuple[Word, ...]
    names: tuple[Name, ...]
    guesses: tuple[Name, ...]
    figures: tuple[Figure, ...]
    negations: int

    def end_of(self, first: int) -> int:
        """The place behind the name, the date or the number, or else the word, that begins at ``first``."""
        pieces: list[Name | Figure] = [*self.names, *self.guesses, *self.figures]
        return max((piece.end for piece in pieces if piece.first == first), default=first + 1)

    @property
    def in_names(self) -> set[int]:
        """The places of the words of its names."""
        return {place for name in self.names for place in range(name.first, name.end)}

    @property
    def in_figures(self) -> set[int]:
        """The places of the words of its dates and numbers."""
        return {place for figure in self.figures for place in range(figure.first, figure.end)}

    @property
    def in_dates(self) -> set[int]:
        """The places of the words of its dates."""
        dates = (figure for figure in self.figures if isinstance(figure.value, DateExpression))
        return {place for date in dates for place in range(date.first, date.end)}

    @property
    def capitals(self) -> set[int]:
        """The places of what is written large, but for the first word."""
        return {place for place, word in enumerate(self.words) if word.capital and place}


def of_claim(claim: Claim, named: Named) -> Statement:
    """What a claim states, with the names that are linked, and what else may be a name."""
    context = _SAYS_NOTHING.sub(lambda found: " " * len(found.group()), claim.context)
    words = _words(context)
    names = []
    end = 0
    for mention in sorted(
        (m for m in claim.mentions if is_name(m)), key=lambda m: claim.context.find(m.text)
    ):
        start = claim.context.find(mention.text, end)
        if start < 0:
            continue
        end = start + len(mention.text)
        inside = [i for i, word in enumerate(words) if start <= word.span.start < end]
        if inside:
            names.append(Name(inside[0], inside[-1] + 1, (mention.entity,)))
    linked = {i for name in names for i in range(name.first, name.end)}
    runs = [
        (i, j)
        for i in range(len(words))
        for j in range(i + 1, min(i + _LONGEST_GUESS, len(words)) + 1)
        if linked.isdisjoint(range(i, j))
        and says_something(words[i])
        and words[j - 1].span.end - words[i].span.start >= _SHORTEST_GUESS
    ]
    return _statement(context, words, names, _found(context, words, runs, named))


def of_sentence(text: str, named: Named) -> Statement:
    """What a sentence states; ``named`` gives the entities of normalised names."""
    words = _words(text)
    runs = [
        (i, j)
        for i, word in enumerate(words)
        if word.capital and word.norm not in LIGHT
        for j in range(i + 1, min(i + _LONGEST_NAME, len(words)) + 1)
    ]
    return _statement(text, words, _found(text, words, runs, named), [])


def _found(text: str, words: Sequence[Word], runs: Sequence[tuple[int, int]], named: Named) -> list[Name]:
    """The longest of ``runs`` of words that are names, none overlapping another."""
    spans = {(i, j): normalise(text[words[i].span.start : words[j - 1].span.end]) for i, j in runs}
    known = named({name for name in spans.values() if name not in LIGHT})
    names, i = [], 0
    while i < len(words):
        for j in range(min(i + _LONGEST_NAME, len(words)), i, -1):
            entities = known.get(spans.get((i, j), ""), [])
            if (i, j) in spans and j <= i + 2:
                entities = [*_land(text[words[i].span.start : words[j - 1].span.end]), *entities]
            if entities:
                names.append(Name(i, j, tuple(entities)))
                i = j
                break
        else:
            i += 1
    inside = {i for name in names for i in range(name.first, name.end)}
    return [name for name in names if not _goes_on(name, words, inside)]


def _goes_on(name: Name, words: Sequence[Word], named: Collection[int]) -> bool:
    """True where a word beside a name of one word is part of a longer one that nothing is known of: *Ralf
    Schumacher* is not Michael."""
    if name.end - name.first > 1 or not words[name.first].capital:
        return False
    return any(
        0 <= i < len(words)
        and i not in named
        and words[i].capital
        and says_something(words[i])
        and words[i].norm not in RANKS | FEATURES
        for i in (name.first - 1, name.end)
    )


def _land(name: str) -> list[Entity]:
    """The land of *Swedish*, *South Korean*."""
    place = places().get(name)
    return [Entity(place.entity, name)] if place is not None and place.kind == "demonym" else []


def _statement(text: str, words: Sequence[Word], names: Sequence[Name], guesses: Sequence[Name]) -> Statement:
    figures: list[Figure] = []
    values: list[DateExpression | NumberExpression] = [*find_dates(text), *find_numbers(text)]
    for value in values:
        inside = [i for i, word in enumerate(words) if value.span.overlaps(word.span)]
        if inside and not any(_is_part_of_name(inside, name) for name in names):
            end = inside[-1] + 1
            paid = end < len(words) and words[end].norm in MONEY  # 19 billion dollars, and $19 billion
            figures.append(Figure(inside[0], end + paid, value))
    dated = {i for figure in figures for i in range(figure.first, figure.end)}
    free = [[n for n in group if dated.isdisjoint(range(n.first, n.end))] for group in (names, guesses)]
    negations = sum(word.norm in NEGATIONS for word in words) + len(_NOT.findall(text))
    return Statement(text, tuple(words), tuple(free[0]), tuple(free[1]), tuple(figures), negations)


def _is_part_of_name(figure: Sequence[int], name: Name) -> bool:
    """True for the number in *Apollo 11*; a month alone is no name of a date."""
    return name.first <= figure[0] and figure[-1] < name.end and name.end - name.first > len(figure)


def _words(text: str) -> list[Word]:
    return list(_each_word(text))


def _each_word(text: str) -> Iterator[Word]:
    """The words of a text; a phrase that counts as a word is one: *set up*."""
    pieces = [(Span(*found.span()), normalise(found.group())) for found in _WORD.finditer(text)]
    i = 0
    while i < len(pieces):
        end = i + _length_of_phrase(pieces[i : i + _LONGEST_PHRASE], text)
        span = Span(pieces[i][0].start, pieces[end - 1][0].end)
        phrase = "-".join(norm for _, norm in pieces[i:end])
        norm = plain_words().get(phrase, phrase)
        yield Word(span, norm, key(norm), text[span.start].isupper())
        i = end


def _length_of_phrase(pieces: Sequence[tuple[Span, str]], text: str) -> int:
    """How many words the phrase has that begins ``pieces``; 1 where none does."""
    if pieces[0][1] not in first_words_of_phrases():
        return 1
    for end in range(len(pieces), 1, -1):
        capitals = {text[span.start].isupper() for span, _ in pieces[:end]}
        alike = len(capitals) == 1 or text[pieces[1][0].start].islower()
        if alike and "-".join(norm for _, norm in pieces[:end]) in phrases():
            return end
    return 1


def says_something(word: Word) -> bool:
    return (
        word.norm not in LIGHT
        and word.norm not in NEGATIONS
        and word.norm
        not in ("n", "t", "didn", "isn", "wasn", "doesn", "aren", "weren", "don", "hasn", "haven", "couldn")
    )
