"""Coasts, neighbours, languages, money and capitals of states: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Hungary has a coast on the Black Sea.", RED),
        ("Belarus owns a short strip of Baltic coast.", RED),
        ("Burundi has beaches on the Atlantic.", RED),
        ("Switzerland borders the Baltic Sea.", RED),
        ("Chile is landlocked.", RED),
        ("Laos is an island nation.", RED),
        ("Hungary has no coastline.", GREEN),
        ("Poland is not landlocked.", GREEN),
        ("Azerbaijan has a coast.", AMBER),  # on the Caspian Sea, which is a lake
        ("Bolivia had a coast on the Pacific until 1884.", AMBER),
        ("Hungary has access to the port of Trieste on the Adriatic Sea.", AMBER),
        ("Bolivia has claimed a coast on the Pacific Ocean.", AMBER),
    ],
)
def test_a_landlocked_state_has_no_coast(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Lesotho is completely surrounded by South Africa.", GREEN),
        ("South Africa completely surrounds Lesotho.", GREEN),
        ("Switzerland is completely surrounded by Austria.", RED),
        ("Lesotho is surrounded by Botswana.", RED),
        ("Portugal is surrounded by Spain.", AMBER),
        ("Luxembourg is surrounded by Germany.", AMBER),
        ("Samoa is still a US territory.", RED),
        ("Jamaica is not a British colony.", GREEN),
        ("Kenya was a British colony.", GREEN),
        ("Canada is a former British colony.", AMBER),
        ("Taiwan is a province of China.", AMBER),
        ("Prague became the capital of an independent Slovakia.", RED),
        ("Bratislava became the capital of Hungary in 1536.", AMBER),
        ("Turin became the capital of Italy in 1861.", AMBER),
    ],
)
def test_whom_a_state_belongs_to(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Brazil's official language is Spanish.", RED),
        ("Brazil's official language is Portuguese.", GREEN),
        ("Brazil's second language is Spanish.", AMBER),
        ("Japan's currency is the yuan.", RED),
        ("Norway adopted the euro in 2002.", RED),
        ("Sweden joined the eurozone in 2004.", RED),
        ("Croatia adopted the euro in 2023.", GREEN),
        ("Estonia adopted the euro in 2011.", GREEN),
        ("Sweden never adopted the euro.", GREEN),
        ("Norway adopted the krone in 1875.", AMBER),
        ("Sweden rejected the euro in 2003.", GREEN),
        ("Cuba adopted the US dollar in 1899.", AMBER),
        ("El Salvador adopted Bitcoin in 2021.", GREEN),
    ],
)
def test_languages_and_money_of_states(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Kazakhstan is the largest landlocked country in the world.", GREEN),
        ("Mongolia is the largest landlocked country in the world.", RED),
        ("Bolivia is the largest landlocked country in South America.", GREEN),
        (
            "Mongolia is the largest landlocked country in Asia.",
            AMBER,
        ),  # but for Kazakhstan, which is in Europe too
    ],
)
def test_the_largest_of_the_landlocked(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label
