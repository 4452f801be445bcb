"""Borders, rivers, seats and belonging said in everyday words, and what they must not make red."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Chile has a common border with Brazil.", RED),
        ("Spain and Italy share a border.", RED),
        ("Germany and Spain are neighbours.", RED),
        ("Brazil shares no border with Chile.", GREEN),
        ("Germany has no border with Poland.", RED),
        ("France has a common border with Brazil.", GREEN),  # by French Guiana
        ("The United Kingdom shares a border with Spain.", AMBER),  # at Gibraltar
        ("Italy and Croatia are neighbours across the Adriatic.", AMBER),
        ("The Mississippi discharges into the Pacific Ocean.", RED),
        ("The mouth of the Volga is in the Caspian Sea.", GREEN),
        ("The mouth of the Danube is in Romania.", GREEN),
    ],
)
def test_borders_and_mouths(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Corsica is part of Italy.", RED),
        ("Corsica is part of France.", GREEN),
        ("Greenland is part of North America.", GREEN),
        ("YouTube is part of Microsoft.", RED),
        ("YouTube is part of Alphabet.", GREEN),
        ("You'll find the Colosseum in Athens.", RED),
        ("You'll find Machu Picchu in Mexico.", RED),
        ("You can see the Mona Lisa in the Louvre.", GREEN),
        ("In Mexico, the currency is the peso.", GREEN),
        ("The currency used in Brazil is the peso.", RED),
        ("The headquarters of NATO are in Brussels.", GREEN),
        ("Rotterdam is the seat of the International Court of Justice.", RED),
        ("The European Parliament sits in Brussels.", AMBER),
        ("Denmark is the home country of IKEA.", RED),
        ("Sweden is the home country of IKEA.", GREEN),
        ("Madonna is a New York City native.", RED),
        ("Messi is a native of Rosario.", GREEN),
    ],
)
def test_belonging_and_seats(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("One of the Beatles was David Bowie.", RED),
        ("One of the Beatles was Ringo Starr.", GREEN),
        ("One of the Beatles was Pete Best.", GREEN),
        ("The Beatles had Elvis Presley among their members.", RED),
        ("Apollo 8 had Jim Lovell among its crew.", GREEN),
        ("Apollo 14 did not have Alan Shepard among its crew.", RED),
        ("The Nobel Prize in Chemistry was awarded to Albert Einstein.", RED),
        ("The Nobel Prize in Literature went to Bob Dylan.", GREEN),
        ("We owe the invention of dynamite to Alfred Nobel.", GREEN),
        ("We owe the invention of dynamite to Alexander Graham Bell.", RED),
        ("Ag stands for gold.", RED),
        ("The Lusitania went down in 1915.", GREEN),
        ("The Titanic went down in 1921.", RED),
    ],
)
def test_members_prizes_and_wrecks(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Wayne Gretzky made his name as a golfer.", RED),
        ("Wayne Gretzky made his name as a hockey player.", GREEN),
        ("Serena Williams is a gymnast.", RED),
        ("Roger Federer is a famous golfer.", RED),
        ("Roger Federer is a golfer.", AMBER),  # at week-ends, maybe
        ("Tonya Harding was a boxer.", AMBER),
        ("Michael Jordan was a baseball player.", GREEN),
        ("Michael Phelps is a swimmer.", GREEN),
        ("Hayao Miyazaki directed Akira.", RED),
    ],
)
def test_what_somebody_is_known_for(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("In Argentina the official currency is the real.", RED),
        ("In Brazil the official currency is the real.", GREEN),
        ("The currency of Chile is the real.", RED),
        ("The currency of Denmark is the crown.", GREEN),
        ("The currency of China is the yuan.", GREEN),
        ("The currency of Iran is the toman.", AMBER),
    ],
)
def test_money_that_is_no_name(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
