import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from claimver_core.types import Entity, QuantityValue
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.quantities import compare_quantity, find_numbers

METRE = Entity("Q11573", "metre")


@given(st.integers(1000, 10**9))
def test_an_exact_figure_bears_itself_out(value):
    (number,) = find_numbers(f"It has {value:,} inhabitants")
    assert number.value == value
    assert compare_quantity(number, QuantityValue(value)) is Comparison.SAME


@given(st.integers(1000, 10**9), st.integers(1000, 10**9))
def test_a_figure_far_off_excludes(claimed, actual):
    assume(abs(claimed - actual) > 0.55 * max(claimed, actual))
    (number,) = find_numbers(f"It has {claimed:,} inhabitants")
    if number.step / 2 < abs(claimed - actual):
        assert compare_quantity(number, QuantityValue(actual)) is Comparison.DIFFERENT


@given(st.integers(100, 10**6))
def test_more_and_less_are_never_both_true(value):
    (more,) = find_numbers(f"more than {value * 2} items")
    (less,) = find_numbers(f"less than {value * 2} items")
    quantity = QuantityValue(value)
    assert compare_quantity(less, quantity) is Comparison.SAME
    assert compare_quantity(more, quantity) is Comparison.DIFFERENT


@pytest.mark.parametrize(
    ("text", "amount", "unit", "expected"),
    [
        ("8,849 metres", 8848.86, METRE, Comparison.SAME),
        ("29,032 feet", 8848.86, METRE, Comparison.SAME),
        ("nearly 9 km", 8848.86, METRE, Comparison.SAME),
        ("over 9 km", 8848.86, METRE, Comparison.OPEN),
        ("6,000 metres", 8848.86, METRE, Comparison.DIFFERENT),
        ("about 3.6 million people", 3644826, None, Comparison.SAME),
        ("twenty-one members", 21, None, Comparison.SAME),
        ("twenty members", 21, None, Comparison.DIFFERENT),
        ("330 kg", 330, METRE, Comparison.OPEN),
        ("330", 330, Entity("Q1", "no such unit"), Comparison.OPEN),
        ("115 metres", 115, None, Comparison.SAME),
        ("115 metres", 210, None, Comparison.OPEN),
        ("3.94E11", 394e9, None, Comparison.SAME),
    ],
)
def test_wording_and_units(text, amount, unit, expected):
    (number,) = find_numbers(text)
    assert compare_quantity(number, QuantityValue(amount, unit)) is expected


def test_what_adds_up_to_a_number_is_not_bounded_by_it():
    (sum_of_angles,) = find_numbers("They add up to 360 items")
    (at_most,) = find_numbers("It holds up to 360 items")
    assert compare_quantity(sum_of_angles, QuantityValue(180)) is Comparison.DIFFERENT
    assert compare_quantity(at_most, QuantityValue(180)) is Comparison.SAME


def test_years_are_no_quantities():
    assert [n.value for n in find_numbers("In 1999 it had 12 floors")] == [12]


@given(st.text())
def test_any_text_is_read(text):
    for number in find_numbers(text):
        assert 0 <= number.span.start < number.span.end <= len(text)


@pytest.mark.parametrize(
    ("text", "value", "unit", "relation"),
    [
        ("taller than 1m80", 1.8, "metre", "more"),
        ("did not even make a billion", 1e9, None, "less"),
        ("isnt even five feet tall", 5.0, "foot", "less"),
    ],
)
def test_numbers_as_people_write_them(text, value, unit, relation):
    (number,) = find_numbers(text)
    assert (number.value, number.unit, number.relation) == (value, unit, relation)


def test_a_bound_is_not_rounded():
    (number,) = find_numbers("well over 3,000 metres")
    assert compare_quantity(number, QuantityValue(2962.0, METRE)) is not Comparison.SAME


@pytest.mark.parametrize(
    ("text", "value", "relation"),
    [
        ("runs for two and a half hours", 2.5, "exactly"),
        ("has 5 and a half million inhabitants", 5.5e6, "exactly"),
        ("took over $200 million", 2e8, "more"),
        ("less than US$3 million", 3e6, "less"),
    ],
)
def test_halves_and_bounds_before_a_sign_of_money(text, value, relation):
    (number,) = find_numbers(text)
    assert (number.value, number.relation) == (value, relation)
