"""Who does what, what is over today, and which end of the works a year tells: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Columbo played Peter Falk.",
        "Uganda ruled Idi Amin.",
        "Corsica owns France.",
        "Bentley owns Volkswagen.",
        "Tom Hanks was played by Forrest Gump.",
        "Verona flows through the Adige.",
        "Tom Hanks wrote Forrest Gump.",
        "Pulp Fiction was made by Uma Thurman.",
        "Agatha Christie met Hercule Poirot.",
        "Argentina beat Lionel Messi and France on penalties.",
        "Twitter belongs to Jack Dorsey.",
        "Hong Kong belongs to Britain.",
        "Krist Novoselic plays bass in Nirvana.",
        "The mayor of New York was Barack Obama.",
        "Jimi Hendrix plays the guitar.",
        "Freddie Mercury sings in Queen.",
        "Alex Ferguson manages Manchester United.",
        "Magic Johnson plays for the Los Angeles Lakers.",
        "Zinedine Zidane plays for the national team of France.",
        "Lynn Margulis is married to Carl Sagan.",
        "Nelson Mandela is in prison on Robben Island.",
        "Yugoslavia lies in Europe.",
        "The Panama Canal was started in 1914.",
        "Construction of the Suez Canal began in 1869.",
        "The Eiffel Tower was begun in 1889.",
        "Cologne Cathedral was built in 1248.",
        "The Sagrada Família was completed in 1882.",
        "The Mexican-American War was fought from 1848 to 1846.",
    ],
)
def test_turned_or_over_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} != {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Peter Falk played Columbo.",
        "Idi Amin ruled Uganda.",
        "Volkswagen owns Bentley.",
        "Forrest Gump was played by Tom Hanks.",
        "The Adige flows through Verona.",
        "Jimi Hendrix played the guitar.",
        "Eric Clapton plays the guitar.",
        "Pep Guardiola manages Manchester City.",
        "Kylian Mbappé plays for France.",
        "YouTube belongs to Google.",
        "Greenland belongs to Denmark.",
        "Flea plays bass in the Red Hot Chili Peppers.",
        "Joe Frazier beat Muhammad Ali in 1971.",
        "The Panama Canal was opened in 1914.",
        "Construction of the Eiffel Tower began in 1887.",
        "The Eiffel Tower was completed in 1889.",
        "Cologne Cathedral was completed in 1880.",
    ],
)
def test_done_as_said_is_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Bill Gates never taught at Harvard.",
        "Barack Obama never worked in Honolulu.",
        "Keanu Reeves did not write The Matrix.",
        "Mozart was never buried in Salzburg.",
        "David Beckham never owned Real Madrid.",
        "Winston Churchill was never president.",
        "Angela Merkel never studied in Hamburg.",
    ],
)
def test_a_denied_deed_is_not_another_one(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    "text",
    [
        "Bill Gates never studied at Harvard.",
        "Goethe never studied in Leipzig.",
        "Charles Dickens never wrote Oliver Twist.",
        "Keanu Reeves never starred in The Matrix.",
        "Winston Churchill was never prime minister.",
        "Barack Obama never won a Nobel Prize.",
    ],
)
def test_a_deed_is_denied_in_vain(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {RED}


@pytest.mark.parametrize(
    "text",
    [
        "Steve Jobs was CEO of Apple when he died.",
        "Henry VIII was married to Anne Boleyn when he died.",
        "Marie Curie was married to Pierre Curie when she died.",
        "Diego Maradona played for Napoli when he died.",
        "John Lennon was a member of the Beatles when he died.",
        "Jimmy Carter won the Nobel Peace Prize while president.",
        "Barack Obama wrote Dreams from My Father while president.",
        "Ronald Reagan was governor of California while president.",
    ],
)
def test_at_another_time_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} != {GREEN}


def test_a_marriage_that_lasted_is_borne_out(checker: FactChecker) -> None:
    results = checker.check("John Lennon was married to Yoko Ono when he died.").results
    assert {result.verdict.label for result in results} == {GREEN}
