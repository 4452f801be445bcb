"""Rules about what two people or an office were until it ended: marriages and terms that were given up."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Kim Kardashian and Kanye West are divorced.", GREEN),
        ("Kim Kardashian and Kanye West split up after eight years of marriage.", GREEN),
        ("Kanye West is Kim Kardashian's ex-husband.", GREEN),
        ("Ryan Reynolds and Scarlett Johansson split in 2011.", GREEN),
        ("Barack Obama and Michelle Obama are divorced.", RED),
        ("Beyoncé and Jay-Z are not divorced.", GREEN),
        ("John Lennon and Yoko Ono got divorced.", RED),
        ("Tom Cruise and Nicole Kidman divorced in 1980.", RED),
        ("Kim Kardashian and Kanye West are not divorced.", RED),
        ("Jacinda Ardern stepped down as New Zealand's prime minister.", GREEN),
        ("Jacinda Ardern stepped down.", GREEN),
    ],
)
def test_tells_what_ended(checker: FactChecker, text: str, label: Label) -> None:
    (result,) = checker.check(text).results
    assert result.verdict.label is label
    assert result.triplets


@pytest.mark.parametrize(
    "text",
    [
        "Beyoncé and Jay-Z have split.",
        "David Beckham and Victoria Beckham split in 2015.",
        "Henry VIII divorced Anne Boleyn.",
        "Donald Trump and Melania Trump are separated.",
        "Pete Davidson is Kim Kardashian's ex-husband.",
        "Brad Pitt loves Jennifer Aniston.",
        "Barack Obama resigned as president of the United States.",
        "Emmanuel Macron stepped down as president of France.",
        "Emmanuel Macron stepped down.",
    ],
)
def test_leaves_open_what_may_not_have_ended(checker: FactChecker, text: str) -> None:
    assert all(r.verdict.label is Label.EXTRAPOLATORY for r in checker.check(text).results)


def test_whoever_weds_the_same_one_again_was_divorced(checker: FactChecker) -> None:
    found = checker.check("Frida Kahlo divorced Diego Rivera in 1939.").results
    assert all(result.verdict.label is GREEN for result in found)
