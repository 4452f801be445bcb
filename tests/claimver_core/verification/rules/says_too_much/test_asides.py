"""Words of a claim that name other things than those it speaks of."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Rishi Sunak was born to Indian parents.",
        "Keanu Reeves was born to an English mother.",
        "Boris Johnson was born to American parents.",  # and in New York
        "Barack Obama was born to an American father.",
        "Galileo discovered four moons of Jupiter with a telescope.",
        "Jocelyn Bell Burnell discovered pulsars with a radio telescope.",
        "Mozart was only 35 when he died in Vienna in 1791, a year after Joseph II.",
        "Franz Ferdinand was shot in Sarajevo in June 1914, a month before the war began.",
        "Oswald was shot by Jack Ruby two days after the death of Kennedy.",
        "Hitler killed himself two days after the death of Mussolini.",
    ],
)
def test_what_an_aside_names_decides_nothing(checker: FactChecker, text: str) -> None:
    labels = {result.verdict.label for result in checker.check(text).results}
    assert RED not in labels
    assert labels != {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Barack Obama was born in Kenya to an American mother.",
        "Freddie Mercury was born in London to Indian parents.",
        "Rishi Sunak was born to Indian parents in London.",
        "Galileo discovered Uranus with a telescope.",
        "Thomas Edison invented the telephone using a battery.",
        "Mozart was 45 when he died in 1791, a year after Joseph II.",
        "World War I began two years after World War II.",
    ],
)
def test_what_stands_beside_an_aside_is_contradicted(checker: FactChecker, text: str) -> None:
    assert RED in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("text", "red"),
    [
        ("Niels Bohr's son Aage won the Nobel Prize in Physics in 1975.", False),
        ("Niels Bohr's son Aage won the Nobel Prize in Physics in 1954.", True),
        ("J. J. Thomson's son George won the Nobel Prize in Physics in 1937.", False),
        ("Franz Liszt's daughter Cosima married Richard Wagner.", False),
        ("Robert Schumann's wife Clara lived until 1896.", False),
        ("Goethe's friend Schiller died in 1805.", False),
        ("Queen Victoria's husband Albert died in 1901.", True),  # as she did
        ("Marie Curie's husband Pierre died in 1934.", True),
        ("Barack Obama's wife Michelle was born in London.", True),
        ("Bill Clinton's daughter Chelsea was born in 1950.", True),
    ],
)
def test_what_is_known_of_somebody_contradicts_nothing_of_their_kin(
    checker: FactChecker, text: str, red: bool
) -> None:
    assert (RED in {result.verdict.label for result in checker.check(text).results}) is red
