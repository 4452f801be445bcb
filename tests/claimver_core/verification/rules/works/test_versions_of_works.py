"""What is wrong of one work of a title and right of another decides nothing; text values of people, terms
and prizes told several times: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Nosferatu was released in 2024.", AMBER),  # the third film of the name
        ("Nosferatu was released in 1955.", RED),
        ("The Office is a British series.", AMBER),
        ("Ocean's Eleven was released in 1960.", AMBER),
        ("Liza Minnelli is the daughter of Judy Garland.", GREEN),
        ("Ludwig van Beethoven had no children.", AMBER),
        ("Tennessee Williams won the Pulitzer Prize for Drama in 1955.", GREEN),  # his second
        ("Dwight D. Eisenhower served two terms as president.", GREEN),  # and presided over a university
        ("Napoleon lost the Battle of Waterloo in 1815.", GREEN),
        ("Steven Spielberg won the Best Director Oscar for Saving Private Ryan in 1994.", RED),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


def test_a_name_taken_in_marriage_is_no_date_of_birth(checker: FactChecker) -> None:
    results = checker.check("Jackie Kennedy: born Bouvier, married Kennedy in 1953.").results
    assert RED not in {result.verdict.label for result in results}
