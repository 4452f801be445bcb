"""What statements seem to bear out, and do not."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label


@pytest.mark.parametrize(
    "text",
    [
        "Italy was beaten in the 2006 World Cup final.",
        "Winston Churchill gave the Nobel Prize in Literature.",
        "Bob Dylan handed the Nobel Prize in Literature to someone else.",
        "Water consists of hydrogen.",
        "Everyone in Switzerland speaks German.",
        "Franz Kafka wrote The Trial in 1925.",
        "Turkey lies entirely in Europe.",
        "The Alps lie entirely in Switzerland.",
        "Bill Gates was a professor at Harvard.",
        "Mark Zuckerberg finished his degree at Harvard.",
        "The Rhine is a canal in Germany.",
        "Lake Geneva is a dam in Switzerland.",
        "The Louvre is a hotel in Paris.",
        "The Louvre is a school in Paris.",
        "Heathrow is a harbour in London.",
        "Stonehenge is a castle in England.",
        "The Golden Gate Bridge is a tower in San Francisco.",
        "Auguste Rodin painted The Thinker.",
        "Michelangelo painted David.",
    ],
)
def test_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is not Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Italy won the 2006 World Cup.",
        "Winston Churchill was given the Nobel Prize in Literature.",
        "Water consists of hydrogen and oxygen.",
        "George Orwell wrote Animal Farm in 1945.",
        "Iceland lies entirely in Europe.",
        "Bill Gates was a student at Harvard.",
        "The Suez Canal is a canal in Egypt.",
        "The Hoover Dam is a dam in the United States.",
        "The Louvre is a museum in Paris.",
        "The Brandenburg Gate is a gate in Berlin.",
        "Heathrow is an airport in London.",
        "Michelangelo sculpted David.",
        "Petra was carved into rock.",
    ],
)
def test_is_borne_out(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "Singapore used to belong to Malaysia.",
        "The Rhine does not flow through the whole of Germany.",
        "Franz Kafka didn't write The Trial in 1925.",
    ],
)
def test_is_not_contradicted(checker: FactChecker, text: str) -> None:
    assert checker.check(text).results[-1].verdict.label is not Label.CONTRADICTORY
