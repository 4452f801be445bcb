"""Sections cover a text and stay where they are when it is edited."""

from __future__ import annotations

import random
from statistics import mean, median

from hypothesis import given
from hypothesis import strategies as st

from claimver_core.sections import paragraphs, sections

_TEXTS = st.lists(
    st.sampled_from(["word", "Ulm.", " ", "\n", "\n\n", "🎉", "e\u0301", "אב"]), max_size=120
).map("".join)


@given(_TEXTS, st.integers(4, 60))
def test_sections_and_paragraphs_cover_the_text_without_a_gap(text: str, size: int) -> None:
    cut = list(sections(text, size))
    assert "".join(span.of(text) for span in cut) == text
    assert all(0 < span.end - span.start <= size for span in cut)
    assert "".join(span.of(text) for span in paragraphs(text)) == text


def test_an_edit_mostly_changes_the_section_it_is_made_in() -> None:
    drawn = random.Random(1)
    paragraph = "Paragraph {} of {} says something about a city, its river and its people. "
    changed = []
    for seed in range(60):
        text = "\n\n".join(paragraph.format(number, seed) * (1 + number % 5) for number in range(200))
        at = drawn.randrange(len(text))
        edited = text[:at] + drawn.choice(["", "x", "A whole new sentence. " * 9]) + text[at + 7 :]
        before = {span.of(text) for span in sections(text, 2000)}
        after = {span.of(edited) for span in sections(edited, 2000)}
        assert len(after) > 20
        changed.append(len(after - before))
    assert median(changed) == 1
    assert mean(changed) <= 2


def test_a_paragraph_ends_with_its_blank_lines() -> None:
    text = "\n\nOne\ntwo.\n \n\nThree."
    assert [span.of(text) for span in paragraphs(text)] == ["\n\nOne\ntwo.\n \n\n", "Three."]
