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
        ("Stavanger belongs to the county of Vestland.", AMBER),  # which was made of late
        ("Venice lies in Tuscany.", RED),
        ("Portland is a city in Maine.", GREEN),
        ("Springfield is a city in Massachusetts.", AMBER),
        ("Lviv is in Galicia.", AMBER),
        ("Malta lies in the Mediterranean.", GREEN),
        ("Ball State University is located in Bloomington, Indiana.", RED),
        ("Ball State University is located in Muncie, Indiana.", GREEN),
        ("Yale University is located in Providence, Rhode Island.", RED),
        ("The University of California is in San Diego.", AMBER),
        ("Wembley Stadium is in Manchester.", RED),
    ],
)
def test_lies_in_another_part_of_its_land(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Fewer than 9,000 people live in Minnesota's Clearwater County.", GREEN),
        ("Fewer than 5,000 people live in Minnesota's Clearwater County.", RED),
        ("Harding County in New Mexico was created in 1921.", GREEN),
        ("Harding County, New Mexico, is home to roughly 7,000 people.", RED),
        ("Hunt County, Texas, was founded in 1846.", GREEN),
        ("Hunt County, Texas, was founded in 1896.", RED),
        ("Roscommon County, Michigan, covers about 1,500 square kilometres.", GREEN),
        ("The Swiss canton of Bern is home to about two million people.", RED),
        ("The Swiss canton of Bern is home to about one million people.", GREEN),
        ("Algeria is home to more than 40 million people.", AMBER),  # of the years since
        ("France's Lyon is the capital of France.", RED),
    ],
)
def test_of_a_place_told_with_the_larger_one(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Roscommon County, Michigan, which covers about 1,500 square kilometres, is small.", GREEN),
        ("Hunt County, Texas, which was founded in 1896, covers 2,284 square kilometres.", RED),
        ("He saw Illinois, Indiana, and Texas, which was admitted to the union in 1845.", GREEN),
    ],
)
def test_which_behind_two_places_is_the_first(checker: FactChecker, text: str, label: Label) -> None:
    found = [
        r
        for r in checker.check(text).results
        if "County" in r.claim.context or "Texas was" in r.claim.context
    ]
    assert found[0].verdict.label is label
