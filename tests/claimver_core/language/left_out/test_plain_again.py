"""What a sentence says by fewer words than it means: "not A but B", "Berlin the capital", "is larger"."""

from __future__ import annotations

import pytest

NAMES = (
    "Paris", "France", "Berlin", "Germany", "Nokia", "Mozart", "Vienna", "Salzburg", "Ottawa", "Toronto",
    "Canada", "Spielberg", "Jaws", "James Cameron", "Titanic", "Tom Hanks", "Forrest Gump", "Neymar", "Messi",
    "Ronaldo", "Ann Lee", "Bob Ray", "Alaska",
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Nokia is not a Swedish company but a Finnish one.",
            ["Nokia is not a Swedish company", "Nokia is a Finnish company"],
        ),
        (
            "Mozart was not born in Vienna but in Salzburg.",
            ["Mozart was not born in Vienna", "Mozart was born in Salzburg"],
        ),
        (
            "Paris is not the capital of Germany, but of France.",
            ["Paris is not the capital of Germany", "Paris is the capital of France"],
        ),
        (
            "The capital of Canada is not Toronto but Ottawa.",
            ["The capital of Canada is not Toronto", "The capital of Canada is Ottawa"],
        ),
        (
            "Paris is the capital of France, Berlin the capital of Germany.",
            ["Paris is the capital of France", "Berlin is the capital of Germany"],
        ),
        (
            "Paris is the capital of France, Ottawa of Canada and Berlin of Germany.",
            [
                "Paris is the capital of France",
                "Ottawa is the capital of Canada",
                "Berlin is the capital of Germany",
            ],
        ),
        (
            "Paris is the capital of France; Ottawa of Germany.",
            ["Paris is the capital of France", "Ottawa is the capital of Germany"],
        ),
        (
            "Tom Hanks: born in Alaska, won the cup in 1921",
            ["Tom Hanks was born in Alaska", "Tom Hanks won the cup in 1921"],
        ),
        (
            "Mozart - born in Salzburg - died in Vienna - won the cup in 1786",
            ["Mozart was born in Salzburg", "Mozart died in Vienna", "Mozart won the cup in 1786"],
        ),
        ("Spielberg: directed Jaws in 1975", ["Spielberg directed Jaws", "Spielberg directed Jaws in 1975"]),
        (
            "Ottawa is the capital of Canada. Ann Lee is its mayor, and Bob Ray its mascot.",
            ["Ottawa is the capital of Canada", "Ann Lee is Ottawa's mayor", "Bob Ray is Ottawa's mascot"],
        ),
        ("Capital of Canada: Ottawa", ["The capital of Canada is Ottawa"]),
        ("Mozart's birthplace: Salzburg", ["Mozart's birthplace is Salzburg"]),
        ("- The population of Canada: 38 million", ["The population of Canada is 38 million"]),
        (
            "Spielberg directed Jaws and James Cameron Titanic.",
            ["Spielberg directed Jaws", "James Cameron directed Titanic"],
        ),
        (
            "Ottawa is the capital of Canada, although Toronto is larger.",
            ["Ottawa is the capital of Canada", "Toronto is larger than Ottawa"],
        ),
        (
            "Ottawa is the capital of Canada, but Toronto has more inhabitants.",
            ["Ottawa is the capital of Canada", "Toronto has more inhabitants than Ottawa"],
        ),
        (
            "Neymar is younger than both Messi and Ronaldo.",
            ["Neymar is younger than Messi", "Neymar is younger than Ronaldo"],
        ),
        (
            "Not Toronto but Ottawa is the capital of Canada.",
            ["Toronto is not the capital of Canada", "Ottawa is the capital of Canada"],
        ),
        (
            "Jaws was directed by Spielberg rather than James Cameron.",
            ["Jaws was directed by Spielberg", "Jaws was not directed by James Cameron"],
        ),
        ("Toronto is larger than Ottawa is.", ["Toronto is larger than Ottawa"]),
        (
            "Fun facts about Canada, pt 1: its capital is Ottawa.",
            ["Canada's capital is Ottawa"],
        ),
        ("Ann Lee and Bob Ray became husband and wife.", ["Ann Lee and Bob Ray became husband and wife"]),
        ("Tom Hanks was born in Alaska, look it up.", ["Tom Hanks was born in Alaska"]),
        ("Tom Hanks was born in Alaska, believe it or not.", ["Tom Hanks was born in Alaska"]),
        ("Remember that Tom Hanks was born in Alaska.", ["Tom Hanks was born in Alaska"]),
        ("Don't forget: Tom Hanks was born in Alaska.", ["Tom Hanks was born in Alaska"]),
    ],
)
def test_each_statement_is_said_in_full(said, text, expected):
    assert said(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Tom Hanks is an actor, the star of Forrest Gump.",
        "Spielberg directed Jaws, Titanic and Forrest Gump.",
        "Ottawa is the capital of Canada, although Ann Lee is the younger sister.",
        "Toronto is larger than Ottawa, although Ottawa is the capital.",
        "Remember to visit Paris when Berlin is closed.",
        "Both Messi and Ronaldo won the cup.",
        "Tom Hanks told Ann Lee to look after Bob Ray.",
        "Paris is the capital of France and Ottawa of course.",
        "Ottawa, Canada: cold and clear",
        "Canada's capital: Tom Hanks sees Ottawa",
    ],
)
def test_what_is_said_in_full_gets_no_words(said, text):
    own = set(text.lower().replace(",", " ").replace(".", " ").split())
    for context in said(text):
        words = context.lower().replace(",", " ").split()
        assert set(words) <= own
        assert "than" not in words or words.count("than") == 1
