from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest

from claimver_core.errors import ResourceError
from claimver_core.models.classifier import PairClassifier
from claimver_core.models.embedder import Embedder
from claimver_core.models.gguf_file import read_header


def test_a_whole_file_tells_its_name_and_kind(tiny_classifier_path: Path) -> None:
    header = read_header(tiny_classifier_path)
    assert (header.name, header.architecture) == ("tiny", "bert")
    assert header.metadata["general.license"] == "Apache-2.0"
    assert header.tensors == 41


def test_a_file_cut_off_anywhere_is_refused_with_a_remedy(tiny_embedder_path: Path, tmp_path: Path) -> None:
    whole = tiny_embedder_path.read_bytes()
    lengths = [0, 1, 4, 8, 24, len(whole) - 1, *random.Random(1).sample(range(len(whole)), 300)]
    cut = tmp_path / "cut.gguf"
    for length in lengths:
        cut.write_bytes(whole[:length])
        with pytest.raises(ResourceError) as raised:
            Embedder(cut)
        assert raised.value.remedy


def test_damaged_headers_never_get_further_than_a_message(tiny_embedder_path: Path, tmp_path: Path) -> None:
    whole = bytearray(tiny_embedder_path.read_bytes())
    chance = random.Random(2)
    path = tmp_path / "damaged.gguf"
    refused = 0
    for _ in range(300):
        damaged = bytearray(whole)
        for _ in range(8):
            damaged[chance.randrange(4, 3000)] = chance.randrange(256)
        path.write_bytes(damaged)
        try:
            read_header(path)
        except ResourceError:
            refused += 1
    assert refused > 50


@pytest.mark.parametrize("content", [b"", b"GGU", b"SQLite format 3\0", b"<html>", b"GGUF" + b"\xff" * 400])
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.gguf"
    path.write_bytes(content)
    with pytest.raises(ResourceError):
        read_header(path)


def test_a_header_without_tensors_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.gguf"
    path.write_bytes(b"GGUF" + struct.pack("<IQQ", 3, 0, 0))
    with pytest.raises(ResourceError, match="it has 24 of 32 bytes"):
        read_header(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.gguf", tmp_path):
        with pytest.raises(ResourceError) as raised:
            PairClassifier(path)
        assert raised.value.remedy


def test_a_model_of_the_other_kind_is_refused(tiny_embedder_path: Path, tiny_classifier_path: Path) -> None:
    with pytest.raises(ResourceError, match="not a classifier"):
        PairClassifier(tiny_embedder_path)
    with pytest.raises(ResourceError, match="not an embedding model"):
        Embedder(tiny_classifier_path)
