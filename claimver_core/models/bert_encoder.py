"""An encoder that numpy runs on the processor, a pack of sequences a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

import numpy as np

from claimver_core.errors import ResourceError, stop_if
from claimver_core.models.bert import Bert
from claimver_core.models.encoder import Encoder, Pooling
from claimver_core.models.gguf_tensors import read_tensors
from claimver_core.models.llama import default_threads

PACK = 256
"""About how many tokens a pack has: more are no quicker, and a check could be cancelled less soon."""
LEAST_PACK = 64
"""Tokens for which another thread is worth while."""
_ASKED_EVERY = 0.02  # seconds between two looks whether the work is still wanted


class BertEncoder(Encoder):
    """See ``Encoder``. ``threads`` None means the physical cores."""

    def __init__(self, path: Path, *, pooling: Pooling, context: int, threads: int | None = None) -> None:
        self._pool: ThreadPoolExecutor | None = None
        super().__init__(path, pooling=pooling, context=context)
        data = self.header.metadata
        try:
            self._bert = Bert(
                read_tensors(path),
                int(data["bert.attention.head_count"]),
                int(data["bert.block_count"]),
                float(data["bert.attention.layer_norm_epsilon"]),
            )
        except (KeyError, ValueError, IndexError) as error:
            raise ResourceError(
                f"The model {path} is no BERT of the usual form: {error}.", "Choose another model file."
            ) from error
        self._threads = threads or default_threads()

    def run(
        self, sequences: Sequence[Sequence[int]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray:
        stop_if(cancelled)
        packs = even_packs(list(map(len, sequences)), self._threads)
        result = np.zeros((len(sequences), self.width), dtype=np.float32)
        if self._threads == 1 or len(packs) < 2:
            for pack in packs:
                result[pack] = self._bert.run([sequences[i] for i in pack], lambda: stop_if(cancelled))
        else:
            self._share(sequences, packs, result, cancelled)
        return result

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
        super().close()

    def _share(
        self,
        sequences: Sequence[Sequence[int]],
        packs: Sequence[Sequence[int]],
        result: np.ndarray,
        cancelled: Callable[[], bool] | None,
    ) -> None:
        """Fills ``result``, the packs shared among the threads, the largest first."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads, "encoder")
        ended = threading.Event()

        def run(pack: Sequence[int]) -> None:
            result[pack] = self._bert.run([sequences[i] for i in pack], lambda: stop_if(ended.is_set))

        waiting: set[Future[None]] = {self._pool.submit(run, pack) for pack in reversed(packs)}
        try:
            while waiting:
                done, waiting = wait(waiting, _ASKED_EVERY, "FIRST_EXCEPTION")
                for future in done:
                    future.result()
                if waiting:
                    stop_if(cancelled)
        finally:
            ended.set()
            wait(waiting)


def even_packs(lengths: Sequence[int], threads: int) -> list[list[int]]:
    """Indexes of sequences of these lengths in packs of about as many tokens each, the shorter ones first.

    As many packs as keep the threads busy alike; fewer where they would be small.
    """
    total = sum(lengths)
    wanted = -(-total // (PACK * threads)) * threads
    parts = max(1, min(wanted, total // LEAST_PACK))
    packs: list[list[int]] = [[] for _ in range(parts)]
    before = 0
    for index in sorted(range(len(lengths)), key=lengths.__getitem__):
        packs[(2 * before + lengths[index]) * parts // (2 * total)].append(index)
        before += lengths[index]
    return [pack for pack in packs if pack]
