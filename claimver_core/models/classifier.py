"""A cross-encoder with a classification head: reads two texts together, scores its labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from claimver_core.models.encoder import Pooling
from claimver_core.models.open_encoder import open_encoder
from claimver_core.types import ModelInfo

CONTEXT = 384


class PairClassifier:
    """Scores pairs of texts. Not thread-safe: one owner thread.

    ``threads`` None means the physical cores; ``gpu_layers`` -1 puts the whole model on the GPU.
    Raises ResourceError when the file is missing, damaged or no classifier.
    """

    def __init__(
        self, path: Path, threads: int | None = None, gpu_layers: int = 0, context: int = CONTEXT
    ) -> None:
        self._encoder = open_encoder(
            path, pooling=Pooling.RANK, context=context, threads=threads, gpu_layers=gpu_layers
        )

    @property
    def info(self) -> ModelInfo:
        return self._encoder.info

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the head, in the order of the columns."""
        return self._encoder.labels

    def logits(
        self, pairs: Sequence[tuple[str, str]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray:
        """Float32 (n, labels), in the order of ``pairs``. Raises Cancelled."""
        return self._encoder.run([self._encoder.pair(first, second) for first, second in pairs], cancelled)

    def probabilities(
        self, pairs: Sequence[tuple[str, str]], cancelled: Callable[[], bool] | None = None
    ) -> np.ndarray:
        """The softmax of ``logits``: rows sum to 1. Raises Cancelled."""
        logits = self.logits(pairs, cancelled)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def close(self) -> None:
        self._encoder.close()
