"""In which part of its land a town lies, or what stands in one."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Munich lies in the German state of Saxony.", RED),
        ("Munich lies in the German state of Bavaria.", GREEN),
        ("Munich lies in the Austrian state of Bavaria.", AMBER),
        ("Jaipur is in the Indian state of Rajasthan.", GREEN),
        ("Dallas is a city in Oklahoma.", RED),
        ("Houston is not in Florida.", GREEN),
        ("Bergen belongs to the county of Rogaland.", RED),
        ("Venice lies in Tuscany.", RED),
        ("Portland is a city in Maine.", GREEN),
        ("Springfield is a city in Massachusetts.", AMBER),
        ("Lviv is in Galicia.", AMBER),
        ("Malta lies in the Mediterranean.", GREEN),
        ("Ball State University is located in Bloomington, Indiana.", RED),
        ("Ball State University is located in Muncie, Indiana.", GREEN),
        ("Yale University is located in Providence, Rhode Island.", RED),
        ("The University of California is in San Diego.", AMBER),
    ],
)
def test_lies_in_another_part_of_its_land(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
