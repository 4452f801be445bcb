"""An encoder that llama.cpp runs: what is used where it can put the layers on a GPU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.errors import Cancelled, ResourceError
from claimver_core.models.encoder import Encoder, Pooling, packed
from claimver_core.models.llama import default_threads

BATCH = 512
"""Tokens that are packed into one call."""
MAX_SEQUENCES = 64


class LlamaEncoder(Encoder):
    """See ``Encoder``. ``threads`` None means the physical cores."""

    def __init__(
        self, path: Path, *, pooling: Pooling, context: int, threads: int | None = None, gpu_layers: int = 0
    ) -> None:
        super().__init__(path, pooling=pooling, context=context, gpu_layers=gpu_layers)
        self._room = max(BATCH, self.context)
        self._context = self._open(pooling, threads or default_threads())
        self._batch = self._api.llama_batch_init(self._room, 0, 1)

    def run(
        self, sequences: Sequence[Sequence[int]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray:
        result = np.zeros((len(sequences), self.width), dtype=np.float32)
        self._cancelled = cancelled
        try:
            for pack in packed(list(map(len, sequences)), self._room, MAX_SEQUENCES):
                self._encode([sequences[i] for i in pack])
                for place, index in enumerate(pack):
                    vector = self._api.llama_get_embeddings_seq(self._context, place)
                    result[index] = np.ctypeslib.as_array(vector, (self.width,))
        finally:
            self._cancelled = None
        return result

    def _encode(self, pack: Sequence[Sequence[int]]) -> None:
        if self._should_abort(None):
            raise Cancelled
        batch = self._batch
        at = 0
        for place, sequence in enumerate(pack):
            for position, token in enumerate(sequence):
                batch.token[at] = token
                batch.pos[at] = position
                batch.n_seq_id[at] = 1
                batch.seq_id[at][0] = place
                batch.logits[at] = True
                at += 1
        batch.n_tokens = at
        if self._api.llama_encode(self._context, batch) != 0:
            if self._should_abort(None):
                raise Cancelled
            raise RuntimeError(f"llama.cpp could not run a batch of {at} tokens through {self.name}")

    def _open(self, pooling: Pooling, threads: int) -> Any:
        settings = self._api.llama_context_default_params()
        settings.n_ctx = settings.n_batch = settings.n_ubatch = self._room
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

    def _should_abort(self, _data: Any) -> bool:
        return self._cancelled is not None and self._cancelled()
