"""Whether a claim and a sentence tell the same of who does what to whom."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Sequence
from itertools import pairwise

from claimver_core.language.grammar import words as word_set
from claimver_core.linking.words import places
from claimver_core.verification.sentences.alignment import Alignment, Match
from claimver_core.verification.sentences.compounds import are_in_order
from claimver_core.verification.sentences.owners import same_owners
from claimver_core.verification.sentences.prepositions import preposition, same_prepositions
from claimver_core.verification.sentences.statement import Statement, says_something
from claimver_core.verification.sentences.voice import same_voice

_PASSIVE = re.compile(r"\b(?:is|are|was|were|been|being)\b.*\bby\b", re.IGNORECASE)
_THERE_ARE = re.compile(r"there (?:is|are|was|were)\b", re.IGNORECASE)
_IS_THE = re.compile(r"\b(?:is|are|was|were)(?: called| named)? (?:the|an?)\b|['’]s? [\w -]+$", re.IGNORECASE)
_THE_IS = re.compile(
    r"(?:the\b|[\w .-]+['’]s?\b)[^,]*\b(?:is|are|was|were)\b(?! (?:the|an?)\b)", re.IGNORECASE
)
_COPULA = re.compile(r"\b(?:is|are|was|were)\b", re.IGNORECASE)
_JOINED = re.compile(r"\b(?:and|between|with|married)\b", re.IGNORECASE)
_ANYWHERE = word_set(
    """botanically biologically chemically technically scientifically legally officially originally usually
    generally traditionally commonly typically normally often"""
)
"""Adverbs that may stand in front, in the middle or at the end."""
_CIRCUMSTANCES = ("in", "after", "before")
_ORIGINS = ("in", "from")
"""The prepositions before a land of which something is."""


def in_order(matches: Sequence[Match], alignment: Alignment) -> bool:
    """Whether all that is matched comes in the same order in both, or one turns the other round: active and
    passive, *X is the N* and *the N is X*, a circumstance in front or behind."""
    if not same_owners(alignment) or not same_prepositions(matches, alignment) or not same_voice(alignment):
        return False
    if not _ascend([m for m in matches if m.figure]):
        return False
    matches = [m for m in matches if alignment.claim.words[m.first].norm not in _ANYWHERE]
    ordered = sorted((m for m in matches if not m.figure), key=lambda m: m.first)
    claim, other = alignment.claim, alignment.sentence
    by_name = _is_done_by(claim, [m.first for m in matches], alignment.claim_left)
    turned = by_name != _is_done_by(other, [m.other for m in matches], alignment.sentence_left)
    if _ascend(ordered):
        return not turned
    if not turned and are_in_order(ordered, alignment):
        return True
    if turned:  # what does something comes last in the one and first in the other
        return ordered[0].other > ordered[-1].other
    if bool(_THERE_ARE.match(claim.text)) != bool(_THERE_ARE.match(other.text)):
        return True
    active = not (_PASSIVE.search(claim.text) and _PASSIVE.search(other.text))
    places = [(m.first, m.other) for m in ordered]
    if active and (
        _is_turned_copula(claim, other, places)
        or _is_turned_copula(other, claim, [(there, here) for here, there in places])
    ):
        return True
    moved = _moved(ordered)
    return _are_joined(moved, claim, other) or all(
        preposition(claim, m.first) == preposition(other, m.other) in _CIRCUMSTANCES
        or _is_origin(m, claim, other)
        or _is_origin(Match(m.other, m.first, m.name), other, claim)
        for m in moved
    )


def _is_origin(match: Match, one: Statement, two: Statement) -> bool:
    """True for the land of *a Scottish drink* beside *a drink from Scotland*."""
    if match.name is None or preposition(two, match.other) not in _ORIGINS:
        return False
    word = one.words[match.first]
    place = places().get(word.span.of(one.text))
    behind = match.first + 1
    return (
        place is not None
        and place.kind == "demonym"
        and behind < len(one.words)
        and not one.words[behind].capital
        and says_something(one.words[behind])
    )


def _is_done_by(statement: Statement, matched: Collection[int], left: Collection[int]) -> bool:
    """True for a passive whose doer is among what is matched, by the places of first words."""
    if not _PASSIVE.search(statement.text):
        return False
    return any(preposition(statement, _before_descriptors(statement, p, left)) == "by" for p in matched)


def _before_descriptors(statement: Statement, place: int, left: Collection[int]) -> int:
    """The place of the first word that describes the name at a place, or else this: *by a Belgian, Hergé*,
    *by the Roman poet Virgil*."""
    while place - 1 in left or (
        place and statement.words[place - 1].span.of(statement.text).title() in places()
    ):
        place -= 1
    return place


def _ascend(matches: Sequence[Match]) -> bool:
    ordered = sorted(matches, key=lambda m: m.first)
    return all(a.other < b.other for a, b in pairwise(ordered))


def _is_turned_copula(one: Statement, two: Statement, places: Sequence[tuple[int, int]]) -> bool:
    """True for *Brasília is the capital of Brazil* beside *the capital of Brazil is Brasília*; ``places`` are
    those of what they have in common. False where the same stands before the verb in both: who was the father
    of B is not of whom B was the father."""
    is_the, the_is = _IS_THE.search(one.text), _THE_IS.match(two.text)
    if is_the is None or the_is is None:
        return False
    verbs = [found.start() for found in _COPULA.finditer(one.text, 0, is_the.start() + 1 + len("were"))]
    before = [pair for pair in places if verbs and one.words[pair[0]].span.start < verbs[-1]]
    return not before or two.words[max(before)[1]].span.start >= the_is.end()


def _moved(ordered: Sequence[Match]) -> list[Match]:
    """The fewest matches without which the others come in the same order."""
    tails: list[int] = []
    lengths = []
    for match in ordered:
        at = bisect_left(tails, match.other)
        tails[at : at + 1] = [match.other]
        lengths.append(at + 1)
    kept, wanted, below = set(), len(tails), float("inf")
    for match, length in zip(reversed(ordered), reversed(lengths), strict=True):
        if length == wanted and match.other < below:
            kept.add(match.first)
            wanted, below = wanted - 1, match.other
    return [match for match in ordered if match.first not in kept]


def _are_joined(moved: Sequence[Match], claim: Statement, other: Statement) -> bool:
    """True where what has moved stands beside "and", "between" or "with" in both."""
    return all(
        _JOINED.search(_around(claim, m.first)) is not None
        and _JOINED.search(_around(other, m.other)) is not None
        for m in moved
    )


def _around(statement: Statement, place: int) -> str:
    """The words right before and behind the thing that begins at a word."""
    words = statement.words
    before = words[max(0, place - 2)].span.start
    behind = words[min(statement.end_of(place), len(words) - 1)].span.end
    return statement.text[before:behind]
