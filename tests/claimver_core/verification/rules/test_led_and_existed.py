"""When somebody led a body, when something existed, and which state took the place of another."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Marco van Basten coached the Netherlands from 2004 to 2008.", GREEN),
        ("Marco van Basten managed the Dutch national team between 2000 and 2004.", RED),
        ("The Dutch national team was coached by Marco van Basten from 2004 to 2008.", GREEN),
        ("Edi Rama was mayor of Tirana from 1990 to 2011.", RED),
        ("Angela Merkel chaired the CDU from 2000 until 2018.", GREEN),
        ("Angela Merkel chaired the CDU from 2000 until 2021.", RED),
        ("Mswati III has ruled Eswatini since 1986.", GREEN),
        ("Mswati III has ruled Eswatini since 1996.", RED),
        ("Angela Merkel became leader of the CDU in 2000.", GREEN),
        ("Friedrich Merz took the reins of Germany's Christian Democrats in 2022.", AMBER),
        ("Jürgen Klopp managed Liverpool from 2010 to 2024.", AMBER),  # of which nothing is known
    ],
)
def test_when_somebody_led(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("East Germany existed for just under 41 years, from 7 October 1949 until 3 October 1990.", GREEN),
        ("East Germany existed from 1955 to 1990.", RED),
        ("The Soviet Union existed from 1922 to 1981.", RED),
        ("Vestland did not exist before 1 January 2020.", GREEN),
        ("Vestland did not exist before 2022.", RED),
        ("Vestland did not exist before 1990.", AMBER),
        ("The Qing dynasty overthrew the Yuan dynasty before it.", RED),
        ("The Ming dynasty was replaced by the Qing dynasty.", GREEN),
        ("The Qing dynasty was succeeded by the Ming dynasty.", RED),
        ("The Roman Empire replaced the Macedonian Empire.", AMBER),
    ],
)
def test_when_something_existed(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
