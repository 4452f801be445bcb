"""What somebody else made, played or ruled, what a strait does not join, and who lived on."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Harry Potter was created by J. R. R. Tolkien.", RED),
        ("Harry Potter was created by J. K. Rowling.", GREEN),
        ("Sherlock Holmes was created by Agatha Christie.", RED),
        ("James Bond was invented by John le Carré.", RED),
        ("The Four Seasons is a work by Mozart.", RED),
        ("Swan Lake is a ballet by Igor Stravinsky.", RED),
        ("Mickey Mouse was created by Ub Iwerks.", GREEN),
        ("The Eiffel Tower was designed by Gustave Eiffel.", AMBER),  # whose firm it was
        ("The architect of the Eiffel Tower was Gustave Eiffel.", AMBER),
        ("The Eiffel Tower was designed by Antoni Gaudí.", RED),
        ("The Eiffel Tower was designed by Gustave Flaubert.", RED),
        ("Carmen is an opera by Georges Pompidou.", RED),
        ("Titanic was directed by Leonardo DiCaprio.", RED),
        ("South Park was created by Matt Groening.", RED),  # not by Matt Stone
        ("The Hulk was created by Jack Kirby.", GREEN),  # with Stan Lee
        ("Oliver Twist is by Roman Polanski.", GREEN),  # the film
        ("Romeo and Juliet is by Sergei Prokofiev.", AMBER),  # the ballet
        ("Antigone is by Jean Anouilh.", AMBER),  # after Sophocles
    ],
)
def test_whose_work_it_is(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Paul McCartney was the lead singer of the Rolling Stones.", RED),
        ("Freddie Mercury was a member of the Rolling Stones.", RED),
        ("Ian Stewart was a member of the Rolling Stones.", AMBER),
        ("Adam Lambert is the singer of Queen.", AMBER),
        ("Did you know that freddie mercury was the drummer of queen", RED),
        ("Nirvana's lead singer was Dave Grohl.", AMBER),
        ("Roger Taylor was the drummer of Queen.", GREEN),
        ("Kurt Cobain was the lead singer of Nirvana.", GREEN),
    ],
)
def test_parts_in_bands(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Suez Canal links the Mediterranean with the Black Sea.", RED),
        ("The Suez Canal links the Mediterranean with the Red Sea.", GREEN),
        ("The Suez Canal links the Mediterranean with the Indian Ocean.", GREEN),
        ("The Panama Canal connects the Atlantic with the Indian Ocean.", RED),
        ("The Bosphorus connects the Black Sea with the Mediterranean.", AMBER),  # by way of Marmara
        ("The Bosphorus separates Spain from Morocco.", RED),
        ("The Strait of Gibraltar separates Spain from Morocco.", GREEN),
        ("The Bosphorus separates Europe from Asia.", GREEN),
    ],
)
def test_what_straits_join_and_part(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Fidel Castro ruled over Venezuela for decades.", RED),
        ("Robert Mugabe ruled Kenya for decades.", RED),
        ("Charles de Gaulle ruled Algeria.", AMBER),
        ("Saddam Hussein ruled Kuwait.", AMBER),
        ("Josip Broz Tito ruled Croatia.", AMBER),
        ("Queen Victoria ruled over India.", GREEN),
        ("Matteo Renzi used to be prime minister of Spain.", RED),
        ("Among the former presidents of the US is Tony Blair.", RED),
        ("Among the former presidents of the US is Bill Clinton.", GREEN),
    ],
)
def test_who_ruled_elsewhere(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Paul McCartney died in 1966.", RED),  # and married in 1969
        ("Mars has more moons than Jupiter.", RED),
        ("Saturn has more moons than Earth.", GREEN),
        ("Jupiter has more moons than Saturn.", RED),  # as was so for a while
        ("Mount Fuji is the tallest mountain in the world.", RED),
        ("Mount Everest is the tallest mountain in the world.", GREEN),
        ("Mauna Kea is the tallest mountain in the world.", AMBER),  # from the floor of the sea
    ],
)
def test_who_lived_on_and_what_has_more(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
