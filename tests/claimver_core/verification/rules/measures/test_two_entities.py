import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from claimver_core.types import Entity, Label, Precision, QuantityValue, TimeValue
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY


def born(name, day):
    return fact(name, "P569", "date of birth", TimeValue(day.isoformat(), Precision.DAY))


@pytest.mark.parametrize(("word", "first_is_earlier"), [("older", True), ("younger", False)])
@settings(deadline=None)
@given(one=st.dates(), other=st.dates(), denied=st.booleans())
def test_ages_compare_as_birthdays_do(word, first_is_earlier, one, other, denied):
    assume(one != other)
    text = f"Bruno is {'not ' * denied}{word} than Carla"
    found = ruling(text, ["Bruno", "Carla"], [born("Bruno", one), born("Carla", other)])
    true = ((one < other) == first_is_earlier) != denied
    assert found is not None
    assert (found.label, found.rule, len(found.triplets)) == (A if true else C, "comparison", 2)


@settings(deadline=None)
@given(one=st.integers(1, 10**9), other=st.integers(1, 10**9), more=st.booleans())
def test_populations_compare_as_numbers_do(one, other, more):
    assume(one != other)
    triplets = [
        fact(name, "P1082", "population", QuantityValue(float(number)))
        for name, number in (("Arles", one), ("Brest", other))
    ]
    found = ruling(
        f"Arles has {'more' if more else 'fewer'} inhabitants than Brest", ["Arles", "Brest"], triplets
    )
    assert found is not None
    assert found.label is (A if (one > other) == more else C)


@settings(deadline=None)
@given(metres=st.integers(1, 9000), feet=st.integers(1, 30000))
def test_heights_in_other_units_are_converted(metres, feet):
    assume(abs(metres - feet * 0.3048) > 0.01)
    triplets = [
        fact("Alba", "P2044", "elevation", QuantityValue(float(metres), Entity(None, "metre"))),
        fact("Bern", "P2044", "elevation", QuantityValue(float(feet), Entity(None, "foot"))),
    ]
    found = ruling("Alba is higher than Bern", ["Alba", "Bern"], triplets)
    assert found is not None
    assert found.label is (A if metres > feet * 0.3048 else C)


def test_what_cannot_be_ordered_decides_nothing():
    same_year = [
        fact(name, "P569", "date of birth", TimeValue("1900", Precision.YEAR)) for name in ("Bruno", "Carla")
    ]
    assert ruling("Bruno is older than Carla", ["Bruno", "Carla"], same_year) is None
    one_known = same_year[:1]
    assert ruling("Bruno is older than Carla", ["Bruno", "Carla"], one_known) is None
    other_units = [
        fact("Alba", "P2048", "height", QuantityValue(3.0, Entity(None, "metre"))),
        fact("Bern", "P2048", "height", QuantityValue(3.0, Entity(None, "kilogram"))),
    ]
    assert ruling("Alba is taller than Bern", ["Alba", "Bern"], other_units) is None


def test_not_as_tall_as_means_shorter():
    triplets = [
        fact("Alba", "P2048", "height", QuantityValue(2.0)),
        fact("Bern", "P2048", "height", QuantityValue(3.0)),
    ]
    found = ruling("Alba is not as tall as Bern", ["Alba", "Bern"], triplets)
    assert found is not None
    assert found.label is A
