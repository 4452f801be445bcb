"""Claims beside given triplets whose wording, spelling or sort the rules have to see through."""

from __future__ import annotations

import pytest

from claimver_core.checker import FactChecker
from claimver_core.types import Entity, Evidence, Label, Passage, Property, TextValue, Triplet
from claimver_core.verification.given.names import mended

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY


def beside(*triplets: tuple[str, str, str]) -> Evidence:
    return Evidence(
        tuple(Triplet(Entity(None, s), Property(None, p), TextValue(o)) for s, p, o in triplets), ()
    )


def test_a_wording_without_a_cue_is_known_by_its_likeness(checker: FactChecker):
    evidence = beside(("Ada Palmer", "place of death", "Lyon"))
    (reading,) = checker.read([("Ada Palmer spent her final hours in Lyon.", evidence)])
    assert reading.ruling is not None
    assert (reading.ruling.label, reading.ruling.rule) == (A, "stated")


def test_what_is_worded_as_another_property_is_not_joined(checker: FactChecker):
    evidence = beside(("Ada Palmer", "sibling", "Lyon"))
    (reading,) = checker.read([("Ada Palmer passed away in Lyon.", evidence)])
    assert reading.ruling is None


@pytest.mark.parametrize(
    ("claim", "label"),
    [
        ("Samuel Nicholas is a football club.", C),
        ("Samuel Nicholas is not a river.", A),
        ("Samuel Nicholas is a person.", A),
    ],
)
def test_a_person_is_no_thing(checker: FactChecker, claim, label):
    (verdict,) = checker.verify([(claim, beside(("Samuel Nicholas", "instance of", "human")))])
    assert verdict.label is label


@pytest.mark.parametrize("claim", ["Gigi Hadid is a star.", "Hydra is a person.", "Hydra is a film."])
def test_sorts_that_may_go_together_are_left_open(checker: FactChecker, claim):
    evidence = beside(("Gigi Hadid", "instance of", "human"), ("Hydra", "instance of", "moon"))
    (reading,) = checker.read([(claim, evidence)])
    assert reading.ruling is None or reading.ruling.rule != "kinds"


@pytest.mark.parametrize(
    ("claim", "label"),
    [
        ("Yury Smirnov became member of the Senate at the age of 12.", C),
        ("Yury Smirnov was 51 on becoming member of the Senate.", A),
        ("Yury Smirnov was 38 on becoming member of the Senate.", C),
    ],
)
def test_an_age_on_entering_an_office(checker: FactChecker, claim, label):
    evidence = Evidence(
        (),
        (
            Passage("Yury Smirnov : date of birth : 1 December 1952"),
            Passage("Yury Smirnov : position held : member of the Senate ( start time : 19 February 2004 )"),
        ),
    )
    (verdict,) = checker.verify([(claim, evidence)])
    assert (verdict.label, verdict.decided_by) == (label, "age")


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("NRG Staidum is in Houston", "NRG Stadium is in Houston"),
        ("the staidum is old", "the stadium is old"),
        ("Brain Stadium won", "Brain Stadium won"),  # a word of its own
        ("Satdium and Stadium", "Stadium and Stadium"),
        ("Stadum, Stadiums", "Stadum, Stadiums"),  # a letter less, a letter more
        ("", ""),
        ("🏟️ 12 34", "🏟️ 12 34"),
    ],
)
def test_two_letters_that_changed_places_are_put_right(claim, right):
    entities = [Entity("nrg stadium", "NRG Stadium"), Entity("brian may", "Brian May")]
    assert mended(claim, entities) == right


def test_a_misspelt_name_is_found_in_the_evidence(checker: FactChecker):
    evidence = beside(("NRG Stadium", "located in the administrative territorial entity", "Houston"))
    (verdict,) = checker.verify([("NRG Staidum is located in Houston.", evidence)])
    assert verdict.label is A
