"""Claims judged beside given evidence: the rules over the model, through ``FactChecker.verify``."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Entity, Evidence, Label, Passage, Property, TextValue, Triplet

A, E, C = Label.ATTRIBUTABLE, Label.EXTRAPOLATORY, Label.CONTRADICTORY
EINSTEIN = [
    ("Albert Einstein", "date of birth", "1879-03-14"),
    ("Albert Einstein", "date of death", "1955-04-18"),
    ("Albert_Einstein", "birthPlace", "Ulm"),
]


def beside(*triplets: tuple[str, str, str]) -> Evidence:
    return Evidence(
        tuple(Triplet(Entity(None, s), Property(None, p), TextValue(o)) for s, p, o in triplets), ()
    )


@pytest.mark.parametrize(
    ("claim", "triplets", "label", "rule", "used"),
    [
        ("Einstein was born in 1880", EINSTEIN[:1], C, "date", (0,)),
        ("Einstein was born in 1879.", EINSTEIN, A, "date", (0,)),
        ("It is false that Albert Einstein was born in 1879.", EINSTEIN, C, "negation", (0,)),
        ("Albert Einstein died at the age of 76.", EINSTEIN, A, "age", (0, 1)),
        ("Albert Einstein died at the age of 26.", EINSTEIN, C, "age", (0, 1)),
        (
            "W. Haydon Burns had a successor.",
            [("W._Haydon_Burns", "successor", "Lou_Ritter")],
            A,
            "existence",
            (0,),
        ),
        (
            "Brandon Carter is older than Fred Hoyle.",
            [("Brandon_Carter", "birthDate", '"1942"'), ("Fred_Hoyle", "birthDate", '"1915-06-24"')],
            C,
            "comparison",
            (0, 1),
        ),
        (
            "Karl Adler was born in the capital of Austria.",
            [("Karl Adler", "birthPlace", "Vienna"), ("Austria", "capital", "Vienna")],
            A,
            "located-in",
            (0, 1),
        ),
    ],
)
def test_a_rule_decides_and_is_named(checker: FactChecker, claim, triplets, label, rule, used):
    (verdict,) = checker.verify([(claim, beside(*triplets))])
    assert (verdict.label, verdict.decided_by, verdict.evidence) == (label, rule, used)
    assert verdict.scores[label] == max(verdict.scores.values())
    assert abs(sum(verdict.scores.values()) - 1) < 1e-6


@pytest.mark.parametrize(
    ("claim", "triplets"),
    [
        ("Einstein was born in Germany.", EINSTEIN),
        ("Lyon is the only city in France.", [("Lyon", "country", "France")]),
        ("Marie Curie won a prize in 1911.", [("Marie Curie", "date of birth", "1867-11-07")]),
        ("I wish that Ebla did not have a capital.", [("Ebla", "capital", "Ebla")]),
    ],
)
def test_the_rules_do_not_decide_what_the_evidence_leaves_open(checker: FactChecker, claim, triplets):
    (reading,) = checker.read([(claim, beside(*triplets))])
    assert reading.ruling is None or not reading.ruling.alone


def test_a_statement_in_words_is_evidence_like_a_triplet(checker: FactChecker):
    passages = (Passage("It rained."), Passage("Albert Einstein : date of birth : 14 March 1879"))
    (verdict,) = checker.verify([("Einstein was born in 1880", Evidence((), passages))])
    assert (verdict.label, verdict.decided_by, verdict.evidence) == (C, "date", (1,))


def test_what_no_statement_bears_out_is_named(checker: FactChecker):
    (reading,) = checker.read([("Albert Einstein was born in Ulm in 1890", beside(EINSTEIN[2]))])
    assert "1890" in reading.missing
