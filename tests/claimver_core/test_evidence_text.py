"""Triplets in words: the form both models were trained on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.evidence_text import evidence_text, evidence_texts, format_value, triplet_text
from claimver_core.types import (
    Entity,
    Evidence,
    Passage,
    Precision,
    Property,
    Qualifier,
    QuantityValue,
    TextValue,
    TimeValue,
    Triplet,
)

EIFFEL = Entity("Q243", "Eiffel Tower")


@pytest.mark.parametrize(
    ("value", "precision", "words"),
    [
        ("1889-03-31", Precision.DAY, "31 March 1889"),
        ("1889-03-31", Precision.MONTH, "March 1889"),
        ("1889-03-31", Precision.YEAR, "1889"),
        ("1889", Precision.DAY, "1889"),
        ("1889-03", Precision.MONTH, "March 1889"),
        ("1889-00-00", Precision.DAY, "1889"),
        ("1885", Precision.DECADE, "1880s"),
        ("1850", Precision.CENTURY, "19th century"),
        ("1900", Precision.CENTURY, "19th century"),
        ("2001", Precision.CENTURY, "21st century"),
        ("-0044-03-15", Precision.DAY, "15 March 44 BCE"),
        ("-500", Precision.CENTURY, "5th century BCE"),
        ("0079", Precision.YEAR, "79"),
        ("about then", Precision.YEAR, "about then"),
    ],
)
def test_times_are_written_at_their_precision(value: str, precision: Precision, words: str) -> None:
    assert format_value(TimeValue(value, precision)) == words


@pytest.mark.parametrize(
    ("value", "unit", "words"),
    [
        (3644826, None, "3,644,826"),
        (8848.86, Entity("Q11573", "metre"), "8,848.86 metre"),
        (0.5, None, "0.5"),
        (-10.5, None, "-10.5"),
        (0.00042, None, "0.00042"),
        (float("nan"), None, "nan"),
    ],
)
def test_quantities_have_separators_and_units(value: float, unit: Entity | None, words: str) -> None:
    assert format_value(QuantityValue(value, unit)) == words


def test_a_triplet_with_qualifiers() -> None:
    height = Triplet(
        EIFFEL,
        Property("P2048", "height"),
        QuantityValue(330, Entity("Q11573", "metre")),
        (
            Qualifier(Property("P585", "point in time"), TimeValue("2022", Precision.YEAR)),
            Qualifier(Property(None, "part"), TextValue("the\nantenna")),
        ),
    )
    assert (
        triplet_text(height)
        == "Eiffel Tower : height : 330 metre ( point in time : 2022 ; part : the antenna )"
    )


def test_names_without_identifiers_are_tidied() -> None:
    triplet = Triplet(Entity(None, "Robert_Zemeckis"), Property(None, "birthPlace"), TextValue('"Chicago"'))
    assert triplet_text(triplet) == "Robert Zemeckis : birth place : Chicago"
    assert (
        triplet_text(Triplet(Entity("Q1", "a_b"), Property("P1", "iPhone"), TextValue("")))
        == "a_b : iPhone : unknown"
    )


def test_evidence_stands_in_the_order_of_verdict_indexes() -> None:
    made = Triplet(EIFFEL, Property("P571", "inception"), TimeValue("1889", Precision.YEAR))
    evidence = Evidence((made,), (Passage("It stands  in Paris.\n"),))
    assert evidence_texts(evidence) == ["Eiffel Tower : inception : 1889", "It stands in Paris."]
    assert evidence_text(evidence) == "Eiffel Tower : inception : 1889 | It stands in Paris."
    assert evidence_text(Evidence()) == ""


@given(st.text(max_size=40), st.text(max_size=40), st.sampled_from(list(Precision)))
def test_any_text_stays_on_one_line(label: str, value: str, precision: Precision) -> None:
    triplet = Triplet(Entity("Q1", label), Property("P1", label), TimeValue(value, precision))
    assert len(triplet_text(triplet).splitlines()) == 1
