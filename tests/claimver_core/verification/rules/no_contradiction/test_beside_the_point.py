"""What contradicts only a claim about somebody else, another time or another place."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label


@pytest.mark.parametrize(
    "text",
    [
        "Elizabeth II was 25 when her father died in February 1952.",
        "Edward VIII became king when his father died in January 1936.",
        "When her husband died in 1861, Queen Victoria was 42.",
        "Justin Trudeau's father was prime minister of Canada from 1968 to 1979.",
        "Serena Williams no longer plays tennis.",
        "Messi does not play for Barcelona any more.",
        "Guernica was in New York until 1981.",
        "The Grenfell Tower fire in west London killed 72 people.",
        "Ukraine's Kalush Orchestra won the Eurovision Song Contest held in Turin in 2022.",
        "Rishi Sunak was the first British Asian in the post.",
        "Hemingway was born in Oak Park near Chicago in 1899.",
        "The Baltimore bridge that collapsed in March 2024 was named after Francis Scott Key.",
        "The International Space Station has been continuously inhabited since November 2000.",
        "Anne Hathaway was older than William Shakespeare.",
        "Super Mario is a video game character created by Nintendo's Shigeru Miyamoto.",
        "Each American state sends two senators to Washington, whatever its population.",
        "The asteroid belt lies between the orbits of Mars and Jupiter.",
        "Prince William is the eldest son of King Charles.",
        "Indonesia is building a new capital called Nusantara on the island of Borneo.",
        "Measured from base to peak Mauna Kea is taller than Everest.",
        "Italy's Jannik Sinner won the men's singles title at Wimbledon in 2025.",
        "Cardinal Robert Prevost became the first pope from the United States.",
    ],
)
def test_is_not_contradicted(checker: FactChecker, text: str) -> None:
    assert all(r.verdict.label is not Label.CONTRADICTORY for r in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Elizabeth II died in February 1952.",
        "Justin Trudeau was prime minister of Canada from 1968 to 1979.",
        "Serena Williams never played tennis.",
        "Guernica is in New York.",
        "London has 72 inhabitants.",
        "Turin lies in Ukraine.",
        "Hemingway was born in Chicago.",
    ],
)
def test_is_contradicted(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is Label.CONTRADICTORY
