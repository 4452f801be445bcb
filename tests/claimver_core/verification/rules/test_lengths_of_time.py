import datetime

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from claimver_core.types import Label, Precision, TimeValue
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.lengths_of_time import compare_length, days_between, find_lengths
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY
YEAR = 365.25


def lasted(start, end):
    return [
        fact("Boer War", "P580", "start time", TimeValue(start.isoformat(), Precision.DAY)),
        fact("Boer War", "P582", "end time", TimeValue(end.isoformat(), Precision.DAY)),
    ]


@pytest.mark.parametrize(
    ("text", "days", "relation"),
    [
        ("it went on for three years", 3 * YEAR, "exactly"),
        ("nearly 20 years later", 20 * YEAR, "nearly"),
        ("less than a year", YEAR, "less"),
        ("more than two decades", 7305, "more"),
        ("half a century", 18262.5, "exactly"),
        ("it had been there for years", YEAR, "more"),
        ("about six weeks", 42, "about"),
    ],
)
def test_reads_lengths(text, days, relation):
    (found,) = find_lengths(text)
    assert (found.days, found.relation) == (pytest.approx(days), relation)


@pytest.mark.parametrize(
    "text", ["", "the 1990s", "in 20 cities", "years ago", "a yearly fair", "2,000 metres"]
)
def test_reads_none(text):
    assert find_lengths(text) == []


@given(start=st.dates(), end=st.dates())
def test_days_between_are_those_of_the_calendar(start, end):
    one, other = ((day.year, day.month, day.day) for day in (start, end))
    expected = float((end - start).days)
    assert days_between((one, one), (other, other)) == ((expected, expected) if expected >= 0 else None)


@given(
    years=st.integers(1, 300),
    days=st.floats(0, 200_000),
    relation=st.sampled_from(["more than", "under", ""]),
)
def test_a_length_is_never_both_true_and_false(years, days, relation):
    (claimed,) = find_lengths(f"{relation} {years} years")
    found = compare_length(claimed, days, days)
    real = days / YEAR
    if found is Comparison.SAME:
        assert {"more than": real > 0.97 * years, "under": real < 1.03 * years}.get(
            relation, abs(real - years) < 1
        )
    if found is Comparison.DIFFERENT:
        assert {"more than": real < years, "under": real > years}.get(relation, abs(real - years) >= 1)


@settings(deadline=None)
@given(
    start=st.dates(datetime.date(1400, 1, 1), datetime.date(1900, 1, 1)),
    days=st.integers(1, 20_000),
    years=st.integers(1, 50),
    more=st.booleans(),
)
def test_an_event_lasts_from_its_start_to_its_end(start, days, years, more):
    assume(abs(days - years * YEAR) > 0.1 * years * YEAR)
    found = ruling(
        f"The Boer War lasted {'more' if more else 'less'} than {years} years",
        ["Boer War"],
        lasted(start, start + datetime.timedelta(days)),
    )
    assert found is not None
    assert (found.label, found.rule) == (A if (days > years * YEAR) == more else C, "duration")


@settings(deadline=None)
@given(year=st.integers(1300, 2020))
def test_what_was_still_going_on_then(year):
    known = lasted(datetime.date(1700, 5, 1), datetime.date(1750, 8, 1))
    found = ruling(f"The Boer War was still going on in {year}", ["Boer War"], known)
    if year in (1700, 1750):
        assert found is None
    else:
        assert found is not None
        assert (found.label, found.rule) == (A if 1700 < year < 1750 else C, "duration")


@pytest.mark.parametrize(
    "text",
    [
        "The Boer War lasted ten years longer than expected",
        "The siege of Troy in the Boer War lasted ten years",
        "Historians of the Boer War went on for ten years",
    ],
)
def test_a_length_of_something_else_decides_nothing(text):
    known = lasted(datetime.date(1700, 5, 1), datetime.date(1701, 8, 1))
    assert ruling(text, ["Boer War"], known) is None
