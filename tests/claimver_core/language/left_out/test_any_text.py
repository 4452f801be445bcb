"""No text is lost, wherever it begins and ends."""

from __future__ import annotations

import re

import pytest

from claimver_core.types import Candidate, Entity, Mention, Span

TEXTS = (
    "Vincent van Gogh's younger brother Theo, an art dealer, supported him financially.",
    "A native of Hamburg, Merkel grew up here, but it was Bonn that she left, as did Kohl.",
    "Just 1917 watched by everybody and both Dunkirk as well as the capital, the former not Rome.",
    "And Paris, which was founded there and has a port, is the capital of France & Berlin of Germany.",
    "Iron has the symbol Fe and gold the symbol Au; water boils, so does Unlike Mars, which has two.",
)
ENDS = ("", "\n", ".", ",", ' "', ")", " and", " & ", "?!")


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("from_front", [True, False])
def test_a_text_cut_off_anywhere_is_read(read_fully, text, from_front):
    words = text.split()
    for number in range(len(words)):
        kept = words[: number + 1] if from_front else words[number:]
        cut = " ".join(kept) + ENDS[number % len(ENDS)]
        names = [
            Mention(Span(*match.span()), match[0], (Candidate(Entity(f"Q-{match[0]}", match[0]), 0.9),))
            for match in re.finditer(r"[A-Z]\w+", cut)
        ]
        for claim in read_fully(cut, names):
            assert claim.text == claim.span.of(cut)


@pytest.mark.parametrize("text", [f"{text}\n" for text in TEXTS] + ["Just 1917 watched"])
def test_a_text_that_ends_with_its_last_word_is_read(read_fully, text):
    read_fully(text, [])
