"""Claims as users write them: the files, and what stands beside a claim in training."""

from __future__ import annotations

import random

from claimver_core.training.found_claims import FOUND, FOUND_HELD_OUT, found_examples
from claimver_core.training.retold_claims import Block, read_blocks
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY


def test_what_decides_stands_among_the_nearest_and_what_is_open_alone() -> None:
    blocks = [
        Block("sentences", ("Spiders have eight legs",), ((ATTRIBUTABLE, "A spider walks on eight legs"),)),
        Block("sentences", ("Bees make honey",), ((EXTRAPOLATORY, "Bees like the rain"),)),
    ]
    nearest = ["Spiders have eight legs", "Spiders spin webs", "Bees fly"]
    made = found_examples(blocks, lambda claim: nearest, random.Random(1))
    said = [set(example.evidence) for example in made if example.label == ATTRIBUTABLE]
    assert all("Spiders have eight legs." in texts for texts in said)
    assert any("Spiders spin webs." in texts for texts in said)
    assert all(e.evidence == ("Bees make honey.",) for e in made if e.label == EXTRAPOLATORY)


def test_the_shipped_claims_are_of_all_labels_and_none_is_also_held_out() -> None:
    trained, held = (
        [(label, claim) for block in read_blocks(path) for label, claim in block.claims]
        for path in (FOUND, FOUND_HELD_OUT)
    )
    assert {label for label, _ in trained} == {ATTRIBUTABLE, EXTRAPOLATORY, CONTRADICTORY}
    assert len(held) > len(trained) / 20
    assert not {claim for _, claim in trained} & {claim for _, claim in held}
