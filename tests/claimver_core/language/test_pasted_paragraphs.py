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
        (
            "Toni Morrison, born Chloe Wofford in Lorain, published a novel in 1970.",
            "Toni Morrison was born in Lorain",
        ),
        ("Heath Ledger died in 2008, six months before it hit cinemas.", "Heath Ledger died in 2008"),
        (
            "Vincent van Gogh died in Auvers-sur-Oise in July 1890 after shooting himself in the chest.",
            "Vincent van Gogh died in July 1890",
        ),
        (
            "Die Hard was released in July 1988, stars Bruce Willis as John McClane and takes place in Los"
            " Angeles.",
            "Die Hard stars Bruce Willis as John McClane",
        ),
        (
            "The Great Wall of China is long. Astronaut Chris Hadfield said so. It was built in 1987.",
            "Great Wall of China was built in 1987",
        ),
        ("Ludwig van Beethoven (1770-1827) was a composer.", "Ludwig van Beethoven was born in 1770"),
        ("Nikola Tesla was born in what is now Croatia in 1856.", "Nikola Tesla was born in Croatia"),
        ("Immanuel Kant was born in what was then Prussia.", "Immanuel Kant was born in Prussia"),
        ("Jane Austen was born in Steventon. She never married.", "Jane Austen never married"),
        (
            "Beethoven wrote his Ninth Symphony in 1824. He was deaf. Among his teachers was Haydn.",
            "Among Beethoven's teachers was Haydn",
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
        (
            "Heat was directed by Ann Lee and Bob Ray, with songs by Elton John and Tim Rice.",
            "directed by Tim",
        ),
        (
            "Real Madrid won 15 times. Carlo Ancelotti, their coach at the time, had won it five times.",
            "won Real Madrid",
        ),
        ("Nikola Tesla was a Serb. What is now Croatia was his home.", "Croatia was his"),
        ("Jupiter is a gas giant, and so are Saturn and the rest, which is odd.", "rest, which is odd is"),
    ],
)
def test_what_is_not_told_is_not_found(checker: FactChecker, text: str, never: str) -> None:
    assert not any(never in result.claim.context for result in checker.check(text).results)
