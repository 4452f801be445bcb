"""Forms of government, official languages, seats and predecessors of states and their parts."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Yemen is a monarchy in the Middle East.", RED),
        ("Yemen is a republic in the Middle East.", GREEN),
        ("Guinea is a kingdom in West Africa.", RED),
        ("Norway is a kingdom in northern Europe.", GREEN),
        ("Barbados is a republic.", AMBER),  # which it became of late
        ("Sri Lanka's two official languages are Sinhala and Tamil.", GREEN),
        ("The official languages of Sri Lanka are Hindi and Tamil.", RED),
        ("Belgium has three official languages: Dutch, French and German.", GREEN),
        ("Belgium has three official languages: Dutch, French and Italian.", RED),
        ("Switzerland's two official languages are German and French.", AMBER),  # and two more
        ("Algeria's official languages are Arabic and French.", AMBER),  # which is used there
        ("Northampton is Hampshire County's county seat.", GREEN),
        ("The county seat of Hampshire County is Amherst.", RED),
        ("Como is the main town of the Province of Como in Lombardy.", GREEN),
        ("Bolivia owes its name to Simón Bolívar.", GREEN),
        ("Bolivia owes its name to José de San Martín.", RED),
        ("Among Santiago's sister cities are Athens and Kyiv.", GREEN),
        ("Dubai is one of Detroit's twin cities.", GREEN),
        ("People in Guinea pay with Guinean francs.", GREEN),
        ("People in Guinea pay with Swiss francs.", RED),
        ("In Kenya, people pay in shillings.", GREEN),
        ("In Kenya, people pay in euros.", RED),
        ("The North Denmark Region was set up on New Year's Day 2007.", GREEN),
        ("The North Denmark Region was set up on New Year's Day 2001.", RED),
    ],
)
def test_what_is_told_of_a_state_or_county(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The capital of Albania is twinned with Sofia.", AMBER),
        ("The capital of Sicily lies on the Tyrrhenian Sea.", AMBER),
        ("Chile's capital borders Argentina.", AMBER),
        ("The capital of Chile takes its name from Saint James the Great.", GREEN),
        ("The capital of Brazil is now Rio de Janeiro.", RED),
        ("Australia's capital is Sydney.", RED),
    ],
)
def test_what_a_capital_does_tells_no_other_capital(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
