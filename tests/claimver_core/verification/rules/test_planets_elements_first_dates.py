"""Moons, symbols, comparisons by a named quantity, and when something first came out: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The planet Venus has no moons.", GREEN),
        ("Mercury doesn't have a single moon.", GREEN),
        ("Mars has no moons.", RED),
        ("Venus has a moon.", RED),
        ("Jupiter has no moons.", RED),
        ("Jupiter has moons.", GREEN),
        ("Neither Mercury nor Venus has a moon.", AMBER),
        ("Venus has no rings.", GREEN),
        ("Germany has no states that border Spain.", GREEN),
        ("Mars has no moons of its own that are larger than ours.", AMBER),
    ],
)
def test_parts_that_a_thing_has_or_has_not(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Fe is the chemical symbol of iron.", GREEN),
        ("Ir is the chemical symbol of iron.", RED),
        ("Silver has the chemical symbol Si.", RED),
        ("Na is sodium's chemical symbol.", GREEN),
        ("H is the symbol of hope.", AMBER),
        ("K is the abbreviation for kilo.", AMBER),
        ("Oxygen has a lower atomic number than iron.", GREEN),
        ("Oxygen has a higher atomic number than iron.", RED),
        ("The diameter of Venus is smaller than that of Earth.", GREEN),
        ("Gold has a higher price than silver.", AMBER),
        ("Iron has a higher atomic number than most gases.", AMBER),
    ],
)
def test_elements_and_their_numbers(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Pride and Prejudice was first published in 1813.", GREEN),
        ("Pride and Prejudice was first published in 1913.", RED),
        ("Friends first aired in 1994.", GREEN),
        ("The Sydney Opera House first opened in 1973.", GREEN),
        ("Hamlet was first performed in 1812.", RED),
        ("Pride and Prejudice was first translated in 1813.", AMBER),
        ("The Eiffel Tower was first painted in 1889.", AMBER),
    ],
)
def test_when_something_first_came_out(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
