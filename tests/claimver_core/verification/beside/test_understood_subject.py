"""What a passage speaks of without naming it."""

from __future__ import annotations

import pytest

from claimver_core.types import Evidence, Passage
from claimver_core.verification.beside.subject import about_others, understood
from claimver_core.verification.selection import select


@pytest.mark.parametrize(
    ("claim", "sentence", "subject"),
    [
        ("Bad Romance sold 12 million copies.", "It sold 12 million copies worldwide.", "Bad Romance"),
        ("Due Date was shot in Montana.", "The film was shot in New Mexico.", "Due Date"),
        ("Ashton Kutcher had a film in 2005.", "Kutcher appeared in Guess Who (2005).", "Ashton Kutcher"),
        ("In 1986, Tatum O'Neal got married.", "In 1986, O'Neal married John McEnroe.", "Tatum O'Neal"),
        ("CBS is the network that aired The Millers.", "The series ran on CBS until 2015.", "The Millers"),
        ("The finale of Lost aired in 2010.", "It aired on May 23, 2010.", "Lost"),
    ],
)
def test_a_passage_is_about_what_the_claim_names_where_it_speaks_on(
    claim: str, sentence: str, subject: str
) -> None:
    assert understood(claim, sentence) == subject


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("Berlin is the capital of Germany.", "Paris is the capital of France."),
        ("Albert Einstein was born in Ulm.", "Max Planck was born in Kiel."),
        ("Noah Cyrus is an older sister.", "Miley Cyrus has a younger sister."),
        ("Yolanda of Hungary was a princess.", "Yolanda of Poland was a princess."),
        ("Marie Curie was born in Warsaw.", "Marie Curie was born in Warsaw."),
        ("Marie Curie was born in Warsaw.", "Marie Curie."),
        ("Water boils at 100 degrees.", "It boils at 100 degrees."),
        ("The film ran in 2010 at the Toronto Festival.", "The film ran at the 2007 Berlin Festival."),
    ],
)
def test_a_passage_about_others_is_left_as_it_is(claim: str, sentence: str) -> None:
    assert understood(claim, sentence) == ""


def test_what_is_said_of_others_is_told_from_what_is_said_of_the_subject() -> None:
    claim = "Albert Einstein was born in 1879."
    assert about_others(claim, ["Max Planck was born in 1858."])
    assert about_others(claim, ["Max Planck was born in 1858.", "The Nobel Prize was founded in 1895."])
    assert not about_others(claim, ["Einstein was born in 1858."])
    assert not about_others(claim, ["He was born in 1858."])
    assert not about_others(claim, ["Max Planck knew Einstein."])
    assert not about_others(claim, ["In 1858 the physicist was born."])
    assert not about_others("The FBI was founded in 1908.", ["Hoover led the FBI."])
    assert not about_others("United Artists was founded in 1919.", ["UA was founded in 1920."])


def test_what_is_understood_stands_before_the_sentence_that_is_read() -> None:
    evidence = Evidence(passages=(Passage("It was founded in 1892."),))
    found = select("Liverpool FC was founded in 1892.", evidence)
    assert [(piece.text, piece.index) for piece in found] == [("Liverpool FC. It was founded in 1892.", 0)]


def test_only_the_beginning_of_a_passage_is_completed() -> None:
    evidence = Evidence(passages=(Passage("Everton is a club."), Passage("It was founded in 1878.")))
    found = select("Liverpool FC was founded in 1892.", evidence)
    assert [piece.text for piece in found] == ["Everton is a club.", "It was founded in 1878."]
