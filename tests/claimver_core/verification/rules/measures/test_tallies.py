import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.types import Entity, Label, Property, Qualifier, QuantityValue, TextValue
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling

QUANTITY = Property("P1114", "quantity")


def parts(whole, part, number):
    value = part if isinstance(part, Entity) else TextValue(part)
    amount = Qualifier(QUANTITY, QuantityValue(float(number)))
    return fact(whole, "P2670", "has parts of the class", value, amount)


@settings(deadline=None)
@given(known=st.integers(2, 300), claimed=st.integers(2, 300))
def test_a_count_is_that_count_and_no_other(known, claimed):
    found = ruling(
        f"Ruritania has {claimed} provinces", ["Ruritania"], [parts("Ruritania", "province", known)]
    )
    assert found is not None
    assert found.rule == "count"
    assert found.label is (Label.ATTRIBUTABLE if known == claimed else Label.CONTRADICTORY)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("Ruritania consists of 16 provinces", Label.ATTRIBUTABLE),
        ("There are 16 provinces in Ruritania", Label.ATTRIBUTABLE),
        ("Ruritania is divided into 12 provinces", Label.CONTRADICTORY),
        ("Ruritania has more than 20 provinces", Label.CONTRADICTORY),
        ("Ruritania has more than 10 provinces", Label.ATTRIBUTABLE),
    ],
)
def test_counts_are_worded_in_several_ways(text, label):
    found = ruling(text, ["Ruritania"], [parts("Ruritania", Entity("q1", "province of Ruritania"), 16)])
    assert found is not None
    assert found.label is label


@pytest.mark.parametrize(
    "text",
    [
        "Ruritania has 12 cities",
        "Ruritania has 12 provincial parliaments",
        "Ruritania does not have 12 provinces",
        "Ruritania had 12 provinces",
        "In 1920 Ruritania has 12 provinces",
    ],
)
def test_another_count_decides_nothing(text):
    found = ruling(text, ["Ruritania"], [parts("Ruritania", "province", 16)])
    assert found is None or found.rule != "count"
