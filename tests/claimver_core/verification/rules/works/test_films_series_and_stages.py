"""What works cost and took in, how long they are, who showed them, whose words they have: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


def labels(checker: FactChecker, text: str) -> list[Label | None]:
    return [result.verdict.label for result in checker.check(text).results]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Pulp Fiction was made for just $8 million.", GREEN),
        ("Pulp Fiction had a budget of $80 million.", RED),
        ("World War Z came with a price tag of $190 million.", GREEN),
        ("Pulp Fiction grossed over $200 million.", GREEN),
        ("Pulp Fiction made $500 million.", RED),
        ("Pulp Fiction made a profit of 8 million dollars.", AMBER),
        ("A ticket for Pulp Fiction cost $8.", AMBER),
        ("Inception grossed over 800 million dollars.", GREEN),
    ],
)
def test_what_a_film_cost_and_took_in(checker: FactChecker, text: str, label: Label) -> None:
    assert labels(checker, text) == [label]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Pulp Fiction runs for two and a half hours.", GREEN),
        ("Parasite is three hours long.", RED),
        ("Parasite is 100 minutes long.", AMBER),
        ("Breaking Bad ran for seven seasons.", RED),
        ("Breaking Bad lasted just five seasons.", GREEN),
    ],
)
def test_how_long_a_work_is(checker: FactChecker, text: str, label: Label) -> None:
    assert labels(checker, text) == [label]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Crown is a Netflix show.", GREEN),
        ("Friends was an HBO sitcom.", RED),
        ("The Wire was a Netflix series.", AMBER),
        ("Doctor Who is a BBC series.", AMBER),
    ],
)
def test_whose_show_a_series_is(checker: FactChecker, text: str, label: Label) -> None:
    assert labels(checker, text) == [label]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The words of the opera La traviata were written by Francesco Maria Piave.", GREEN),
        ("Verdi wrote the libretto of Rigoletto.", AMBER),
        ("Verdi wrote the music of Rigoletto.", GREEN),
        ("Tosca is an opera by Verdi.", RED),
        ("A Doll's House was first performed in 1879.", GREEN),
        ("A Doll's House was first performed in 1929.", RED),
        ("Winston Smith is the hero of Nineteen Eighty-Four.", GREEN),
        ("Parasite was shot in Korean.", GREEN),
        ("Michael Collins was aboard Apollo 11.", GREEN),
        ("The planet Neptune was not known before 1846.", GREEN),
        ("Neptune was unknown until 1781.", RED),
        ("Octopuses have both hearts.", AMBER),
    ],
)
def test_plays_operas_parts_and_discoveries(checker: FactChecker, text: str, label: Label) -> None:
    assert labels(checker, text) == [label]


def test_two_verbs_share_a_title(checker: FactChecker) -> None:
    assert labels(checker, "Sofia Coppola wrote and directed Lost in Translation.") == [GREEN, GREEN]


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("radiohead got together in 85", GREEN),
        ("radiohead formed in 91", RED),
        ("Thriller was released in 82 countries.", AMBER),
    ],
)
def test_years_cut_short(checker: FactChecker, text: str, label: Label) -> None:
    assert labels(checker, text) == [label]
