"""Places told by another name or land, days of the old calendar, towns that share a name: the whole chain."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Label

RED = Label.CONTRADICTORY


@pytest.mark.parametrize(
    "text",
    [
        "Valencia is a city in Venezuela.",
        "Berlin is a town in New Hampshire.",
        "Tripoli is a city in Lebanon.",
        "Halle is a town in Belgium.",
        "Luxembourg is a province of Belgium.",
        "Lenin was born on 10 April 1870 according to the old calendar.",
        "Immanuel Kant was born in the city that is now called Kaliningrad.",
        "Ludwig van Beethoven was born in the Electorate of Cologne.",
        "Albert Camus was born in French Algeria.",
        "Empress Elisabeth was murdered by an Italian.",
        "Putrajaya is Malaysia's seat of government.",
        "Ben Johnson was a Canadian sprinter.",
        "married Jay-Z in 2008 and their daughter was born in 2012",
    ],
)
def test_another_name_contradicts_nothing(checker: FactChecker, text: str) -> None:
    assert RED not in {result.verdict.label for result in checker.check(text).results}


@pytest.mark.parametrize(
    "text",
    [
        "Munich is a city in Spain.",
        "George Washington was born on 4 July 1732.",
        "Albert Einstein was born on 4 March 1879.",
        "Ludwig van Beethoven was born in Vienna.",
        "Albert Camus was born in Paris.",
        "Immanuel Kant was born in Berlin.",
        "John F. Kennedy was assassinated in New York.",
        "Putrajaya is Malaysia's capital.",
        "Jay-Z was born in 1979.",
    ],
)
def test_another_place_or_day_contradicts(checker: FactChecker, text: str) -> None:
    assert {result.verdict.label for result in checker.check(text).results} == {RED}
