"""Encoders in llama.cpp: load one, run sequences of tokens through it.

Several sequences are packed into each call. Text never becomes control tokens: ``[SEP]`` in a
user's text is ordinary characters, and the real separators are added by number.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
from collections import deque
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.errors import Cancelled, ResourceError
from claimver_core.models.gguf_file import read_header
from claimver_core.types import ModelInfo

ARCHITECTURE = "bert"
MAX_THREADS = 8
MAX_SEQUENCES = 64
ALL_LAYERS = 2**31 - 1
# No word piece of interest is longer; a text of a megabyte need not be tokenised whole.
CHARACTERS_A_TOKEN = 16

_ERROR = 4  # llama.cpp's number for a message of that kind
_errors: deque[str] = deque(maxlen=3)
_silent_log: Any = None  # kept alive: llama.cpp holds a bare pointer to it


class Pooling(IntEnum):
    """How llama.cpp reduces a sequence to one vector (its own numbers)."""

    MEAN = 1
    RANK = 4


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


class LlamaEncoder(LlamaHandles):
    """An encoder model (BERT) with its context. Not thread-safe: one owner thread.

    ``context`` is the longest sequence in tokens, ``batch`` the tokens packed into one call
    (at least ``context``). Raises ResourceError when the file is missing, damaged or of another
    kind than ``pooling`` asks for.
    """

    def __init__(
        self,
        path: Path,
        *,
        pooling: Pooling,
        context: int,
        batch: int,
        threads: int | None = None,
        gpu_layers: int = 0,
    ) -> None:
        super().__init__()
        llama_cpp = self._api
        self.path = path
        header = read_header(path)
        wanted = "an embedding model" if pooling is Pooling.MEAN else "a classifier"
        if header.architecture != ARCHITECTURE or header.metadata.get("bert.pooling_type") != pooling:
            raise ResourceError(
                f"The model {path} is not {wanted} that ClaimVer can use.", "Choose another model file."
            )
        self.name = header.name or path.stem
        silence()
        llama_cpp.llama_backend_init()
        self._model = self._load(gpu_layers)
        self._vocabulary = llama_cpp.llama_model_get_vocab(self._model)
        self.context = min(context, llama_cpp.llama_model_n_ctx_train(self._model))
        self.batch = max(batch, self.context)
        self._context = self._open(pooling, threads or default_threads())
        self._batch = llama_cpp.llama_batch_init(self.batch, 0, 1)
        self._start = llama_cpp.llama_vocab_bos(self._vocabulary)
        self._separator = llama_cpp.llama_vocab_sep(self._vocabulary)
        self.labels = self._head() if pooling is Pooling.RANK else ()
        self.width = len(self.labels) or int(llama_cpp.llama_model_n_embd(self._model))

    @cached_property
    def info(self) -> ModelInfo:
        """The model's name and the hash of its file."""
        with self.path.open("rb") as file:
            return ModelInfo(self.name, hashlib.file_digest(file, "sha256").hexdigest())

    def tokens(self, text: str, limit: int) -> list[int]:
        """At most ``limit`` tokens of ``text``, without control tokens."""
        data = " ".join(text[: limit * CHARACTERS_A_TOKEN].split()).encode("utf-8", "replace")
        room = len(data) + 2
        buffer = (self._api.llama_token * room)()
        count = self._api.llama_tokenize(self._vocabulary, data, len(data), buffer, room, False, False)
        return list(buffer[: max(0, min(count, limit))])

    def single(self, text: str) -> list[int]:
        """``[CLS] text [SEP]``, cut to the context."""
        return [self._start, *self.tokens(text, self.context - 2), self._separator]

    def pair(self, first: str, second: str) -> list[int]:
        """``[CLS] first [SEP] second [SEP]``, cut to the context.

        The second text is cut first, down to a quarter of the room, then the first.
        """
        room = self.context - 3
        head = self.tokens(first, room)
        tail = self.tokens(second, room)
        head = head[: room - min(len(tail), room // 4)]
        tail = tail[: room - len(head)]
        return [self._start, *head, self._separator, *tail, self._separator]

    def run(
        self, sequences: Sequence[Sequence[int]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray:
        """One vector of ``width`` float32 a sequence, in the order given.

        Raises Cancelled soon after ``cancelled()`` turns true.
        """
        result = np.zeros((len(sequences), self.width), dtype=np.float32)
        self._cancelled = cancelled
        try:
            for group in self._packed(sequences):
                self._encode([sequences[i] for i in group])
                for place, index in enumerate(group):
                    vector = self._api.llama_get_embeddings_seq(self._context, place)
                    result[index] = np.ctypeslib.as_array(vector, (self.width,))
        finally:
            self._cancelled = None
        return result

    def _packed(self, sequences: Sequence[Sequence[int]]) -> list[list[int]]:
        """Indexes of sequences in groups that fit a call, short ones together."""
        groups: list[list[int]] = []
        room = 0
        for index in sorted(range(len(sequences)), key=lambda i: len(sequences[i])):
            length = len(sequences[index])
            if not groups or length > room or len(groups[-1]) == MAX_SEQUENCES:
                groups.append([])
                room = self.batch
            groups[-1].append(index)
            room -= length
        return groups

    def _encode(self, group: Sequence[Sequence[int]]) -> None:
        if self._cancelled is not None and self._cancelled():
            raise Cancelled
        batch = self._batch
        at = 0
        for place, sequence in enumerate(group):
            for position, token in enumerate(sequence):
                batch.token[at] = token
                batch.pos[at] = position
                batch.n_seq_id[at] = 1
                batch.seq_id[at][0] = place
                batch.logits[at] = True
                at += 1
        batch.n_tokens = at
        if self._api.llama_encode(self._context, batch) != 0:
            if self._cancelled is not None and self._cancelled():
                raise Cancelled
            raise RuntimeError(f"llama.cpp could not run a batch of {at} tokens through {self.name}")

    def _load(self, gpu_layers: int) -> Any:
        settings = self._api.llama_model_default_params()
        settings.n_gpu_layers = ALL_LAYERS if gpu_layers < 0 else gpu_layers
        model = self._api.llama_model_load_from_file(os.fsencode(self.path), settings)
        if not model:
            raise ResourceError(
                f"llama.cpp cannot load the model {self.path}.",
                "The file may be damaged: install ClaimVer again, or choose another model file.",
            )
        return model

    def _open(self, pooling: Pooling, threads: int) -> Any:
        settings = self._api.llama_context_default_params()
        settings.n_ctx = settings.n_batch = settings.n_ubatch = self.batch
        settings.n_seq_max = MAX_SEQUENCES
        settings.kv_unified = True
        settings.n_threads = settings.n_threads_batch = threads
        settings.pooling_type = int(pooling)
        settings.flash_attn_type = self._api.LLAMA_FLASH_ATTN_TYPE_ENABLED
        settings.embeddings = True
        context = self._api.llama_init_from_model(self._model, settings)
        if not context:
            raise ResourceError(
                f"There is not enough memory to run the model {self.path}.", "Close other programs."
            )
        self._abort = self._api.ggml_abort_callback(self._should_abort)
        self._api.llama_set_abort_callback(context, self._abort, None)
        return context

    def _should_abort(self, _data: ctypes.c_void_p) -> bool:
        return self._cancelled is not None and self._cancelled()

    def _head(self) -> tuple[str, ...]:
        """The labels of the classification head; an unnamed one is called by its number."""
        count = self._api.llama_model_n_cls_out(self._model)
        names = [self._api.llama_model_cls_label(self._model, i) for i in range(count)]
        return tuple(name.decode("utf-8") if name else str(i) for i, name in enumerate(names))
