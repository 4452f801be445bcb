import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from claimver_core.types import Label, Precision, QuantityValue, TimeValue
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY
NAMES = ["Alba", "Bern"]


def at(name, pid, day):
    return fact(name, pid, "point in time", TimeValue(day.isoformat(), Precision.DAY))


@pytest.mark.parametrize(
    ("text", "pid", "first_is_earlier"),
    [
        ("Alba was launched before Bern", "P619", True),
        ("Alba took off after its twin, Bern", "P619", False),
        ("Alba was around long before Bern", "P571", True),
        ("Alba had already been fought when Bern was fought", "P585", True),
        ("The Alba had long been founded by the time Bern was founded", "P571", True),
        ("Alba came out after Bern", "P577", False),
        ("Alba was not built before Bern", "P571", False),
    ],
)
@settings(deadline=None, max_examples=40)
@given(one=st.dates(), other=st.dates())
def test_what_was_first_is_told_by_the_dates(text, pid, first_is_earlier, one, other):
    assume(one != other)
    found = ruling(text, NAMES, [at("Alba", pid, one), at("Bern", pid, other)])
    assert found is not None
    assert (found.label, found.rule) == (A if (one < other) == first_is_earlier else C, "order")


@pytest.mark.parametrize(
    "text",
    [
        "Alba bought a house before Bern",
        "Alba's brother was born before Bern",
        "Alba was born before Bern's sister",
        "The mother of Alba was born before Bern",
        "Alba was born in the year before Bern and its twin",
    ],
)
def test_what_is_said_of_others_decides_nothing(text):
    known = [
        fact("Alba", "P569", "date of birth", TimeValue("1900", Precision.YEAR)),
        fact("Bern", "P569", "date of birth", TimeValue("1850", Precision.YEAR)),
    ]
    found = ruling(text, NAMES, known)
    assert found is None or found.rule not in ("order", "comparison")


def test_one_may_be_over_when_the_other_begins():
    over = fact("Alba", "P576", "dissolved", TimeValue("1950", Precision.YEAR))
    begun = fact("Bern", "P571", "inception", TimeValue("1960", Precision.YEAR))
    assert ruling("Alba was already dissolved when Bern was founded", NAMES, [over, begun]).label is A
    assert ruling("Bern had already been founded when Alba was dissolved", NAMES, [over, begun]).label is C


@settings(deadline=None)
@given(one=st.integers(1, 9000), other=st.integers(1, 9000), said=st.integers(1, 9000))
def test_the_difference_counts(one, other, said):
    assume(one > other)
    triplets = [
        fact(n, "P2048", "height", QuantityValue(float(v))) for n, v in zip(NAMES, (one, other), strict=True)
    ]
    found = ruling(f"Alba is {said} taller than Bern", NAMES, triplets)
    real = one - other
    if found is not None and found.label is A:
        assert abs(real - said) <= max(
            0.02 * said, 5 * 10 ** (len(str(said)) - len(str(said).rstrip("0")) - 1)
        )
    if found is not None and found.label is C:
        assert real != said


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Of two big hills, Alba is higher than Bern", None),
        ("Of two big hills, Bern is higher than Alba", C),
        ("Alba, with its 300, is higher than Bern", A),
        ("Alba, with its 900, is higher than Bern", None),
        ("Alba, with its 900, is lower than Bern", C),
        ("Alba is a higher mountain than Bern", A),
        ("Alba is higher than Bern is long", None),
    ],
)
def test_what_is_added_to_a_comparison_has_to_be_true(text, label):
    triplets = [
        fact(n, "P2044", "elevation", QuantityValue(v)) for n, v in zip(NAMES, (300.0, 200.0), strict=True)
    ]
    found = ruling(text, NAMES, triplets)
    assert (found.label if found is not None else None) is label
