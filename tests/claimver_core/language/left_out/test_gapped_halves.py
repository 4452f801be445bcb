"""The second of two halves of one form is read with the verb and the noun of the first."""

from __future__ import annotations

import pytest

NAMES = (
    "Russia", "Vatican City", "Tolstoy", "War and Peace", "Dostoevsky", "Crime and Punishment",
    "Iron", "Spain", "UK", "US", "Ann", "Bob", "Osaka", "Tokyo", "Japan", "Ford",
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Iron has the symbol Fe and gold the symbol Au.",
            ["Iron has the symbol Fe", "Gold has the symbol Au"],
        ),
        (
            "The femur is the longest bone and the stapes the smallest.",
            ["The femur is the longest bone", "The stapes is the smallest bone"],
        ),
        (
            "Russia is the largest country in the world and Vatican City the smallest.",
            [
                "Russia is the largest country in the world",
                "Vatican City is the smallest country in the world",
            ],
        ),
        (
            "Tokyo is the largest city in Japan and Osaka the second largest.",
            ["Tokyo is the largest city in Japan", "Osaka is the second largest city in Japan"],
        ),
        (
            "The UK has a king and the US a president.",
            ["The UK has a king", "The US has a president"],
        ),
        (
            "Spiders have eight legs and insects six.",
            ["Spiders have eight legs", "Insects have six legs"],
        ),
        (
            "Tolstoy wrote War and Peace and Dostoevsky Crime and Punishment.",
            ["Tolstoy wrote War and Peace", "Dostoevsky wrote Crime and Punishment"],
        ),
    ],
)
def test_a_half_without_its_verb_is_said_in_full(said, text, expected):
    assert said(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Ann has two cats and the twins want six.",
        "Ann has one son and two daughters.",
        "Spain has a king and loves the queen.",
        "Ford is the largest maker and builds the best.",
        "Iron has the symbol Fe, and gold has the symbol Au.",
    ],
)
def test_a_half_that_leaves_out_nothing_gets_no_verb(said, text):
    verbs = ("has", "have", "is")
    assert all(sum(word in verbs for word in context.split()) <= 1 for context in said(text))
    assert all(context.split()[0] != "two" for context in said(text))
