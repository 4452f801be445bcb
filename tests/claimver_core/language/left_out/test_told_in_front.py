"""Facts told in front of a subject, headlines, and small words, read with the shipped language pipeline."""

from __future__ import annotations

import pytest

NAMES = (
    "Harding County", "New Mexico", "London", "Paris", "Eiffel Tower", "Porcupine Tree", "Steven Wilson",
    "Pink Floyd", "Salzburg", "Mozart", "Andrew Johnson", "Schindler's List", "Burj Khalifa", "Jaws",
    "Steven Spielberg", "Arizona", "Elizabeth II", "Scotland", "Elton John", "David Furnish", "Rosa Parks",
    "civil rights", "Aretha Franklin", "Detroit", "Lee Oswald", "Jack Ruby", "Halle Berry",
    "Olivier Martinez", "Freddie Mercury", "Zanzibar", "Abdulrazak Gurnah", "Rocky",
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Home to roughly 7,000 people, Harding County, New Mexico, has not kept pace with its neighbors.",
            "Harding County is home to roughly 7,000 people",
        ),
        ("Home to the Eiffel Tower, Paris lies on the Seine.", "Paris is home to the Eiffel Tower"),
        ("Birthplace of Mozart, Salzburg lies on the Salzach.", "Salzburg is birthplace of Mozart"),
        (
            "The son of a tailor, Andrew Johnson became president in 1865.",
            "Andrew Johnson is the son of a tailor",
        ),
        (
            "Born in Kingston upon Thames, Porcupine Tree's Steven Wilson counts Pink Floyd among his idols.",
            "Porcupine Tree's Steven Wilson was born in Kingston upon Thames",
        ),
        ('Directed by Steven Spielberg, "Jaws" became a hit.', '"Jaws" was directed by Steven Spielberg'),
        (
            "Running for more than three hours, Schindler's List won seven Oscars.",
            "Schindler's List ran for more than three hours",
        ),
        (
            "Standing 828 metres tall, the Burj Khalifa is in Dubai.",
            "The Burj Khalifa stands 828 metres tall",
        ),
        ("Although born in Salzburg, Mozart died elsewhere.", "Mozart was born in Salzburg"),
        ("Now led by Rosa Parks, Detroit grows.", "Detroit is now led by Rosa Parks"),
        ("With a height of 828 metres, Burj Khalifa is in Dubai.", "Burj Khalifa has a height of 828 metres"),
        ("Besides being an actor, Steven Spielberg was mayor.", "Steven Spielberg is an actor"),
        ("A native of Salzburg, Steven Wilson moved to London.", "Steven Wilson is a native of Salzburg"),
    ],
)
def test_a_fact_in_front_is_a_claim_of_its_own(said, text, expected):
    found = said(text)
    assert found[0] == expected
    assert len(found) > 1


@pytest.mark.parametrize(
    "text",
    [
        "Never home to a king, Paris lies on the Seine.",
        "Running late, Steven Wilson missed the train to London.",
        "In London, Paris and Salzburg, Jaws was a hit.",
    ],
)
def test_what_tells_no_fact_of_the_subject_is_none(said, text):
    assert not any(" is home to " in context or " ran late" in context for context in said(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Arizona Tops 7 Million Residents, 2020 Census Shows", ["Arizona tops 7 million residents"]),
        ("Queen Elizabeth II Dies at 96", ["Queen Elizabeth II died at the age of 96"]),
        ("Elton John Marries David Furnish", ["Elton John married David Furnish"]),
        ("In the film Rocky wins the fight.", ["In the film Rocky wins the fight"]),
    ],
)
def test_headlines_tell_what_has_happened(said, text, expected):
    assert said(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Aretha Franklin died in Detroit, as did civil rights icon Rosa Parks.",
            ["Aretha Franklin died in Detroit", "Civil rights icon Rosa Parks died in Detroit"],
        ),
        (
            "Freddie Mercury was born in Zanzibar, as was the author Abdulrazak Gurnah.",
            ["Freddie Mercury was born in Zanzibar", "The author Abdulrazak Gurnah was born in Zanzibar"],
        ),
    ],
)
def test_what_a_second_one_did_too_is_said_of_it_alone(said, text, expected):
    assert said(text) == expected


def test_an_emphatic_himself_is_left_out(said):
    found = said("Lee Oswald, accused of a murder, was himself shot by Jack Ruby.")
    assert found == ["Lee Oswald was accused of a murder", "Lee Oswald was shot by Jack Ruby"]


def test_what_two_own_themselves_is_not_told_with_their_names(said):
    found = said("Halle Berry and Olivier Martinez met in 2010 and went their separate ways.")
    assert found[-1] == "Halle Berry and Olivier Martinez went their separate ways"
