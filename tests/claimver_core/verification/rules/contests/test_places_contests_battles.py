"""Rules about places, contests, battles and works, on claims to decide and on what they must leave open.

Where the facts do not matter they are made up.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.checker import FactChecker
from claimver_core.types import Label, Precision, Property, Qualifier, TimeValue
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling, thing

RED, AMBER, GREEN = Label.CONTRADICTORY, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("The Seine flows through Paris.", GREEN),
        ("The Rhine flows through Warsaw.", RED),
        ("Los Angeles hosted the Summer Olympics in 1932 and 1984.", GREEN),
        ("London hosted the Olympics in 1908, 1952 and 2012.", RED),
        ("Neil Armstrong was the first person to walk on the Moon.", GREEN),
        ("Valentina Tereshkova was the first woman in space.", GREEN),
        ("Lake Baikal in Siberia is the deepest lake in the world.", GREEN),
        ("The longest river in Africa is the Nile.", GREEN),
        ("The largest country in South America is Peru.", RED),
        ("Napoleon was defeated at the Battle of Waterloo in 1815.", GREEN),
        ("Napoleon won the Battle of Waterloo.", RED),
        ("The Battle of Trafalgar was won by the United Kingdom.", GREEN),
        ("Quentin Tarantino wrote and directed Pulp Fiction.", GREEN),
        ("Mel Gibson directed and starred in Braveheart.", GREEN),
        ("Charles Darwin published On the Origin of Species in 1889.", RED),
        ("Toyota is headquartered in Seoul.", RED),
        ("Finland declared independence from Russia in 1917.", GREEN),
        ("Ankara is the largest city in Turkey.", RED),
        ("Australia's capital is Sydney.", RED),
    ],
)
def test_decides(checker: FactChecker, text: str, label: Label) -> None:
    results = checker.check(text).results
    labels = {result.verdict.label for result in results}
    assert (RED in labels) if label is RED else labels == {label}


@pytest.mark.parametrize(
    "text",
    [
        "Munich is a city in northern Germany.",
        "Naples lies in the north of Italy.",
        "Mexico borders the United States to the south.",
        "Japan lies west of China.",
        "Buzz Aldrin was the first person to walk on the Moon.",
        "Valentina Tereshkova was the first person in space.",
        "Roald Amundsen was the first person to reach the North Pole.",
        "The first iPhone was released in 2007.",
        "Tanzania gained its independence in 1961.",
        "Vienna is the capital of Hungary; Budapest, further down, that of Austria.",
        "Norway had been a Swedish colony.",
    ],
)
def test_is_left_open_at_least(checker: FactChecker, text: str) -> None:
    wrong = RED if "1961" in text or "iPhone" in text else GREEN
    assert all(result.verdict.label is not wrong for result in checker.check(text).results)


def test_the_year_of_foundation_is_not_that_of_every_separation(checker: FactChecker) -> None:
    results = checker.check("Finland declared independence from Sweden in 1917.").results
    assert results[-1].verdict.decided_by == "known-sentence"  # by which it was from Russia


def separated(year: int) -> list:
    time = Qualifier(Property("P585", "point in time"), TimeValue(str(year), Precision.YEAR))
    return [fact("Ruritania", "P807", "separated from", thing("Freedonia"), time)]


@pytest.mark.parametrize(
    "text",
    [
        "Belgium became independent in 1839.",
        "Quito is the largest city in Ecuador.",
        "Kangaroos are native to New Guinea.",
        "Sofia directed Lost in Translation.",
    ],
)
def test_is_not_contradicted(checker: FactChecker, text: str) -> None:
    assert all(result.verdict.label is not RED for result in checker.check(text).results)


@settings(deadline=None)
@given(known=st.integers(1700, 2000), claimed=st.integers(1700, 2000))
def test_independence_came_in_its_year_or_some_years_beside_it(known: int, claimed: int) -> None:
    text = f"Ruritania gained its independence from Freedonia in {claimed}"
    found = ruling(text, ["Ruritania", "Freedonia"], separated(known))
    label = found.label if found is not None else None
    if known == claimed:
        assert label is GREEN
    elif abs(known - claimed) <= 15 or min(known, claimed) < 1945:
        assert label is None
    else:
        assert label is RED


@pytest.mark.parametrize(
    "text",
    [
        "Ruritania declared independence from Freedonia in 1850",
        "Ruritania gained its independence from Sylvania",
        "Ruritania did not gain its independence from Freedonia in 1850",
    ],
)
def test_independence_that_was_declared_or_denied_is_not_contradicted(text: str) -> None:
    names = [name for name in ("Ruritania", "Freedonia", "Sylvania") if name in text]
    found = ruling(text, names, separated(1900))
    assert found is None or found.label is not RED
