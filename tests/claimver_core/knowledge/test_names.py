from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.knowledge.names import normalise, variants


@pytest.mark.parametrize(
    ("written", "same"),
    [
        ("Albert Einstein", "albert  EINSTEIN"),
        ("Beyoncé", "Beyonce"),
        ("Łódź", "Lodz"),
        ("Straße", "Strasse"),
        ("U.S.", "US"),
        ("U. S. A.", "USA"),
        ("J. R. R. Tolkien", "J.R.R. Tolkien"),
        ("O’Brien", "O'Brien"),
        ("Jean-Luc Picard", "Jean–Luc Picard"),
        ("Simon & Garfunkel", "Simon and Garfunkel"),
        ("Paris, France", "Paris (France)"),
        ("ﬁlm", "film"),
        ("Ａｐｐｌｅ", "apple"),
        ("under_score", "under score"),
    ],
)
def test_spellings_of_one_name_are_one(written: str, same: str) -> None:
    assert normalise(written) == normalise(same)


@pytest.mark.parametrize(
    ("one", "other"),
    [("C++", "C"), ("C#", "C"), ("AT&T", "AT T"), ("Version 3.14", "Version 314"), ("!!!", "?")],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


def test_a_name_of_punctuation_alone_is_kept() -> None:
    assert normalise(" !!! ") == "!!!"
    assert normalise("🌍") == "🌍"
    assert normalise(" \t\n") == ""


@settings(deadline=None)  # the first call on a busy machine may take long
@given(st.text())
def test_normalising_twice_changes_nothing(name: str) -> None:
    once = normalise(name)
    assert normalise(once) == once


@settings(deadline=None)
@given(st.text())
def test_case_and_surrounding_space_do_not_matter(name: str) -> None:
    assert normalise(f"  {name.casefold()} ") == normalise(name.casefold())
    assert not normalise(name).startswith(" ")


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("The Beatles", ["Beatles"]),
        ("the Netherlands", ["Netherlands"]),
        ("Mercury (planet)", ["Mercury"]),
        ("The Hague (film)", ["The Hague", "Hague"]),
        ("Meta Platforms, Inc.", ["Meta Platforms"]),
        ("The Coca-Cola Co.", ["The Coca-Cola", "Coca-Cola"]),
        ("Theodore", []),
        ("(I Can't Get No) Satisfaction", []),
        ("The", []),
    ],
)
def test_variants(label: str, expected: list[str]) -> None:
    assert variants(label) == expected


@pytest.mark.parametrize(
    "label", ["Felipe VI of Spain", "Louis XIV of France", "Charles Albert II of Somewhere"]
)
def test_a_ruler_is_known_without_the_land(label: str) -> None:
    assert label.partition(" of ")[0] in variants(label)
