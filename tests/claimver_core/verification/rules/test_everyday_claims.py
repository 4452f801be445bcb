"""Everyday claims of places, lives and offices, in the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Mount Kilimanjaro is a mountain in Tanzania.", GREEN),
        ("Mount Kilimanjaro is a mountain in Nigeria.", RED),
        ("Angkor Wat is a temple in Thailand.", RED),
        ("Mont Blanc is a mountain in Italy.", GREEN),  # it stands on the border
        ("Mount Everest is a mountain in China.", GREEN),
        ("The Rhine rises in Switzerland.", GREEN),
        ("The Rhine rises in Poland.", RED),
        ("Iran lies on the Caspian Sea.", GREEN),
        ("Turkey lies on the Caspian Sea.", RED),
        ("Sweden lies on the North Sea.", AMBER),  # by the Skagerrak
        ("Copernicus lived in the 16th century.", GREEN),
        ("Copernicus lived in the 1700s.", RED),
        ("Archimedes was a scientist of the 19th century.", RED),
        ("Archimedes was a symbol of the 20th century.", AMBER),
        ("Venus is closer to the Sun than Earth is.", GREEN),
        ("Mars is closer to the sun than Venus.", RED),
        ("Bill Clinton's successor as president was George W. Bush.", GREEN),
        ("Bill Clinton's successor as president was Barack Obama.", RED),
        ("Barack Obama's vice president was Joe Biden.", GREEN),
        ("Dick Cheney was Barack Obama's vice president.", RED),
        ("Tiger Woods made his fortune as a basketball player.", RED),
        ("John Adams was the second U.S. president.", GREEN),
        ("John Adams was the third U.S. president.", RED),
        ("The moon is bigger than the earth.", RED),
        ("Adidas is based in Oregon.", RED),
        ("Nadal is Spanish.", GREEN),
    ],
)
def test_is_judged(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}
