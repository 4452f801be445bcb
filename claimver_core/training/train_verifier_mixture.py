"""What the compact verifier reads in training: sets of examples, each with its share of what is drawn."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from claimver_core.evidence_text import SEPARATOR
from claimver_core.locations import resource
from claimver_core.training.found_claims import FOUND, FOUND_HELD_OUT, found_examples
from claimver_core.training.known_sentence_pairs import known_sentence_examples
from claimver_core.training.retold_claims import (
    CHANGED,
    CLAIMS,
    HELD_OUT,
    UNCHECKABLE,
    RetoldClaims,
    beside_blocks,
    read_blocks,
)
from claimver_core.training.sentence_pairs import sentence_examples
from claimver_core.training.train_verifier_data import (
    Example,
    read_examples,
    read_fever,
    reshuffled_fever,
    sampled_inference,
    split_fever,
)
from claimver_core.verification.sentences.known_sentences import KnownSentences

FEVER_SPLIT = 1  # the same pages are held out whatever the seed, so that a run may go on from another one
FEVER_SHARE = 0.08
PER_INFERENCE_SET = 5_000
SHARES = {
    "found": 0.32,
    "retold": 0.15,
    "retold, evidence changed": 0.19,
    "fever": 0.09,
    "fever re-paired": 0.03,
    "sentence pairs": 0.03,
    "known sentences": 0.03,
    "generated, in sentences": 0.03,
    "generated, in triplets": 0.1,
    "inference": 0.03,
}
"""How much of what is drawn each set gives."""


class Mixture:
    """Draws from each set by its share, and none of its examples again before it has given them all.

    Sets that are empty are left out.
    """

    def __init__(self, sets: Mapping[str, Sequence[Example]], rng: random.Random) -> None:
        self._sets = {name: list(examples) for name, examples in sets.items() if examples}
        self._decks: dict[str, list[Example]] = defaultdict(list)
        self._rng = rng

    def draw(self, count: int) -> list[Example]:
        """About ``count`` examples."""
        total = sum(SHARES[name] for name in self._sets)
        return [
            example
            for name in self._sets
            for example in self._draw_of(name, round(count * SHARES[name] / total))
        ]

    def _draw_of(self, name: str, count: int) -> list[Example]:
        drawn: list[Example] = []
        while len(drawn) < count:
            deck = self._decks[name]
            if not deck:
                deck.extend(self._sets[name])
                self._rng.shuffle(deck)
            drawn.append(deck.pop())
        return drawn


def gather(
    data: Path, generated: Sequence[Path], rng: random.Random
) -> tuple[Mixture, dict[str, list[Example]]]:
    """What is trained on, and the development sets by name: FEVER rows on pages of their own, and the retold
    claims that are held out, by the kind of what is known. ``data`` is the project's data folder."""
    drawing = random.Random(FEVER_SPLIT)
    rows, fever_held_out = split_fever(
        read_fever(data / "verification" / "train" / "fever.jsonl", drawing), drawing, FEVER_SHARE
    )
    fever = [example for example, _ in rows]
    made = [example for path in generated for example in read_examples(path)]
    known = resource("knowledge", "sentences.txt")
    uncheckable = UNCHECKABLE.read_text(encoding="utf-8").splitlines()
    lines = known.read_text(encoding="utf-8").splitlines()
    retold = RetoldClaims(
        read_blocks(CLAIMS), uncheckable, lines, KnownSentences(known), read_blocks(CHANGED)
    )
    inference = sampled_inference(data / "verification" / "train", PER_INFERENCE_SET, rng)
    sets = {
        "found": found_examples(read_blocks(FOUND), retold.nearest, rng),
        "retold": retold.examples(rng),
        "retold, evidence changed": retold.beside_changed(rng),
        "fever": fever,
        "fever re-paired": list(reshuffled_fever(rows, rng)),
        "sentence pairs": sentence_examples(data / "decomposition", fever, rng),
        "known sentences": known_sentence_examples(known, rng),
        "generated, in sentences": [example for example in made if not _has_triplets(example)],
        "generated, in triplets": [example for example in made if _has_triplets(example)],
        "inference": [pair for pairs in inference.values() for pair in pairs],
    }
    dev: dict[str, list[Example]] = defaultdict(list)
    dev["fever"] = fever_held_out
    for example in beside_blocks(read_blocks(HELD_OUT)):
        dev[example.group].append(example)
    dev["found"] = beside_blocks(read_blocks(FOUND_HELD_OUT))
    return Mixture(sets, rng), dict(dev)


def _has_triplets(example: Example) -> bool:
    return any(SEPARATOR in piece for piece in example.evidence)
