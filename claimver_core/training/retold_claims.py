"""Claims in a writer's own words beside the statements that decide them, or leave them open.

``retold_claims.txt`` holds blocks parted by empty lines: known sentences, triplets in words, or the
sentences of a passage; then claims, each with how it stands to the block alone: T (the block says it), F (the
block makes it false), ``?`` (the block does not decide it). In ``retold_claims_changed.txt`` the same claims
stand beside evidence that a writer changed by a few words, so that as many as possible change their label.
One block in twelve is kept for development, with what is changed of it, in ``retold_claims_held_out.txt``.
``uncheckable_claims.txt`` holds what no known sentence decides, a claim a line.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import numpy as np

from claimver_core.evidence_text import SEPARATOR
from claimver_core.language.grammar import words as word_set
from claimver_core.training.changed_evidence import EvidenceChanger
from claimver_core.training.fair_weights import fair_weights
from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    CONTRADICTORY,
    EXTRAPOLATORY,
    Example,
)
from claimver_core.verification.sentences.known_sentences import KnownSentences

CLAIMS = Path(__file__).with_name("retold_claims.txt")
CHANGED = Path(__file__).with_name("retold_claims_changed.txt")
HELD_OUT = Path(__file__).with_name("retold_claims_held_out.txt")
UNCHECKABLE = Path(__file__).with_name("uncheckable_claims.txt")
KINDS = ("sentences", "triplets", "passage")
LABELS = {"T": ATTRIBUTABLE, "?": EXTRAPOLATORY, "F": CONTRADICTORY}
COPIES = 0.75
"""How often a claim of weight 1 is given."""
_CHANGED = 0.3
"""How often evidence is changed to turn a claim's label."""
_WITHOUT_BLOCK = 0.13
"""How often the known sentences nearest to a claim stand alone beside it, and decide nothing."""
_WITH_NEAREST = 0.65
"""How often they stand among those of its block, as a check finds them."""
_NEAREST = 10
_FEWEST = 30
"""Claims of a label below which their words tell nothing for certain."""
_CHANGED_WITH_NEAREST = 0.4
_ALIKE_CHANGED, _ALIKE_OPEN, _ALIKE = 0.4, 0.45, 0.5
"""Share of words from which a sentence may say the same as a claim or a sentence that was changed, as an
undecided claim, or as a sentence of the block."""
_OTHERS = (0, 0, 1, 2)
_LABELLED = re.compile(r"([TF?])\t(.+)")
_WORD = re.compile(r"[^\W_]+")
_SMALL = word_set(
    """a an the of in on at to is was are were and by for from with as his her its their it he she they that
    which who be been has have had not no never this these those there or but into than then when where what
    how did do does"""
)


@dataclass(frozen=True, slots=True)
class Block:
    """What is known, in words ("sentences", "triplets" or "passage"), and the claims about it with the
    indexes of their labels."""

    kind: str
    evidence: tuple[str, ...]
    claims: tuple[tuple[int, str], ...]


