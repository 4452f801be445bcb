"""Triplets given as plain texts become typed statements."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.evidence_text import format_time, format_value, triplet_text
from claimver_core.types import (
    Entity,
    Evidence,
    Passage,
    Precision,
    Property,
    QuantityValue,
    TextValue,
    TimeValue,
    Triplet,
)
from claimver_core.verification.given.values import (
    ground,
    parse_statement,
    plain_label,
    read_value,
    statements,
)
from claimver_core.verification.property_names import PropertyNames

NAMES = PropertyNames()
BORN = Property("P569", "date of birth")
TALL = Property("P2048", "height")


def given_triplet(subject: str, name: str, value: str) -> Triplet:
    return ground(Triplet(Entity(None, subject), Property(None, name), TextValue(value)), NAMES)


@pytest.mark.parametrize(
    ("name", "pid", "turned"),
    [
        ("birthPlace", "P19", False),
        ("Birth_place", "P19", False),
        ("clubs", "P54", False),
        ("author of", "P50", True),
        ("child of", "P40", True),
        ("no such thing", None, False),
    ],
)
def test_properties_by_other_names(name, pid, turned):
    item, found_turned = NAMES.find(name)
    assert (item.id, found_turned) == (pid, turned)


def test_a_name_with_the_object_first_is_turned_round():
    triplet = given_triplet("Leo_Tolstoy", "author of", "War_and_Peace")
    assert (triplet.subject.label, triplet.object.label) == ("War and Peace", "Leo Tolstoy")


@pytest.mark.parametrize(
    ("text", "item", "value"),
    [
        ('"1863"', BORN, TimeValue("1863", Precision.YEAR)),
        ("1863-03-01", BORN, TimeValue("1863-03-01", Precision.DAY)),
        ("14 March 1879", BORN, TimeValue("1879-03-14", Precision.DAY)),
        ("April 1873", BORN, TimeValue("1873-04", Precision.MONTH)),
        ('"1863"', TALL, QuantityValue(1863)),
        ("30.0", TALL, QuantityValue(30)),
        ("1.7346E8", TALL, QuantityValue(173460000)),
        ("3,644,826", TALL, QuantityValue(3644826)),
        ("787,633 square kilometre", TALL, QuantityValue(787633, Entity(None, "square kilometre"))),
    ],
)
def test_values(text, item, value):
    assert read_value(text, item) == value


@pytest.mark.parametrize(
    ("text", "label"),
    [("James_Hall_(actor)", "James Hall"), ('"Karl Marx"', "Karl Marx"), ("Ulm", "Ulm"), ("(Q)", "(Q)")],
)
def test_labels_are_plain(text, label):
    assert plain_label(text) == label


@settings(deadline=None)
@given(st.dates(datetime.date(1000, 1, 1), datetime.date(2099, 12, 31)))
def test_a_day_in_words_is_read_back(day):
    time = TimeValue(day.isoformat(), Precision.DAY)
    assert read_value(format_time(time), BORN) == time
    assert read_value(time.value, BORN) == time


@settings(deadline=None)
@given(st.integers(1001, 2099), st.sampled_from([Precision.YEAR, Precision.DECADE, Precision.CENTURY]))
def test_a_coarse_time_in_words_is_read_back(year, precision):
    words = format_time(TimeValue(str(year), precision))
    again = read_value(words, BORN)
    assert isinstance(again, TimeValue)
    if precision is not Precision.DECADE or year // 10 % 10:  # "the 1900s" may be a century
        assert (format_time(again), again.precision) == (words, precision)


@settings(deadline=None)
@given(st.integers(-(10**9), 10**9))
def test_an_amount_in_words_is_read_back(amount):
    quantity = QuantityValue(float(amount), Entity(None, "metre"))
    assert read_value(format_value(quantity), TALL) == quantity


def test_a_statement_in_words_is_parsed_with_its_qualifiers():
    text = "George Grenville : position held : Chancellor ( start time : 1763 ; end time : 1765 )"
    triplet = parse_statement(text, NAMES)
    assert triplet is not None
    assert triplet_text(triplet) == text
    assert [q.value for q in triplet.qualifiers] == [
        TimeValue("1763", Precision.YEAR),
        TimeValue("1765", Precision.YEAR),
    ]


@pytest.mark.parametrize("text", ["Ulm is a city.", "", "a : b", "Note: it rained."])
def test_a_sentence_is_no_statement(text):
    assert parse_statement(text, NAMES) is None


def test_indexes_run_over_triplets_and_passages():
    evidence = Evidence(
        (Triplet(Entity(None, "A"), Property(None, "birthPlace"), TextValue("B")),),
        (Passage("A sentence."), Passage("C : spouse : D")),
    )
    assert [index for index, _ in statements(evidence, NAMES)] == [0, 2]


@settings(deadline=None)
@given(st.text(), st.text(), st.text())
def test_any_texts_are_read(subject, name, value):
    given_triplet(subject, name, value)
