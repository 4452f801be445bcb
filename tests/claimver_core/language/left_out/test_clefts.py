"""Sentences that set one part apart: "It was Ann who ...", "It was in Rome that ..."."""

from __future__ import annotations

import pytest

NAMES = ("Fleming", "Edison", "Swan", "Rome", "Colosseum", "Jaws", "Spielberg", "Nile", "Egypt", "Israel")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It was Fleming who discovered penicillin.", "Fleming discovered penicillin"),
        ("It was Fleming who first discovered penicillin.", "Fleming first discovered penicillin"),
        ("It's the Nile that flows through Egypt.", "The Nile flows through Egypt"),
        ("It is in Rome that the Colosseum stands.", "In Rome, the Colosseum stands"),
        (
            "It was 1928 when Alexander Fleming discovered penicillin.",
            "In 1928, Alexander Fleming discovered penicillin",
        ),
        ("It was Jaws that Spielberg directed.", "Spielberg directed Jaws"),
        ("It wasn't Edison who invented the lamp.", "Edison did not invent the lamp"),
        ("It was not Edison who was born in Rome.", "Edison was not born in Rome"),
    ],
)
def test_a_cleft_is_one_plain_claim(said, text, expected):
    assert said(text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "It was not Edison but Swan who invented the lamp.",
        "It was Swan, not Edison, who invented the lamp.",
        "It was Swan and not Edison who invented the lamp.",
    ],
)
def test_of_two_set_against_each_other_one_is_denied(said, text):
    assert said(text) == ["Edison did not invent the lamp", "Swan invented the lamp"]


@pytest.mark.parametrize(
    "text",
    [
        "It was the first country that recognised Israel.",
        "It is the story of the man who built Rome.",
        "It was reported that Spielberg directed Jaws.",
        "It is true that the Nile flows through Egypt.",
        "It was only in 1990 that Spielberg moved to Rome.",
        "It was not until 1971 that Spielberg moved to Rome.",
        "It was Rome that he worked for.",
    ],
)
def test_other_sentences_with_it_are_no_clefts(said, text):
    assert all(context.startswith("It ") for context in said(text))
