"""What is told of where a place lies, of a work of another sort, or of the next city."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Lyon is a city in a region with 8 million inhabitants.", AMBER),
        ("Lyon is a city with 8 million inhabitants.", RED),
        ("Bizet wrote the novella Carmen.", AMBER),
        ("Bizet wrote the opera Carmen.", GREEN),
        ("Harvard University is in Boston.", AMBER),
        ("Harvard University is in Chicago.", RED),
        ("Pete Sampras is 1.82 metres tall.", AMBER),
        ("Pete Sampras is 185 cm tall.", GREEN),
        ("Pete Sampras is 1.52 m tall.", RED),
    ],
)
def test_what_is_told_of_something_else(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
