"""What every model in llama.cpp shares: the library's log, its threads, and what it holds for a model."""

from __future__ import annotations

import ctypes
import os
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

MAX_THREADS = 8

_ERROR = 4  # llama.cpp's number for a message of that kind
_errors: deque[str] = deque(maxlen=3)
_silent_log: Any = None  # kept alive: llama.cpp holds a bare pointer to it


def gpu_offload_supported() -> bool:
    """Whether this build of llama.cpp can put layers on a GPU."""
    import llama_cpp

    return bool(llama_cpp.llama_supports_gpu_offload())


def silence() -> None:
    """Keeps llama.cpp's log off standard error; what matters is raised. ``last_error`` still knows it."""
    global _silent_log
    if _silent_log is None:
        import llama_cpp

        _silent_log = llama_cpp.llama_log_callback(_remember_error)
        llama_cpp.llama_log_set(_silent_log, None)


def last_error() -> str:
    """The last errors in llama.cpp's log, on one line; empty when there were none."""
    return " ".join("".join(_errors).split())


def _remember_error(level: int, text: bytes, _data: ctypes.c_void_p) -> None:
    if level == _ERROR:
        _errors.append(text.decode("utf-8", "replace"))


def default_threads() -> int:
    """The physical cores this process may use, at most 8."""
    try:
        usable = sorted(os.sched_getaffinity(0))
    except AttributeError:  # macOS and Windows
        return max(1, min(os.cpu_count() or 1, MAX_THREADS))
    siblings = {_siblings(cpu) for cpu in usable}
    return max(1, min(len(siblings), MAX_THREADS))


def _siblings(cpu: int) -> str:
    """The hardware threads that share a core with ``cpu``, as Linux names them."""
    topology = Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list")
    try:
        return topology.read_text().strip()
    except OSError:
        return str(cpu)


class LlamaHandles:
    """What llama.cpp holds for a model: the model, its context and a batch, none of them made yet."""

    def __init__(self) -> None:
        self._model: Any = None
        self._context: Any = None
        self._batch: Any = None
        import llama_cpp

        self._api: Any = llama_cpp
        self._cancelled: Callable[[], bool] | None = None

    def __del__(self) -> None:
        self.close()

    def close(self) -> None:
        """Free the model; it cannot be used afterwards. May be called twice."""
        if self._batch is not None:
            self._api.llama_batch_free(self._batch)
        if self._context is not None:
            self._api.llama_free(self._context)
        if self._model is not None:
            self._api.llama_model_free(self._model)
        self._batch = self._context = self._model = None
