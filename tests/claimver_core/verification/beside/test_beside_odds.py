"""What a claim laid beside a passage speaks for."""

from __future__ import annotations

import numpy as np
import pytest

from claimver_core.verification.beside.features import NAMES, beside_features
from claimver_core.verification.beside.odds import beside_odds
from claimver_core.verification.features import NAMES as ALL
from claimver_core.verification.features import features

SCRUGGS = "Earl Scruggs (born January 6, 1924) was an American musician who played the banjo."


def told(claim: str, sentence: str) -> set[str]:
    """The names of the yes-or-no comparisons that hold."""
    row = beside_features(claim, [sentence])
    return {name for name, value in zip(NAMES, row, strict=True) if value == 1.0}


def test_a_claim_that_the_passage_has_word_by_word_is_rather_borne_out() -> None:
    green, red = beside_odds("Earl Scruggs was an American musician.", [SCRUGGS])
    assert green > max(red, 0.0)


@pytest.mark.parametrize(
    "claim",
    [
        "Earl Scruggs was born in 1931.",
        "Earl Scruggs was born in March 1924.",
        "Earl Scruggs was not an American musician.",
    ],
)
def test_another_figure_or_a_denial_rather_contradicts(claim: str) -> None:
    green, red = beside_odds(claim, [SCRUGGS])
    assert red > max(green, 0.0)


def test_what_the_passage_says_nothing_of_is_rather_open() -> None:
    green, red = beside_odds("Earl Scruggs studied law in Boston with his brother.", [SCRUGGS])
    assert max(green, red) < 0


def test_another_of_its_kind_in_the_same_place_is_told() -> None:
    assert "year in place" in told("Earl Scruggs was born in 1931.", "Earl Scruggs was born in 1924.")
    assert "land in place" in told("Earl Scruggs was a British musician.", SCRUGGS)
    assert "apart" in told("Brubaker is a horror film.", "Brubaker is a comedy film.")
    assert "year in place" not in told("Earl Scruggs was born in 1924.", SCRUGGS)


def test_a_decade_holds_its_years() -> None:
    assert "all found" in told("Earl Scruggs was born in the 1920s.", SCRUGGS)
    assert "all found" not in told("Earl Scruggs was born in the 1930s.", SCRUGGS)


def test_a_title_is_no_sentence_to_lay_a_claim_beside() -> None:
    claim = "Earl Scruggs played the banjo."
    assert beside_features(claim, ["Earl Scruggs.", SCRUGGS])[NAMES.index("all found")] == 1.0


def test_triplets_are_not_laid_beside() -> None:
    row = features("Ulm lies in Germany.", ["Ulm : country : Germany"], np.zeros((1, 3)))
    assert row[ALL.index("beside attributable")] == row[ALL.index("beside contradictory")] == 0.0
