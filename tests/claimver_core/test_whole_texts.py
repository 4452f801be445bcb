"""Texts of several sentences through the whole chain: what one sentence takes from those before it."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


def contexts(checker: FactChecker, text: str) -> dict[str, Label]:
    return {result.claim.context: result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("text", "context", "label"),
    [
        ("Franz Schubert was born in the Austrian capital.", "Franz Schubert was born in Vienna", GREEN),
        ("The Colosseum stands in the French capital.", "The Colosseum stands in Paris", RED),
        (
            "Tokyo, Japan's capital and largest city, hosted the Olympics.",
            "Tokyo is Japan's largest city",
            GREEN,
        ),
        ('Mozart\'s operas include "Fidelio" and "Don Giovanni".', 'Mozart\'s operas include "Fidelio"', RED),
        ('Verdi composed "Aida", "Rigoletto" and "Tosca".', 'Verdi composed "Rigoletto"', GREEN),
        ('Verdi composed "Aida", "Rigoletto" and "Tosca".', 'Verdi composed "Tosca"', RED),
        (
            '"Pulp Fiction", "Jackie Brown" and "Jaws" were directed by Quentin Tarantino.',
            "Pulp Fiction was directed by Quentin Tarantino",
            GREEN,
        ),
        (
            "Jaws is a film by Steven Spielberg, released in 1975.",
            "Jaws was released in 1975",
            GREEN,
        ),
        (
            "Barack Obama took office in 2009. The Hawaii-born Democrat was elected president in 2008.",
            "Barack Obama was elected president in 2008",
            GREEN,
        ),
        (
            "Iceland is an island country. The republic was founded in 1944.",
            "Iceland was founded in 1944",
            GREEN,
        ),
        (
            "The Danube empties into the Adriatic Sea through a large delta.",
            "The Danube empties into the Adriatic Sea through a large delta",
            RED,
        ),
        ("Still, Mozart was born in Salzburg tho", "Mozart was born in Salzburg", GREEN),
        ("No, Sydney is not the capital of Australia.", "Sydney is not the capital of Australia", GREEN),
        (
            "Saturn, the sixth planet from the Sun, is the largest in the Solar System.",
            "Saturn is the largest planet in the Solar System",
            RED,
        ),
        (
            "Barack Obama defeated John McCain, a senator from Arizona, in 2008.",
            "Barack Obama defeated John McCain in 2008",
            GREEN,
        ),
        (
            "The Burj Khalifa, at 628 metres the world's tallest building, stands in Dubai.",
            "The Burj Khalifa is 628 metres tall",
            RED,
        ),
        ("Milan is Italy's capital and largest city.", "Milan is Italy's largest city", RED),
        (
            "Dynamite was invented by Alfred Nobel. He was born in Stockholm.",
            "Alfred Nobel was born in Stockholm",
            GREEN,
        ),
        (
            "Kenya is a country in Africa. Nairobi, its capital and largest city, has a park.",
            "Nairobi is Kenya's capital",
            GREEN,
        ),
    ],
)
def test_claims_of_texts_say_what_is_meant(
    checker: FactChecker, text: str, context: str, label: Label
) -> None:
    assert contexts(checker, text)[context] is label


@pytest.mark.parametrize(
    "text",
    [
        "Netflix introduced streaming in 2007.",
        "The Louvre opened a branch in Abu Dhabi in 2017.",
        "Minecraft introduced horses in 2013.",
        "Tom Hanks's films include Forrest Gump.",
        "Napoleon returned to France in 1815 with a small army.",
        "Neil Armstrong died in Cincinnati after a heart operation.",
        "Prince Charles married Camilla Parker Bowles in 2005 after a long affair.",
        "Kaliningrad lies on the Lithuanian border.",
        "Vatican City is entirely surrounded by the Italian capital.",
        "Wolfgang Amadeus Mozart was born in Salzburg. In 1781 the composer moved to Vienna. His "
        "operas include Don Giovanni. The libretto of Don Giovanni was written by Lorenzo Da Ponte. "
        "He died in 1791.",
    ],
)
def test_true_texts_have_nothing_red(checker: FactChecker, text: str) -> None:
    assert RED not in contexts(checker, text).values()


@pytest.mark.parametrize(
    "text",
    [
        "Heath Ledger was born in the Australian capital.",  # it is the land's, and no town's
        "Nelson Mandela died in the South African capital.",
        "Arnold Schwarzenegger was born in the Austrian capital.",
    ],
)
def test_of_the_land_is_not_of_its_capital(checker: FactChecker, text: str) -> None:
    assert GREEN not in contexts(checker, text).values()
