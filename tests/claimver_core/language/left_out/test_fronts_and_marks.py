"""Deeds told in front of a statement, and "its" for "it is", read with the shipped language pipeline."""

from __future__ import annotations

import pytest

NAMES = ("Barack Obama", "Ever Given", "Suez Canal", "mona lisa", "Louvre", "Peru", "Spanish", "Waterloo")


def test_a_deed_with_its_year_in_front_is_a_claim(said):
    found = said("After winning the election in 2008, Barack Obama became president.")
    assert found == ["Barack Obama won the election in 2008", "Barack Obama became president"]


def test_a_deed_without_a_year_keeps_its_place_in_time(said):
    found = said("After leaving the army, Barack Obama moved to Peru.")
    assert all("Barack Obama left" not in context for context in found)


def test_what_was_only_tried_is_no_deed(said):
    found = said("After failing to win in 2008, Barack Obama wrote a book.")
    assert all("Barack Obama failed" not in context for context in found)


def test_its_for_it_is_speaks_of_the_subject(said):
    found = said("the mona lisa hangs in the Louvre and its only 77 cm tall")
    assert found[0].lower() == "the mona lisa hangs in the louvre"
    assert found[1].lower() == "the mona lisa is only 77 cm tall"


@pytest.mark.parametrize("between", [", ", ". ", " "])
def test_its_that_begins_anew_speaks_of_the_subject_before(said, between):
    found = said(f"the mona lisa hangs in the Louvre{between}its a painting")
    assert found[1].lower() == "the mona lisa is a painting"


def test_its_of_an_owner_stays(said):
    found = said("Peru is in the Andes and its only official language is Spanish.")
    assert found[-1] == "Peru's only official language is Spanish"


def test_its_of_an_owner_that_begins_anew_stays(said):
    assert "Peru is" not in said("Peru lies in the Andes. Its old capital was Waterloo.")[-1]


def test_what_people_keep_saying_is_no_claim(said):
    assert said("people keep saying Peru") == []


def test_what_is_counted_from_something_else_is_a_claim_of_its_own(said):
    found = said("Barack Obama moved to Peru in December 2024, more than five years after the fire.")
    assert found[0] == "Barack Obama moved to Peru"
    assert found[1] == "Barack Obama moved to Peru in December 2024"
    assert found[-1] == "Barack Obama moved to Peru more than five years after the fire"
