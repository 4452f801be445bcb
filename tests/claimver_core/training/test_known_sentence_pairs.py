"""Training claims beside known sentences: what they are made of, and that their labels hold."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from claimver_core.training.known_sentence_pairs import known_sentence_examples, read_known_sentence
from claimver_core.training.other_words import OtherWords
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY, EXTRAPOLATORY

YEARS = range(1901, 1921)


@pytest.fixture(scope="module")
def sentences(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("known") / "sentences.txt"
    path.write_text("\n".join(f"Bridge {year} opened in {{{year}}}." for year in YEARS), encoding="utf-8")
    return path


def test_a_slot_tells_where_it_stands_and_what_fills_it() -> None:
    known = read_known_sentence("Spiders have {eight} legs.")
    assert known.text == "Spiders have eight legs."
    assert [known.text[start:end] for start, end, _ in known.slots] == ["eight"]
    assert known.filled(known.slots[0], "six") == "Spiders have six legs."


def test_another_year_in_the_slot_contradicts(sentences: Path) -> None:
    examples = known_sentence_examples(sentences, random.Random(1))
    contradicted = [example for example in examples if example.label == CONTRADICTORY]
    assert contradicted
    for example in contradicted:
        year = example.claim.split()[1]
        said = {text.split()[-1] for text in example.evidence if text.split()[1] == year}
        assert example.claim.split()[-1] not in said


def test_what_has_no_year_does_not_bear_one_out(sentences: Path) -> None:
    examples = known_sentence_examples(sentences, random.Random(2))
    for example in examples:
        if example.label == EXTRAPOLATORY and example.claim.split()[-1][:4].isdigit():
            assert all(not text.endswith(example.claim[-5:]) for text in example.evidence)
    assert any(example.label == ATTRIBUTABLE for example in examples)


def test_other_words_say_the_same() -> None:
    other = OtherWords(random.Random(3))
    told = {other.of("Marie Curie founded the firm") for _ in range(40)}
    assert "Marie Curie founded the firm" in told
    assert any("established" in text or "set up" in text for text in told)
    assert all(text.startswith("Marie Curie ") for text in told)
    assert other.of("Xyzzy plugh") == "Xyzzy plugh"
