"""Retold claims: the files, and what stands beside a claim."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from claimver_core.training.retold_claims import (
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


def test_the_shipped_claims_are_of_all_labels_and_kinds() -> None:
    blocks = read_blocks(CLAIMS)
    assert {block.kind for block in blocks} == {"sentences", "triplets", "passage"}
    labels = Counter(label for block in blocks for label, _ in block.claims)
    assert min(labels[label] for label in (ATTRIBUTABLE, EXTRAPOLATORY, CONTRADICTORY)) > 0.2 * labels.total()
    for block in blocks:
        assert block.evidence
        assert block.claims
        assert all(len(claim) > 5 for _, claim in block.claims)
