"""On which continent something lies, capitals that somebody founded, and what boils when: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Kenya is a country in Asia.", RED),
        ("Peru is a country in Africa.", RED),
        ("Kenya is a country in Africa.", GREEN),
        ("The Volga is a river in Asia.", AMBER),  # Russia is there too
        ("The Volga is a river in Europe.", GREEN),
        ("Japan is a country in Europe.", RED),  # by known sentences: Russia, its neighbour, is there
        ("Airbus is a European company.", GREEN),
        ("Lima is the capital of Chile.", RED),
        ("Kenya's capital is Mombasa.", RED),
        ("Kenya's capital is Nairobi.", GREEN),
        ("Water boils at 100 degrees Celsius.", GREEN),
        ("Water boils at 50 degrees Celsius.", RED),
        ("Water boils at 70 degrees Celsius on Mount Everest.", GREEN),
        ("Water boils at 70 degrees in a vacuum.", AMBER),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
