"""How given statements join what a claim names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.types import Claim, Entity, Evidence, Property, Span, TextValue, Triplet
from claimver_core.verification.given.kin import entities_of
from claimver_core.verification.given.links import Links, links
from claimver_core.verification.given.names import find_names
from claimver_core.verification.given.values import statements
from claimver_core.verification.property_names import PropertyNames
from claimver_core.verification.rules.reading import read

NAMES = PropertyNames()


def linked(claim: str, *rows: tuple[str, str, str]) -> Links:
    given_rows = tuple(Triplet(Entity(None, s), Property(None, p), TextValue(o)) for s, p, o in rows)
    triplets = [triplet for _, triplet in statements(Evidence(given_rows), NAMES)]
    mentions = find_names(claim, entities_of(triplets), {})
    reading = read(Claim(Span(0, len(claim)), claim, claim, tuple(mentions)), wide=True)
    return links(reading, triplets)


@pytest.mark.parametrize(
    ("claim", "rows"),
    [
        ("Ada Byron was born in Oldham.", [("Ada_Byron", "birthPlace", "Oldham")]),
        (
            "Ada Byron was born in Oldham, where Lew Grant is the mayor.",
            [("Ada_Byron", "birthPlace", "Oldham"), ("Oldham", "mayor", "Lew_Grant")],
        ),
        ("Ada Byron died on 5th of May 1901.", [("Ada_Byron", "deathDate", '"1901-05-05"')]),
        ("Ormond Tower is 120 metres tall.", [("Ormond_Tower", "height", '"120.0"')]),
        ("Ormond Tower weighs 3.5E4.", [("Ormond_Tower", "weight", '"35000.0"')]),
        ("The icebreaker Ormond was built in Oldham.", [("Ormond_(icebreaker)", "builder", "Oldham")]),
        ("Pasta al Forno contains garlic.", [("Pasta_al_Forno", "ingredient", '"Onion, garlic, chili"')]),
        ("The ISSN number of Acta Nova is 0236-5294.", [("Acta_Nova", "issn", '"0236-5294"')]),
        ("Ada Byron is an Italian singer.", [("Ada_Byron", "country", "Italy")]),
    ],
)
def test_all_that_is_named_is_joined(claim, rows):
    found = linked(claim, *rows)
    assert found.whole
    assert found.joins == len(rows)


@pytest.mark.parametrize(
    ("claim", "rows"),
    [
        ("Ada Byron was born in Oldham.", [("Ada_Byron", "birthPlace", "Leeds")]),
        ("Ada Byron was born in Oldham with Lew Grant.", [("Ada_Byron", "birthPlace", "Oldham")]),
        ("Ada Byron died in 1901.", [("Ada_Byron", "deathDate", '"1911"')]),
        (
            "Ada Byron and Oldham, Lew Grant and Leeds.",
            [("Ada_Byron", "birthPlace", "Oldham"), ("Lew_Grant", "birthPlace", "Leeds")],
        ),
    ],
)
def test_what_is_named_stays_apart(claim, rows):
    found = linked(claim, *rows)
    assert not found.whole
    assert not found.bridged


def test_something_unnamed_stands_between():
    rows = [("Ormond_Tower", "location", "Oldham"), ("Oldham", "isPartOf", "Lancashire")]
    found = linked("Ormond Tower is in Lancashire.", *rows)
    assert found.bridged
    assert not found.whole


def test_the_value_of_another():
    rows = [("Ada_Byron", "birthPlace", "Leeds"), ("Lew_Grant", "birthPlace", "Oldham")]
    found = linked("Ada Byron was born in Oldham.", *rows)
    assert (found.replaced, found.otherwise) == (1, 1)
    assert linked("Ada Byron was born in Oldham.", rows[0]).replaced == 0


def test_existence_by_the_name_of_the_property():
    assert linked("Fort Ormond had a garrison.", ("Fort_Ormond", "garrison", "Lancers")).existing
    assert not linked("Fort Ormond had a mascot.", ("Fort_Ormond", "garrison", "Lancers")).existing


@given(st.text(max_size=80), st.lists(st.tuples(*[st.text(min_size=1, max_size=20)] * 3), max_size=4))
def test_any_text_is_read(claim, rows):
    found = linked(claim, *rows)
    assert 0 <= found.loose <= found.named
    assert not (found.whole and found.through > 1)
