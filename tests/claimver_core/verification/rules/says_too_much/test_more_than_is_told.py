"""What goes beyond a statement that is true: always, throughout, another deed, another name."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label


@pytest.mark.parametrize(
    "text",
    [
        "Ankara has always been the capital of Turkey.",
        "The Deutsche Mark is the lira.",
        "Weimar lies on the river Ilm in the German state of Bavaria.",
        "Winston Churchill was prime minister throughout the Second World War.",
        "Margaret Thatcher was prime minister throughout the 1990s.",
        "Marie Curie won both of her Nobel Prizes in Physics.",
        "Marie Curie shared both Nobel Prizes with her husband.",
        "J. K. Rowling wrote Harry Potter under the name Robert Galbraith.",
        "Charles Dickens translated Oliver Twist.",
        "Agatha Christie edited Murder on the Orient Express.",
        "Herman Melville read Moby-Dick.",
        "Rembrandt found The Night Watch.",
        "Puccini wrote the story of Tosca.",
        "The words of the opera La traviata were written by Giuseppe Verdi.",
        "Larry Page joined Google.",
        "Hamlet was the author of Shakespeare.",
        "Microsoft is the founder of Bill Gates.",
        "The Hobbit wrote J. R. R. Tolkien.",
        "The Titanic reached New York.",
        "Elizabeth II's mother was queen before her.",
        "Hong Kong is still a British colony.",
        "Prince Charles is married to Diana.",
        "Rio de Janeiro was never the capital of Brazil.",
        "Barack Obama founded the Democratic Party.",
        "Cristiano Ronaldo founded Real Madrid.",
        "Jeff Bezos founded The Washington Post.",
        "Zinedine Zidane coached Juventus.",
        "Tchaikovsky danced in Swan Lake.",
        "George Lucas played Darth Vader.",
        "John Lennon joined the Beatles in 1970.",
        "Ernest Hemingway died in a war.",
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is not Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Ankara is the capital of Turkey.",
        "Franklin Roosevelt was president during the Second World War.",
        "Frederick Sanger won both of his Nobel Prizes in Chemistry.",
        "Martin Luther translated the Bible.",
        "Puccini wrote the music of Tosca.",
        "Angela Merkel joined the CDU.",
        "Bill Gates was the founder of Microsoft.",
        "Walt Disney was the creator of Mickey Mouse.",
        "Gibraltar is still a British territory.",
        "Barack Obama is married to Michelle Obama.",
        "Freddie Mercury founded Queen.",
        "The Beatles were founded by John Lennon.",
        "Zinedine Zidane coached Real Madrid.",
        "Orson Welles starred in Citizen Kane.",
        "George Orwell fought in a civil war.",
        "Freddie Mercury was the singer of Queen.",
        "Sydney is not the capital of Australia.",
    ],
)
def test_is_borne_out(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Los Angeles was never the capital of the United States.",
        "Iceland belonged to Denmark.",
        "Danzig is the German name of Gdańsk.",
    ],
)
def test_is_not_contradicted(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is not Label.CONTRADICTORY


@pytest.mark.parametrize(
    "text", ["Rio de Janeiro was never the capital of Brazil.", "Iceland belongs to Denmark."]
)
def test_is_contradicted(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is Label.CONTRADICTORY
