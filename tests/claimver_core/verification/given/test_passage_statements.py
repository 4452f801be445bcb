"""What passages tell in set words, and verdicts that rest on it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.checker import FactChecker
from claimver_core.types import Entity, Evidence, Label, Passage, TimeValue
from claimver_core.verification.given.passage_statements import passage_statements

A, C = Label.ATTRIBUTABLE, Label.CONTRADICTORY
FILM = "Barbarella is a 1968 science fiction film directed by Roger Vadim and starring Jane Fonda."
SCRUGGS = "Earl Eugene Scruggs ( January 6 , 1924 – March 28 , 2012 ) was an American musician ."


def told(claim: str, *passages: str) -> set[tuple[int, str, str, str]]:
    found = passage_statements(claim, [Passage(text) for text in passages])
    return {
        (place, t.subject.label, t.property.label, getattr(t.object, "label", "") or _day(t.object))
        for place, t in found
    }


def _day(value: object) -> str:
    assert isinstance(value, TimeValue | Entity)
    return value.value if isinstance(value, TimeValue) else value.label


def test_a_film_is_told_with_its_year_director_and_cast():
    assert told("", FILM) == {
        (0, "Barbarella", "publication date", "1968"),
        (0, "Barbarella", "director", "Roger Vadim"),
        (0, "Barbarella", "cast member", "Jane Fonda"),
    }


def test_days_in_brackets_are_those_of_a_life():
    assert told("Earl Scruggs played the banjo.", SCRUGGS) == {
        (0, "Earl Scruggs", "date of birth", "1924-01-06"),
        (0, "Earl Scruggs", "date of death", "2012-03-28"),
    }


def test_a_title_names_what_the_next_sentences_are_about():
    passages = ["Goosebumps (film) .", "It was directed by Rob Letterman , and written by Darren Lemke ."]
    assert told("", *passages) == {
        (1, "Goosebumps", "director", "Rob Letterman"),
        (1, "Goosebumps", "screenwriter", "Darren Lemke"),
    }


def test_a_passage_that_speaks_on_is_about_what_the_claim_names():
    passage = "The film was released on March 23, 2007."
    assert told("Reign Over Me was released in 2017.", passage) == {
        (0, "Reign Over Me", "publication date", "2007-03-23")
    }
    assert told("Anna Kendrick sang in 2017.", "Pitch Perfect was directed by Jason Moore.") == {
        (0, "Pitch Perfect", "director", "Jason Moore")
    }


def test_a_stage_name_that_the_claim_has_is_the_name():
    passage = (
        "Victor Mensah ( born June 6 , 1993 ) , better known by his stage name Vic Mensa , is a rapper ."
    )
    assert told("Vic Mensa is a rapper.", passage) == {(0, "Vic Mensa", "date of birth", "1993-06-06")}


@pytest.mark.parametrize(
    "passage",
    [
        "The war (1861–1865) was fought in America.",
        "Robert said that it was directed by nobody.",
        "Directed by whom?",
        "",
        "( ( [ – ) .",
    ],
)
def test_other_texts_tell_nothing(passage):
    assert told("Any claim.", passage) == set()


@given(st.text(max_size=80), st.lists(st.text(max_size=200), max_size=3))
def test_any_text_is_read(claim, passages):
    for place, triplet in passage_statements(claim, [Passage(text) for text in passages]):
        assert 0 <= place < len(passages)
        assert triplet.subject.label


@pytest.mark.parametrize(
    ("claim", "passages", "label", "rule"),
    [
        ("Barbarella is a 1998 film.", [FILM], C, "date"),
        ("Barbarella was directed by Roger Vadim.", [FILM], A, "stated"),
        ("Barbarella was directed by Christopher Nolan.", [FILM], C, "functional-property"),
        ("Earl Scruggs was born on May 22nd, 1992.", ["Nothing.", SCRUGGS], C, "date"),
        ("Earl Scruggs was born on January 6, 1924.", [SCRUGGS], A, "date"),
    ],
)
def test_a_rule_decides_over_passages(checker: FactChecker, claim, passages, label, rule):
    (verdict,) = checker.verify([(claim, Evidence((), tuple(map(Passage, passages))))])
    assert (verdict.label, verdict.decided_by, verdict.evidence) == (label, rule, (len(passages) - 1,))


@pytest.mark.parametrize(
    "claim",
    [
        "Barbarella is a French film of 1968.",  # nothing is read of the country
        "Barbarella stars Terence Stamp.",  # a cast has more members than a sentence names
        "Earl Scruggs graduated on January 6, 1924.",  # the day of something else
        "Barbarella is the best film by Roger Vadim.",
    ],
)
def test_what_passages_do_not_tell_is_left_to_the_model(checker: FactChecker, claim):
    (verdict,) = checker.verify([(claim, Evidence((), (Passage(FILM), Passage(SCRUGGS))))])
    assert verdict.decided_by == "model"
