"""Answers that say with their question what they state, read with the shipped language pipeline."""

from __future__ import annotations

import pytest

_NAMES = (
    "Mona Lisa",
    "Leonardo da Vinci",
    "Australia",
    "Canberra",
    "Sydney",
    "Albert Einstein",
    "Mozart",
    "Machu Picchu",
    "Google",
    "Mount Everest",
    "Alexander Fleming",
    "Mars",
    "Jupiter",
    "Solar System",
    "Peru",
    "Japan",
    "Eiffel Tower",
    "Paris",
)


@pytest.fixture
def said(named, read_fully):
    """The spans and contexts of the claims of a text with the names above."""

    def read(text: str) -> list[tuple[str, str]]:
        return [(c.text.rstrip("."), c.context) for c in read_fully(text, named(text, *_NAMES))]

    return read


@pytest.mark.parametrize(
    ("text", "span", "context"),
    [
        (
            "Q: Who painted the Mona Lisa? A: Leonardo da Vinci.",
            "Leonardo da Vinci",
            "Leonardo da Vinci painted the Mona Lisa",
        ),
        ("Q: What is the capital of Australia?\nA: Sydney", "Sydney", "The capital of Australia is Sydney"),
        ("What is the capital of Australia? It's Sydney.", "Sydney", "The capital of Australia is Sydney"),
        ("whats the capital of Peru? Lima", "Lima", "The capital of Peru is Lima"),
        ("Where was Albert Einstein born? Ulm", "Ulm", "Albert Einstein was born in Ulm"),
        ("Where is the Eiffel Tower? In Paris.", "In Paris", "The Eiffel Tower is in Paris"),
        ("Q: When did Mozart die?\nA: 1791", "1791", "Mozart died in 1791"),
        ("Which country is Machu Picchu in? Peru.", "Peru", "Machu Picchu is in Peru"),
        ("Question: In which year was Google founded? Answer: 1998", "1998", "Google was founded in 1998"),
        (
            "Q: How tall is Mount Everest? A: 8849 metres",
            "8849 metres",
            "Mount Everest is 8849 metres tall",
        ),
        ("How many moons does Mars have? Two.", "Two", "Mars has two moons"),
        (
            "What did Alexander Fleming discover? Penicillin",
            "Penicillin",
            "Alexander Fleming discovered Penicillin",
        ),
        ("Who discovered Mars? Mozart 🎬 #film", "Mozart", "Mozart discovered Mars"),
        ("What nationality was Mozart? Austrian.", "Austrian", "Mozart was Austrian"),
        ("Capital of Australia? Canberra", "Canberra", "Capital of Australia is Canberra"),
        ("What is in Paris? The Eiffel Tower", "The Eiffel Tower", "The Eiffel Tower is in Paris"),
        ("Who discovered Mars? Mozart did.", "Mozart did", "Mozart discovered Mars"),
        (
            "Which planet is the largest in the Solar System? Jupiter.",
            "Jupiter",
            "Jupiter is the largest planet in the Solar System",
        ),
    ],
)
def test_an_answer_states_what_was_asked(said, text, span, context):
    assert said(text) == [(span, context)]


@pytest.mark.parametrize(
    "text",
    [
        "What is the capital of Australia? Sydney. Wrong!",
        "What is the capital of Australia? A: Sydney B: Canberra C: Lima",
        "What is the capital of Australia? (a) Sydney (b) Canberra",
        "What is the capital of Australia? Sydney? Canberra?",
        "What is the capital of Australia? Probably Sydney.",
        "What did your teacher say of Australia? Sydney.",
        "Who cares about Australia? Nobody.",
        "Why did Mozart leave Paris? Bad weather.",
    ],
)
def test_what_answers_nothing_for_sure_states_nothing(said, text):
    assert said(text) == []


def test_an_answer_that_is_a_sentence_stays(said):
    assert said("Where was Mozart born? Mozart was born in Ulm.")[-1][1] == "Mozart was born in Ulm"
