import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.types import Label, Precision, Property, Qualifier, TimeValue
from claimver_core.verification.rules.over_time.ages import ages, claimed_age
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling, thing

BIRTH, DEATH = "date of birth", "date of death"
DAYS = st.dates(datetime.date(1000, 1, 1), datetime.date(2000, 12, 31))


def time(day):
    return TimeValue(day.isoformat(), Precision.DAY)


@settings(deadline=None)
@given(birth=DAYS, lived=st.integers(366, 36000), claimed=st.integers(1, 120))
def test_age_at_death_against_the_calendar(birth, lived, claimed):
    death = birth + datetime.timedelta(days=lived)
    true = death.year - birth.year - ((death.month, death.day) < (birth.month, birth.day))
    triplets = [fact("Bruno", "P569", BIRTH, time(birth)), fact("Bruno", "P570", DEATH, time(death))]
    found = ruling(f"Bruno died at the age of {claimed}", ["Bruno"], triplets)
    assert found is not None
    label = Label.ATTRIBUTABLE if claimed == true else Label.CONTRADICTORY
    assert (found.label, found.rule) == (label, "age")


@settings(deadline=None)
@given(birth=st.integers(1000, 2000), years=st.integers(2, 100))
def test_years_alone_leave_an_age_open_by_one(birth, years):
    span = ((birth, 1, 1), (birth, 12, 31)), ((birth + years, 1, 1), (birth + years, 12, 31))
    assert ages(*span) == (years - 1, years)


def test_age_at_an_event_told_by_a_qualifier():
    when = Qualifier(Property("P585", "point in time"), TimeValue("1921-11-09", Precision.DAY))
    triplets = [
        fact("Bruno", "P569", BIRTH, TimeValue("1879-03-14", Precision.DAY)),
        fact("Bruno", "P166", "award received", thing("Peace Prize"), when),
    ]
    found = ruling("Bruno won the Peace Prize at the age of 42", ["Bruno", "Peace Prize"], triplets)
    assert found is not None
    assert (found.label, found.rule) == (Label.ATTRIBUTABLE, "age")
    found = ruling("Bruno won the Peace Prize at the age of 26", ["Bruno", "Peace Prize"], triplets)
    assert found is not None
    assert found.label is Label.CONTRADICTORY


@pytest.mark.parametrize(
    ("text", "age"),
    [
        ("He died at the age of 76", 76),
        ("She was crowned aged twenty-five", 25),
        ("He was 26 years old", 26),
        ("He won it at 26.", 26),
        ("He won it when he was just 26", 26),
        ("She won 26 medals", None),
        ("In the age of steam", None),
    ],
)
def test_ages_are_found(text, age):
    found = claimed_age(text)
    assert (found[0] if found else None) == age
