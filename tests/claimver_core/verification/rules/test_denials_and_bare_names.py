"""General denials that nothing like it refutes, bare surnames, spells with gaps and relations that go beside
one another: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Alfred Hitchcock never won the Academy Award for Best Director.",  # he was nominated
        "Mahatma Gandhi never won the Nobel Peace Prize.",
        "Al Gore was never president.",  # but vice president
        "Hillary Clinton was never president of the United States.",
        "Winston Churchill was never foreign secretary.",  # but colonial secretary
        "Bjorn Borg never won the US Open.",
        "Oprah Winfrey never married.",
        "Bush was president from 1989 to 1993.",
        "Richard became king in 1189.",
        "Marie Curie won her first Nobel Prize at 36.",
        "Ronald Reagan survived an assassination attempt in 1981.",
        "The Dead Sea lies 430 metres below sea level.",
    ],
)
def test_is_no_contradiction(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    "text",
    [
        "Barack Obama was never president of the United States.",
        "Bill Clinton was never governor of Arkansas.",
        "Albert Einstein never won a Nobel Prize.",
        "Einstein was born in 1900.",
    ],
)
def test_contradicts(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is RED


@pytest.mark.parametrize(
    "text",
    [
        "Shinzo Abe was prime minister of Japan from 2006 to 2020.",  # not in between
        "Ron Wood was a founding member of the Rolling Stones.",
        "Stephen King directed The Shining.",
        "Diane Keaton was married to Woody Allen.",
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is not GREEN
