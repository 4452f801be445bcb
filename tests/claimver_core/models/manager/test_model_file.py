"""Files that are no model for ClaimVer are told from those that are, each with its reason."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest

from claimver_core.locations import resource
from claimver_core.models.machine import GIGABYTE, Gpu, Machine
from claimver_core.models.manager.catalogue import catalogue, recommended
from claimver_core.models.manager.memory import Fit, suitability
from claimver_core.models.manager.model_file import ModelFile, UnfitModel, examine, require_memory
from tests.tiny_llama import LAYERS, WIDTH, write_tiny_llama


def test_a_language_model_is_found_fit(tiny_llama_path: Path) -> None:
    found = examine(tiny_llama_path)
    assert (found.name, found.architecture, found.licence) == ("Tiny", "llama", "apache-2.0")
    assert found.size == tiny_llama_path.stat().st_size
    remembered = 4096 * LAYERS * 2 * WIDTH * 2  # keys and values of two bytes each
    assert found.size + remembered < found.memory < found.size + remembered + 500_000_000


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a GGUF model"),
        (b"GGUF" + b"\xff" * 400, "damaged"),
        (b"<!DOCTYPE html><html>", "a web page"),
        (b"version https://git-lfs.github.com/spec/v1\noid sha256:12", "a pointer"),
        (b"PK\x03\x04rest", "zip"),
        (b"\x40\x00\x00\x00\x00\x00\x00\x00" + b'{"a":1}', "safetensors"),
        (b"some text", "not a GGUF model"),
    ],
)
def test_other_files_are_named(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "model.safetensors"
    path.write_bytes(content)
    with pytest.raises(UnfitModel, match=reason) as raised:
        examine(path)
    assert raised.value.remedy


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnfitModel, match="cannot be read"):
        examine(tmp_path / "none.gguf")
    with pytest.raises(UnfitModel, match="folder"):
        examine(tmp_path)


def test_a_file_cut_off_anywhere_is_refused(tiny_llama_path: Path, tmp_path: Path) -> None:
    whole = tiny_llama_path.read_bytes()
    cut = tmp_path / "cut.gguf"
    for length in [5, 24, len(whole) - 1, *random.Random(1).sample(range(len(whole)), 60)]:
        cut.write_bytes(whole[:length])
        with pytest.raises(UnfitModel):
            examine(cut)


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ({"chat_template": None}, "no chat template"),
        ({"chat_template": "  "}, "no chat template"),
        ({"chat_template": "{% for %}"}, "chat template .* cannot be used"),
        ({"kind": "adapter"}, "LoRA"),
        ({"kind": "mmproj"}, "pictures"),
        ({"architecture": "clip"}, "pictures"),
        ({"architecture": "t5encoder"}, "cannot write"),
        ({"architecture": "gemma-embedding"}, "cannot write"),
        ({"architecture": "nonesuch"}, "does not know the architecture 'nonesuch'"),
        ({"architecture": "qwen3"}, "tensor .* not found"),
    ],
)
def test_unfit_models_are_refused_with_the_reason(
    file: dict[str, str | None], reason: str, tmp_path: Path
) -> None:
    path = write_tiny_llama(tmp_path / "model.gguf", **file)  # type: ignore[arg-type]
    with pytest.raises(UnfitModel, match=reason) as raised:
        examine(path)
    assert raised.value.remedy


def test_an_encoder_is_refused() -> None:
    with pytest.raises(UnfitModel, match="architecture bert"):
        examine(resource("models", "ranker.gguf"))


def test_damaged_headers_end_in_a_message_or_a_fit_model(tiny_llama_path: Path, tmp_path: Path) -> None:
    whole = tiny_llama_path.read_bytes()
    chance = random.Random(3)
    path = tmp_path / "damaged.gguf"
    for _ in range(3):
        damaged = bytearray(whole)
        for _ in range(6):
            damaged[chance.randrange(24, 5000)] = chance.randrange(256)
        path.write_bytes(damaged)
        with contextlib.suppress(UnfitModel):
            examine(path)


def test_memory_decides_what_suits_a_machine() -> None:
    small = Machine(8 * GIGABYTE, 5 * GIGABYTE)
    assert suitability(3 * GIGABYTE, small).fit is Fit.GOOD
    assert suitability(6 * GIGABYTE, small).fit is Fit.TIGHT
    too_big = suitability(8 * GIGABYTE, small)
    assert too_big.fit is Fit.TOO_BIG
    assert "8.0 GB" in too_big.reason
    with_gpu = Machine(8 * GIGABYTE, 5 * GIGABYTE, Gpu("Card", 12 * GIGABYTE, 11 * GIGABYTE))
    assert suitability(9 * GIGABYTE, with_gpu).fit is Fit.GPU
    assert "Card" in suitability(9 * GIGABYTE, with_gpu).reason
    assert suitability(12 * GIGABYTE, with_gpu).fit is Fit.TOO_BIG


def test_a_model_too_big_for_this_machine_is_refused() -> None:
    huge = ModelFile(Path("huge.gguf"), "", "llama", "", 0, 10**15)
    with pytest.raises(UnfitModel, match=r"huge\.gguf: Too big"):
        require_memory(huge, Machine(8 * GIGABYTE, 8 * GIGABYTE))


def test_the_catalogue_is_whole_and_has_something_for_every_machine() -> None:
    models = catalogue()
    assert [model.size for model in models] == sorted(model.size for model in models) or len(models) >= 8
    assert len({model.name for model in models}) == len(models) >= 8
    assert min(m.parameters for m in models) < 1 < 13 < max(m.parameters for m in models)
    for model in models:
        assert model.size < model.memory < model.size + 1.5 * GIGABYTE
        assert model.repository.count("/") == 1
        assert model.file.endswith(".gguf")
    by_memory = {
        size: recommended(Machine(size * GIGABYTE, (size - 2) * GIGABYTE)) for size in (2, 4, 8, 16, 64)
    }
    sizes = [model.memory if model else 0 for model in by_memory.values()]
    assert sizes == sorted(sizes)
    assert by_memory[2] is None
    largest = recommended(Machine(8 * GIGABYTE, GIGABYTE, Gpu("Card", 24 * GIGABYTE, 24 * GIGABYTE)))
    assert largest == max(models, key=lambda model: model.memory)
