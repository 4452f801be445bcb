"""When somebody led a land, a party or a firm, sat in a parliament, and whom they took over from."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


def label_of(checker: FactChecker, text: str) -> Label | None:
    *_, result = checker.check(text).results
    return result.verdict.label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Angela Merkel chaired the CDU from 2000 until 2018.", GREEN),
        ("Angela Merkel chaired the CDU from 2000 until 2021.", RED),
        ("Mswati III has sat on the throne of Eswatini since April 1986.", GREEN),
        ("Mswati III has sat on the throne of Eswatini since April 1996.", RED),
        ("Louis XV came to the French throne in 1715.", GREEN),
        ("Louis XV came to the French throne in 1745.", RED),
        ("Kostas Karamanlis had led Greece since March 2004.", GREEN),
        ("Vladimir Putin has led Russia since 1999.", AMBER),
        ("Vladimir Putin has ruled Russia since 1985.", RED),
        ("Fidel Castro ruled Cuba from 1959 to 2008.", GREEN),
        ("Mao Zedong ruled China from 1949 to 1976.", AMBER),
        ("Joseph Stalin ruled the Soviet Union from 1924 until 1953.", AMBER),
        ("Marco van Basten coached the Netherlands from 2004 to 2008.", GREEN),
        ("Marco van Basten managed the Dutch national team between 2000 and 2004.", RED),
        ("The Dutch national team was coached by Marco van Basten from 2004 to 2008.", GREEN),
        ("Edi Rama was mayor of Tirana from 1990 to 2011.", RED),
        ("Mswati III has ruled Eswatini since 1986.", GREEN),
        ("Mswati III has ruled Eswatini since 1996.", RED),
        ("Angela Merkel became leader of the CDU in 2000.", GREEN),
        ("Friedrich Merz took the reins of Germany's Christian Democrats in 2022.", AMBER),
        ("Jürgen Klopp managed Liverpool from 2010 to 2024.", AMBER),  # of which nothing is known
        ("Germany was ruled by Adolf Hitler from 1933 to 1945.", GREEN),
        ("Fidel Castro was the leader of Cuba from 1959 to 2008.", GREEN),
        ("Fidel Castro led Cuba until 1998.", RED),
        ("Gavin Newsom has run the state since 2019.", GREEN),
        ("Gavin Newsom has led California since 2015.", AMBER),
        ("Giorgia Meloni has headed Italy's government since October 2018.", RED),
        ("Theresa May became prime minister in July 2015.", RED),
        ("Ronald Reagan lost the presidency in 1989.", AMBER),
        ("Barack Obama became president in November 2008.", AMBER),
    ],
)
def test_known_terms_tell_when_somebody_led_a_body(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Gabrielle Giffords left the House in January 2012.", GREEN),
        ("Gabrielle Giffords left the House in January 2017.", RED),
        ("Charles Rangel left the House in January 2017.", GREEN),
        ("Charles Rangel left the House in January 2007.", AMBER),
        ("Barack Obama entered the Senate in 2005.", GREEN),
        ("Barack Obama left the Senate in 2012.", RED),
        ("Ranil Wickremesinghe entered Parliament in 1977.", AMBER),
    ],
)
def test_known_terms_tell_when_somebody_sat_in_a_house(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Armin Laschet handed over the CDU to Friedrich Merz.", GREEN),
        ("Angela Merkel handed the CDU over to Friedrich Merz.", RED),
        ("Friedrich Merz took the reins of the CDU from Angela Merkel.", RED),
        ("Friedrich Merz took the reins of Germany's Christian Democrats from Armin Laschet in 2022.", AMBER),
        ("Denys Shmyhal gave way to Yulia Svyrydenko in July 2025.", GREEN),
        (
            "Sri Lanka: Somebody takes over as head of state from Ranil Wickremesinghe on 23 September 2024.",
            AMBER,
        ),
    ],
)
def test_reads_other_words_for_who_came_next(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label
