"""Texts as unit vectors, whose dot product says how near they are in meaning."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np

from claimver_core.errors import ResourceError, stop_if
from claimver_core.models.encoder import Pooling
from claimver_core.models.open_encoder import open_encoder
from claimver_core.types import ModelInfo

CONTEXT = 256
REMEMBERED = 4096


class TextEmbedder(Protocol):
    """What linking, ranking and scoring need of an embedding model."""

    @property
    def info(self) -> ModelInfo: ...

    def embed(self, texts: Sequence[str], cancelled: Callable[[], bool] | None = None) -> np.ndarray:
        """Float32 (n, dimensions), rows of length 1, in the order of ``texts``. Raises Cancelled."""
        ...


class Embedder:
    """The shipped embedding model. Not thread-safe: one owner thread.

    ``threads`` None means the physical cores; ``gpu_layers`` -1 puts the whole model on the GPU.
    The last few thousand texts are remembered. Raises ResourceError when the file is missing,
    damaged or no embedding model.
    """

    def __init__(self, path: Path, threads: int | None = None, gpu_layers: int = 0) -> None:
        self._encoder = open_encoder(
            path, pooling=Pooling.MEAN, context=CONTEXT, threads=threads, gpu_layers=gpu_layers
        )
        self._known: OrderedDict[str, np.ndarray] = OrderedDict()

    @property
    def info(self) -> ModelInfo:
        return self._encoder.info

    def embed(self, texts: Sequence[str], cancelled: Callable[[], bool] | None = None) -> np.ndarray:
        """Float32 (n, 384), rows of length 1, in the order of ``texts``. Raises Cancelled."""
        found = {text: self._known[text] for text in texts if text in self._known}
        new = [text for text in dict.fromkeys(texts) if text not in found]
        vectors = self._encoder.run([self._encoder.single(text) for text in new], cancelled)
        vectors /= np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
        found.update(zip(new, vectors, strict=True))
        for text, vector in found.items():
            self._known[text] = vector
            self._known.move_to_end(text)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        if not texts:
            return np.zeros((0, self._encoder.width), dtype=np.float32)
        return np.stack([found[text] for text in texts])

    def close(self) -> None:
        self._encoder.close()


class SentenceTransformerEmbedder:
    """Any sentence-transformers model, by name or folder; needs the ``transformers`` extra.

    Raises ResourceError when the library or the model is missing.
    """

    def __init__(self, model: str) -> None:
        try:
            from sentence_transformers import SentenceTransformer
        except ImportError as error:
            raise ResourceError(
                "The sentence-transformers library is not installed.",
                'Install it with: pip install "claimver[transformers]"',
            ) from error
        try:
            self._model = SentenceTransformer(model)
        except (OSError, ValueError) as error:
            raise ResourceError(f"The embedding model {model} cannot be loaded.", str(error)) from error
        self.info = ModelInfo(model, "")

    def embed(self, texts: Sequence[str], cancelled: Callable[[], bool] | None = None) -> np.ndarray:
        """Float32 (n, dimensions), rows of length 1, in the order of ``texts``. Raises Cancelled."""
        stop_if(cancelled)
        vectors = self._model.encode(list(texts), normalize_embeddings=True, show_progress_bar=False)
        return np.asarray(vectors, dtype=np.float32)
