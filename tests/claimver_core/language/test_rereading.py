"""Sentences whose verb the parser loses are read all the same."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.pipeline import analyse

CASES = [
    (
        "Phobos, a tiny moon, orbits Mars.",
        ("Phobos", "Mars"),
        ["Phobos is a tiny moon", "Phobos orbits Mars"],
    ),
    (
        "Prince William, the elder son of King Charles, married Catherine in 2011.",
        ("Prince William", "King Charles"),
        [
            "Prince William is the elder son of King Charles",
            "Prince William married Catherine",
            "Prince William married Catherine in 2011",
        ],
    ),
    (
        "Tycho Brahe, the owner of the castle, never saw the finished tower.",
        ("Tycho Brahe",),
        ["Tycho Brahe is the owner of the castle", "Tycho Brahe never saw the finished tower"],
    ),
    (
        "Shanghai Tower rises more than 630 metres over Pudong.",
        ("Shanghai Tower",),
        ["Shanghai Tower rises more than 630 metres over Pudong"],
    ),
    (
        "The Danube empties into the Black Sea.",
        ("Danube", "Black Sea"),
        ["The Danube empties into the Black Sea"],
    ),
    (
        "Elizabeth I was the daughter of Anne Boleyn.",
        ("Anne Boleyn",),
        ["Elizabeth I was the daughter of Anne Boleyn"],
    ),
    ("Hurricanes spin westwards", (), ["Hurricanes spin westwards"]),
    ("Real Parmigiano Reggiano ripens for a year.", (), ["Real Parmigiano Reggiano ripens for a year"]),
    ("The Taj Mahal draws millions to Agra", ("Agra",), ["The Taj Mahal draws millions to Agra"]),
    ("Sound travels faster in water than in air.", (), ["Sound travels faster in water than in air"]),
    (
        "The angles of a triangle add up to 360 degrees.",
        (),
        ["The angles of a triangle add up to 360 degrees"],
    ),
    (
        "Portugal and Spain both border France.",
        ("France",),
        ["Portugal borders France", "Spain borders France"],
    ),
    ("A fire destroyed Notre-Dame.", ("Notre-Dame",), ["A fire destroyed Notre-Dame"]),
    ("A town called Paris", ("Paris",), []),
    (
        "Genghis Khan united the Mongol tribes.",
        ("Genghis Khan",),
        ["Genghis Khan united the Mongol tribes"],
    ),
    (
        "In a vacuum, heavy objects fall faster than light ones.",
        (),
        ["In a vacuum, heavy objects fall faster than light ones"],
    ),
    (
        "Antoni Gaudí devoted decades of his life to the Sagrada Família.",
        ("Antoni Gaudí", "Sagrada Família"),
        ["Antoni Gaudí devoted decades of his life to the Sagrada Família"],
    ),
    ("Mike Tyson bit off a piece of an ear.", ("Mike Tyson",), ["Mike Tyson bit off a piece of an ear"]),
    ("kobe got drafted by the hornets", (), ["Kobe got drafted by the hornets"]),
    (
        "Marie Curie died at a sanatorium, surrounded by her family.",
        ("Marie Curie",),
        ["Marie Curie died at a sanatorium", "Marie Curie was surrounded by her family"],
    ),
    ("Adenine pairs with thymine.", (), ["Adenine pairs with thymine"]),
    ("Hot air rises.", (), ["Hot air rises"]),
    ("Iron rusts.", (), ["Iron rusts"]),
    ("Giraffes sleep standing up.", (), ["Giraffes sleep standing up"]),
    ("The painting hangs in the Prado.", ("Prado",), ["The painting hangs in the Prado"]),
    ("The work premiered in 1791.", (), ["The work premiered in 1791"]),
    ("Katla disrupted air traffic in 2010.", ("Katla",), ["Katla disrupted air traffic in 2010"]),
]


@pytest.mark.parametrize(("text", "names", "contexts"), CASES)
def test_a_lost_verb_is_found(pipeline, named, text, names, contexts):
    doc = analyse(pipeline, text)
    claims = extract_claims(doc, named(doc.text, *names), [])
    assert [claim.context for claim in claims] == contexts


@pytest.mark.parametrize(
    "text",
    [
        "The best cities of Europe.",
        "A tower in Paris",
        "Top ten album charts of 2020",
        "Google based company.",
        "Bird houses.",
        "Star wars.",
    ],
)
def test_a_heading_gets_no_verb(pipeline, text):
    assert extract_claims(analyse(pipeline, text), [], []) == []


def test_a_relative_clause_may_reach_the_end_of_the_text(pipeline):
    text = "House Of Cards , which is based on the BBC show of the same name , returns on March 4 . \n"
    assert extract_claims(analyse(pipeline, text), [], [])
