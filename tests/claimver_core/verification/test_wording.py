"""The words of a claim that its evidence lacks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.verification.wording import MOST_WORDS, not_found

EVIDENCE = (
    "Albert Einstein : place of birth : Ulm | Ulm : population : 126,329 | Einstein : date of birth : 1879"
)


@pytest.mark.parametrize(
    ("claim", "missing"),
    [
        ("Albert Einstein was born in Paris.", ["born", "paris"]),
        ("ALBERT EINSTEIN's birthplace is Ulm", []),
        ("Einstein's birth was in 1880", ["1880"]),
        ("Einstein's birth was in the 1870s", []),
        ("Einstein's birth was in the 1880s", ["1880s"]),
        ("His birth was in the 19th century", ["century"]),
        ("His birth was in the 18th century", ["18th", "century"]),
        ("Ulm has about 126,000 inhabitants", ["inhabitants"]),
        ("Ulm has a population of 0.126 million", []),
        ("Ulm has a population of 200,000", ["200,000"]),
        ("Ülm was not the place", []),
        ("", []),
        ("🙂 ?!", []),
    ],
)
def test_what_is_missing(claim: str, missing: list[str]) -> None:
    assert not_found(claim, EVIDENCE) == missing


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_is_compared(claim: str, evidence: str) -> None:
    assert len(not_found(claim, evidence)) <= MOST_WORDS
    assert not_found(claim, claim) == []
