"""What posts and headlines leave out, read with the shipped language pipeline."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("emperor penguins = near threatened", ["emperor penguins are near threatened"]),
        ("capital of turkey = istanbul", ["The capital of turkey is istanbul"]),
        (
            "Breaking Bad = 5 seasons, 62 eps",
            ["Breaking Bad has 5 seasons", "Breaking Bad has 62 episodes"],
        ),
        ("turkey = 1,600 km long", ["turkey is 1,600 km long"]),
        ("Breaking Bad: 62 episodes", ["Breaking Bad has 62 episodes"]),
    ],
)
def test_signs_are_read_as_verbs(said, text, wanted):
    assert said(text, "emperor penguins", "turkey", "istanbul", "Breaking Bad") == wanted


@pytest.mark.parametrize(
    "text", ["turkey = 2 + 2", "Breaking Bad: the best of 62 worlds", "turkey: istanbul", "e = mc2"]
)
def test_other_signs_state_nothing(said, text):
    assert said(text, "turkey", "istanbul", "Breaking Bad") == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("rip jimi hendrix, gone at 27", ["jimi hendrix died at 27"]),
        ("David Bowie, rock legend, dead at 69", ["David Bowie died at 69"]),
        ("David Bowie dead at 69", ["David Bowie died at 69"]),
        (
            "Jimmy Carter, 39th US president, dies at 100",
            ["Jimmy Carter is the 39th US president", "Jimmy Carter died at the age of 100"],
        ),
    ],
)
def test_deaths_are_told_in_headlines(said, text, wanted):
    names = ("jimi hendrix", "David Bowie", "Jimmy Carter", "39th US president")
    assert [context for context in said(text, *names) if "legend" not in context] == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("David Bowie was dead at 70", ["David Bowie was dead at 70"]),
        ("rip currents are strong in Brazil", ["Rip currents are strong in Brazil"]),
    ],
)
def test_what_has_a_verb_stays(said, text, wanted):
    assert said(text, "David Bowie", "Brazil") == wanted


def test_a_participle_alone_is_said_of_the_name(said):
    text = "Elton John, British singer, knighted in 1998"
    wanted = ["Elton John is a British singer", "Elton John was knighted in 1998"]
    assert said(text, "Elton John", "British") == wanted


def test_a_name_of_two_words_begins_the_second_statement(said):
    text = "beyonce was born in houston & jay z was born in brooklyn"
    names = ("beyonce", "houston", "jay z", "brooklyn")
    assert said(text, *names) == ["beyonce was born in houston", "jay z was born in brooklyn"]
