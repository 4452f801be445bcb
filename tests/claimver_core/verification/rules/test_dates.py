import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.types import Precision, TimeValue
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, find_dates

DAYS = st.dates(min_value=datetime.date(1000, 1, 1), max_value=datetime.date(2099, 12, 31))
FORMS = st.sampled_from(
    ["{d.day} {m} {d.year}", "{m} {d.day}, {d.year}", "{d.day}th of {m} {d.year}", "{d:%Y-%m-%d}"]
)


def written(day: datetime.date, form: str) -> str:
    return form.format(d=day, m=day.strftime("%B"))


@given(DAYS, FORMS, DAYS)
def test_a_full_date_is_the_same_only_as_itself(day, form, other):
    (expression,) = find_dates(f"It opened on {written(day, form)} in Paris.")
    expected = Comparison.SAME if day == other else Comparison.DIFFERENT
    assert compare_date(expression, TimeValue(other.isoformat(), Precision.DAY)) is expected


@given(DAYS, st.integers(1000, 2099))
def test_a_year_bears_out_or_excludes_a_day(day, year):
    (expression,) = find_dates(f"It opened in {year}.")
    expected = Comparison.SAME if day.year == year else Comparison.DIFFERENT
    assert compare_date(expression, TimeValue(day.isoformat(), Precision.DAY)) is expected


@given(DAYS, FORMS)
def test_a_claim_more_precise_than_the_knowledge_stays_open(day, form):
    (expression,) = find_dates(f"Born {written(day, form)}")
    assert compare_date(expression, TimeValue(str(day.year), Precision.YEAR)) is Comparison.OPEN


@pytest.mark.parametrize(
    ("text", "value", "precision", "expected"),
    [
        ("in the 1880s", "1889-03-31", Precision.DAY, Comparison.SAME),
        ("died in april 94", "1994-04-05", Precision.DAY, Comparison.SAME),
        ("died in May 94", "1994-04-05", Precision.DAY, Comparison.DIFFERENT),
        ("founded in '76", "1976", Precision.YEAR, Comparison.SAME),
        ("in the early 1880s", "1889-03-31", Precision.DAY, Comparison.DIFFERENT),
        ("in the late 19th century", "1889", Precision.YEAR, Comparison.SAME),
        ("in the twentieth century", "1889", Precision.YEAR, Comparison.DIFFERENT),
        ("before 1900", "1889", Precision.YEAR, Comparison.SAME),
        ("after 1900", "1889", Precision.YEAR, Comparison.DIFFERENT),
        ("around 1890", "1889", Precision.YEAR, Comparison.SAME),
        ("around 1894", "1889", Precision.YEAR, Comparison.OPEN),
        ("in 44 BC", "-0044-03-15", Precision.DAY, Comparison.SAME),
        ("in March 1889", "1889-03-31", Precision.DAY, Comparison.SAME),
        ("in May 1889", "1889-03-31", Precision.DAY, Comparison.DIFFERENT),
        ("in 1889", "1801", Precision.CENTURY, Comparison.OPEN),
    ],
)
def test_forms_and_precisions(text, value, precision, expected):
    (expression,) = find_dates(text)
    assert compare_date(expression, TimeValue(value, precision)) is expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1,889 people",
        "1889 metres",
        "3.1889",
        "$1900",
        "room 404",
        "😀",
        "99/99/9999",
        "in May 94 people",
    ],
)
def test_numbers_that_are_no_dates(text):
    assert find_dates(text) == []


@given(st.text())
def test_any_text_is_read(text):
    for expression in find_dates(text):
        assert 0 <= expression.span.start < expression.span.end <= len(text)


@pytest.mark.parametrize(
    ("text", "earliest", "latest"),
    [
        ("on 23/08/2023", (2023, 8, 23), (2023, 8, 23)),
        ("on 23.08.2023", (2023, 8, 23), (2023, 8, 23)),
        ("on 03/08/2023", (2023, 1, 1), (2023, 12, 31)),  # day and month may have changed places
        ("on Christmas Day 2021", (2021, 12, 25), (2021, 12, 25)),
        ("on New Year's Eve 1999", (1999, 12, 31), (1999, 12, 31)),
    ],
)
def test_dates_in_figures_and_by_feasts(text, earliest, latest):
    (found,) = find_dates(text)
    assert (found.earliest, found.latest) == (earliest, latest)


@pytest.mark.parametrize(
    ("year", "expected"),
    [("1984", Comparison.SAME), ("1986", Comparison.DIFFERENT), ("0070", Comparison.OPEN)],
)
def test_a_year_cut_short_is_of_the_last_century_or_of_long_ago(year, expected):
    (expression,) = find_dates("it opened in 84")
    assert compare_date(expression, TimeValue(year, Precision.YEAR)) is expected


@pytest.mark.parametrize(
    ("year", "expected"),
    [
        ("1994", Comparison.SAME),
        ("0094", Comparison.SAME),
        ("1995", Comparison.OPEN),
        ("1794", Comparison.OPEN),
        ("0095", Comparison.DIFFERENT),
    ],
)
def test_a_year_of_death_cut_short_is_borne_out_by_one_that_ends_alike(year, expected):
    (expression,) = find_dates("he died in 94")
    assert compare_date(expression, TimeValue(year, Precision.YEAR)) is expected


@pytest.mark.parametrize("text", ["it opened in 84 countries", "it was built in 90 days", "he was 70 in 84"])
def test_a_number_of_things_is_no_year(text):
    assert find_dates(text) == []
