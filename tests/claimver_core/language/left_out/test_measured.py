"""Measures and firsts that are told in passing, read with the shipped language pipeline."""

from __future__ import annotations

import pytest

NAMES = ("Mount Kenya", "Kenya", "Africa", "Danube", "Europe", "Volga", "Ann")


def test_a_measure_and_what_it_makes_of_a_mountain_are_claims(said):
    assert said("Mount Kenya, at 5,199 metres the highest mountain in Kenya, lies in Africa.") == [
        "Mount Kenya is 5,199 metres high",
        "Mount Kenya is the highest mountain in Kenya",
        "Mount Kenya lies in Africa",
    ]


def test_what_comes_before_the_second_is_more_so(said):
    assert said("The Danube is the second-longest river in Europe, after the Volga.") == [
        "The Danube is the second-longest river in Europe",
        "The Volga is longer than the Danube",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Ann was the second-longest speaker in Europe, after the war.",
        "The Danube is the second-longest river in Europe, after which Ann left.",
        "Ann stood at 2 metres the whole day.",
    ],
)
def test_other_times_and_heights_are_left_alone(said, text):
    assert not any("than" in context or " is 2 metres" in context for context in said(text))
