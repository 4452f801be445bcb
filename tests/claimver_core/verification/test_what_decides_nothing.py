"""What decides nothing: a tie of another kind, a term that ended of late, the time of another event."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label


@pytest.mark.parametrize(
    "text",
    [
        "Tim Cook is the chief executive of Apple.",
        "Keir Starmer is the prime minister of the United Kingdom.",
        "Bob Iger is the CEO of Disney.",
    ],
)
def test_what_ended_of_late_is_left_open(checker: FactChecker, text: str) -> None:
    (result,) = checker.check(text).results
    assert result.verdict.label is Label.EXTRAPOLATORY


def test_that_it_is_over_is_borne_out(checker: FactChecker) -> None:
    (result,) = checker.check("Tim Cook is no longer the chief executive of Apple.").results
    assert result.verdict.label is Label.ATTRIBUTABLE


def test_what_ended_long_ago_is_contradicted(checker: FactChecker) -> None:
    (result,) = checker.check("Rishi Sunak is the prime minister of the United Kingdom.").results
    assert result.verdict.label is Label.CONTRADICTORY


@pytest.mark.parametrize("text", ["Anne Frank visited Germany.", "Keir Starmer leads the United Kingdom."])
def test_where_somebody_belongs_bears_out_no_deed(checker: FactChecker, text: str) -> None:
    (result,) = checker.check(text).results
    assert result.verdict.label is Label.EXTRAPOLATORY


@pytest.mark.parametrize(
    "text", ["Frédéric Chopin was born in France.", "Nikola Tesla was born in the United States."]
)
def test_a_citizenship_bears_out_no_birth(checker: FactChecker, text: str) -> None:
    (result,) = checker.check(text).results
    assert result.verdict.label is not Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    "text",
    [
        "From 1723 until his death Bach worked in Leipzig.",
        "Johann Sebastian Bach worked in Leipzig from 1723 until his death.",
        "Nobel laureate Alice Munro dies aged 92.",
    ],
)
def test_the_time_of_one_event_is_not_that_of_another(checker: FactChecker, text: str) -> None:
    labels = {result.verdict.label for result in checker.check(text).results}
    assert Label.CONTRADICTORY not in labels


@pytest.mark.parametrize(
    "text",
    [
        "The country joined the UN in 2002.",
        "The first film, released in 1977, starred Mark Hamill.",
        "In 1945 the country joined the UN.",
    ],
)
def test_what_nobody_has_named_is_not_contradicted(checker: FactChecker, text: str) -> None:
    labels = {result.verdict.label for result in checker.check(text).results}
    assert labels == {Label.EXTRAPOLATORY}
