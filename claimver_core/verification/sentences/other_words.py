"""Which known sentences may say in other words what a claim says, so that a model has to compare them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from claimver_core.language.grammar import KIN
from claimver_core.language.grammar import words as word_set
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.quantities import UP_TO
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.left_over import may_miss
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.times import are_of_one_time, differ_in_tense
from claimver_core.verification.sentences.vouched import vouched
from claimver_core.verification.sentences.words import strict

SENTENCES = 5
"""As many are read together."""
UNSAID = 2
"""Words of a claim, no names and no figures, that may stand in none of them."""
BOUND = re.compile(
    r"\b(?:over|under|above|below|(?:more|less|fewer) than|at (?:least|most)|upwards? of|in excess of|nearly|"
    rf"almost|{UP_TO})\b",
    re.IGNORECASE,
)
"""What bounds a figure from one side: the model takes *more than three* for three."""
_SAYS_MORE = KIN | word_set("capital assassinated give gives gave given grant grants granted donor donors")
"""With one of which a claim is of somebody or something else, or tells another deed."""


@dataclass(frozen=True, slots=True)
class Places:
    """The places of the sentences to read together, the nearest first, and of those among them that have the
    words of the claim between them; ``traits`` tell how the claim lies beside the nearest, as
    ``read_odds.TRAITS`` names them."""

    read: tuple[int, ...]
    needed: tuple[int, ...]
    traits: tuple[float, ...]


def in_other_words(laid_beside: Sequence[Alignment], relations: Kin) -> Places | None:
    """Those that have most of one claim's words and fewest others.

    None where a name, a figure, a word that matters in every case, or several others of the claim stand in
    none of them; and where the nearest speaks of another time, says no where the claim does not, or does not
    bound a figure that the claim bounds.
    """
    lost = [set(alignment.claim_left) - vouched(alignment, relations) for alignment in laid_beside]
    worth = [
        len(alignment.matches) - 0.6 * len(left) - 0.3 * len(alignment.sentence_left)
        for alignment, left in zip(laid_beside, lost, strict=True)
    ]
    read = sorted(range(len(laid_beside)), key=lambda place: -worth[place])[:SENTENCES]
    if not read or not laid_beside[read[0]].matches:
        return None
    if _differ(laid_beside[read[0]], lost[read[0]]):
        return None
    unsaid = set.intersection(*(lost[place] for place in read))
    if len(unsaid) > UNSAID or unsaid & _exact(laid_beside[0]):
        return None
    needed = _needed(read, lost)
    if len(needed) > 1 and not _of_one_subject([laid_beside[place] for place in needed]):
        return None
    traits = _traits(laid_beside[read[0]], len(lost[read[0]]), alone=len(needed) == 1)
    return Places(tuple(read), tuple(needed), traits)


def _differ(nearest: Alignment, lost: Collection[int]) -> bool:
    """Whether a claim and the sentence nearest to it, which lacks ``lost``, differ in what no other wording
    makes the same."""
    claim, sentence = nearest.claim, nearest.sentence
    lacking = [claim.words[place].norm for place in lost]
    return (
        strict(lacking)
        or not _SAYS_MORE.isdisjoint(lacking)
        or claim.negations != sentence.negations
        or not are_of_one_time(nearest)
        or differ_in_tense(claim, sentence)
        or (bool(BOUND.search(claim.text)) and not BOUND.search(sentence.text))
    )


def _traits(nearest: Alignment, unsaid: int, *, alone: bool) -> tuple[float, ...]:
    claim, sentence = nearest.claim, nearest.sentence
    return (
        float(in_order(nearest.matches, nearest)),
        float(len(nearest.matches)),
        float(sum(match.name is not None for match in nearest.matches)),
        float(unsaid),
        float(claim.negations > 0),
        float(not unsaid and alone),
        float(may_miss(nearest, nearest.sentence_left)),
        float(
            not strict(claim.words[place].norm for place in nearest.claim_left)
            and not strict(sentence.words[place].norm for place in nearest.sentence_left)
        ),
    )


def _needed(read: Sequence[int], lost: Sequence[set[int]]) -> list[int]:
    """The nearest, then each that has words which those before it lack."""
    needed, left = [read[0]], lost[read[0]]
    for place in read[1:]:
        if left - lost[place]:
            needed.append(place)
            left = left & lost[place]
    return needed


def _of_one_subject(needed: Sequence[Alignment]) -> bool:
    """Whether all have what the claim is about: the first of what it names, or its first word that says
    something. Else each may be true of something else (*Dolphins and sharks are mammals*)."""
    claim = needed[0].claim
    first = min((name.first for name in claim.names), default=None)
    if first is None:
        first = min(match.first for match in needed[0].matches)
    return all(any(match.first == first for match in alignment.matches) for alignment in needed)


def _exact(alignment: Alignment) -> set[int]:
    """The places of the claim's names and figures, and of what else is written large."""
    claim = alignment.claim
    named = {i for name in claim.names for i in range(name.first, name.end)}
    figures = {i for figure in claim.figures for i in range(figure.first, figure.end)}
    return named | figures | {i for i, word in enumerate(claim.words) if word.capital and i}
