"""Ages, thrones and times told by a war, creeds and callings, and what somebody has done before."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


def label_of(checker: FactChecker, text: str) -> Label | None:
    *_, result = checker.check(text).results
    return result.verdict.label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Kurt Cobain was gone at 27.", GREEN),
        ("Kurt Cobain was gone at 45.", RED),
        ("Mozart died in his thirties.", GREEN),
        ("James Dean died in his forties.", RED),
        ("Anne Frank died while still a teenager.", GREEN),
        ("Schubert never reached the age of forty.", GREEN),
        ("Pablo Picasso never reached the age of fifty.", RED),
        ("Amy Winehouse lived to be over fifty.", RED),
        ("Alexander Hamilton was dead by the age of 50.", GREEN),
        ("Picasso lived into his nineties.", GREEN),
        ("Nero was still a teenager when he became emperor.", GREEN),
        ("Queen Victoria was in her thirties when she came to the throne.", RED),
        ("Gloria Vanderbilt made it to 95.", AMBER),
    ],
)
def test_birth_and_death_tell_an_age_that_is_told_by_bounds(
    checker: FactChecker, text: str, label: Label
) -> None:
    assert label_of(checker, text) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Edward I came to the throne in 1272.", GREEN),
        ("Carl XVI Gustaf has reigned for over fifty years.", GREEN),
        ("Elizabeth II has reigned for over seventy years.", AMBER),
        ("Elizabeth II was on the throne for seventy years.", GREEN),
        ("John F. Kennedy was still president when he died.", GREEN),
        ("Ronald Reagan was still president when he died.", RED),
        ("John F. Kennedy was still president when he died in 1963.", GREEN),
        ("Bismarck left the chancellery in 1890.", GREEN),
        ("Angela Merkel is the current head of the German government.", RED),
        ("Jens Stoltenberg still serves as secretary general of Nato.", RED),
        ("Mark Rutte serves as secretary general of Nato.", GREEN),
        ("Gianni Infantino is the current president of Fifa.", GREEN),
        ("Sachin Tendulkar sat in the Rajya Sabha.", GREEN),
        ("Barack Obama sat in the Rajya Sabha.", AMBER),
    ],
)
def test_reads_what_is_said_of_offices_and_thrones(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Nintendo was founded after the Second World War.", RED),
        ("Nintendo was founded before the First World War.", GREEN),
        ("NATO was founded during the Second World War.", RED),
        ("NATO was founded after the Second World War.", GREEN),
        ("NATO was founded shortly after the Second World War.", AMBER),
        ("Anne Frank died before the end of the Second World War.", GREEN),
        (
            "The Second World War was already over when Churchill first became prime minister.",
            RED,
        ),
    ],
)
def test_a_war_tells_a_time(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Aamir Khan is a Muslim.", GREEN),
        ("Leibniz was a Lutheran.", GREEN),
        ("Aamir Khan is a Hindu.", AMBER),
        ("Kafka was a Czech writer.", GREEN),
        ("Isaac Newton was a French painter.", RED),
        ("John Williams was an Australian guitarist.", AMBER),
        ("Zinedine Zidane has played for Juventus.", GREEN),
        ("Zinedine Zidane has played for Arsenal.", AMBER),
        ("Bismarck studied at Göttingen.", GREEN),
        ("Bismarck studied at Heidelberg.", AMBER),
        ("Bismarck was nicknamed the Iron Chancellor.", GREEN),
        ("Barack Obama was nicknamed the Iron Lady.", AMBER),
        ("Queen Victoria was the daughter of Edward VII.", RED),
        ("Indira Gandhi was the daughter of Jawaharlal Nehru.", GREEN),
    ],
)
def test_reads_creeds_callings_and_kin(checker: FactChecker, text: str, label: Label) -> None:
    assert label_of(checker, text) is label


@pytest.mark.parametrize(
    "text",
    [
        "Ray Charles was born in Georgia.",
        "Ray Charles was a native of Georgia.",
        "Martin Luther King was born in Georgia.",
    ],
)
def test_a_land_of_the_same_name_may_be_meant(checker: FactChecker, text: str) -> None:
    assert label_of(checker, text) is not RED


def test_another_land_still_contradicts(checker: FactChecker) -> None:
    assert label_of(checker, "Barack Obama was born in Georgia.") is RED
