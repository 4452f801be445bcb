"""Where an excerpt that a model quotes stands in its text."""

from __future__ import annotations

import pytest

from claimver_core.types import Span
from claimver_core.verification.generative.excerpts import find_excerpt

TEXT = "In 1972 the artist’s 1,666 works were 1.69 m high, and art sold."


@pytest.mark.parametrize("excerpt", ["tist", "666", "1", "1.6", "works wer", "69 m high"])
def test_no_excerpt_begins_or_ends_inside_a_word_or_number(excerpt: str) -> None:
    assert find_excerpt(TEXT, excerpt) is None


@pytest.mark.parametrize("excerpt", ["art", "1,666 works", "the artist's", "1.69 m", "art sold."])
def test_whole_words_and_numbers_are_found(excerpt: str) -> None:
    found = find_excerpt(TEXT, excerpt)
    assert found is not None
    assert found.of(TEXT).replace("’", "'") == excerpt


def test_a_word_is_found_where_it_stands_by_itself() -> None:
    assert find_excerpt(TEXT, "art") == Span(TEXT.index("art sold"), TEXT.index(" sold"))
