"""Claims of what somebody or some company is, in other words than the known ones."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "LVMH is a French luxury group.",
        "LVMH, the French luxury group, has its headquarters in Paris.",
        "Airbus is a European planemaker.",
        "Boeing is an American planemaker.",
        "Intel is an American chipmaker.",
        "Pfizer is an American drugmaker.",
        "Astrid Lindgren, the Swedish children's author, created Pippi Longstocking.",
        "Alan Turing, the British codebreaker, was born in London in 1912.",
        "German tennis ace Steffi Graf married Andre Agassi in 2001.",
    ],
)
def test_a_kindred_word_tells_what_somebody_is(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "LVMH is an Italian luxury group.",
        "LVMH is a French steel group.",
        "Boeing is a French planemaker.",
        "Toyota is a Japanese airline.",
        "Pfizer is an American chipmaker.",
        "Alan Turing is the British painter.",
        "German chess ace Steffi Graf married Andre Agassi.",
        "Steffi Graf is a chess ace.",
        "Angela Merkel is a German luxury group.",
        "Brigitte Macron is the French president.",
        "Barcelona is the Spanish capital.",
    ],
)
def test_other_words_tell_nothing_of_it(checker: FactChecker, text: str) -> None:
    assert GREEN not in {result.verdict.label for result in checker.check(text).results}
