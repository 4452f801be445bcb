from __future__ import annotations

import pytest

from claimver_core.errors import ModelFailed
from claimver_core.models.gguf_file import GgufHeader
from claimver_core.models.machine import GIGABYTE, Gpu
from claimver_core.models.model_size import ModelSize, fitting_context, model_size
from claimver_core.models.offload import plan_offload

CARD = Gpu("RTX", 12 * GIGABYTE, 8 * GIGABYTE)


@pytest.mark.parametrize(
    ("needed", "supported", "found", "wanted", "layers", "said"),
    [
        (4, True, [CARD], None, 33, "on RTX"),
        (4, True, [CARD], 0, 0, "as was asked for"),
        (4, True, [CARD], 10, 10, "10 of 33 layers on RTX"),
        (4, False, [], None, 0, "this build of llama.cpp cannot use a GPU"),
        (4, True, [], None, 0, "no GPU was found"),
        (14.4, True, [CARD], None, 16, "7.2 GB of its memory are free and 14.4 GB are needed"),
        (12, True, [CARD, CARD], None, 33, "on RTX"),
        (9, True, [Gpu("RTX", 12 * GIGABYTE, 1000)], None, 0, "on the processor"),
    ],
)
def test_what_fits_goes_to_the_gpu_and_the_reason_is_told(
    needed: float, supported: bool, found: list[Gpu], wanted: int | None, layers: int, said: str
) -> None:
    plan = plan_offload(int(needed * GIGABYTE), 33, supported=supported, found=found, wanted=wanted)
    assert plan.layers == layers
    assert said in plan.reason


def test_the_context_is_what_the_memory_allows() -> None:
    size = ModelSize(weights=4 * GIGABYTE, token=10**6, longest=32_000, layers=33)
    assert fitting_context(size, 64 * GIGABYTE, "m") == 8192
    assert fitting_context(size, 7 * GIGABYTE, "m") == 2048
    with pytest.raises(ModelFailed, match=r"5\.2 GB of memory, and 5\.0 GB are free"):
        fitting_context(size, 5 * GIGABYTE, "m")


def test_the_size_is_told_from_the_header(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("size") / "a.gguf"
    path.write_bytes(b"x" * 1000)
    known = {
        "general.architecture": "llama",
        "llama.block_count": 32,
        "llama.embedding_length": 4096,
        "llama.attention.head_count": 32,
        "llama.attention.head_count_kv": 8,
        "llama.context_length": 8192,
    }
    assert model_size(path, GgufHeader(known, 1)) == ModelSize(1000, 2 * 32 * 8 * 128 * 2, 8192, 33)
    assert model_size(path, GgufHeader({}, 1)).token > 0
