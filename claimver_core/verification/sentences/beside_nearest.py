"""How a claim lies beside the known sentence nearest to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.verification.rules.quantities import UP_TO
from claimver_core.verification.sentences.alignment import Alignment
from claimver_core.verification.sentences.left_over import may_miss
from claimver_core.verification.sentences.order import in_order
from claimver_core.verification.sentences.statement import Statement, says_something
from claimver_core.verification.sentences.words import strict

BOUND = re.compile(
    r"\b(?:over|under|above|below|(?:more|less|fewer) than|at (?:least|most)|upwards? of|in excess of|nearly|"
    rf"almost|{UP_TO})\b",
    re.IGNORECASE,
)
"""What bounds a figure from one side: the model takes *more than three* for three."""


@dataclass(frozen=True, slots=True)
class BesideNearest:
    """``lost`` are the places of the claim's words that ``nearest`` lacks, ``unsaid`` of those that every
    sentence lacks that tells of it. ``needed`` are the nearest and those that have what it lacks."""

    nearest: Alignment
    lost: frozenset[int]
    unsaid: frozenset[int]
    needed: tuple[Alignment, ...]

    @property
    def lacking(self) -> set[str]:
        """The claim's words that the nearest lacks."""
        return {self.nearest.claim.words[place].norm for place in self.lost}

    @property
    def left(self) -> set[str]:
        """The words of the nearest that the claim lacks."""
        return {self.nearest.sentence.words[place].norm for place in self.nearest.sentence_left}

    @property
    def ordered(self) -> bool:
        """Whether both tell what they share in the same order."""
        return in_order(self.nearest.matches, self.nearest)

    @property
    def one_denies(self) -> bool:
        return self.nearest.claim.negations != self.nearest.sentence.negations

    @property
    def share_unsaid(self) -> float:
        """The share of the claim's telling words, 0 to 1."""
        return len(self.unsaid) / max(1, sum(map(says_something, self.nearest.claim.words)))

    @property
    def of_other_name(self) -> bool:
        """Whether the nearest lacks what the claim names first, or both begin with what the other lacks, no
        single name: *Bats feed their young*, *Dolphins feed their young*."""
        claim = self.nearest.claim
        if claim.names and min(claim.names, key=lambda name: name.first).first in self.lost:
            return True
        begins = min((match.first for match in self.nearest.matches), default=0)
        known = min((match.other for match in self.nearest.matches), default=0)
        before = [claim.words[place] for place in self.lost if place < begins]
        return any(not word.capital or word.norm.endswith("s") for word in before) and any(
            place < known for place in self.nearest.sentence_left
        )

    @property
    def of_one_subject(self) -> bool:
        """Whether all that are needed have what the claim is about: the first of what it names, or its first
        word that says something. Else each may be true of something else (*Dolphins and sharks are
        mammals*)."""
        first = min((name.first for name in self.nearest.claim.names), default=None)
        if first is None:
            first = min(match.first for match in self.nearest.matches)
        return all(any(match.first == first for match in alignment.matches) for alignment in self.needed)


def traits(beside: BesideNearest, worths: Sequence[float]) -> dict[str, float]:
    """By the names of ``read_odds.TRAITS``; ``worths`` are those of the sentences read, the nearest first."""
    nearest, lost, unsaid = beside.nearest, beside.lost, beside.unsaid
    claim, sentence = nearest.claim, nearest.sentence
    names, figures = claim.in_names, claim.in_figures
    left = set(nearest.sentence_left)
    telling = [place for place, word in enumerate(claim.words) if says_something(word)]
    left_names, left_figures = bool(left & sentence.in_names), bool(left & sentence.in_figures)
    return {
        "in order": beside.ordered,
        "matches": len(nearest.matches),
        "names matched": sum(match.name is not None for match in nearest.matches),
        "figures matched": sum(match.figure for match in nearest.matches),
        "lost": len(lost),
        "lost share": len(lost) / max(1, len(telling)),
        "unsaid": len(unsaid),
        "unsaid share": beside.share_unsaid,
        "name unsaid": bool(unsaid & names),
        "figure unsaid": bool(unsaid & figures),
        "name lost": bool(lost & names),
        "figure lost": bool(lost & figures),
        "capital lost": bool(lost & claim.capitals),
        "names clash": bool(lost & names) and left_names,
        "figures clash": bool(lost & figures) and left_figures,
        "strict lost": strict(beside.lacking),
        "strict left": strict(beside.left),
        "denies": claim.negations > 0,
        "sentence denies": sentence.negations > 0,
        "one denies": beside.one_denies,
        "bound": bounds(claim, sentence),
        "sentence bound": bounds(sentence, claim),
        "may leave out": may_miss(nearest, nearest.sentence_left),
        "left": len(left),
        "names left": left_names,
        "figures left": left_figures,
        "first said": bool(telling) and telling[0] not in lost,
        "last said": bool(telling) and telling[-1] not in lost,
        "words": len(telling),
        "names": len(claim.names),
        "figures": len(claim.figures),
        "worth": worths[0],
        "next worth": worths[1] if len(worths) > 1 else 0.0,
        "one subject": beside.of_one_subject,
        "word for word": not unsaid and len(beside.needed) == 1,
    }


def bounds(statement: Statement, other: Statement) -> bool:
    """Whether the one bounds a figure and the other does not."""
    return bool(BOUND.search(statement.text)) and not BOUND.search(other.text)
