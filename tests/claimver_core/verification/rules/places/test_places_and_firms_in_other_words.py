"""Places, companies and nature as journalists and posters speak of them."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Spain lies in Africa.", AMBER),  # two towns of it do
        ("Spain is a country in Africa.", AMBER),
        ("Egypt lies in Asia.", GREEN),
        ("Turkey lies in Asia.", GREEN),
        ("Ryanair is a British airline.", RED),
        ("Ryanair is an Irish airline.", GREEN),
        ("Belfast is a city in the United Kingdom.", GREEN),
        ("Ghent is in France.", RED),  # it was
        ("Ghent is in Belgium.", GREEN),
        ("Tallinn is in Sweden.", RED),
        ("Strasbourg is in France.", GREEN),
        ("Latvia borders Finland.", RED),
        ("Latvia borders Poland.", RED),  # it did
        ("Latvia borders Estonia.", GREEN),
        ("Spain borders Morocco.", GREEN),
        ("Paraguay borders the sea.", RED),
    ],
)
def test_where_lands_and_towns_lie_today(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Loschwitz Bridge crosses the River Rhine.", RED),
        ("The Loschwitz Bridge spans the Elbe.", GREEN),
        ("The Dead Sea is fed by the Jordan River.", GREEN),
        ("The Burj Khalifa is more than a kilometre tall.", RED),
        ("The Burj Khalifa is less than a kilometre tall.", GREEN),
        ("Titan is one of Saturn's moons.", GREEN),
        ("Titan is one of Jupiter's moons.", RED),
        ("Octopuses have both hearts.", AMBER),
        ("Octopuses have three hearts.", GREEN),
    ],
)
def test_bridges_heights_and_moons(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("WhatsApp was created by Mark Zuckerberg.", RED),  # who founded its owner
        ("The iPhone is made by a company founded by Steve Jobs.", GREEN),
        ("The iPhone is made by Foxconn.", AMBER),  # to Apple's order
        ("The iPhone is made by Samsung.", RED),
        ("Starbucks was founded by Howard Schultz.", AMBER),  # who led it early
        ("Apple was founded by Tim Cook.", RED),
        ("Volvo is a Swedish car maker.", GREEN),
        ("Ericsson is a Swedish telecoms company.", GREEN),
        ("Michelin is a French car maker.", AMBER),
        ("Toyota makes cars.", GREEN),
        ("Boeing builds aircraft.", GREEN),
        ("Bosch makes cars.", AMBER),
        ("Toyota makes planes.", AMBER),
        ("The president of Uruguay is Luis Lacalle Pou.", RED),
        ("Vladimir Putin is the president of Russia.", GREEN),
        ("u2 formed in dublin in 1976", GREEN),
    ],
)
def test_makers_founders_and_heads(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
