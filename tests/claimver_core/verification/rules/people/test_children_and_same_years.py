"""Numbers of children, none among them, and what was in the same year as another thing."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label", "rule"),
    [
        ("Angela Merkel has no children.", GREEN, "count"),
        ("Barack Obama has no children.", RED, "general-denial"),
        ("Elvis Presley died in the same year as Charlie Chaplin.", GREEN, "order"),
        ("Elvis Presley died in the same year as John Lennon.", RED, "order"),
        ("Barack Obama had been in office since 2009.", GREEN, "office"),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label, rule: str) -> None:
    *_, result = checker.check(text).results
    assert (result.verdict.label, result.verdict.decided_by) == (label, rule)


@pytest.mark.parametrize(
    "text",
    [
        "Theresa May has no children.",  # whose parents are known
        "Barack Obama has two sons.",  # that there are two children tells not what they are
        "The currency is the dinar.",  # of which country
    ],
)
def test_leaves_open(checker: FactChecker, text: str) -> None:
    assert all(r.verdict.label is Label.EXTRAPOLATORY for r in checker.check(text).results)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Mikhail Gorbachev died in August 2022. He was 91.", GREEN),
        ("Mikhail Gorbachev died in August 2022. He was 71.", RED),
        ("Tony Blair studied at Oxford. The Conservative leader became prime minister in 1997.", None),
        ("Marie Curie\n- Born in Warsaw in 1867\n", GREEN),
        ("Switzerland:\n* Capital: Bern\n* Member of the European Union\n", RED),
        ("Louis XVI was executed in 1793, as was Marie Antoinette.", GREEN),
    ],
)
def test_what_is_left_out_is_judged_with_it(checker: FactChecker, text: str, label: Label | None) -> None:
    *_, last = checker.check(text).results
    assert last.verdict.label is (label or Label.EXTRAPOLATORY)
