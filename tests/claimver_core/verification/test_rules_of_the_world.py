"""Counts, editions of contests, museums, former names and superlatives, decided over the knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label", "rule"),
    [
        ("Spain won the World Cup in 2010.", GREEN, "winner"),
        ("Brazil won the World Cup in 2018.", RED, "winner"),
        ("Italy has won the World Cup.", GREEN, "winner"),
        ("Brazil has won the World Cup five times.", GREEN, "count"),
        ("France has won the World Cup nine times.", RED, "count"),
        ("Sydney hosted the Olympics in 2000.", GREEN, "stated"),
        ("Paris hosted the Olympics in 2012.", RED, "functional-property"),
        ("The World Cup in 2006 was held in Brazil.", RED, "functional-property"),
        ("Germany has nine neighbours.", GREEN, "count"),
        ("Portugal borders three countries.", RED, "count"),
        ("Mumbai was formerly known as Bombay.", GREEN, "former-name"),
        ("Vietnam used to be called Siam.", RED, "former-name"),
        ("The Night Watch hangs in the Rijksmuseum.", GREEN, "stated"),
        ("Guernica hangs in the Louvre.", RED, "functional-property"),
        ("Alaska is the largest US state.", GREEN, "superlative"),
        ("Texas is the largest US state.", RED, "superlative"),
        ("Monaco is the largest country in Europe.", RED, "superlative"),
        ("Albert Einstein received the Nobel Prize in Chemistry.", RED, "not-listed"),
        ("Barack Obama has never won a Nobel Prize.", RED, "general-denial"),
        ("The Korean War took place in the 1950s.", GREEN, "date"),
        ("The Korean War took place in the 1930s.", RED, "date"),
        ("Malaria is transmitted by mosquitoes.", GREEN, "stated"),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label, rule: str) -> None:
    *_, result = checker.check(text).results  # the last part is the whole of it
    assert (result.verdict.label, result.verdict.decided_by) == (label, rule)
    assert result.triplets


@pytest.mark.parametrize(
    "text",
    [
        "In Switzerland you can pay in euros.",
        "Lionel Messi won the 2022 World Cup.",
        "Australia won the World Cup in 2015.",
        "The Soviet Union hosted the Olympics in 1980.",
        "The Olympics in 1936 took place in Germany.",
        "China borders 14 countries.",
        "Canada borders one country.",
        "Tokyo was formerly known as Edo.",
        "New York was originally called New Amsterdam.",
        "West Germany won the World Cup in 1974.",
        "The United Kingdom has four countries.",
        "Bavaria is the largest state of Germany.",
        "California is the most populous US state.",
        "Marie Curie won the Nobel Prize in Chemistry.",
        "Winston Churchill won the Nobel Prize in Literature.",
    ],
)
def test_leaves_the_true_out_of_the_red(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Yesterday is a song by Elvis Presley.",
        "La traviata is an opera by Puccini.",
        "Alice is a novel by Charles Dickens.",
        "Julius Caesar died in his bed.",
        "Chile lies on the Atlantic coast of South America.",
    ],
)
def test_a_subject_that_nothing_was_found_of_is_no_support(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not GREEN for result in checker.check(text).results)
