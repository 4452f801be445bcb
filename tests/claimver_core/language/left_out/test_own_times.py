"""A verb said once of two things with a time each, read with the shipped language pipeline."""

from __future__ import annotations

import pytest


class _Known:
    """A knowledge of a few people and clubs."""

    def entities(self, qids):
        return {}

    def types(self, qids):
        clubs = {"Q-Chelsea", "Q-Inter"}
        return {qid: ["Q476028" if qid in clubs else "Q5"] for qid in qids}

    def gender(self, qid):
        return None

    def statements(self, qids, *, properties=None, limit=None):
        return []


@pytest.fixture
def said(named, read_fully):
    """The contexts of the claims of a text with the given names."""

    def read(text: str) -> list[str]:
        names = ("Elizabeth Taylor", "Richard Burton", "John Warner", "Obama", "Ann", "Chelsea", "Inter")
        return [claim.context for claim in read_fully(text, named(text, *names), _Known())]

    return read


@pytest.mark.parametrize(
    ("text", "last"),
    [
        (
            "Elizabeth Taylor married Richard Burton in 1964 and John Warner in 1976.",
            "Elizabeth Taylor married John Warner in 1976",
        ),
        ("Ann moved to Chelsea in 2004 and to Inter in 2009.", "Ann moved to Inter in 2009"),
        ("He joined Chelsea in 2004 and Inter in 2009.", "He joined Inter in 2009"),
        (
            "Obama beat Richard Burton in 2008 and John Warner four years later.",
            "Obama beat John Warner around 2012",
        ),
    ],
)
def test_the_verb_is_said_of_the_second(said, text, last):
    assert said(text)[-1] == last


@pytest.mark.parametrize(
    "text",
    [
        "Ann was born in Chelsea in 1970 and died in Inter in 2009.",
        "Ann lived in Chelsea in 1990 and in 2005.",
        "Ann never met Richard Burton in 1964 and John Warner in 1976.",
        "Ann left Chelsea in 1990 and the two met in 1991.",
    ],
)
def test_other_clauses_are_left_alone(said, text):
    assert not any(context.count("Ann") > 1 for context in said(text))


def test_what_was_done_last_hides_no_second_thing(said):
    found = said("Elizabeth Taylor married Richard Burton in 1964 and John Warner in 1976, and died in 2011.")
    assert "Elizabeth Taylor married John Warner in 1976" in found
    assert "Elizabeth Taylor died in 2011" in found
