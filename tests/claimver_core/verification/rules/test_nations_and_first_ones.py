"""Rules about where people and companies are from, who was first, and grandparents."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Novak Djokovic is a Croatian tennis player.", RED),
        ("Blaise Pascal was an Englishman.", RED),
        ("Samsung is korean", GREEN),
        ("Sony is japanese", GREEN),
        ("Samsung is japanese", RED),
        ("Usain Bolt is from Cuba.", RED),
        ("Usain Bolt is not from Cuba.", GREEN),
        ("Nokia is not a Swedish company.", GREEN),
        ("Lionel Messi is not Brazilian.", GREEN),
        ("Ashton Kutcher wasn't Demi Moore's first husband.", GREEN),
        ("Ashton Kutcher was Demi Moore's first husband.", RED),
        ("Ivana Trump wasn't Donald Trump's first wife.", RED),
        ("George Washington was not the first president of the United States.", RED),
        ("The first president of the United States was George Washington.", GREEN),
        ("The first president of the United States was Thomas Jefferson.", RED),
        ("John Adams was the second U.S. president.", GREEN),
        ("King Charles III is a grandson of Elizabeth II.", RED),
        ("Elizabeth II was the grandmother of Prince William.", GREEN),
    ],
)
def test_tells_nations_and_ranks(checker: FactChecker, text: str, label: Label) -> None:
    (result,) = checker.check(text).results
    assert result.verdict.label is label
    assert result.triplets


@pytest.mark.parametrize(
    "text",
    [
        "Zlatan Ibrahimović is Bosnian.",
        "Rihanna is not from Jamaica.",
        "Rihanna isn't from Jamaica.",
        "Monica Seles is Hungarian.",
        "Albert Einstein was Swiss.",
        "Arnold Schwarzenegger is American.",
        "Mother Teresa was Albanian.",
        "Nikola Tesla was Croatian.",
        "Elon Musk is Canadian.",
        "Max Verstappen's mother is Belgian.",
    ],
)
def test_a_second_nation_is_no_contradiction(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Throughout his presidency Ronald Reagan was a Democrat.",
        "Prince William is the grandmother of George.",
        "Charlize Theron is not South African.",
        "Albert Einstein was not German.",
    ],
)
def test_is_not_taken_for_true(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not GREEN for result in checker.check(text).results)
