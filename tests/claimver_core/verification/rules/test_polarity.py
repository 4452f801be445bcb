import pytest

from claimver_core.verification.rules.polarity import (
    CONTRAST,
    claims_uniqueness,
    is_denied,
    is_general_denial,
    says_ended,
)


@pytest.mark.parametrize(
    "text",
    [
        "He was not born there",
        "He wasn't born there",
        "he wasnt born there",
        "She never won it",
        "It has no capital",
        "They failed to win",
        "It is false that it won",
        "It's just not true that it won",
        "It isnt the case that it won",
        "nor did he ever teach it",
    ],
)
def test_denials(text):
    assert is_denied(text)


@pytest.mark.parametrize(
    "text",
    [
        "He was born there",
        "It is not only a city but a state",
        "I wasn't aware that it was built there",
        "It did not open until 1889",
        "It is not true that it never won",
        "It is true that it won",
        "It is not false that it won",
        "No. 5 is a perfume",
        "",
    ],
)
def test_assertions(text):
    assert not is_denied(text)


def test_a_general_denial_speaks_of_every_case():
    assert is_general_denial("It has never operated any of them")
    assert not is_general_denial("It did not operate the 737")


@pytest.mark.parametrize("text", ["the only one", "the first man", "the largest city", "the most populous"])
def test_uniqueness(text):
    assert claims_uniqueness(text)


@pytest.mark.parametrize("text", ["a city in the West", "a forest", "it was a test", "Mount Everest"])
def test_no_uniqueness(text):
    assert not claims_uniqueness(text)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("_ wrote _, not Shaw", "_ wrote _"),
        ("it started in _... not in Greece 🎭", "it started in _"),
        ("_ is not in _", "_ is not in _"),
        ("not only _, but also _", "not only _, but also _"),
    ],
)
def test_what_a_claim_sets_against_itself_is_left_out(text, rest):
    assert CONTRAST.sub("", text) == rest


def test_no_longer_is_no_general_denial():
    assert says_ended("_ is not the head of _ any more")
    assert not is_general_denial("_ is not the head of _ any more")
    assert is_general_denial("_ has not won any prize")
