"""What holds no longer, what goes on, and when something began or ended."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.types import Label, Precision, Property, Qualifier, TimeValue, Triplet
from tests.claimver_core.verification.rules.reader_of_claims import fact, ruling, thing

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY


def led(company, person, start, end=None):
    times = [("P580", "start time", start), ("P582", "end time", end)]
    qualifiers = tuple(
        Qualifier(Property(pid, label), TimeValue(str(year), Precision.YEAR))
        for pid, label, year in times
        if year is not None
    )
    triplet = fact(company, "P169", "chief executive officer", thing(person), *qualifiers)
    return Triplet(
        *(getattr(triplet, n) for n in ("subject", "property", "object", "qualifiers")),
        former=end is not None,
    )


@pytest.mark.parametrize(
    ("text", "ended", "expected"),
    [
        ("Bruno is no longer chief executive of Acme", True, A),
        ("Bruno is not the chief executive of Acme any more", True, A),
        ("Bruno isn't chief executive of Acme anymore", True, A),
        ("Bruno is no longer chief executive of Acme", False, C),
        ("Bruno is still chief executive of Acme", True, C),
        ("Bruno currently is the chief executive of Acme", True, C),
    ],
)
def test_what_has_ended_is_no_longer_so(text, ended, expected):
    found = ruling(text, ["Bruno", "Acme"], [led("Acme", "Bruno", 2001, 2010 if ended else None)])
    assert found is not None
    assert (found.label, found.rule) == (expected, "ended")


def test_who_came_back_still_is():
    triplets = [led("Acme", "Bruno", 1990, 1995), led("Acme", "Bruno", 2001)]
    found = ruling("Bruno is still chief executive of Acme", ["Bruno", "Acme"], triplets)
    assert found is None or found.label is A


@settings(deadline=None)
@given(start=st.integers(1900, 2020), claimed=st.integers(1900, 2020))
def test_another_year_of_beginning_contradicts(start, claimed):
    text = f"Bruno became chief executive of Acme in {claimed}"
    found = ruling(text, ["Bruno", "Acme"], [led("Acme", "Bruno", start)])
    if claimed == start:
        assert found is not None
        assert found.label is A
    else:
        assert found is not None
        assert (found.label, found.rule) == (C, "term-of-office")


def test_a_beginning_that_is_not_known_decides_nothing():
    bare = fact("Acme", "P169", "chief executive officer", thing("Bruno"))
    assert ruling("Bruno became chief executive of Acme in 2003", ["Bruno", "Acme"], [bare]) is None


def test_two_statements_about_two_things_do_not_make_one_about_both():
    triplets = [
        fact("Carmen", "P31", "instance of", thing("opera")),
        fact("Verdi", "P136", "genre", thing("opera")),
    ]
    assert ruling("Carmen is an opera by Verdi", ["Carmen", "Verdi"], triplets) is None
