"""What lists with gaps must not decide, and which end of a time a claim tells: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Entity, Label, Property, Triplet
from claimver_core.verification.rules.ruling import Ruling, rests_on_gaps

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Katy Perry married Russell Brand in 2010.", GREEN),
        ("Bill Wyman left the Rolling Stones in 1993.", GREEN),
        ("Usain Bolt is a Jamaican sprinter.", GREEN),
        ("German is an official language of Austria.", GREEN),
        ("Tom Hanks has won two Oscars.", GREEN),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}


@pytest.mark.parametrize(
    "text",
    [
        "Bill Wyman joined the Rolling Stones in 1993.",  # he left them then
        "Elizabeth Taylor married Richard Burton in 1974.",
        "Katy Perry divorced Russell Brand in 2010.",
        "German is an official language of Denmark.",  # it is spoken there
        "Michael Phelps is an American sprinter.",
        "Tom Hanks has won four Oscars.",
        "Ernest Hemingway's second wife was Martha Gellhorn.",
        "Boris Johnson was married to Rachel Johnson.",  # his sister
        "Freddie Mercury was the singer of the Who.",
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert GREEN is not checker.check(text).results[-1].verdict.label


@pytest.mark.parametrize(
    "text",
    [
        "Vivien Leigh won the Academy Award for Best Actress in 1952.",  # her second
        "Thierry Henry joined Arsenal in 2012.",  # he came back
        "American Express was founded by William Fargo.",
        "Brad Pitt is the father of six children with Angelina Jolie.",
        "Donald Trump is the father-in-law of Jared Kushner.",
        "Eva Perón was the second wife of Juan Perón.",
        "Napoleon was buried on Saint Helena.",
        "Coca-Cola is produced in Germany.",
        "The Rhine flows through Lake Constance.",
        "Twelve people have walked on the Moon's surface so far.",
        "Two people have flown round the Earth in a balloon.",
        "Princess Diana was killed in 1997.",
        "Albany, and not New York City, is the capital of New York State.",
        "If it is measured from its base on the ocean floor, Mauna Kea is taller than Mount Everest.",
    ],
)
def test_is_no_contradiction(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("property_id", "source", "rule", "rests"),
    [
        ("P112", "common knowledge", "functional-property", True),
        ("P112", "wd50k", "functional-property", False),
        ("P112", "common knowledge", "negation", False),
        ("P19", "common knowledge", "functional-property", False),  # of which there is one
    ],
)
def test_what_there_is_one_of_contradicts(property_id: str, source: str, rule: str, rests: bool) -> None:
    triplet = Triplet(Entity("Q1", "one"), Property(property_id, ""), Entity("Q2", "two"), source=source)
    assert rests_on_gaps(Ruling(RED, rule, (triplet,))) is rests
    assert not rests_on_gaps(Ruling(GREEN, rule, (triplet,)))
