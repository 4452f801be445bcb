"""Encoders (BERT): texts become tokens, sequences of tokens become vectors.

Sequences are run in packs, short ones together. Text never becomes control tokens: ``[SEP]`` in a user's text
is ordinary characters, and the real separators are added by number.
"""

from __future__ import annotations

import hashlib
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.errors import ResourceError
from claimver_core.models.gguf_file import read_header
from claimver_core.models.llama import LlamaHandles, silence
from claimver_core.types import ModelInfo

ARCHITECTURE = "bert"
ALL_LAYERS = 2**31 - 1
# No word piece of interest is longer; a text of a megabyte need not be tokenised whole.
CHARACTERS_A_TOKEN = 16


class Pooling(IntEnum):
    """How a sequence becomes one vector (llama.cpp's numbers)."""

    MEAN = 1
    RANK = 4


class Encoder(LlamaHandles, ABC):
    """An encoder model. Not thread-safe: one owner thread.

    ``context`` is the longest sequence in tokens. llama.cpp reads the file and makes the tokens; how the
    sequences are run is another matter. Raises ResourceError when the file is missing, damaged or of another
    kind than ``pooling`` asks for.
    """

    def __init__(self, path: Path, *, pooling: Pooling, context: int, gpu_layers: int = 0) -> None:
        super().__init__()
        llama_cpp = self._api
        self.path = path
        self.header = read_header(path)
        wanted = "an embedding model" if pooling is Pooling.MEAN else "a classifier"
        kind = self.header.metadata.get("bert.pooling_type")
        if self.header.architecture != ARCHITECTURE or kind != pooling:
            raise ResourceError(
                f"The model {path} is not {wanted} that ClaimVer can use.", "Choose another model file."
            )
        self.name = self.header.name or path.stem
        silence()
        llama_cpp.llama_backend_init()
        self._model = self._load(gpu_layers)
        self._vocabulary = llama_cpp.llama_model_get_vocab(self._model)
        self.context = min(context, llama_cpp.llama_model_n_ctx_train(self._model))
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

    @abstractmethod
    def run(
        self, sequences: Sequence[Sequence[int]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray:
        """One vector of ``width`` float32 a sequence, in the order given.

        Raises Cancelled soon after ``cancelled()`` turns true.
        """
        ...

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

    def _head(self) -> tuple[str, ...]:
        """The labels of the classification head; an unnamed one is called by its number."""
        count = self._api.llama_model_n_cls_out(self._model)
        names = [self._api.llama_model_cls_label(self._model, i) for i in range(count)]
        return tuple(name.decode("utf-8") if name else str(i) for i, name in enumerate(names))


def packed(lengths: Sequence[int], room: int, most: int) -> list[list[int]]:
    """Indexes of sequences of these lengths in packs of at most ``room`` tokens and ``most`` sequences.

    The shorter come first; a sequence of more than ``room`` tokens is a pack by itself."""
    packs: list[list[int]] = []
    left = 0
    for index in sorted(range(len(lengths)), key=lengths.__getitem__):
        if not packs or lengths[index] > left or len(packs[-1]) == most:
            packs.append([])
            left = room
        packs[-1].append(index)
        left -= lengths[index]
    return packs
