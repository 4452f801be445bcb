"""Facts of the knowledge as newspapers word them: the whole chain, and areas by themselves."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from claimver_core.checker import FactChecker
from claimver_core.types import Entity, Label, QuantityValue
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Part of The Avengers was filmed in New York City.", GREEN),
        ("Besides Spanish, Picasso spoke Catalan.", GREEN),
        ("Shakira works as a record producer as well as a singer.", GREEN),
        ("Jeff Goldblum is also a jazz musician.", GREEN),
        ("Robbie Williams is a tenor.", GREEN),
        ("America Ferrera has a role in Greta Gerwig's Barbie.", GREEN),
        ("Luc Besson's Léon: The Professional was produced by Gaumont.", GREEN),
        ("French is one of the languages spoken in Steven Spielberg's Munich.", GREEN),
        ("Annette Bening has a Theatre World Award to her name.", GREEN),
        ("Shannen Doherty had Irish roots.", GREEN),
        ("Matthew Broderick has Jewish ancestry.", GREEN),
        ("Spain is a constitutional monarchy.", GREEN),
        ("Leonid Brezhnev was an atheist.", GREEN),
        ("Burbank is on Pacific Time.", GREEN),
        ("The National Gallery of Victoria owns works by Michelangelo.", GREEN),
        ("Italy did not take part in the 1998 FIFA World Cup.", RED),
        ("The girl group Little Mix got together in 1995.", RED),
        ("Bernardo Bertolucci's The Last Emperor came out in 1957.", RED),
        ("The gymnast Simone Biles was born in Houston.", RED),
        ("The 2010 film Alice in Wonderland was directed by Martin Scorsese.", RED),
        ("Pioneer 10 was built by Boeing.", RED),
        ("The grave of Johannes Brahms is in Père Lachaise Cemetery.", RED),
        ("The mains voltage in Germany is 110 volts.", RED),
        ("The average life expectancy in Luxembourg is 60.", RED),
        ("The Eurovision Song Contest was first held in 1976.", RED),
        ("French Polynesia is in Africa.", RED),
        ("Estelle Getty was killed in a car crash.", RED),
        ("The Philippines is an absolute monarchy.", RED),
    ],
)
def test_is_decided_however_it_is_worded(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}


@pytest.mark.parametrize(
    "text",
    [
        "Alexander Mackenzie, Canada's second prime minister, was a Baptist.",
        "Lake Victoria covers 4,100 square kilometres in Kenya.",
        "Russia's European part covers four million square kilometres.",
        "The Olympic Games were first held in 776 BC.",  # those of old
        "Life expectancy in Russia has risen by 10 years.",
        "Paris covers 2,845 square kilometres.",  # with its surroundings
        "Barack Obama married the lawyer Michelle Obama in 1992.",
        "Life expectancy in Japan was 44 years in 1900.",
        "Portugal is a republic.",  # some of what is known of it is of old
        "Audie Murphy died in a plane crash.",
        "The actor Robert Redford's son was born in 1999.",
        "Shannen Doherty had Italian roots.",  # one may have several
        "The British band Queen's Brian May was born in Hampton.",
    ],
)
def test_what_may_be_so_is_no_contradiction(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    "text", ["Most of The Avengers was filmed in New York City.", "Scottish roots run in Shannen Doherty."]
)
def test_what_says_more_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert GREEN not in {result.verdict.label for result in checker.check(text).results}


@settings(deadline=None, max_examples=40)
@given(square=st.integers(1000, 10**7), said=st.integers(1000, 10**7))
def test_an_area_is_wrong_that_is_far_off(square: int, said: int) -> None:
    ratio = max(square, said) / min(square, said)
    assume(said % 10 and (ratio < 1.01 or 1.2 < ratio < 1.95 or ratio > 2.05))  # round figures reach further
    area = fact("Alba", "P2046", "area", QuantityValue(square, Entity(None, "square kilometre")))
    found = ruling(f"Alba covers {said:,} square kilometres", ["Alba"], [area])
    label = GREEN if ratio < 1.01 else RED if ratio > 2 else None
    assert (found.label if found is not None else None) is label
