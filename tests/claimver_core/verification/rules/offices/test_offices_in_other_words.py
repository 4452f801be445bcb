"""Offices that are told by their nouns, their houses or what happened then, and what is told besides."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, GREEN = Label.CONTRADICTORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Richard Nixon resigned the presidency in 1974.", GREEN),
        ("Richard Nixon resigned the presidency in 1971.", RED),
        ("Theresa May took David Cameron's place.", GREEN),
        ("Barack Obama's vice president was Joe Biden.", GREEN),
        ("Barack Obama's vice president was Dick Cheney.", RED),
        ("Bill Clinton's successor as president was Barack Obama.", RED),
        ("Benazir Bhutto was the first woman to head the government of Pakistan.", GREEN),
        ("Ronald Reagan served three terms in the White House.", RED),
        ("Helmut Kohl was German chancellor when the Berlin Wall fell.", GREEN),
        ("Angela Merkel was German chancellor when the Berlin Wall fell.", RED),
        ("Elizabeth II reigned longer than Queen Victoria.", GREEN),
        ("Queen Victoria reigned longer than Elizabeth II.", RED),
        ("Harry Truman became president after Franklin D. Roosevelt died.", GREEN),
        ("Muhammad Ali had been born Cassius Clay.", GREEN),
        ("Eminems real name is Marshall Mathers", GREEN),
        ("George Clooney's wife Amal is a lawyer.", GREEN),
        ("Barack Obama's wife Michelle was born in Boston.", RED),
        ("Tim Berners-Lee, a Briton, invented the World Wide Web.", GREEN),
        ("William of Orange, nicknamed the Silent, was assassinated in Delft.", GREEN),
    ],
)
def test_reads_offices_and_asides(checker: FactChecker, text: str, label: Label) -> None:
    *_, result = checker.check(text).results
    assert result.verdict.label is label
    assert result.triplets


@pytest.mark.parametrize(
    "text",
    [
        "Barack Obama resigned the presidency.",
        "Barack Obama's wife Hillary Clinton is a lawyer.",
        "Angela Merkel was the French chancellor.",
        "Hillary Clinton won the presidency in 2016.",
        "Venus Williams's mother Serena won Wimbledon.",
    ],
)
def test_what_was_not_so_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not GREEN for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Vladimir Putin has ruled longer than Leonid Brezhnev.",
        "Barack Obama was president longer than Bill Clinton.",
        "Peter, called the Great, founded Saint Petersburg.",
        "William of Orange became king of England in 1689.",
    ],
)
def test_what_may_be_so_is_no_contradiction(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)
