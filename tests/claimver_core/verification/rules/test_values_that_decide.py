"""Fortunes, heights, bounds and values of which there are few, each against a plain reference."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from claimver_core.types import Entity, Label, QuantityValue
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling, thing

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY
STATUSES = ["Least Concern", "Near Threatened", "Vulnerable", "Endangered", "Critically Endangered"]


@settings(deadline=None)
@given(dollars=st.floats(1, 1e11), denied=st.booleans(), least=st.sampled_from([1e6, 1e9]))
def test_a_billionaire_has_a_billion(dollars, denied, least):
    assume(abs(dollars - least) > 0.03 * least)
    worth = fact("Bruno", "P2218", "net worth", QuantityValue(dollars, Entity(None, "United States dollar")))
    noun = "billionaire" if least == 1e9 else "millionaire"
    found = ruling(f"Bruno is {'not ' * denied}a {noun}", ["Bruno"], [worth])
    if dollars < least:
        assert found is None  # it may have grown since
    else:
        assert found is not None
        assert (found.label, found.rule) == (C if denied else A, "quantity")


@pytest.mark.parametrize("unit", ["Indian rupee", "Russian ruble"])
def test_other_money_tells_nothing_of_a_fortune(unit):
    worth = fact("Bruno", "P2218", "net worth", QuantityValue(2e9, Entity(None, unit)))
    assert ruling("Bruno is a billionaire", ["Bruno"], [worth]) is None


@settings(deadline=None)
@given(metres=st.integers(100, 9000), said=st.integers(100, 9000), more=st.booleans())
def test_a_bound_is_reached_or_not(metres, said, more):
    assume(abs(metres - said) > 0.011 * said)
    height = fact("Alba", "P2044", "elevation above sea level", QuantityValue(metres, Entity(None, "metre")))
    found = ruling(f"Alba is {'more' if more else 'less'} than {said} metres high", ["Alba"], [height])
    assert found is not None
    assert (found.label, found.rule) == (A if (metres > said) == more else C, "quantity")


@settings(deadline=None)
@given(actual=st.sampled_from(STATUSES), said=st.sampled_from(STATUSES))
def test_of_few_values_one_excludes_the_others(actual, said):
    status = fact("Alba", "P141", "conservation status", thing(actual))
    found = ruling(f"Alba is listed as {said.lower()}", ["Alba"], [status])
    if actual == said:
        assert found is None or found.label is A
    else:
        assert found is not None
        assert found.label is C
