"""Reasons, other events of a year and what is attached to a statement, read as statements of their own."""

from __future__ import annotations

import pytest

NAMES = (
    "Botswana", "Seretse Khama", "Taylor Swift", "Berlin Wall", "Daniel Radcliffe", "Mars", "Venus", "Pluto",
    "IAU", "Brazil", "Brazilians", "Portuguese", "Hindenburg", "Whales", "Napoleon", "Waterloo", "Tom Hanks",
    "The Polar Express", "Mercury", "Sun", "Zidane", "Barthez", "France", "Earth", "Sydney", "Canberra",
    "China", "Yang Liwei",
)  # fmt: skip

APART = {
    "who was at its head": (
        "Botswana became independent in 1966, with Seretse Khama as its first president.",
        ["Botswana became independent in 1966", "Seretse Khama was Botswana's first president"],
    ),
    "how many died": (
        "The Hindenburg caught fire in 1937, with 36 people killed.",
        ["The Hindenburg caught fire in 1937", "36 people were killed in the Hindenburg"],
    ),
    "the other one's property": (
        "Unlike Mars, which has two moons, Venus has no moons.",
        ["Mars has two moons", "Venus has no moons"],
    ),
    "what happened in that year": (
        "Taylor Swift was born in 1989, the year in which the Berlin Wall fell.",
        ["Taylor Swift was born in 1989", "The Berlin Wall fell in 1989"],
    ),
    "who else in that year": (
        "Taylor Swift was born in 1989, same year as Daniel Radcliffe.",
        ["Taylor Swift was born in 1989", "Daniel Radcliffe was born in 1989"],
    ),
    "a reason": (
        "Mercury is the hottest planet because it lies closest to the Sun.",
        ["Mercury is the hottest planet", "Mercury lies closest to the Sun"],
    ),
    "a reason in front": (
        "Since Brazil was a Portuguese colony, Brazilians speak Portuguese.",
        ["Brazil was a Portuguese colony", "Brazilians speak Portuguese"],
    ),
    "what follows": (
        "Whales are mammals, so they aren't fish.",
        ["Whales are mammals", "Whales aren't fish"],
    ),
    "what it explains": (
        "Brazil was a Portuguese colony, which is why Brazilians speak Portuguese.",
        ["Brazil was a Portuguese colony", "Brazilians speak Portuguese"],
    ),
    "what could not be": (
        "Canberra is the capital because Sydney could not agree.",
        ["Canberra is the capital", "Sydney could not agree"],
    ),
}
WHOLE = [
    "Napoleon did not lose at Waterloo because he was short.",
    "Some people think that Earth is flat because it looks flat.",
    "Mercury is hot because of the Sun.",
    "Brazil has been a republic since the emperor left.",
    "Venus is so hot that lead melts.",
    "Brazil would speak Spanish because Spain was near.",
    "Napoleon left in 1989, the year that changed Europe.",
]


@pytest.mark.parametrize("case", APART)
def test_each_of_two_facts_is_a_claim(said, case):
    text, expected = APART[case]
    assert said(text) == expected


@pytest.mark.parametrize("text", WHOLE)
def test_what_is_not_stated_by_itself_is_no_claim(said, text):
    found = said(text)
    assert found[0].rstrip(".") == text.rstrip(".")
    assert len(found) == 1


def test_parts_on_the_stage_are_no_offices(said):
    found = said("The Polar Express was released in 2004, with Tom Hanks as the king.")
    assert not any("Tom Hanks was" in context for context in found)


def test_two_holders_in_one_phrase_are_not_mixed_up(said):
    found = said("France won in 1998, with Zidane as its captain and Barthez as its keeper.")
    assert not any("Zidane was Barthez" in context for context in found)


def test_who_was_put_where_keeps_the_place(said):
    found = said("China put its first astronaut, Yang Liwei, into orbit in 2003.")
    assert found[0] == "China put Yang Liwei into orbit"
    assert found[-1] == "China put Yang Liwei into orbit in 2003"
    assert "China's first astronaut was Yang Liwei" in found


def test_what_whose_tells_is_of_the_name_before_it(said):
    found = said("Canberra is the capital of France, whose only land border is with Brazil.")
    assert found == ["Canberra is the capital of France", "France's only land border is with Brazil"]


def test_a_statement_behind_and_is_a_claim(said):
    found = said("Napoleon died at Waterloo on 8 September 2022, and his eldest son succeeded him.")
    assert found[0] == "Napoleon died at Waterloo"
    assert found[-1] == "Napoleon's eldest son succeeded him"


def test_what_stands_for_a_word_before_is_not_torn_from_it(said):
    assert "Sydney was never one" not in said("Canberra was the capital, which is why Sydney was never one.")
