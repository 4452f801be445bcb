"""Which way an encoder is run."""

from __future__ import annotations

from pathlib import Path

from claimver_core.models.bert_encoder import BertEncoder
from claimver_core.models.encoder import Encoder, Pooling
from claimver_core.models.llama import gpu_offload_supported
from claimver_core.models.llama_encoder import LlamaEncoder


def open_encoder(
    path: Path, *, pooling: Pooling, context: int, threads: int | None = None, gpu_layers: int = 0
) -> Encoder:
    """The encoder in ``path``: on the GPU with llama.cpp where ``gpu_layers`` are to be there and can be,
    -1 for all, else on the processor with numpy. Raises ResourceError as ``Encoder`` does."""
    if gpu_layers and gpu_offload_supported():
        return LlamaEncoder(path, pooling=pooling, context=context, threads=threads, gpu_layers=gpu_layers)
    return BertEncoder(path, pooling=pooling, context=context, threads=threads)
