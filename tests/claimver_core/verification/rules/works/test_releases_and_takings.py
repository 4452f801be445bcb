"""When works came out, what they took in and how long they are: the whole chain, and the forms of numbers."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label
from claimver_core.verification.rules.quantities import find_numbers

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("GoldenEye arrived in cinemas in November 1995.", GREEN),
        ("Pierce Brosnan's GoldenEye finally hit cinemas in November 1997.", RED),
        ("The Matrix Revolutions came out in June 2003.", RED),  # it was November
        ("The Matrix Revolutions was released in December 2003.", AMBER),  # in another land, perhaps
        ("Double Indemnity is a film from 1964.", RED),
        ("Peep Show started on Channel 4 in 2003.", GREEN),
        ("Friends premiered on NBC in 1999.", RED),
        ("Peep Show did not finish till December 2015.", GREEN),
        ("Peep Show ran from 1999 to 2005.", RED),
        ("The Office aired on BBC Two.", GREEN),  # another series of that name than the best known
        ("GoldenEye followed Die Another Day.", RED),
        ("GoldenEye was the next Bond film after Licence to Kill.", GREEN),
        ("GoldenEye was followed by Skyfall.", AMBER),  # much later
    ],
)
def test_when_works_came_out(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Paris-set animation Ratatouille took close to $624 million worldwide.", GREEN),
        ("The Rome-set animation Ratatouille took close to $624 million worldwide.", AMBER),
        ("Ratatouille raked in about $320 million.", RED),
        ("Ratatouille made $47 million on its opening weekend.", AMBER),
        ("Jurassic Park grossed $914 million worldwide.", AMBER),  # when it first came out
        ("Jurassic Park's $700 million worldwide take still ranks among Spielberg's biggest.", RED),
        ("Alien Resurrection cost $75 million to produce.", GREEN),
        ("Bicentennial Man more than doubled its money at the box office.", RED),
        ("Bicentennial Man failed to earn back its budget.", GREEN),
        ("Alien Resurrection made a profit.", AMBER),
        ("Bicentennial Man is 2h11 long.", GREEN),
        ("Cold Mountain lasts 2 hours and 30 minutes.", GREEN),
        ("The Nun's Story lasts less than two hours.", RED),
        ("Bicentennial Man clocks in at three hours.", RED),
    ],
)  # fmt: skip
def test_takings_and_lengths(checker: FactChecker, text: str, label: Label) -> None:
    assert [result.verdict.label for result in checker.check(text).results] == [label]


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("It is 2h11 long", 131),
        ("two hours and 11 minutes", 131),
        ("an hour and a half", 90),
        ("1 hr 5 min", 65),
    ],
)
def test_hours_and_minutes_are_one_length(text: str, minutes: float) -> None:
    (number,) = find_numbers(text)
    assert (number.value, number.unit) == (minutes, "minute")


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Clint Eastwood's drama Mystic River came out in 2003.", GREEN),
        ("Steven Spielberg's Platoon won the Academy Award for best picture.", AMBER),
        ("Jaws is a Steven Spielberg film.", GREEN),
        ("Philadelphia is a Tom Hanks film.", GREEN),  # who did not direct it
        ("Atlanta is a show Donald Glover created himself.", GREEN),
        ("Zach Braff is in Chicken Little.", GREEN),
        ("Zach Braff is not in Chicken Little.", RED),
        ("Tom Hanks is in The Spiderwick Chronicles.", AMBER),
        ("The sequel to GoldenEye is Tomorrow Never Dies.", GREEN),  # which denies nothing
        ("Frank Capra made Mr. Smith Goes to Washington in colour.", RED),
        ("Steven Spielberg helmed The Others.", RED),
    ],
)
def test_whose_works_are(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Chad Smith has been the drummer of the Red Hot Chili Peppers since 2005.", RED),
        ("Chad Smith is the drummer of the Red Hot Chili Peppers.", GREEN),
        ("Genesis are the English rock band fronted by Peter Gabriel until 1975.", GREEN),
        ("Peter Gabriel fronted Genesis until 1985.", RED),
        ("Peter Gabriel left Genesis in 1975.", GREEN),
        ("Dave Grohl was the drummer of Nirvana.", GREEN),
        ("Mick Jagger was the drummer of the Rolling Stones.", AMBER),
    ],
)
def test_years_in_bands(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
