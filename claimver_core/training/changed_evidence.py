"""Evidence changed so that a claim which it bore out is contradicted, or the other way round.

A claim in a writer's own words mostly tells its label by its style. Beside changed evidence it has another,
so that a model has to compare the two.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

from claimver_core.training.known_sentence_pairs import LEAST_FILLERS, read_known_sentence
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY

_NUMBER = re.compile(r"(?<![\d,.])\d[\d,.]*\d|\b\d\b")
_COMPARED = re.compile(
    r"\b(?:not|never|no|only|before|after|until|later|earlier|least|more|less|fewer|over|under)\b|n't"
)
_YEAR_DIGITS = 4


class EvidenceChanger:
    """Changes known sentences, given with braces around what nothing else can take the place of."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._slots: dict[str, list[tuple[str, str]]] = defaultdict(list)
        self._fillers: dict[str, list[str]] = defaultdict(list)
        for known in map(read_known_sentence, lines):
            for start, end, kind in known.slots:
                self._slots[known.text.rstrip(".")].append((known.text[start:end], kind))
                self._fillers[kind].append(known.text[start:end])

    def changed(
        self, claim: str, label: int, evidence: Sequence[str], rng: random.Random
    ) -> tuple[int, list[str]] | None:
        """The new label and the changed sentences; None where nothing can be changed for certain."""
        if label == ATTRIBUTABLE:
            return self._contradicting(claim, evidence, rng)
        return _agreeing(claim, evidence) if label == CONTRADICTORY else None

    def _contradicting(
        self, claim: str, evidence: Sequence[str], rng: random.Random
    ) -> tuple[int, list[str]] | None:
        """With another filler in place of one that the claim has too."""
        shared = [
            (filler, kind)
            for text in evidence
            for filler, kind in self._slots.get(text, ())
            if len(set(self._fillers[kind])) >= LEAST_FILLERS and _stands_in(filler, claim)
        ]
        if not shared:
            return None
        filler, kind = rng.choice(shared)
        other = rng.choice(self._fillers[kind])
        if any(other.lower() in text.lower() for text in (claim, *evidence)):
            return None
        return CONTRADICTORY, [_place(filler).sub(lambda _: other, text) for text in evidence]


def _agreeing(claim: str, evidence: Sequence[str]) -> tuple[int, list[str]] | None:
    """With the claim's number in place of the only one of the evidence, where that is all that differs."""
    said, known = _NUMBER.findall(claim), {number for text in evidence for number in _NUMBER.findall(text)}
    if len(said) != 1 or len(known) != 1 or said[0] in known or _COMPARED.search(claim):
        return None
    old = known.pop()
    if (len(old) == _YEAR_DIGITS) is not (len(said[0]) == _YEAR_DIGITS):
        return None
    return ATTRIBUTABLE, [_place(old).sub(said[0], text) for text in evidence]


def _place(text: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")


def _stands_in(filler: str, claim: str) -> bool:
    return (
        len(filler) > 1 and re.search(rf"(?<!\w){re.escape(filler)}(?!\w)", claim, re.IGNORECASE) is not None
    )
