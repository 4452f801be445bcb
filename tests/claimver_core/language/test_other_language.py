"""A text in another language is told from English."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.language.other_language import LANGUAGES, other_language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Paris ist die Hauptstadt von Frankreich. Albert Einstein wurde in Ulm geboren.", "de"),
        ("Paris est la capitale de la France. Albert Einstein est né à Ulm.", "fr"),
        ("Madrid es la capital de España y está en el centro del país.", "es"),
        ("Roma è la capitale d'Italia, e Milano è nel nord del paese.", "it"),
        ("Amsterdam is de hoofdstad van Nederland en ligt aan het IJ.", "nl"),
        ("Париж является столицей Франции, а Берлин столицей Германии с 1990 года.", "und"),
        ("Paris is the capital of France. Albert Einstein was born in Ulm.", None),
        ("paris capital france lol einstein born ulm ppl dont know dat smh", None),
        ("Dunkirk, Gdańsk, Málaga, Zürich, Saint-Étienne, La Paz, Den Haag, São Paulo", None),
        ("Der Ring des Nibelungen is a cycle of four operas by Wagner.", None),
        ("Die Hard", None),
        ("Die Erde ist flach!", "de"),
        ("Berlin ist die Hauptstadt von Deutschland", "de"),
        ("Paris est la capitale de la France", "fr"),
        ("Москва столица России сегодня", "und"),
        ("Los Angeles y San Diego", None),
        ("Il Divo sang La Vida Loca", None),
        ("london capital uk lol", None),
        ("", None),
    ],
)
def test_the_language_of_a_text(text: str, language: str | None) -> None:
    assert other_language(text) == language


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    assert other_language(text) in (None, *LANGUAGES)
