"""A BERT of two layers with random weights: the real file format and the real llama.cpp, in 100 kB."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from claimver_core.training.export_gguf import write_bert

WIDTH, INNER, LAYERS, LONGEST = 32, 64, 2, 64
LABELS = ("attributable", "extrapolatory", "contradictory")
WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "paris", "is", "the", "capital", "of", "france"]
WORDS += [chr(code) for code in range(33, 127) if not chr(code).isupper()]
WORDS += ["##" + chr(code) for code in range(ord("a"), ord("z") + 1)]
CONFIG = {
    "max_position_embeddings": LONGEST,
    "hidden_size": WIDTH,
    "intermediate_size": INNER,
    "num_hidden_layers": LAYERS,
    "num_attention_heads": 2,
    "layer_norm_eps": 1e-12,
}


def random_weights(head: bool) -> dict[str, np.ndarray]:
    """Weights by their Hugging Face names, the same at every call."""
    random = np.random.default_rng(7)

    def matrix(*shape: int) -> np.ndarray:
        return random.normal(0, 0.3, shape).astype(np.float32)

    norm = {"weight": np.ones(WIDTH, np.float32), "bias": np.zeros(WIDTH, np.float32)}
    weights = {
        "embeddings.word_embeddings.weight": matrix(len(WORDS), WIDTH),
        "embeddings.position_embeddings.weight": matrix(LONGEST, WIDTH),
        "embeddings.token_type_embeddings.weight": matrix(2, WIDTH),
        **{f"embeddings.LayerNorm.{key}": value for key, value in norm.items()},
    }
    for layer in range(LAYERS):
        stem = f"encoder.layer.{layer}"
        for name in ("self.query", "self.key", "self.value", "output.dense"):
            weights[f"{stem}.attention.{name}.weight"] = matrix(WIDTH, WIDTH)
            weights[f"{stem}.attention.{name}.bias"] = matrix(WIDTH)
        weights[f"{stem}.intermediate.dense.weight"] = matrix(INNER, WIDTH)
        weights[f"{stem}.intermediate.dense.bias"] = matrix(INNER)
        weights[f"{stem}.output.dense.weight"] = matrix(WIDTH, INNER)
        weights[f"{stem}.output.dense.bias"] = matrix(WIDTH)
        for key, value in norm.items():
            weights[f"{stem}.attention.output.LayerNorm.{key}"] = value
            weights[f"{stem}.output.LayerNorm.{key}"] = value
    if head:
        weights = {f"bert.{key}": value for key, value in weights.items()}
        weights["bert.pooler.dense.weight"] = matrix(WIDTH, WIDTH)
        weights["bert.pooler.dense.bias"] = matrix(WIDTH)
        weights["classifier.weight"] = matrix(len(LABELS), WIDTH)
        weights["classifier.bias"] = matrix(len(LABELS))
    return weights


def write_tiny(path: Path, labels: tuple[str, ...] | None, quantise: bool = True) -> Path:
    write_bert(
        path,
        random_weights(labels is not None),
        CONFIG,
        {word: number for number, word in enumerate(WORDS)},
        name="tiny",
        licence="Apache-2.0",
        description="Random weights",
        labels=labels,
        quantise=quantise,
    )
    return path


def reference_logits(tokens: list[str]) -> np.ndarray:
    """What the classifier must give for one sequence, computed plainly from the definition of BERT."""
    weights = {key.removeprefix("bert."): value for key, value in random_weights(True).items()}

    def dense(values: np.ndarray, name: str) -> np.ndarray:
        return values @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]

    def normed(values: np.ndarray) -> np.ndarray:
        return (values - values.mean(-1, keepdims=True)) / values.std(-1, keepdims=True)

    def softmax(values: np.ndarray) -> np.ndarray:
        powers = np.exp(values - values.max(-1, keepdims=True))
        return powers / powers.sum(-1, keepdims=True)

    gelu = np.vectorize(lambda x: 0.5 * x * (1 + math.erf(x / math.sqrt(2))))
    hidden = normed(
        weights["embeddings.word_embeddings.weight"][[WORDS.index(token) for token in tokens]]
        + weights["embeddings.position_embeddings.weight"][: len(tokens)]
        + weights["embeddings.token_type_embeddings.weight"][0]
    )
    size = WIDTH // CONFIG["num_attention_heads"]
    for layer in range(LAYERS):
        stem = f"encoder.layer.{layer}"
        query, key, value = (dense(hidden, f"{stem}.attention.self.{n}") for n in ("query", "key", "value"))
        heads = []
        for start in range(0, WIDTH, size):
            part = slice(start, start + size)
            heads.append(softmax(query[:, part] @ key[:, part].T / math.sqrt(size)) @ value[:, part])
        attended = dense(np.concatenate(heads, axis=1), f"{stem}.attention.output.dense")
        hidden = normed(hidden + attended)
        inner = gelu(dense(hidden, f"{stem}.intermediate.dense"))
        hidden = normed(hidden + dense(inner, f"{stem}.output.dense"))
    return dense(np.tanh(dense(hidden[0], "pooler.dense")), "classifier")
