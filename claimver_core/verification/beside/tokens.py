"""The words of a text, each with the kind of thing that it names."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.linking.words import common_words, places
from claimver_core.months import IN_SMALL_LETTERS
from claimver_core.verification.rules.dates import CENTURY_WORDS
from claimver_core.verification.sentences.words import LIGHT, key

_WORD = re.compile(
    r"United (?:States|Kingdom)|New Zealand|[^\W_]+(?:(?<=\d)[.,]\d+)*|(?<=\w)['’]s\b|(?<=n)['’]t\b|[,;:()–]"
)
_YEAR = re.compile(r"(?:1\d|20)\d\d")
_DECADE = re.compile(r"(?:1\d|20)\d0s")
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)")
_NUMBERS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50,
}  # fmt: skip
_DECADES = {
    "twenties": 1920, "thirties": 1930, "forties": 1940, "fifties": 1950, "sixties": 1960,
    "seventies": 1970, "eighties": 1980, "nineties": 1990,
}  # fmt: skip
_VERBS_TOO = frozenset({"may", "march"})
DENYING = word_set(
    """not never no none neither nor without cannot nobody nothing hardly barely refused refuses refuse failed
    fails fail incapable unable avoided avoids avoid declined declines yet stopped unwilling zero lacks lacked
    lacking didn isn wasn doesn aren weren don hasn haven couldn hadn wouldn disassociated unrelated t"""
)
"""What denies, by itself or what follows."""
ONLY = word_set("only exclusively solely just entirely strictly purely sole alone always any")
LIGHT_TOO = LIGHT | word_set(
    """he she they him them we you i who based been such into from between during over after before until
    while s including include includes part well one"""
)
MARKS = frozenset(",;:()–")


class Kind(StrEnum):
    """What a word names. LIGHT says nothing by itself, MARK is a sign."""

    YEAR = "year"
    MONTH = "month"
    NUMBER = "number"
    ORDINAL = "ordinal"
    LAND = "land"
    NAME = "name"
    WORD = "word"
    DENIAL = "denial"
    ONLY = "only"
    LIGHT = "light"
    MARK = "mark"


_FIGURES = frozenset({Kind.NUMBER, Kind.ORDINAL})
_DECADE_YEARS = 10
TELLING = frozenset(Kind) - {Kind.DENIAL, Kind.ONLY, Kind.LIGHT, Kind.MARK}


@dataclass(frozen=True, slots=True)
class Token:
    """``key`` is what all words have that count as the same; ``value`` of a number, a year or an ordinal,
    of a decade (``wide``) its first year."""

    norm: str
    key: str
    kind: Kind
    value: float = 0.0
    wide: bool = False

    @property
    def telling(self) -> bool:
        return self.kind in TELLING


@functools.lru_cache(maxsize=4000)
def tokens(text: str) -> tuple[Token, ...]:
    """The words and signs of ``text`` in order."""
    words = [text[start:end] for start, end in places_of(text)]
    return tuple(_token(words, i) for i in range(len(words)))


def places_of(text: str) -> list[tuple[int, int]]:
    """Where each of the words begins and ends."""
    return [found.span() for found in _WORD.finditer(text)]


def _token(words: Sequence[str], i: int) -> Token:
    word = words[i]
    if word in MARKS:
        return Token(word, word, Kind.MARK)
    norm = normalise(word) or word.lower()
    if (number := _number(norm)) is not None:
        return number
    if norm in IN_SMALL_LETTERS and (norm not in _VERBS_TOO or (i > 0 and word[0].isupper())):
        return Token(norm, norm, Kind.MONTH)
    if norm in DENYING or word in ("'t", "’t"):
        return Token(norm, norm, Kind.DENIAL)
    if norm in ONLY:
        return Token(norm, norm, Kind.ONLY)
    capital = word[:1].isupper()
    if capital and (place := places().get(word)) is not None and place.kind == "demonym":
        return Token(norm, place.entity, Kind.LAND)
    if norm in ("united states", "us", "usa", "america") and word != "us":
        return Token(norm, "Q30", Kind.LAND)
    if norm in ("united kingdom", "uk", "britain") and capital:
        return Token(norm, "Q145", Kind.LAND)
    if norm in LIGHT_TOO or len(norm) < 2:
        return Token(norm, key(norm), Kind.LIGHT)
    if capital and (i > 0 or _begins_name(words)):
        return Token(norm, key(norm), Kind.NAME)
    return Token(norm, key(norm), Kind.WORD)


def _begins_name(words: Sequence[str]) -> bool:
    """Whether the first word is part of a name."""
    return words[0].lower() not in common_words() or (len(words) > 1 and words[1][:1].isupper())


def _number(norm: str) -> Token | None:
    if _YEAR.fullmatch(norm):
        return Token(norm, norm, Kind.YEAR, float(norm))
    if _DECADE.fullmatch(norm):
        return Token(norm, norm, Kind.YEAR, float(norm[:-1]), wide=True)
    if norm in _DECADES:
        return Token(norm, norm, Kind.YEAR, float(_DECADES[norm]), wide=True)
    if norm in CENTURY_WORDS or _ORDINAL.fullmatch(norm):
        return Token(norm, norm, Kind.ORDINAL, float(CENTURY_WORDS.get(norm) or norm[:-2]))
    if norm in _NUMBERS:
        return Token(norm, norm, Kind.NUMBER, float(_NUMBERS[norm]))
    if norm[:1].isdecimal():
        try:
            return Token(norm, norm, Kind.NUMBER, float(norm.replace(",", "").replace(" ", "")))
        except ValueError:
            return Token(norm, norm, Kind.WORD)
    return None


def same(one: Token, two: Token) -> bool:
    """Whether two words say the same."""
    kinds = {one.kind, two.kind}
    if kinds == {Kind.YEAR}:
        inside = one.value <= two.value < one.value + _DECADE_YEARS
        return inside if one.wide and not two.wide else one.value == two.value
    if kinds & _FIGURES:
        return one.value == two.value and kinds <= _FIGURES
    if one.key == two.key:
        return True
    shorter = min(len(one.norm), len(two.norm))
    if Kind.LAND in kinds:  # Norway, Norwegian
        return one.kind is not two.kind and shorter >= 4 and one.norm[:4] == two.norm[:4]
    return shorter >= 5 and one.norm[:5] == two.norm[:5]
