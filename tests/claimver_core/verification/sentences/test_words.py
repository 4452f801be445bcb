"""Words that count as the same, and words for kinds that exclude one another."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from claimver_core.knowledge.names import normalise
from claimver_core.verification.sentences import words
from claimver_core.verification.sentences.words import (
    are_apart,
    are_close,
    implies,
    key,
    may_stand_for,
    phrases,
    plain_words,
)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("wrote", "written"),
        ("captured", "conquered"),
        ("movies", "film"),
        ("tallest", "highest"),
        ("3rd", "third"),
    ],
)
def test_says_the_same(word: str, other: str) -> None:
    assert key(word) == key(other)


@pytest.mark.parametrize(
    ("word", "other", "close"),
    [
        ("founded", "launched", False),
        ("wrote", "writer", False),
        ("built", "made", False),
        ("wrote", "written", True),
        ("bought", "acquired", True),
        ("hearts", "heart", True),
    ],
)
def test_what_may_differ_in_a_time_is_not_close(word: str, other: str, close: bool) -> None:
    assert are_close(word, other) is close


@pytest.mark.parametrize(
    ("known", "said", "borne_out"),
    [
        ("invented", "created", True),
        ("created", "invented", False),
        ("murdered", "killed", True),
        ("killed", "murdered", False),
        ("queen", "ruled", False),
        ("heart", "lung", False),
    ],
)
def test_one_word_bears_out_another(known: str, said: str, borne_out: bool) -> None:
    assert implies(known, said) is borne_out


def test_a_listed_phrase_is_read_as_its_plain_word() -> None:
    assert plain_words()["sworn-in-as"] == "became"
    assert "sworn-in-as" in phrases()


def test_listed_phrases_are_several_words_and_stand_for_one() -> None:
    for phrase, plain in plain_words().items():
        assert "-" in phrase, phrase
        assert plain, phrase
        assert plain.isalpha(), phrase
        assert normalise(phrase.replace("-", " ")) == phrase.replace("-", " "), phrase


@pytest.mark.parametrize(
    ("said", "known", "stands"), [("has", "won", True), ("has", "lost", False), ("by", "written", True)]
)
def test_a_light_word_stands_for_another(said: str, known: str, stands: bool) -> None:
    assert may_stand_for(said, known) is stands


def test_phrases_count_as_words() -> None:
    assert "came-up-with" in phrases()
    assert key("set-up") == key("founded")


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        (["insects"], ["arachnids"], True),
        (["horses"], ["peas"], True),
        (["carbon", "dioxide"], ["oxygen"], True),
        (["mammals"], ["mammal"], False),
        (["painter"], ["writer"], False),
        (["mammals"], ["rodents"], False),
        ([], ["peas"], False),
    ],
)
def test_kinds_that_exclude_one_another(one: list[str], other: list[str], apart: bool) -> None:
    assert are_apart(one, other) is apart


def test_a_word_stands_in_one_group() -> None:
    """Else the later group would silently take it from the first."""
    lines = Path(words.__file__).with_name("same_words.txt").read_text(encoding="utf-8").splitlines()
    groups = [line for line in lines if line and line[0] not in "#<>"]
    for left_out in "~=":
        stems = Counter(
            stem
            for group in groups
            if not group.startswith(left_out)
            for stem in {words._stem(word) for word in group.lstrip("~= ").split()}
        )
        assert [stem for stem, count in stems.items() if count > 1] == []
