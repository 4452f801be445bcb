"""How a claim stands to the sentence that comes nearest to it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.language.grammar import words as word_set
from claimver_core.verification.beside.tokens import Kind, Token, same, tokens

_NAMES = frozenset({Kind.NAME, Kind.LAND})
_REACH = 4
"""Words from what is matched to what stands in a claim's place."""
_LONGEST_TITLE, _SHORT_TITLE = 8, 2
_BRACKETS = re.compile(r"\([^()]*\)")
_BEFORE_TIMES = frozenset({"in", "on", "at"})
_VERBS = word_set("is was are were has had have be been it he she they")
_IN_NAMES = word_set("of the and in a on s de for")
_WEIGHTS = {Kind.NAME: 1.5, Kind.YEAR: 1.5, Kind.NUMBER: 1.5, Kind.MONTH: 1.2, Kind.LAND: 1.2}


@dataclass(frozen=True, slots=True)
class Laid:
    """A claim beside a sentence: ``matches`` gives for places of the claim the place in the sentence.

    ``subject`` counts the claim's words up to the end of what it is about.
    """

    claim: tuple[Token, ...]
    sentence: tuple[Token, ...]
    subject: int
    matches: dict[int, int]

    @property
    def said(self) -> list[int]:
        """The telling words of what is said of the subject."""
        return [i for i in range(self.subject, len(self.claim)) if self.claim[i].telling]

    @property
    def left(self) -> list[int]:
        """Those that the sentence lacks."""
        return [i for i in self.said if i not in self.matches]

    @property
    def weight(self) -> float:
        return sum(_WEIGHTS.get(self.claim[i].kind, 1.0) for i in self.said if i in self.matches)


def subject_end(claim: Sequence[Token]) -> int:
    """How many words at the claim's beginning name what it is about."""
    end = 0
    for i, token in enumerate(claim):
        if token.kind in _NAMES or (token.kind in (Kind.NUMBER, Kind.ORDINAL, Kind.YEAR) and i == end):
            end = i + 1
        elif i - end > 1 or not (token.norm in _IN_NAMES or token.kind is Kind.MARK):
            break
    return end or next((i + 1 for i, token in enumerate(claim) if token.kind is Kind.WORD), 0)


def lay(claim: str, sentence: str) -> Laid:
    """The words of the claim, each beside the one of the sentence that says the same, in order if it can."""
    said, known = tokens(claim), tokens(sentence)
    matches: dict[int, int] = {}
    taken: set[int] = set()
    last = -1
    for i, token in enumerate(said):
        if not token.telling:
            continue
        free = (j for j, other in enumerate(known) if j not in taken and other.telling)
        found = [j for j in free if same(token, known[j])]
        if found:
            j = next((j for j in found if j > last), found[0])
            matches[i] = last = j
            taken.add(j)
    return Laid(said, known, subject_end(said), matches)


def nearest_of(claim: str, pieces: Sequence[str]) -> Laid:
    """The claim beside the sentence that has most of what it says of its subject."""
    laid = [lay(claim, piece) for piece in pieces]
    return max(laid, key=lambda one: (round(one.weight, 3), len(one.matches), -len(one.sentence)))


def rivals(laid: Laid, place: int) -> tuple[list[int], list[int]]:
    """Words of the sentence of the same kind as one that it lacks: those standing in its place, and all."""
    token = laid.claim[place]
    taken = set(laid.matches.values())
    alike = [
        j
        for j, other in enumerate(laid.sentence)
        if j not in taken
        and other.telling
        and (other.kind is token.kind or {other.kind, token.kind} <= _NAMES)
        and not any(same(other, one) for one in laid.claim)
    ]
    near = [j for j in alike if _in_place(laid, place, j)]
    return near, alike


def _in_place(laid: Laid, place: int, other: int) -> bool:
    before = max((i for i in laid.matches if i < place), default=None)
    behind = min((i for i in laid.matches if i > place), default=None)
    if before is not None and 0 < other - laid.matches[before] <= _REACH + (place - before - 1):
        return True
    return behind is not None and 0 < laid.matches[behind] - other <= _REACH


def disorder(laid: Laid) -> int:
    """How many matched words stand in another order than in the claim."""
    order = [laid.matches[i] for i in sorted(laid.matches) if i >= laid.subject]
    tails: list[int] = []
    for place in order:
        at = bisect_left(tails, place)
        tails[at : at + 1] = [place]
    return len(order) - len(tails)


def is_title(piece: str) -> bool:
    """Whether a piece names what the passage is about, and says nothing."""
    words = [token for token in tokens(_BRACKETS.sub("", piece)) if token.kind is not Kind.MARK]
    plain = any(token.kind is Kind.WORD for token in words)
    return (
        0 < len(words) <= _LONGEST_TITLE
        and words[0].norm not in _BEFORE_TIMES
        and not any(token.norm in _VERBS or token.kind is Kind.YEAR for token in words)
        and (not plain or len(words) <= _SHORT_TITLE)
    )
