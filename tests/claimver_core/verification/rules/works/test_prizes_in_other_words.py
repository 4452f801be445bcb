"""Prizes that were won, missed or hoped for, in the many words for that: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Colleen Atwood walked away with an Oscar for dressing the cast of Memoirs of a Geisha.", GREEN),
        ("Platoon went on to win the Academy Award for best picture.", GREEN),
        ("Cher was honoured with the best actress Oscar for Moonstruck.", GREEN),
        ("Dustin Hoffman won an Emmy for Death of a Salesman.", GREEN),
        ("Memoirs of a Geisha won an Academy Award for its costumes.", GREEN),
        ("Philadelphia brought Tom Hanks the Oscar for best actor.", GREEN),
        ("Philadelphia brought Denzel Washington the Oscar for best actor.", RED),
        ("Sean Penn and Tim Robbins won Oscars for Mystic River.", GREEN),
        ("Kevin Bacon won an Oscar for Mystic River.", RED),  # Penn and Robbins did
        ("Julia Roberts won an Oscar for Pretty Woman.", RED),  # which she won for Erin Brockovich
        (
            "Natalie Portman has twice won the Saturn Award for best actress, once for V for Vendetta and "
            "once for Black Swan.",
            GREEN,
        ),
        ("Tom Hanks has twice won the Oscar for best actor.", GREEN),
        ("The Artist took home the Oscar for best picture in 2012.", GREEN),
        ("Amadeus won the Oscar for best picture in 1991.", RED),
        ("Platoon won best picture at the 70th Academy Awards.", RED),
        ("The Beatles won a Grammy in 1999.", AMBER),
    ],
)
def test_prizes_won(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Platoon went home without the Oscar for best picture.", RED),
        ("Terrence Malick's The Tree of Life left Cannes in 2011 without the Palme d'Or.", RED),
        ("Amadeus was beaten to the Oscar for best picture.", RED),
        ("Tom Hanks did not win the Oscar for Philadelphia.", RED),
        ("Halle Berry has yet to win an Academy Award.", RED),
        ("Leonardo DiCaprio lost the Oscar for The Aviator.", AMBER),  # he won one for another film
        ("Tom Hanks did not win the Oscar in 1999.", AMBER),
    ],
)
def test_prizes_missed(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Genesis were ushered into the Rock and Roll Hall of Fame in 2010.", GREEN),
        ("Genesis were ushered into the Rock and Roll Hall of Fame in 2005.", RED),
        ("Philip Glass was among those saluted at the Kennedy Center Honors in 2018.", GREEN),
        ("Philip Glass was a Kennedy Center honoree in 2008.", RED),
        (
            "Paul McCartney was inducted into the Rock and Roll Hall of Fame in 1988.",
            AMBER,
        ),  # with the Beatles
        ("Christopher Walken has been up for a Tony.", GREEN),
        ("Sissy Spacek and Piper Laurie both got Oscar nominations for Carrie.", GREEN),
    ],
)
def test_halls_of_fame_and_nominations(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
