""" "Not only … but also" denies nothing: both halves are said."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Ann Lee was not only a writer but also a pilot.",
            ["Ann Lee was a writer", "Ann Lee was a pilot"],
        ),
        (
            "Paris is not only the capital of France but also its largest city.",
            ["Paris is the capital of France", "Paris is France's largest city"],
        ),
        (
            "Tom Hanks isn't just an actor, but also a producer.",
            ["Tom Hanks is an actor", "Tom Hanks is a producer"],
        ),
        ("Not only Tom Hanks but also Ann Lee won.", ["Tom Hanks and Ann Lee won"]),
        ("Ottawa is not a town but a city.", ["Ottawa is not a town", "Ottawa is a city"]),
        ("Ann Lee is not only a writer.", ["Ann Lee is not only a writer"]),
    ],
)
def test_both_halves_are_said(said, text, expected):
    assert said(text) == expected
