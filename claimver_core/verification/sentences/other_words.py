"""Which known sentences may say in other words what a claim says, so that a model has to compare them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from claimver_core.types import Span
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.beside_nearest import BesideNearest, traits
from claimver_core.verification.sentences.no_contradiction import says_something_else
from claimver_core.verification.sentences.read_odds import TRAITS
from claimver_core.verification.sentences.reading_bars import (
    FEWEST,
    goes_beyond,
    may_bear_out,
    may_contradict,
)
from claimver_core.verification.sentences.statement import says_something
from claimver_core.verification.sentences.times import are_of_one_time, differ_in_tense
from claimver_core.verification.sentences.vouched import vouched

SENTENCES = 5
"""As many are read together."""
_ALONE = 3
"""As many of the nearest are also read alone."""
UNSAID = 0.6
"""The share of a claim's telling words that may stand in none of them."""


@dataclass(frozen=True, slots=True)
class Places:
    """The places of the sentences to read together, the nearest first, of those among them to read alone,
    too, and of those that have the words of the claim between them.

    ``may_bear_out`` and ``may_contradict`` are False where they can do no such thing; ``excluding`` tells
    which of ``alone`` can. Where the claim ``goes_beyond`` the nearest, the model has to be surer that they
    bear it out. ``traits`` tell how it lies beside them, in the order of ``read_odds.TRAITS``.
    """

    read: tuple[int, ...]
    alone: tuple[int, ...]
    needed: tuple[int, ...]
    may_bear_out: bool
    goes_beyond: bool
    may_contradict: bool
    excluding: tuple[bool, ...]
    traits: tuple[float, ...]


def in_other_words(
    laid_beside: Sequence[Alignment], slots: Sequence[Sequence[Span]], relations: Kin
) -> Places | None:
    """Those that have most of one claim's words and fewest others; None where they have too few of them, or
    the nearest speaks of another time. ``slots`` are the parts of each sentence that nothing else can take
    the place of."""
    lost = [frozenset(alignment.claim_left) - vouched(alignment, relations) for alignment in laid_beside]
    worth = [
        len(alignment.matches) - 0.6 * len(left) - 0.3 * len(alignment.sentence_left)
        for alignment, left in zip(laid_beside, lost, strict=True)
    ]
    read = sorted(range(len(laid_beside)), key=lambda place: -worth[place])[:SENTENCES]
    if not read or not laid_beside[read[0]].matches:
        return None
    nearest = laid_beside[read[0]]
    telling_of_it = [place for place in read if place == read[0] or len(laid_beside[place].matches) >= FEWEST]
    unsaid = frozenset.intersection(*(lost[place] for place in telling_of_it))
    needed = _needed(read, lost)
    beside = BesideNearest(nearest, lost[read[0]], unsaid, tuple(laid_beside[place] for place in needed))
    if beside.share_unsaid > UNSAID:
        return None
    if not are_of_one_time(nearest) or differ_in_tense(nearest.claim, nearest.sentence):
        return None
    alone = tuple(place for place in telling_of_it if place in read[:_ALONE])
    each = [BesideNearest(laid_beside[place], lost[place], lost[place], ()) for place in alone]
    excluding = tuple(
        not says_something_else(one) and (not one.of_other_name or _is_left(one.nearest, slots[place]))
        for place, one in zip(alone, each, strict=True)
    )
    how = traits(beside, [worth[place] for place in read])
    return Places(
        tuple(read),
        alone,
        tuple(needed),
        may_bear_out(beside),
        goes_beyond(beside),
        may_contradict(beside) and excluding[0],
        excluding,
        tuple(float(how[name]) for name in TRAITS),
    )


def _is_left(alignment: Alignment, slots: Sequence[Span]) -> bool:
    """Whether the claim lacks nothing but what nothing else can take the place of, no time alone: that
    Hungary was an ally says nothing of Sweden, nor that a treaty was signed in {1992}; that {Noah} built the
    ark does of Moses."""
    words = alignment.sentence.words
    left = [place for place in alignment.sentence_left if says_something(words[place])]
    return not alignment.sentence.in_figures.issuperset(left) and all(
        any(slot.overlaps(words[place].span) for slot in slots) for place in left
    )


def _needed(read: Sequence[int], lost: Sequence[Collection[int]]) -> list[int]:
    """The nearest, then each that has words which those before it lack."""
    needed, left = [read[0]], set(lost[read[0]])
    for place in read[1:]:
        if left.difference(lost[place]):
            needed.append(place)
            left.intersection_update(lost[place])
    return needed
