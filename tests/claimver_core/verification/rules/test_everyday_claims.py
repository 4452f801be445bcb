"""Everyday claims of places, lives and offices, in the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Mount Kilimanjaro is a mountain in Tanzania.", GREEN),
        ("Mount Kilimanjaro is a mountain in Nigeria.", RED),
        ("Angkor Wat is a temple in Thailand.", RED),
        ("Mont Blanc is a mountain in Italy.", GREEN),  # it stands on the border
        ("Mount Everest is a mountain in China.", GREEN),
        ("The Rhine rises in Switzerland.", GREEN),
        ("The Rhine rises in Poland.", RED),
        ("Iran lies on the Caspian Sea.", GREEN),
        ("Turkey lies on the Caspian Sea.", RED),
        ("Sweden lies on the North Sea.", AMBER),  # by the Skagerrak
        ("Copernicus lived in the 16th century.", GREEN),
        ("Copernicus lived in the 1700s.", RED),
        ("Archimedes was a scientist of the 19th century.", RED),
        ("Archimedes was a symbol of the 20th century.", AMBER),
        ("Venus is closer to the Sun than Earth is.", GREEN),
        ("Mars is closer to the sun than Venus.", RED),
        ("Bill Clinton's successor as president was George W. Bush.", GREEN),
        ("Bill Clinton's successor as president was Barack Obama.", RED),
        ("Barack Obama's vice president was Joe Biden.", GREEN),
        ("Dick Cheney was Barack Obama's vice president.", RED),
        ("Tiger Woods made his fortune as a basketball player.", RED),
        ("John Adams was the second U.S. president.", GREEN),
        ("John Adams was the third U.S. president.", RED),
        ("The moon is bigger than the earth.", RED),
        ("Adidas is based in Oregon.", RED),
        ("Nadal is Spanish.", GREEN),
    ],
)
def test_is_judged(checker: FactChecker, text: str, label: Label) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {label}


@pytest.mark.parametrize(
    ("text", "person"),
    [
        ("Fleming is the discoverer of penicillin.", "Q37064"),
        ("Lennon was one of the Beatles.", "Q1203"),
        ("Musk started SpaceX.", "Q317521"),
    ],
)
def test_a_surname_means_the_one_who_has_to_do_with_the_rest(
    checker: FactChecker, text: str, person: str
) -> None:
    (result,) = checker.check(text).results
    assert person in {mention.entity.id for mention in result.claim.mentions}


def test_what_describes_a_founder_is_no_founder_of_its_own(checker: FactChecker) -> None:
    (result,) = checker.check("IKEA was founded by the Swedish entrepreneur Ingvar Kamprad.").results
    assert result.claim.context.endswith("by the Swedish entrepreneur Ingvar Kamprad")
