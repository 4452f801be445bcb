"""In which land a place is, what lies on which sea or between which states, and which is first of all."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Mount Kilimanjaro is a mountain in Nigeria.", RED),
        ("Mount Fuji is a peak in China.", RED),
        ("Barcelona is a city in Portugal.", RED),
        ("The Matterhorn is a mountain in Italy.", GREEN),
        ("Paris is a city in the United States.", AMBER),  # which has one of that name
        ("Jerusalem is a city in Palestine.", AMBER),
        ("Strasbourg was a city in Germany.", AMBER),
        ("The Black Sea washes the shores of Italy.", RED),
        ("The Persian Gulf borders Iran.", GREEN),
        ("Andorra is wedged between Germany and Austria.", RED),
        ("Andorra is wedged between France and Spain.", GREEN),
        ("England lies between Scotland and France.", AMBER),
        ("Lake Victoria is a lake in Brazil.", RED),
        ("The Danube is a river in Portugal.", RED),
        ("The Danube is a river in Poland.", AMBER),
        ("The Rhine is a river in Belgium.", AMBER),  # where a tributary of it flows
        ("The Meuse is a river in Belgium.", GREEN),
    ],
)
def test_where_a_place_lies(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("Morocco's capital, Casablanca, lies on the Atlantic.", {RED, GREEN}),
        ("The capital of Australia, Sydney, lies on the Pacific.", {RED, GREEN}),
        ("Germany's capital, Berlin, has more than three million inhabitants.", {GREEN}),
        ("The capital of Brazil, Rio de Janeiro, was attacked in 1711.", {AMBER}),
        ("Until 1975 Benin was called Upper Volta.", {RED}),
        ("Until 1991 Russia was called the Soviet Union.", {AMBER}),
    ],
)
def test_what_places_are_called_in_passing(checker: FactChecker, text: str, labels: set[Label]) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == labels


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Lake Baikal is deeper than any other lake.", GREEN),
        ("Canada is larger than any other country in the world.", RED),
        ("The Nile is the longest river in the world.", AMBER),  # the Amazon is longer by some measurements
        ("Venus is closer to the Sun than Earth is.", GREEN),
        ("Mars is closer to the Sun than Earth.", RED),
        ("Lead is a lighter element than hydrogen.", RED),
        ("Gold is heavier than any other metal.", AMBER),
        ("A gold bar is heavier than a feather.", AMBER),
    ],
)
def test_what_is_more_than_another(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Rupert Grint played Ron Weasley in the Harry Potter films.", GREEN),
        ("Rupert Grint played Draco Malfoy in the Harry Potter films.", RED),
        ("Ian McKellen played Magneto in the X-Men films.", GREEN),
        ("Toyota is a carmaker from China.", RED),
        ("Rolex is a watchmaker from Japan.", RED),
        ("Shakira is a singer from Spain.", RED),
        ("St Petersburg was founded by Tsar Peter the Great.", GREEN),
    ],
)
def test_parts_in_a_series_and_makers_from_a_land(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
