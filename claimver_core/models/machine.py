"""What this machine has to run a language model with: its memory, and a GPU that llama.cpp can use."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

import psutil

GIGABYTE = 1_000_000_000


class _Device(IntEnum):
    """Kinds of device that can hold a model, by ggml's own numbers."""

    GPU = 1
    INTEGRATED_GPU = 2


@dataclass(frozen=True, slots=True)
class Gpu:
    """A GPU of this machine; ``memory`` and ``free`` in bytes."""

    name: str
    memory: int
    free: int


@dataclass(frozen=True, slots=True)
class Machine:
    """``memory`` is what is built in, ``available`` what a program can have now, both in bytes."""

    memory: int
    available: int
    gpu: Gpu | None = None


def this_machine() -> Machine:
    """The memory as it is now, and the GPU with the most free memory, if llama.cpp is built for one."""
    memory = psutil.virtual_memory()
    return Machine(memory.total, memory.available, max(gpus(), key=lambda gpu: gpu.free, default=None))


def gpus() -> list[Gpu]:
    """The GPUs that this build of llama.cpp can use; none when it runs on the processor alone."""
    import llama_cpp

    if not llama_cpp.llama_supports_gpu_offload():
        return []
    try:
        registry, devices = _ggml("ggml"), _ggml("ggml-base")
        registry.ggml_backend_dev_count.restype = ctypes.c_size_t
        registry.ggml_backend_dev_get.argtypes = [ctypes.c_size_t]
        registry.ggml_backend_dev_get.restype = ctypes.c_void_p
        devices.ggml_backend_dev_type.argtypes = [ctypes.c_void_p]
        devices.ggml_backend_dev_description.argtypes = [ctypes.c_void_p]
        devices.ggml_backend_dev_description.restype = ctypes.c_char_p
        size = ctypes.POINTER(ctypes.c_size_t)
        devices.ggml_backend_dev_memory.argtypes = [ctypes.c_void_p, size, size]
        devices.ggml_backend_dev_memory.restype = None
    except (AttributeError, OSError):  # another build of llama.cpp names its libraries otherwise
        return []
    found = []
    for index in range(registry.ggml_backend_dev_count()):
        device = registry.ggml_backend_dev_get(index)
        if devices.ggml_backend_dev_type(device) not in tuple(_Device):
            continue
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        devices.ggml_backend_dev_memory(device, ctypes.byref(free), ctypes.byref(total))
        name = devices.ggml_backend_dev_description(device) or b"GPU"
        found.append(Gpu(name.decode("utf-8", "replace"), total.value, free.value))
    return found


def _ggml(name: str) -> ctypes.CDLL:
    """One of the libraries that llama.cpp is made of, where llama-cpp-python keeps them."""
    import llama_cpp
    from llama_cpp._ctypes_extensions import load_shared_library

    return load_shared_library(name, Path(llama_cpp.__file__).parent / "lib")
