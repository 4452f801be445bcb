"""What a claim adds to a true statement keeps it from being borne out: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label
from claimver_core.verification.rules.sorts_of_things import is_another_sort

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Steve Jobs's sister founded Apple.",
        "The father of Alexander Graham Bell invented the telephone.",
        "Beethoven's nephew was born in Bonn.",
        "Bill Clinton married his sister Hillary.",
        "Malia Obama is the stepdaughter of Barack Obama.",
        "Venus Williams and Serena Williams are cousins.",
        "Arnold Schwarzenegger is an American-born actor.",
        "Mont Blanc lies on the border between France and Switzerland.",
        "Emmanuel Macron is the king of France.",
        "Felipe VI is the former king of Spain.",
        "Canberra is the future capital of Australia.",
        "Charles Dickens was a 17th-century writer.",
        "Aconcagua is the second-highest mountain in South America.",
        "Indiana Jones was created by Harrison Ford.",
        "The Rolling Stones' singer is Keith Richards.",
        "Albert Einstein won the Nobel Prize in Physics twice.",
        "Joseph Conrad wrote Heart of Darkness in Polish.",
        "Pride and Prejudice is a poem by Jane Austen.",
        "Abbey Road is a song by the Beatles.",
        "Hamburg is a river in Germany.",
        "The Eiffel Tower is a bridge in Paris.",
        "The mountain Lake Geneva lies in Switzerland.",
        "Sweden has been a NATO member since 1949.",
        "Elvis would have loved today's pop music.",
        "Madonna is a New York City native.",
        "Elvis was one of the Beatles.",
        "Germany's population is above two hundred million.",
        "It was Vienna where Wolfgang Amadeus Mozart came into the world.",
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} != {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Pride and Prejudice is a novel by Jane Austen.",
        "Abbey Road is an album by the Beatles.",
        "Hamburg is a city in Germany.",
        "The Eiffel Tower is a tower in Paris.",
        "Marie Curie won the Nobel Prize twice.",
        "Charles Dickens was a 19th-century writer.",
        "Felipe VI is the king of Spain.",
        "Gerhard Schröder is a former chancellor of Germany.",
        "Prince William is a grandson of Elizabeth II.",
    ],
)
def test_what_is_told_is_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "Immanuel Kant never left Königsberg.",  # he died there
        "Bill Gates never graduated from Harvard.",
        "Al Pacino never directed The Godfather.",
        "Winston Churchill was never king.",
        "There is a Paris in Texas.",
        "Paris is a city in Texas.",
        "Germany was united in 1871.",
        "Shakespeare died in 1616 in the town where he was born.",
        "Tokyo Skytree beats the Shanghai Tower by 2 m in height.",
        "Gandhi was killed by a Hindu.",
        "Einstein did not win the Nobel Prize for relativity.",
        "Catherine the Great was German by birth.",
        "Ronaldo is a Portuguese footballer.",
    ],
)
def test_is_not_refuted(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    ("noun", "told", "another"),
    [
        ("river", {"city", "in", "germany"}, True),
        ("city", {"capital", "of", "germany"}, False),
        ("song", {"1969", "album", "by", "the", "beatles"}, True),
        ("country", {"island", "country", "in", "europe"}, False),
        ("bank", {"swiss", "food", "company"}, True),
        ("bank", set(), False),
        ("company", {"swiss", "bank"}, False),
    ],
)
def test_sorts_that_exclude_one_another(noun: str, told: set[str], another: bool) -> None:
    assert is_another_sort(noun, told) is another
