"""Where words stand once each noun is put behind what it is of: *the final of the Cup* as *the Cup final*,
*minister of defence* as *defence minister*."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from claimver_core.verification.sentences.alignment import Alignment, Match
from claimver_core.verification.sentences.left_over import DESCRIBING
from claimver_core.verification.sentences.statement import Statement, says_something
from claimver_core.verification.sentences.words import key

_MANY = 9
_ARTICLES = ("the", "a", "an")
_MODIFIERS = DESCRIBING | {"woman", "elected", "man", "sole", "biggest"}


def are_in_order(matches: Sequence[Match], alignment: Alignment) -> bool:
    """Whether what is matched comes in the same order in claim and sentence, with nouns behind what they are
    of, whatever the order of words that describe the same noun."""
    same = _describing_the_same(matches, alignment)
    left = [match for match in matches if match not in same]
    return any(_ascend(left, alignment, words) for words in (1, _MANY))


def _ascend(matches: Sequence[Match], alignment: Alignment, longest: int) -> bool:
    places, others = _places(alignment.claim, longest), _places(alignment.sentence, longest)
    ordered = sorted((places[m.first], others[m.other]) for m in matches)
    return all(a[1] < b[1] for a, b in pairwise(ordered))


def _places(statement: Statement, longest: int) -> list[int]:
    """By the number of each word its place; nouns stand behind at most ``longest`` plain words."""
    words = statement.words
    order = list(range(len(words)))
    for i in range(len(words) - 2, 0, -1):
        if words[i].norm != "of" or not says_something(words[i - 1]) or words[i - 1].capital:
            continue
        behind = order.index(_last_of(statement, i + 1, longest))
        order.insert(behind, order.pop(order.index(i - 1)))
    return [order.index(i) for i in range(len(words))]


def _last_of(statement: Statement, first: int, longest: int) -> int:
    """The last word of what begins at the place ``first``, behind its article: names, dates and numbers, or
    plain words."""
    words = statement.words
    i = first
    while i < len(words) - 1 and words[i].norm in _ARTICLES:
        i += 1
    plain = not words[i].capital and statement.end_of(i) == i + 1
    last = statement.end_of(i) - 1
    end = min(len(words), i + longest) if plain else len(words)
    while last + 1 < end and says_something(words[last + 1]) and words[last + 1].capital != plain:
        last = statement.end_of(last + 1) - 1
    return last


def _describing_the_same(matches: Sequence[Match], alignment: Alignment) -> set[Match]:
    """The words that describe a noun which is matched: *first woman elected head*, *first elected female
    head*."""
    plain = {m.first: m.other for m in matches if m.name is None and not m.figure}
    found = set()
    for match in matches:
        if match.first not in plain or alignment.claim.words[match.first].norm not in _MODIFIERS:
            continue
        if plain.get(_noun(alignment.claim, match.first)) == _noun(alignment.sentence, match.other):
            found.add(match)
    return found


def _noun(statement: Statement, place: int) -> int:
    """The first word behind a modifier that is none."""
    words = statement.words
    i = place + 1
    while i < len(words) and (words[i].norm in _MODIFIERS or words[i].key == key("woman")):
        i += 1
    return i
