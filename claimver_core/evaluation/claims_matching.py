"""Compares claims with what people made of a sentence: sets of tokens, and words that carry meaning."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

from claimver_core.language.grammar import words
from claimver_core.types import Span

_WORD = re.compile(r"[^\W_]+(?:[.'’-][^\W_]+)*")
_ENDINGS = ("'s", "’s", "ies", "ied", "ing", "es", "ed", "er", "ly", "s", "e")
# Words that say nothing by themselves, and what a pronoun or an auxiliary may be replaced by.
_EMPTY = words(
    """a an the this that these those and or but nor of in on at by for from to with as into about
    he she it they him her them his hers its their theirs who whom whose which what there
    is are was were be been being am has have had having do does did will would can could may might shall
    should also both s 's ’s"""
)


def matched(one: Sequence[frozenset[int]], two: Sequence[frozenset[int]], least: float) -> int:
    """How many of ``one`` can be paired with one of ``two`` each, their Jaccard index ``least`` or more.

    The most pairs there can be (a maximum matching, by augmenting paths).
    """
    near = [[n for n, other in enumerate(two) if jaccard(each, other) >= least] for each in one]
    owner: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        for other in near[number]:
            if other not in tried:
                tried.add(other)
                if other not in owner or place(owner[other], tried):
                    owner[other] = number
                    return True
        return False

    return sum(place(number, set()) for number in range(len(one)))


def jaccard(one: frozenset[int], two: frozenset[int]) -> float:
    """The share of the elements of either that are in both; 1 for two empty sets."""
    return len(one & two) / len(one | two) if one | two else 1.0


def tokens_in(span: Span, tokens: Sequence[Span]) -> frozenset[int]:
    """The indexes of ``tokens`` that stand in ``span``."""
    return frozenset(n for n, token in enumerate(tokens) if token.overlaps(span))


def tokens_said(context: str, span: Span, text: str, tokens: Sequence[Span]) -> frozenset[int]:
    """The indexes of ``tokens`` that a context says: those in ``span`` that are words of it, and others of
    the sentence for the words that are left, nearest first."""
    left = Counter(word.casefold() for word in re.findall(r"\w+|[^\w\s]", context))
    inside = tokens_in(span, tokens)
    middle = (span.start + span.end) / 2
    order = sorted(range(len(tokens)), key=lambda n: (n not in inside, abs(tokens[n].start - middle)))
    found = set()
    for number in order:
        word = tokens[number].of(text).casefold()
        if left[word] > 0:
            left[word] -= 1
            found.add(number)
    return frozenset(found)


@cache
def content_words(text: str) -> frozenset[str]:
    """The words of ``text`` that carry meaning, without their endings."""
    found = (match.group().casefold() for match in _WORD.finditer(text))
    return frozenset(_stem(word) for word in found if word not in _EMPTY)


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)].rstrip("'’")
    return word


def covers(context: str, fact: str) -> bool:
    """True if ``context`` has all words of ``fact`` that carry meaning."""
    return content_words(fact) <= content_words(context)
