"""Prizes by which somebody is called in passing, and other words for properties that many things have."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Tom Hanks is an Oscar winner.", GREEN),
        ("Leonardo DiCaprio is a Grammy winner.", AMBER),
        ("Albert Einstein was a Nobel laureate.", GREEN),
        ("Tom Hanks is an Oscar-winning actor.", GREEN),
        ("Tom Hanks is an Oscar-winning painter.", AMBER),
        ("Tom Hanks is a Nobel Prize-winning actor.", AMBER),
        ("The Oscar-winning actor Tom Hanks was born in Concord.", GREEN),
        ("Oscar-winning actor Tom Hanks was born in Boston.", RED),
        ("The two-time Nobel laureate Marie Curie died in 1934.", GREEN),
        ("Five-time Oscar winner Meryl Streep was born in Summit.", AMBER),
        ("Nobel laureate Marie Curie died in 1944.", RED),
        ("Ernest Hemingway won the Nobel Prize in 1964.", RED),
    ],
)
def test_who_is_called_a_winner(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Sea Inside is a French-language film.", AMBER),
        ("Haruki Murakami writes in Japanese.", GREEN),
        ("Franz Kafka wrote The Trial in Czech.", AMBER),
        ("Alexander Fleming was an expert in bacteriology.", GREEN),
        ("Noam Chomsky is an expert on gardening.", AMBER),
        ("New York City is the setting of Cloverfield.", GREEN),
        ("Mont Blanc belongs to the Alps.", GREEN),
        ("John Lennon was gunned down in 1980.", GREEN),
        ("John Lennon was gunned down in 1985.", RED),
        ("John Barry composed the music for Dr. No.", GREEN),
        ("BMW is a German carmaker.", GREEN),
        ("WhatsApp is a Ukrainian company.", AMBER),  # where one of its founders was born
        ("The Arizona Diamondbacks from Phoenix play in the National League.", GREEN),
        ("The Arizona Diamondbacks from Boston play in the National League.", AMBER),
        ("Victor Mature died as a result of leukemia.", GREEN),
        ("Victor Mature died as a result of a car crash.", AMBER),
        ("Bruce Springsteen is a guitar player.", GREEN),
        ("Bruce Springsteen is a harp player.", AMBER),
        ("The Boeing 747 is a product of Boeing.", GREEN),
        ("The Boeing 747 is an Airbus aircraft.", RED),
        ("William Herschel was the first to discover Uranus.", GREEN),
        ("Max Planck held a chair at Humboldt University of Berlin.", GREEN),
        ("It was in 1830 that Book of Mormon came out.", AMBER),  # the musical did not
        ("Friedrich Nietzsche influenced Adolfo Bioy Casares.", AMBER),
    ],
)
def test_other_words_for_what_is_known(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Tom Hanks's birthday is 9 July.", GREEN),
        ("Tom Hanks was born on July 9th.", GREEN),
        ("Tom Hanks was born on 12 March.", RED),
        ("Tom Hanks was born on 10 July.", AMBER),
        ("Vladimir Lenin was born on 10 April.", AMBER),  # by the old calendar
    ],
)
def test_birthdays_without_a_year(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
