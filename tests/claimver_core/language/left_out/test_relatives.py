"""Relatives that are told by whose they are, with the shipped pipeline and knowledge."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label


def _told(checker: FactChecker, text: str) -> list[tuple[str, Label | None]]:
    return [(result.claim.context, result.verdict.label) for result in checker.check(text).results]


@pytest.mark.parametrize(
    ("text", "context", "label"),
    [
        (
            "Justin Trudeau's father was prime minister of Canada.",
            "Pierre Trudeau was prime minister of Canada",
            Label.ATTRIBUTABLE,
        ),
        (
            "Barack Obama's wife was born in New York.",
            "Michelle Obama was born in New York",
            Label.CONTRADICTORY,
        ),
        (
            "Charles III succeeded his mother in 2022.",
            "Charles III succeeded Elizabeth II",
            Label.ATTRIBUTABLE,
        ),
        ("Prince William's mother died in Paris.", "Diana died in Paris", Label.ATTRIBUTABLE),
        (
            "Marie Curie was a physicist. Her husband won the Nobel Prize in Physics.",
            "Pierre Curie won the Nobel Prize in Physics",
            Label.ATTRIBUTABLE,
        ),
    ],
)
def test_the_only_one_is_named(checker: FactChecker, text: str, context: str, label: Label) -> None:
    assert (context, label) in _told(checker, text)


@pytest.mark.parametrize(
    "text",
    [
        "Marie Curie's husband was Pierre Curie.",
        "Marie Curie's husband was the physicist Pierre Curie.",
        "Barack Obama's wife is the lawyer Jane Smith.",
        "Albert Einstein's father was named Hermann.",
        "Charlie Chaplin's wife was born in New York.",  # of four
        "Pierre Trudeau is Justin Trudeau's father.",
    ],
)
def test_who_it_is_stays_what_is_claimed(checker: FactChecker, text: str) -> None:
    assert _told(checker, text)[0][0] == text.rstrip(".")


def test_meeting_ones_mother_is_no_birth(checker: FactChecker) -> None:
    assert _told(checker, "Angela Merkel visited her mother in 1990.")[0][1] is Label.EXTRAPOLATORY
