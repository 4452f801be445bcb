"""Retold claims: the files, and what stands beside a claim."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from claimver_core.training.retold_claims import (
    CHANGED,
    CLAIMS,
    HELD_OUT,
    Block,
    RetoldClaims,
    beside_blocks,
    read_blocks,
)
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY
from claimver_core.verification.sentences.known_sentences import KnownSentences

TEXT = """Spiders have eight legs
Spiders are arachnids
T\tArachnids with eight legs: that is what spiders are
F\tA spider walks on six legs
?\tSpiders bite when they are cornered

Ulm : country : Germany
T\tUlm is German

Ada Bell was born in 1901. She died at the age of 80.
T\tAda Bell lived into the eighties
"""


@pytest.fixture
def known(tmp_path: Path) -> KnownSentences:
    path = tmp_path / "sentences.txt"
    path.write_text("Spiders spin webs.\nSpiders have {eight} legs.\nBees make honey.\n", encoding="utf-8")
    return KnownSentences(path)


@pytest.fixture
def blocks(tmp_path: Path) -> list[Block]:
    path = tmp_path / "blocks.txt"
    path.write_text(TEXT, encoding="utf-8")
    return read_blocks(path)


def test_blocks_are_read_with_their_kind_and_labels(blocks: list[Block]) -> None:
    assert [block.kind for block in blocks] == ["sentences", "triplets", "passage"]
    assert [label for label, _ in blocks[0].claims] == [ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY]
    assert blocks[0].evidence == ("Spiders have eight legs", "Spiders are arachnids")


def test_no_shipped_block_both_trains_and_is_held_out() -> None:
    trained, held = ({block.evidence for block in read_blocks(path)} for path in (CLAIMS, HELD_OUT))
    assert len(held) > len(trained) / 20
    assert len(held & trained) < 0.02 * len(held)  # short ones, such as triplets of one namesake, recur


def test_beside_its_block_alone_a_claim_keeps_its_label(blocks: list[Block]) -> None:
    first = beside_blocks(blocks)[0]
    assert (first.label, first.group) == (ATTRIBUTABLE, "retold sentences")
    assert first.evidence == ("Spiders have eight legs.", "Spiders are arachnids.")


def test_sentences_alone_that_only_come_near_decide_nothing(known: KnownSentences) -> None:
    block = Block("sentences", ("Spiders are arachnids",), ((ATTRIBUTABLE, "A spider is an arachnid"),))
    retold = RetoldClaims([block] * 40, ["My spider is lovely"], [], known)
    for example in retold.examples(random.Random(2)):
        borne_out = "Spiders are arachnids." in example.evidence
        assert example.label == (ATTRIBUTABLE if borne_out else EXTRAPOLATORY)


def test_known_sentences_that_say_what_was_changed_do_not_stand_beside_it(known: KnownSentences) -> None:
    block = Block("sentences", ("Spiders have six legs",), ((CONTRADICTORY, "Spiders have eight legs"),))
    other = Block(
        "sentences",
        ("Ants are birds",),
        ((EXTRAPOLATORY, "Some bees and ants share a hollow tree by the river"),),
    )
    retold = RetoldClaims([], [], [], known, [block, other] * 40)
    made = retold.beside_changed(random.Random(2))
    assert all("Spiders have eight legs." not in example.evidence for example in made)
    assert any("Bees make honey." in example.evidence for example in made)
    assert {(example.claim.rstrip("."), example.label) for example in made} == {
        (claim, label) for block in (block, other) for label, claim in block.claims
    }


def test_beside_changed_evidence_a_claim_alone_tells_nothing() -> None:
    labels: dict[str, set[int]] = {}
    for path in (CLAIMS, CHANGED):
        for block in read_blocks(path):
            for label, claim in block.claims:
                labels.setdefault(claim, set()).add(label)
    beside_changed = {claim for block in read_blocks(CHANGED) for _, claim in block.claims}
    several = [len(labels[claim]) > 1 for claim in beside_changed]
    assert sum(several) > 0.6 * len(several)


@pytest.mark.parametrize("path", [CLAIMS, CHANGED])
def test_the_shipped_claims_are_of_all_labels_and_kinds(path: Path) -> None:
    blocks = read_blocks(path)
    assert {block.kind for block in blocks} == {"sentences", "triplets", "passage"}
    labels = Counter(label for block in blocks for label, _ in block.claims)
    assert min(labels[label] for label in (ATTRIBUTABLE, EXTRAPOLATORY, CONTRADICTORY)) > 0.2 * labels.total()
    for block in blocks:
        assert block.evidence
        assert block.claims
        assert all(len(claim) > 5 for _, claim in block.claims)
