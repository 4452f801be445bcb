"""What is said of a second person, thing or rank beside the first is told apart, and of the right one."""

from __future__ import annotations

import pytest

from claimver_core.language.claims import extract_claims
from claimver_core.language.coreference import resolve_coreference
from claimver_core.language.pipeline import analyse


@pytest.fixture
def contexts(pipeline, named):
    """What is claimed in a text, as sentences, its names being those given."""

    def claimed(text: str, *names: str) -> list[str]:
        doc = analyse(pipeline, text)
        mentions = named(text, *names)
        found = extract_claims(doc, mentions, resolve_coreference(doc, mentions, None))
        return [claim.context for claim in found]

    return claimed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ann Lee was born in Ulm, not Rome.", "Ann Lee was not born in Rome"),
        ("Ann Lee was born in Ulm, not in Rome.", "Ann Lee was not born in Rome"),
        ("Hamlet was written by Ann Lee, not Bob Ray.", "Hamlet was not written by Bob Ray"),
        ("Hamlet was written by Ann Lee, not by Bob Ray.", "Hamlet was not written by Bob Ray"),
        ("Ann Lee was elected president in 2008, not 2004.", None),
        ("Ann Lee was born in Ulm in 1879, not Rome.", None),
    ],
)
def test_what_is_denied_of_a_deed(contexts, text, expected):
    found = contexts(text, "Ann Lee", "Bob Ray", "Ulm", "Rome", "Hamlet")
    assert [context for context in found if " not " in context] == ([expected] if expected else [])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Ann Lee wrote Emma, and her sister Eve wrote Faust.",
            ["Ann Lee wrote Emma", "Ann Lee's sister Eve wrote Faust"],
        ),
        (
            "Ann Lee wrote Emma, while her sister Eve wrote Faust.",
            ["Ann Lee wrote Emma", "Ann Lee's sister Eve wrote Faust"],
        ),
        (
            "Bob Ray was born in 1961, and his wife Eve was born in 1964.",
            ["Bob Ray was born in 1961", "Bob Ray's wife Eve was born in 1964"],
        ),
    ],
)
def test_what_someones_kin_did_is_a_clause(contexts, text, expected):
    assert contexts(text, "Ann Lee", "Bob Ray", "Eve", "Emma", "Faust") == expected


def test_kin_that_does_nothing_has_no_clause(contexts):
    assert len(contexts("Bob Ray left Rome and his wife Eve.", "Bob Ray", "Rome", "Eve")) <= 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Ann Lee is the author of Emma, which was published in 1815.",
            ["Ann Lee is the author of Emma", "Emma was published in 1815"],
        ),
        (
            "Ann Lee is a writer from Rome, who was born in Ulm.",
            ["Ann Lee is a writer from Rome", "Ann Lee was born in Ulm"],
        ),
    ],
)
def test_no_thing_is_a_who_and_nobody_a_which(contexts, text, expected):
    assert contexts(text, "Ann Lee", "Emma", "Rome", "Ulm") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Russia is the largest country, followed by Canada.",
            ["Russia is the largest country", "Russia is the largest country followed by Canada"],
        ),
        (
            "Mount Everest is 8,849 metres high, higher than K2.",
            ["Mount Everest is 8,849 metres high", "Mount Everest is higher than K2"],
        ),
        ("Ann Lee has 38 dogs, more than Bob Ray.", ["Ann Lee has 38 dogs, more than Bob Ray"]),
    ],
)
def test_a_rank_behind_a_statement_is_told_apart(contexts, text, expected):
    assert contexts(text, "Russia", "Canada", "Mount Everest", "K2", "Ann Lee", "Bob Ray") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Plants turn carbon dioxide and water into sugar and oxygen.",
            ["Plants turn carbon dioxide and water into sugar and oxygen"],
        ),
        (
            "The film stars Tom Hanks, a comedian, and Meg Ryan.",
            ["The film stars Tom Hanks", "Tom Hanks is a comedian", "The film stars Meg Ryan"],
        ),
        (
            "The film stars Tom Hanks, a comedian and dancer.",
            ["The film stars Tom Hanks", "Tom Hanks is a comedian and dancer"],
        ),
        (
            "Titanic won eleven Oscars, including Best Picture.",
            ["Titanic won eleven Oscars", "Titanic won Best Picture"],
        ),
        (
            "Ann Lee shared the prize with Bob Ray, and eight years later she was awarded another.",
            [
                "Ann Lee shared the prize with Bob Ray",
                "Eight years later Ann Lee was awarded another",
            ],
        ),
    ],
)
def test_each_item_has_its_own_words(contexts, text, expected):
    assert contexts(text, "Tom Hanks", "Meg Ryan", "Titanic", "Ann Lee", "Bob Ray") == expected
