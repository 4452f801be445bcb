"""Kin by way of others, in the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Prince William is a grandson of Elizabeth II.", GREEN),
        ("Nicholas II and George V were cousins.", GREEN),
        ("Jackie Kennedy was the sister-in-law of Robert Kennedy.", GREEN),
        ("Prince William is not a grandson of Elizabeth II.", RED),
        ("King Charles III is a grandson of Elizabeth II.", RED),  # her son
        ("Prince Harry is the nephew of King Charles III.", RED),
        ("Prince William is a granddaughter of Elizabeth II.", AMBER),
        ("Elizabeth II is a grandson of Prince Harry.", AMBER),
        ("Prince Harry is a grandson of Winston Churchill.", AMBER),
    ],
)
def test_kin_by_way_of_a_third_one(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}
