"""What the final decision weighs."""

from __future__ import annotations

import numpy as np
import pytest

from claimver_core.verification.features import NAMES, features, joined, strongest
from claimver_core.verification.wording import content_words, denies

PIECES = ["Ulm : country : Germany", "Ulm : inception : 854"]
LOGITS = np.array([[1.0, 0.0, -1.0], [0.0, 2.0, 0.0], [0.5, 0.0, 3.0]])


def weighed(claim: str, pieces: list[str] = PIECES, logits: np.ndarray = LOGITS) -> dict[str, float]:
    return dict(zip(NAMES, features(claim, pieces, logits).tolist(), strict=True))


def test_logits_of_the_joint_reading_and_of_the_strongest_piece() -> None:
    found = weighed("Ulm is in Germany")
    assert [found[f"joint {label}"] for label in ("attributable", "extrapolatory", "contradictory")] == [
        1,
        0,
        -1,
    ]
    assert found["strongest contradictory"] == 3
    assert strongest(LOGITS[1:]) == 1


def test_a_sole_piece_has_one_reading() -> None:
    found = weighed("Ulm", PIECES[:1], LOGITS[:1])
    assert found["joint attributable"] == found["strongest attributable"] == 1
    assert found["pieces"] == 0


def test_what_the_evidence_lacks() -> None:
    complete, lacking = weighed("Ulm is in Germany"), weighed("Ulm in Germany dates from 1500")
    assert (complete["nothing missing"], complete["missing share"]) == (1, 0)
    assert (lacking["number missing"], lacking["missing share"]) == (1, 0.5)
    assert weighed("Germany in 854")["missing in the nearest piece"] == 0.5


def test_names_that_a_triplet_joins_and_names_that_none_does() -> None:
    pieces = [
        "Bananaman : starring : Bill Oddie",
        "Bill Oddie : birth place : Rochdale",
        "Walter A. Wood : birth place : Mason, New Hampshire",
    ]
    assert joined("Bananaman starred Bill Oddie, born in Rochdale.", pieces) == (2, 0)
    assert joined("Bananaman starred Oddie, who was born in Mason, New Hampshire.", pieces) == (1, 1)
    assert joined("Ada was born in 1815", ["Ada : date of birth : 10 December 1815 ( source : x )"]) == (1, 0)
    assert joined("Anything", ["A sentence of text: no triplet."]) == (0, 0)


def test_denials_are_told_apart() -> None:
    assert weighed("Ulm is not in Germany")["claim denies"] == 1
    assert weighed("Ulm isn't in Germany")["claim denies, nothing missing"] == 1
    assert weighed("Ulm", ["Ulm was never French"], LOGITS[:1])["evidence denies"] == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It wasn't so", True),
        ("it isnt", True),
        ("a myth", True),
        ("Notre-Dame", False),
        ("Norway", False),
        ("", False),
    ],
)
def test_words_of_denial(text: str, expected: bool) -> None:
    assert denies(text) is expected


def test_function_words_do_not_count() -> None:
    assert content_words("The river is in the north of Germany") == 3
