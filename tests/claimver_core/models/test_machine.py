from __future__ import annotations

import psutil
import pytest

from claimver_core.models import machine
from claimver_core.models.llama import gpu_offload_supported
from claimver_core.models.machine import Gpu, gpus, this_machine


def test_the_memory_is_that_of_this_machine() -> None:
    found = this_machine()
    assert found.memory == psutil.virtual_memory().total
    assert 0 < found.available <= found.memory


def test_a_gpu_is_told_only_where_llama_cpp_can_use_one() -> None:
    assert bool(gpus()) <= gpu_offload_supported()
    assert all(0 <= gpu.free <= gpu.memory and gpu.name for gpu in gpus())


def test_the_gpu_with_the_most_free_memory_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "gpus", lambda: [Gpu("small", 8, 4), Gpu("large", 8, 7), Gpu("busy", 24, 1)])
    found = this_machine().gpu
    assert found is not None
    assert found.name == "large"
