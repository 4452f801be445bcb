"""The file of known sentences: what its lines mean, and which of them are nearest to a claim."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.errors import ResourceError
from claimver_core.locations import resource
from claimver_core.verification.sentences.known_sentences import KnownSentences, parse

LINES = [
    "Octopuses have {three} hearts.",
    "The Suez Canal links the Mediterranean Sea with {the Red Sea}.",
    "Bats are the only {mammals} that can truly fly.",
]


def test_what_stands_in_braces_is_a_slot() -> None:
    sentence = parse("{Neil Armstrong} was the first person to walk on {the Moon}.")
    assert sentence.text == "Neil Armstrong was the first person to walk on the Moon"
    assert [slot.of(sentence.text) for slot in sentence.slots] == ["Neil Armstrong", "the Moon"]


@given(st.text())
def test_any_line_is_read(line: str) -> None:
    sentence = parse(line)
    assert all(0 <= slot.start <= slot.end for slot in sentence.slots)


def test_finds_what_shares_most_words(tmp_path: Path) -> None:
    path = tmp_path / "sentences.txt"
    path.write_text("# a remark\n\n" + "\n".join(LINES), encoding="utf-8")
    sentences = KnownSentences(path)
    assert [s.text for s in sentences.nearest(["octopus", "heart"])] == ["Octopuses have three hearts"]
    assert sentences.nearest(["flying", "mammals"])[0].text.startswith("Bats")
    assert sentences.nearest(["Zugspitze"]) == []
    assert sentences.nearest([]) == []


def test_common_words_choose_between_sentences_that_share_a_rare_one(tmp_path: Path) -> None:
    path = tmp_path / "sentences.txt"
    common = [f"The president of the country saw number {n}." for n in range(500)]
    others = [f"A bird sang song {n}." for n in range(20_000)]
    rare = [f"Zadie Lowen saw number {n}." for n in range(40)]
    wanted = "Zadie Lowen was president of a country."
    path.write_text("\n".join([*common, *others, *rare, wanted]), encoding="utf-8")
    nearest = KnownSentences(path).nearest(["zadie", "lowen", "president", "country"])
    assert wanted.rstrip(".") in [sentence.text for sentence in nearest]
    assert all("Zadie" in sentence.text for sentence in nearest)


def _sentences(folder: Path) -> Path:
    path = folder / "sentences.txt"
    path.write_text("\n".join(LINES), encoding="utf-8")
    return path


def test_the_index_is_kept_until_the_sentences_change(tmp_path: Path) -> None:
    path, kept = _sentences(tmp_path), tmp_path / "kept"
    assert KnownSentences(path, kept).nearest(["hearts"])
    (index,) = kept.iterdir()
    made = index.stat().st_mtime_ns
    assert KnownSentences(path, kept).nearest(["hearts"])
    assert index.stat().st_mtime_ns == made
    path.write_text("Squids have {ten} arms.", encoding="utf-8")
    changed = KnownSentences(path, kept)
    assert not changed.nearest(["hearts"])
    assert changed.nearest(["squid"])
    assert [index] != [*kept.iterdir()]
    assert len([*kept.iterdir()]) == 1


def test_a_truncated_index_is_made_again(tmp_path: Path) -> None:
    path, kept = _sentences(tmp_path), tmp_path / "kept"
    KnownSentences(path, kept)
    (index,) = kept.iterdir()
    index.write_bytes(index.read_bytes()[:5000])
    assert KnownSentences(path, kept).nearest(["hearts"])


def test_a_damaged_index_says_what_to_do(tmp_path: Path) -> None:
    path, kept = _sentences(tmp_path), tmp_path / "kept"
    KnownSentences(path, kept)
    (index,) = kept.iterdir()
    content = index.read_bytes()
    index.write_bytes(content[:100] + b"\xff" * (len(content) - 100))
    with pytest.raises(ResourceError, match=f"{index.name}.*Delete the file"):
        KnownSentences(path, kept).nearest(["hearts"])


def test_where_nothing_can_be_written_the_index_is_made_in_memory(tmp_path: Path) -> None:
    path = _sentences(tmp_path)
    assert KnownSentences(path, path / "no folder").nearest(["hearts"])


@pytest.mark.parametrize("word", ['"', "a OR b", "NEAR(", "*", "-", "'; --", "😀", "text:"])
def test_no_word_breaks_the_search(tmp_path: Path, word: str) -> None:
    path = tmp_path / "sentences.txt"
    path.write_text(LINES[0], encoding="utf-8")
    assert KnownSentences(path).nearest([word]) == []


def test_a_broken_file_says_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "sentences.txt"
    path.write_bytes(b"\xff\xfe broken")
    with pytest.raises(ResourceError, match="Install ClaimVer again"):
        KnownSentences(path)


def test_the_shipped_sentences_are_well_formed() -> None:
    lines = resource("knowledge", "sentences.txt").read_text(encoding="utf-8").splitlines()
    assert lines == sorted(set(lines))
    for line in lines:
        assert re.fullmatch(r"[^{}]*(?:\{[^{}]+\}[^{}]*)*\.", line), line
        assert 3 <= len(line.split()) <= 24, line
