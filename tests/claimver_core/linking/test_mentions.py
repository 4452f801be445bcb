"""Which spans are looked up, and under which names."""

from __future__ import annotations

import pytest

from claimver_core.linking.mentions import find_surfaces
from claimver_core.linking.surfaces import Shape


def names(doc) -> set[str]:
    return {surface.text for surface in find_surfaces(doc) if surface.shape is not Shape.COMMON}


def nouns(doc) -> set[str]:
    return {surface.text for surface in find_surfaces(doc) if surface.shape is Shape.COMMON}


def looked_up(doc, text: str) -> set[str]:
    return {name for surface in find_surfaces(doc) if surface.text == text for name in surface.names}


def test_every_part_of_a_name_is_tried(parse) -> None:
    found = names(parse("He studied at the University of Oxford in 1999."))
    assert {"University of Oxford", "Oxford"} <= found
    assert not any(name.startswith("the ") or name.endswith(" of") for name in found)


@pytest.mark.parametrize("text", ["The end.", "Will it rain?", "May came.", "In 1962 he came.", "On Monday."])
def test_words_written_large_by_position_are_no_names(parse, text: str) -> None:
    assert names(parse(text)) == set()


@pytest.mark.parametrize(
    ("text", "written", "name"),
    [
        ("I like #BarackObama a lot", "#BarackObama", "Barack Obama"),
        ("I like @world_health", "@world_health", "world health"),
        ("He met Timothy F. Geithner there", "Timothy F. Geithner", "Timothy Geithner"),
        ("Shares of General Electric Co. fell", "General Electric Co.", "General Electric"),
        ("She lives in St. Louis now", "St. Louis", "Saint Louis"),
        ("He met Harold Walter Kroto there", "Harold Walter Kroto", "Harold Kroto"),
    ],
)
def test_a_name_is_also_looked_up_in_its_other_forms(parse, text: str, written: str, name: str) -> None:
    assert name in looked_up(parse(text), written)


def test_a_possessive_is_no_part_of_the_name(parse) -> None:
    found = names(parse("He read France's laws."))
    assert "France" in found
    assert "France's" not in found


def test_names_end_at_brackets_and_line_breaks(parse) -> None:
    found = names(parse("He met Ann\nBob (Carl) there"))
    assert {"Ann", "Bob", "Carl"} <= found
    assert not any(mark in name for name in found for mark in "\n()")


def test_common_nouns_are_small_and_say_something(parse) -> None:
    assert nouns(parse("She is a famous physicist this year.")) >= {"physicist"}
    assert "year" not in nouns(parse("She is a physicist this year."))
    assert "Penicillin" in nouns(parse("Penicillin was new."))


def test_an_unknown_neighbour_shows(parse) -> None:
    surfaces = {s.text: s for s in find_surfaces(parse("He met Sandra Park there"))}
    assert surfaces["Sandra"].right
    assert surfaces["Park"].left
    assert not surfaces["Sandra Park"].left
    assert not surfaces["Sandra Park"].right
