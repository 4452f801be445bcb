"""What a language model needs in memory, told from its file before it is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from claimver_core.errors import ModelFailed
from claimver_core.models.gguf_file import GgufHeader
from claimver_core.models.machine import GIGABYTE

CONTEXT = 8192
LEAST_CONTEXT = 1024
_CACHE_BYTES = 2  # of a value in the cache of keys and values
_WORKING = 0.05  # of the weights, and
_WORKING_BYTES = 150_000_000  # at least, for what is computed


@dataclass(frozen=True, slots=True)
class ModelSize:
    """``weights`` and ``token`` (what a token of context takes) are bytes, ``longest`` is the context that
    the model was trained for, ``layers`` counts the last one, which makes the tokens, too."""

    weights: int
    token: int
    longest: int
    layers: int

    def needed(self, context: int) -> int:
        """Bytes for the model with so many tokens of context."""
        return self.weights + self.token * context + max(_WORKING_BYTES, int(self.weights * _WORKING))


def model_size(path: Path, header: GgufHeader) -> ModelSize:
    """The size of the model in ``path``. What its header does not tell is taken from the rest of it."""
    stem = header.architecture
    layers = _number(header, f"{stem}.block_count", 1)
    width = _number(header, f"{stem}.embedding_length", 1)
    heads = _number(header, f"{stem}.attention.head_count", 1)
    key_heads = _number(header, f"{stem}.attention.head_count_kv", heads)
    length = _number(header, f"{stem}.attention.key_length", max(1, width // heads))
    return ModelSize(
        weights=path.stat().st_size,
        token=2 * layers * key_heads * length * _CACHE_BYTES,
        longest=_number(header, f"{stem}.context_length", LEAST_CONTEXT),
        layers=layers + 1,
    )


def fitting_context(size: ModelSize, memory: int, name: str, wanted: int = CONTEXT) -> int:
    """The longest context, up to ``wanted`` tokens, for which ``memory`` bytes are enough. Raises ModelFailed
    when they are not enough for the shortest."""
    context = min(wanted, size.longest)
    while context > LEAST_CONTEXT and size.needed(context) > memory:
        context //= 2
    if size.needed(context) > memory:
        raise ModelFailed(
            f"The model {name} needs {size.needed(context) / GIGABYTE:.1f} GB of memory, and "
            f"{memory / GIGABYTE:.1f} GB are free.",
            "Close other programs, or choose a smaller model.",
        )
    return context


def _number(header: GgufHeader, key: str, default: int) -> int:
    value = header.metadata.get(key)
    return value if isinstance(value, int) and value > 0 else default
