"""Words that add nothing to a statement are left out of it, and asides are told in full."""

from __future__ import annotations

import pytest

NAMES = (
    "Paris", "France", "Napoleon", "Corsica", "Rome", "Italy", "Ann Lee", "Nile", "Mediterranean", "Nauru",
    "Amsterdam", "Netherlands", "Obama", "Corsican", "Prize", "Elvis Presley", "Memphis", "BBC",
)  # fmt: skip


@pytest.fixture
def claims(named, read_fully):
    def read(text: str):
        return read_fully(text, named(text, *NAMES))

    return read


@pytest.fixture
def contexts(claims):
    return lambda text: [claim.context for claim in claims(text)]


SAID = "Paris is the capital of France"


@pytest.mark.parametrize(
    "text",
    [
        "Paris, however, is the capital of France.",
        "Paris is, of course, the capital of France.",
        "Paris, as everyone knows, is the capital of France.",
        "Paris, it turns out, is the capital of France.",
        "Paris, contrary to popular belief, is the capital of France.",
        "Paris, experts say, is the capital of France.",
        "Paris, the BBC reported on Monday, is the capital of France.",
        '"Paris," the minister said, "is the capital of France."',
        f"{SAID}, of course.",
        f"In fact, {SAID}.",
        f"Contrary to what many believe, {SAID}.",
        f"It turns out that {SAID}.",
        f"There is no doubt that {SAID}.",
        f"It is a well-known fact that {SAID}.",
        f"It should be noted that {SAID}.",
        f"Everyone knows that {SAID}.",
    ],
)
def test_words_that_add_nothing_are_left_out(contexts, text):
    assert contexts(text) == [SAID]


def test_the_comma_between_two_statements_stays(contexts):
    assert contexts(f"{SAID}, of course, and Rome is in Italy.") == [SAID, "Rome is in Italy"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Two cities, for example, Paris and Rome, are capitals.", "for example"),
        ("Unlike Rome, Paris is larger than Memphis.", "Unlike Rome"),
        ("It turned out to be Ann Lee who left Paris.", "turned out"),
    ],
)
def test_words_that_add_something_stay(contexts, text, kept):
    assert any(kept in context for context in contexts(text))


@pytest.mark.parametrize(
    "text",
    [
        "It is a myth that Napoleon was born in Paris.",
        "It's a common misconception that Napoleon was born in Paris.",
        "A common misconception is that Napoleon was born in Paris.",
        "Many people wrongly believe that Napoleon was born in Paris.",
        "The idea that Napoleon was born in Paris is a myth.",
        "It is not true, however, that Napoleon was born in Paris.",
        "Ann Lee's claim that Napoleon was born in Paris is wrong.",
    ],
)
def test_what_is_called_a_myth_is_denied(contexts, text):
    assert contexts(text) == ["It is not true that Napoleon was born in Paris"]


@pytest.mark.parametrize(
    "text",
    [
        "Many people think that Napoleon was born in Paris.",
        "It is widely believed that Napoleon was born in Paris.",
        "Napoleon is said to have been born in Paris.",
        "Legend has it that Napoleon was born in Paris.",
        "Some say Napoleon was born in Paris.",
        "They say Napoleon was born in Paris.",
        "Ann Lee denied that Napoleon was born in Paris.",
        "Napoleon, it is said, was born in Paris.",
        "Napoleon was born in Paris, many believe.",
        "Nobody knows whether Napoleon was born in Paris.",
    ],
)
def test_what_is_only_held_is_not_asserted(claims, text):
    assert all(claim.reports for claim in claims(text))


@pytest.mark.parametrize(
    "text",
    [f"I think that {SAID}.", f"Scientists found that {SAID}.", f"They think it is in Italy, but {SAID}."],
)
def test_what_is_known_or_thought_by_the_writer_is_asserted(claims, text):
    assert not claims(text)[-1].reports


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Napoleon, a Corsican by birth, left Paris.",
            ["Napoleon was a Corsican by birth", "Napoleon left Paris"],
        ),
        (
            "The Nile, long regarded as the longest river, flows into the Mediterranean.",
            ["The Nile is long regarded as the longest river", "The Nile flows into the Mediterranean"],
        ),
        ("BBC, based in Rome, makes films.", ["BBC is based in Rome", "BBC makes films"]),
        ("Ann Lee, herself a painter, died in Rome.", ["Ann Lee was a painter", "Ann Lee died in Rome"]),
        (
            "Obama, once a senator, lives in Paris.",
            ["Obama was once a senator", "Obama lives in Paris"],
        ),
        (
            "Amsterdam, famous for its canals, is the capital of the Netherlands.",
            ["Amsterdam is famous for its canals", "Amsterdam is the capital of the Netherlands"],
        ),
        (
            "Nauru, with about 10,000 inhabitants, is the smallest republic.",
            ["Nauru has about 10,000 inhabitants", "Nauru is the smallest republic"],
        ),
        (
            "Elvis Presley, nicknamed the King, died in Memphis.",
            ["Elvis Presley was nicknamed the King", "Elvis Presley died in Memphis"],
        ),
        (
            "Thailand, previously called Siam, is a monarchy.",
            ["Thailand was previously called Siam", "Thailand is a monarchy"],
        ),
        (
            "Ann Lee, already a laureate, won the Prize in 1911.",
            ["Ann Lee was already a laureate", "Ann Lee won the Prize", "Ann Lee won the Prize in 1911"],
        ),
    ],
)
def test_an_aside_behind_a_subject_is_told_in_full(contexts, text, wanted):
    assert contexts(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Unlike Rome, Paris is in France.", ["Rome is not in France", "Paris is in France"]),
        ("Paris, unlike Rome, is in France.", ["Rome is not in France", "Paris is in France"]),
        ("Paris, unlike Rome, is not in Italy.", ["Rome is in Italy", "Paris is not in Italy"]),
    ],
)
def test_of_what_something_is_unlike_the_opposite_is_said(contexts, text, wanted):
    assert contexts(text) == wanted
