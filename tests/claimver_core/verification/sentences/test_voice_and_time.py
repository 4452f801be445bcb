"""Who does something to whom, when, and of which of several it is said."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("England was defeated in 1588.", GREEN),
        ("Nero was killed by his own mother.", GREEN),
        ("Disney was bought in 2019.", GREEN),
        ("Ford shut down in 2014.", GREEN),
        ("Donald Trump shot at Butler.", GREEN),
        ("Saddam Hussein rules Iraq.", GREEN),
        ("Saddam Hussein does not rule Iraq.", RED),
        ("The Tudors do not rule England today.", RED),
        ("The Romanovs rule Russia.", GREEN),
        ("The Jagiellonians still rule Poland.", GREEN),
        ("Cork comes from Spain.", RED),
        ("Van Gogh did not cut off his whole ear.", RED),
        ("A marathon is not 42 km long.", RED),
        ("Babe Ruth also played golf.", RED),
        ("Karl Marx is buried in London, Ontario.", GREEN),
        ("Tooth enamel is the hardest substance in the world.", GREEN),
        ("The flag of Italy is green.", GREEN),
        ("Harry Potter's parents are James.", GREEN),
        ("Methuselah lived 969 years.", GREEN),
        ("The US flag has fewer than 50 stars.", GREEN),
        ("Octopuses have more than three hearts.", GREEN),
    ],
)
def test_is_not_so_labelled(checker: FactChecker, text: str, label: Label) -> None:
    assert all(result.verdict.label is not label for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "The Spanish Armada was defeated in 1588.",
        "Franz Ferdinand was shot in Sarajevo.",
        "The Mona Lisa was painted by Leonardo da Vinci.",
        "Disney bought Marvel.",
        "Saddam Hussein ruled Iraq.",
        "Octopuses have three hearts.",
    ],
)
def test_what_is_said_so_is_borne_out(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is GREEN
