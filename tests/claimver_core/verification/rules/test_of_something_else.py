"""What is told of where a place lies, of a work of another sort, or of the next city."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Lyon is a city in a region with 8 million inhabitants.", AMBER),
        ("Lyon is a city with 8 million inhabitants.", RED),
        ("Bizet wrote the novella Carmen.", AMBER),
        ("Bizet wrote the opera Carmen.", GREEN),
        ("Harvard University is in Boston.", AMBER),
        ("Harvard University is in Chicago.", RED),
        ("Pete Sampras is 1.82 metres tall.", AMBER),
        ("Pete Sampras is 185 cm tall.", GREEN),
        ("Pete Sampras is 1.52 m tall.", RED),
    ],
)
def test_what_is_told_of_something_else(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Napoleon fought in World War I.", RED),
        ("Napoleon fought in the Battle of Waterloo.", GREEN),
        ("Jesse Owens competed at the 2012 Summer Olympics.", RED),
        ("Ulysses S. Grant is a veteran of the Vietnam War.", RED),
        ("John Adams fought in World War II.", AMBER),  # another one may have
        ("Groningen has a population of 582,728.", AMBER),  # the province has
        ("Groningen has a population of 5 million.", RED),
    ],
)
def test_what_happened_in_another_life_or_place(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
