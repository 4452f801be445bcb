"""What newspapers and posts say of elections, parties, prizes, leagues and relatives: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Barack Obama defeated John McCain in the 2008 presidential election.", GREEN),
        ("John McCain lost the 2008 US presidential election to Barack Obama.", GREEN),
        ("The 2008 United States presidential election was won by John McCain.", RED),
        ("John McCain beat Barack Obama in the 2008 election.", RED),
        ("Joe Biden succeeded Donald Trump as president of the United States in January 2021.", GREEN),
        ("Donald Trump succeeded Joe Biden in January 2017.", RED),
        ("Nelson Mandela's successor was Thabo Mbeki.", GREEN),
        ("Tony Blair's successor was David Cameron.", RED),
        ("Margaret Thatcher was the leader of the Labour Party.", RED),
        ("Nelson Mandela and Desmond Tutu received the Nobel Peace Prize in 1993.", RED),
        ("The Nobel Peace Prize went to Nelson Mandela and Desmond Tutu in 1993.", RED),
        ("King Charles III is married to Camilla.", GREEN),
        ("Ronald Reagan was elected president in 1980.", GREEN),
        ("Jimmy Carter was elected president in 1980.", RED),
        ("Michael Jackson released Thriller in 1982.", GREEN),
        ("Serena Williams is the younger sister of Venus.", GREEN),
    ],
)
def test_the_known_winner_successor_party_or_relative_decides(
    checker: FactChecker, text: str, label: Label
) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    "text",
    [
        "Olaf Scholz was mayor of Berlin.",  # he led the land of which Berlin is the capital
        "Winston Churchill led the Liberal Party.",  # he was a member
        "The German politician is a member of the Social Democratic Party.",  # the party is of the land
        "Gerald Ford won the 1974 presidential election.",  # he came into office that year
        "Albert Einstein and Niels Bohr won the Nobel Prize in Physics in 1921.",  # each in another year
        "Ségolène Royal is the French president.",
        "Gerald Ford was elected president in 1974.",  # he stood two years later
        "Lyndon B. Johnson was elected president in 1963.",  # the one before had died
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is not GREEN


@pytest.mark.parametrize(
    "text",
    [
        "Hillary Clinton beat Barack Obama in the New Hampshire primary.",
        "Emmanuel Macron led En Marche.",
        "Mark Antony was married to Cleopatra.",
        "Winston Churchill succeeded Clement Attlee.",
        "Nelson Mandela and F. W. de Klerk received the Nobel Peace Prize in 1993.",
    ],
)
def test_is_no_contradiction(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


@pytest.mark.parametrize(
    ("text", "context"),
    [
        (
            "Keir Starmer became prime minister in 2024. The Labour leader replaced Rishi Sunak.",
            "Keir Starmer replaced Rishi Sunak",
        ),
        (
            "Justin Bieber was born in London, Ontario. The Canadian was discovered in 2008.",
            "Justin Bieber was discovered in 2008",
        ),
        (
            'Christopher Nolan directed "Inception", "Interstellar" and "Tenet".',
            'Christopher Nolan directed "Interstellar"',
        ),
        ("Lionel Messi plays in Miami. It was the third title for Argentina.", "It was the third title"),
        ("Sean Connery, the Scottish actor, died in 2020.", "Sean Connery is the Scottish actor"),
    ],
)
def test_whom_a_text_goes_on_about(checker: FactChecker, text: str, context: str) -> None:
    assert any(result.claim.context.startswith(context) for result in checker.check(text).results)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Spotify launched in the United States in 2011.", AMBER),
        ("Netflix launched in Germany in 2014.", AMBER),
        ("Facebook was launched in 1999.", RED),
    ],
)
def test_what_comes_to_one_more_land_has_begun_before(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


def test_a_length_told_in_passing_is_not_denied(checker: FactChecker) -> None:
    found = checker.check("The Suez Canal, about 193 kilometres long, has no locks.").results
    assert all(result.verdict.label is GREEN for result in found)
