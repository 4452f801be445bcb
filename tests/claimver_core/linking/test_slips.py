"""Misspelt names find the names that they stand for."""

from __future__ import annotations

import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claimver_core.linking.slips import SlipFinder

NAMES = ["emmanuel macron", "philadelphia", "world health organization", "john smith"]


@pytest.fixture(scope="module")
def finder(small_store) -> SlipFinder:
    return SlipFinder(small_store)


@st.composite
def slips(draw: st.DrawFn) -> tuple[str, str]:
    """A name and the same with one slip, in a word that stays long enough and not in its first letter."""
    name = draw(st.sampled_from(NAMES[:3]))
    places = [i for i in range(1, len(name) - 1) if " " not in name[i - 1 : i + 2]]
    at = draw(st.sampled_from(places))
    letter = draw(st.sampled_from(string.ascii_lowercase))
    written = draw(
        st.sampled_from(
            [
                name[:at] + letter + name[at:],
                name[:at] + letter + name[at + 1 :],
                name[:at] + name[at + 1 :],
                name[:at] + name[at + 1] + name[at] + name[at + 2 :],
            ]
        )
    )
    return name, written


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(slips())
def test_one_slip_is_mended(finder, pair: tuple[str, str]) -> None:
    name, written = pair
    if written != name:
        assert name in finder.corrected({written}).get(written, ())


@pytest.mark.parametrize(
    "written",
    [
        "",
        "x",
        "Jhon Smith",
        "Obam",
        "Philadelphia",
        "Khiladelphia",
        "Area 52",
        "a" * 300,
        "\x00" * 9,
    ],
)
def test_what_may_be_another_name_is_left_alone(finder, written: str) -> None:
    assert finder.corrected({written}) == {}
