"""Sentences as news, encyclopedias and posts write them, cut with the shipped pipeline and knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("He starred in Titanic (1997), Inception (2010) and Heat (1995).", "He starred in Inception (2010)"),
        (
            "Apple launched the iPod (2001), the iPhone (2007) and the iPad.",
            "Apple launched the iPhone (2007)",
        ),
        (
            "Angela Merkel was born in Hamburg. Her husband is the chemist Joachim Sauer.",
            "Angela Merkel's husband is the chemist Joachim Sauer",
        ),
        ("Pluto is a dwarf planet. It is smaller than the Moon.", "Pluto is smaller than the Moon"),
        ("Pluto is a dwarf planet. It is smaller than the Moon and has moons.", "Pluto has moons"),
        ("Leonardo lived in Milan. The artist himself died in France.", "Leonardo himself died in France"),
        (
            "Immanuel Kant was born in Königsberg, then part of Prussia, on 22 April 1724.",
            "Königsberg was then part of Prussia",
        ),
        (
            "Immanuel Kant was born in Königsberg, then part of Prussia, on 22 April 1724.",
            "Immanuel Kant was born on 22 April 1724",
        ),
        (
            "Emma is a novel by Jane Austen. Set in Middle-earth, it began as a story.",
            "Emma was set in Middle-earth",
        ),
        (
            "The Great Wall of China, most of which was built in the Ming dynasty, is long.",
            "Most of the Great Wall of China was built in the Ming dynasty",
        ),
        ("The Beatles, two of whom are alive, came from Liverpool.", "Two of the Beatles are alive"),
        ("Penguins live in Antarctica. They cannot fly.", "Penguins cannot fly"),
        ("Whales are mammals, as are dolphins, bats and humans.", "Dolphins, bats and humans are mammals"),
        (
            "Tomatoes are fruits and come from America, as do potatoes and maize.",
            "Potatoes and maize come from America",
        ),
        (
            "christopher nolan directed inception. he's british btw, born in london",
            "christopher nolan was born in london",
        ),
        (
            "Jupiter is the fifth planet from the Sun and the largest in the Solar System.",
            "Jupiter is the largest planet in the Solar System",
        ),
    ],
)
def test_what_is_told_is_found(checker: FactChecker, text: str, wanted: str) -> None:
    assert wanted in {result.claim.context for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("Neil Armstrong landed on the Moon in 1969, followed by Buzz Aldrin.", "Armstrong followed"),
        ("Set the clock in the hall, it is late in Paris.", "was set"),
        ("Facebook bought Instagram. It is easier to wait than to sell.", "Instagram is"),
        ("Valentina Tereshkova was the first woman in space and the youngest.", "youngest woman"),
        ("Jupiter is a gas giant, and so are Saturn and the rest, which is odd.", "rest, which is odd is"),
    ],
)
def test_what_is_not_told_is_not_found(checker: FactChecker, text: str, never: str) -> None:
    assert not any(never in result.claim.context for result in checker.check(text).results)
