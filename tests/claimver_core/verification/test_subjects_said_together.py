"""Claims of several subjects, and of one who is told by what they are to another, in the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Toyota, Honda and Nissan are all Japanese carmakers.",
        "Galileo and Newton were both physicists.",
        "France and Germany both use the euro.",
        "Lincoln was succeeded by his vice-president, Andrew Johnson.",
        "Queen Elizabeth II was succeeded by her eldest son, Charles.",
        "Turkey's capital is Ankara, and not Istanbul as many think.",
        "Freddie Mercury, whose real name was Farrokh Bulsara, sang for Queen.",
    ],
)
def test_each_is_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Toyota, Hyundai and Nissan are all Japanese carmakers.",
        "Galileo and Copernicus both died in the 18th century.",
        "Mozart and Bach both died in Vienna.",
        "Elizabeth II was succeeded by her son, Prince William.",
    ],
)
def test_one_of_them_is_contradicted(checker: FactChecker, text: str) -> None:
    assert RED in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    "text",
    [
        "Berlin and Vienna are both in Germany.",
        "Obama and Trump were both born in Hawaii.",
        "Ann and Bob both like tea.",
        "Lincoln was succeeded by his friend, Frederick Douglass.",
    ],
)
def test_not_all_of_them_are_borne_out(checker: FactChecker, text: str) -> None:
    labels = [result.verdict.label for result in checker.check(text).results]
    assert labels
    assert any(label is not GREEN for label in labels)
