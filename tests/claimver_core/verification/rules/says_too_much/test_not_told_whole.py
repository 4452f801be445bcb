"""What a claim adds to what is known, or tells only as wished, of all or of another, is not borne out."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

GREEN, RED = Label.ATTRIBUTABLE, Label.CONTRADICTORY


@pytest.mark.parametrize(
    "text",
    [
        "Steven Spielberg wanted to direct Jaws.",
        "Steven Spielberg denied having directed Jaws.",
        "Steven Spielberg almost directed Jaws.",
        "Jane Austen dreamed of writing Emma.",
    ],
)
def test_what_is_not_asserted_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results}.isdisjoint({GREEN, RED})


@pytest.mark.parametrize(
    "text",
    [
        "The enemies of Jane Austen wrote Emma.",
        "Henry VIII's brother married Anne Boleyn.",
        "Jane Austen and her brother wrote Emma.",
        "Charles Darwin wrote On the Origin of Species with the help of his brother.",
        "Bill Gates founded Microsoft thanks to a bribe.",
        "Steven Spielberg directed Jaws instead of his rival.",
        "Jane Austen wrote Emma to impress a girl.",
        "Jane Austen wrote Emma in a fit of rage.",
        "Mozart died in Vienna of smallpox.",
        "Marie Curie died in 1934 of smallpox.",
        "Tchaikovsky died in Saint Petersburg in 1893, probably of a heart attack.",
        "World War II ended in 1945 with the surrender of the Soviet Union.",
        "Pierre Curie, himself a painter, was born in Paris.",
        "France is a member of NATO and not of the European Union.",
        "Germany is a member of NATO rather than of the European Union.",
        "Marie Curie discovered polonium and not radium.",
        "Brazil borders every country in South America.",
        "All films by Quentin Tarantino won the Palme d'Or.",
    ],
)
def test_what_is_told_besides_is_not_borne_out(checker: FactChecker, text: str) -> None:
    assert any(result.verdict.label is not GREEN for result in checker.check(text).results)


@pytest.mark.parametrize(
    "text",
    [
        "Bill Gates helped to found Microsoft.",
        "Marie Curie won the Nobel Prize again in 1911.",
        "Marie Curie died in 1934 of aplastic anaemia.",
        "Germany's population is larger than France's.",
        "World War II ended in 1945.",
        "Augustus died in 14 AD.",
        "Maximilien Robespierre was himself guillotined in 1794.",
        "India has a population of more than one billion people.",
        "Everest is 8,849 metres high and lies in Nepal.",
        "Lake Baikal is 1,642 metres deep and lies in Siberia.",
    ],
)
def test_what_is_told_is_borne_out(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {GREEN}


@pytest.mark.parametrize(
    "text",
    [
        "The First World War began in 1918.",
        "World War II began in 1945.",
        "Julius Caesar was murdered in 44 AD.",
    ],
)
def test_another_time_contradicts(checker: FactChecker, text: str) -> None:
    assert RED in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    "text",
    [
        "Joe Biden became president in 2021, and his wife Jill became first lady.",
        "van gogh sold just one painting while he was alive",
        "Neymar left Barcelona in 2017 for Paris Saint-Germain.",
    ],
)
def test_the_end_or_beginning_of_something_else_does_not_contradict(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}
