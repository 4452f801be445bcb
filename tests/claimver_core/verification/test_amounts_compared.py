"""Claims that name the amount of which one thing has more than another."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The population of India is larger than that of China.", Label.ATTRIBUTABLE),
        ("The population of Canada is larger than that of Germany.", Label.CONTRADICTORY),
        ("Germany's population is larger than France's.", Label.ATTRIBUTABLE),
        ("The area of Canada is larger than that of Russia.", Label.CONTRADICTORY),
        ("The length of the Nile is greater than that of the Rhine.", Label.ATTRIBUTABLE),
        ("Russia's army is larger than Canada's.", Label.EXTRAPOLATORY),
        ("The economy of Japan is bigger than that of Russia.", Label.EXTRAPOLATORY),
    ],
)
def test_compares_what_is_named(checker: FactChecker, text: str, label: Label) -> None:
    (result,) = checker.check(text).results
    assert result.verdict.label is label
