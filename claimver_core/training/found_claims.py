"""Claims as users write them, beside the known sentences that a check finds for them.

``found_claims.txt`` holds blocks as ``retold_claims`` reads them: the sentences that decide a claim, or for
an undecided one the nearest, then the claim with what they say of it (T, F or ``?``). One in ten is kept for
development in ``found_claims_held_out.txt``, there beside all that was found. Nobody who wrote a claim saw
the sentences, so that the words of the two lie as far apart as they do in use.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from claimver_core.training.retold_claims import Block
from claimver_core.training.train_verifier_data import EXTRAPOLATORY, Example

FOUND = Path(__file__).with_name("found_claims.txt")
FOUND_HELD_OUT = Path(__file__).with_name("found_claims_held_out.txt")
GROUP = "found claims"
_TIMES = 3
"""As often a claim is given, each time among others."""
_OTHERS = (0, 1, 2, 3, 4, 4, 5)
"""How many of the nearest sentences stand among those that decide."""
_SHUFFLED = 0.6


def found_examples(
    blocks: Sequence[Block], nearest: Callable[[str], Sequence[str]], rng: random.Random
) -> list[Example]:
    """Each claim three times, beside what decides it and some of the ``nearest`` known sentences; what is
    undecided beside its own alone."""
    made = []
    for block in blocks:
        for label, claim in block.claims:
            others = [text for text in nearest(claim) if text not in block.evidence]
            for _ in range(_TIMES):
                said = list(block.evidence)
                if label != EXTRAPOLATORY:
                    said += others[: rng.choice(_OTHERS)]
                if rng.random() < _SHUFFLED:
                    rng.shuffle(said)
                worded = claim if rng.random() < 0.5 or claim.endswith((".", "!", "?")) else f"{claim}."
                made.append(Example(worded, tuple(f"{text}." for text in said), label, GROUP))
    return made
