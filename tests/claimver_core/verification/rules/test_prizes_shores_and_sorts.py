"""Prizes with their works and years, what lies on which water, and values named by their sort: the whole
chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Ang Lee won Best Director for Brokeback Mountain.", GREEN),
        ("Sean Penn won the Oscar for Milk in 2009.", GREEN),
        ("In 2001, Julia Roberts won an Oscar for her role in Erin Brockovich.", GREEN),
        ("Jason Robards won an Oscar in 1978.", GREEN),  # of the 50th ceremony
        ("Sean Penn won the Oscar for Milk in 2003.", RED),  # that was for Mystic River
        ("Steven Spielberg won the Academy Award for Best Director in 2003.", RED),
        ("Julia Roberts won the Oscar for Best Actress for Pretty Woman.", AMBER),
        ("Frederick Banting shared the Nobel Prize with John Macleod.", GREEN),
        ("Marie Curie shared the Nobel Prize in Physics with Henri Becquerel.", GREEN),
        ("Albert Einstein shared the Nobel Prize in Physics with Niels Bohr.", AMBER),  # of another year
        ("Marie Curie shared the Nobel Prize with Linus Pauling.", AMBER),
        ("The Baltic Sea borders Russia.", GREEN),
        ("The Black Sea does not border Ukraine.", RED),
        ("The Dead Sea lies between Israel and Jordan.", GREEN),
        ("Andorra lies between France and Spain.", GREEN),
        ("Switzerland borders the Baltic Sea.", RED),
        ("COVID-19 is caused by a virus.", GREEN),
        ("Arthur Miller was married to an actress.", GREEN),
        ("Malaria is caused by a virus.", RED),
        ("Pablo Picasso was married twice.", GREEN),
        ("Pablo Picasso was married four times.", AMBER),  # he had four children
        ("Lewis Hamilton is a British Formula One driver.", GREEN),
        ("Ayrton Senna was a Brazilian bus driver.", AMBER),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label) -> None:
    assert checker.check(text).results[-1].verdict.label is label


def test_a_club_is_not_meant_where_somebody_has_a_seat(checker: FactChecker) -> None:
    (result,) = checker.check("Bayer is headquartered in Leverkusen.").results
    assert result.verdict.label is GREEN
    assert {mention.entity.label for mention in result.claim.mentions}.isdisjoint({"Bayer 04 Leverkusen"})