def read_blocks(path: Path) -> list[Block]:
    """The blocks of a file, in order."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [_block(list(part)) for filled, part in groupby(lines, key=bool) if filled]


def _block(lines: Sequence[str]) -> Block:
    labelled = [found for line in lines if (found := _LABELLED.fullmatch(line))]
    said = tuple(line for line in lines if not _LABELLED.fullmatch(line))
    ended = any(line.endswith((".", "!", "?", '"')) for line in said)
    kind = "triplets" if SEPARATOR in said[0] else "passage" if ended else "sentences"
    return Block(kind, said, tuple((LABELS[found[1]], found[2]) for found in labelled))


class RetoldClaims:
    """Examples of retold claims, and of claims that nothing decides; ``lines`` are the known sentences with
    their braces, ``known`` finds those that a check would find; what ``changed`` tells need not be true."""

    def __init__(
        self,
        blocks: Sequence[Block],
        uncheckable: Sequence[str],
        lines: Iterable[str],
        known: KnownSentences,
        changed: Sequence[Block] = (),
    ) -> None:
        self._blocks, self._uncheckable, self._known, self._changed = blocks, uncheckable, known, changed
        self._changer = EvidenceChanger(lines)
        self._triplets = [text for block in blocks if block.kind == "triplets" for text in block.evidence]

    def examples(self, rng: random.Random) -> list[Example]:
        """Each claim beside its block, the more often the less its words alone tell its label. Other
        statements stand among a block's, in any order; now and then it is changed to turn the label, or the
        nearest known sentences stand alone. A passage stays as it is."""
        made = []
        for kind in KINDS:
            claims = [
                (block, label, claim)
                for block in self._blocks
                if block.kind == kind
                for label, claim in block.claims
            ]
            for (block, label, claim), weight in zip(claims, _weights(claims), strict=True):
                copies = int(COPIES * weight + rng.random())
                made += [self._example(block, label, claim, rng) for _ in range(copies)]
        for claim in self._uncheckable:
            found = self.nearest(claim)[: rng.choice((2, 3, 4, 5))]
            made.append(Example(claim, _stopped(found), EXTRAPOLATORY, "retold sentences"))
        return [example for example in made if example.evidence]

    def beside_changed(self, rng: random.Random) -> list[Example]:
        """Each claim beside changed evidence, once. Known sentences stand among it only where they can say
        nothing of what was changed."""
        return [
            self._example(block, label, claim, rng, changed=True)
            for block in self._changed
            for label, claim in block.claims
        ]

    def _example(
        self, block: Block, label: int, claim: str, rng: random.Random, *, changed: bool = False
    ) -> Example:
        said = list(_in_words(block))
        if block.kind == "triplets":
            said += rng.sample(self._triplets, rng.choice(_OTHERS))
        elif block.kind == "sentences" and not changed:
            label, said = self._beside_sentences(block, label, claim, rng)
        elif block.kind == "sentences" and rng.random() < _CHANGED_WITH_NEAREST:
            told = [*block.evidence, claim]
            found = [text for text in self.nearest(claim) if _apart(text, told, _ALIKE_CHANGED)]
            said += _stopped(found[: rng.choice((1, 2, 3))])
        if block.kind != "passage":
            rng.shuffle(said)
        ended = rng.random() < 0.3 and not claim.endswith((".", "!", "?"))
        return Example(f"{claim}." if ended else claim, tuple(said), label, f"retold {block.kind}")

    def _beside_sentences(
        self, block: Block, label: int, claim: str, rng: random.Random
    ) -> tuple[int, list[str]]:
        """The label, and the sentences to stand beside the claim."""
        changed = None
        if rng.random() < _CHANGED:
            changed = self._changer.changed(claim, label, block.evidence, rng)
        if changed is None and label != EXTRAPOLATORY and rng.random() < _WITHOUT_BLOCK:
            found = [text for text in self.nearest(claim) if _apart(text, [*block.evidence, claim], _ALIKE)]
            return EXTRAPOLATORY, list(_stopped(found[: rng.choice((3, 4, 5))]))
        label, said = changed or (label, list(block.evidence))
        if rng.random() < _WITH_NEAREST:
            found = [text for text in self.nearest(claim) if text not in block.evidence]
            if label == EXTRAPOLATORY or changed:
                found = [text for text in found if _apart(text, [claim], _ALIKE_OPEN)]
            if changed:
                found = [text for text in found if _apart(text, block.evidence, _ALIKE_OPEN)]
            said = [*said, *found[: rng.choice((1, 2, 3, 4))]]
        return label, list(_stopped(said))

    def nearest(self, claim: str) -> list[str]:
        """The known sentences nearest to a claim, ten at most."""
        words = [word for word in _WORD.findall(claim.lower()) if word not in _SMALL]
        return [sentence.text for sentence in self._known.nearest(words, _NEAREST)]


def _weights(claims: Sequence[tuple[Block, int, str]]) -> np.ndarray:
    """Of each claim, in its label's third of the whole; all 1 where there are too few to tell."""
    gold = np.array([label for _, label, _ in claims], dtype=int)
    counts = np.bincount(gold, minlength=len(LABELS))
    if counts.min() < _FEWEST:
        return np.ones(len(claims))
    weights = fair_weights([claim for _, _, claim in claims], gold)
    of_label = np.bincount(gold, weights)
    return np.asarray(weights * len(gold) / len(LABELS) / of_label[gold])


def beside_blocks(blocks: Sequence[Block]) -> list[Example]:
    """The claims of the blocks, each beside its block alone."""
    return [
        Example(claim, _in_words(block), label, f"retold {block.kind}")
        for block in blocks
        for label, claim in block.claims
    ]


def _in_words(block: Block) -> tuple[str, ...]:
    return _stopped(block.evidence) if block.kind == "sentences" else block.evidence


def _stopped(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{text}." for text in texts)


def _apart(text: str, others: Sequence[str], share: float) -> bool:
    mine = _stems(text)
    return all(len(mine & _stems(other)) < share * len(mine | _stems(other)) for other in others)


def _stems(text: str) -> set[str]:
    return {word[:5] for word in _WORD.findall(text.lower()) if len(word) > 2}
