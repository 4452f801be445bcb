"""When something existed, and which state took the place of another."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("East Germany existed for just under 41 years, from 7 October 1949 until 3 October 1990.", GREEN),
        ("East Germany existed from 1955 to 1990.", RED),
        ("The Soviet Union existed from 1922 to 1981.", RED),
        ("Vestland did not exist before 1 January 2020.", GREEN),
        ("Vestland did not exist before 2022.", RED),
        ("Vestland did not exist before 1990.", AMBER),
        ("The Qing dynasty overthrew the Yuan dynasty before it.", RED),
        ("The Ming dynasty was replaced by the Qing dynasty.", GREEN),
        ("The Qing dynasty was succeeded by the Ming dynasty.", RED),
        ("The Roman Empire replaced the Macedonian Empire.", AMBER),
    ],
)
def test_when_something_existed(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
