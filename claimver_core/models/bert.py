"""BERT as arithmetic: from tokens to vectors, with numpy alone.

Devlin et al. 2019, section 3, on top of Vaswani et al. 2017, section 3.1. Matrices are multiplied by numpy's
own library in float32, which on a processor takes little more than half of the time that llama.cpp needs for
the same model; GELU is the approximation by tanh, and every token is of type 0, as in llama.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from claimver_core.models.gguf_tensors import Tensor

_CHUNK = 64  # tokens whose inner activations fit the processor's cache
_GELU = np.float32(-2 * np.sqrt(2 / np.pi))
_GELU_CUBE = np.float32(_GELU * 0.044715)

Run = tuple[int, int, int]
"""Sequences of one length that lie together: where they start, how many they are, how long each is."""


@dataclass(frozen=True, slots=True)
class _Dense:
    weights: np.ndarray  # (out, in)
    bias: np.ndarray

    def __call__(self, values: np.ndarray) -> np.ndarray:
        result: np.ndarray = values @ self.weights.T
        result += self.bias
        return result


@dataclass(frozen=True, slots=True)
class _Norm:
    weights: np.ndarray
    bias: np.ndarray
    least: float

    def __call__(self, values: np.ndarray) -> None:
        """Makes every row of mean 0 and variance 1, then scales and shifts it, in place."""
        values -= values.mean(axis=1, keepdims=True)
        variance = np.einsum("ij,ij->i", values, values) / values.shape[1]
        values /= np.sqrt(variance + self.least)[:, None].astype(np.float32)
        values *= self.weights
        values += self.bias


class _Layer:
    """Self-attention, then two dense layers, each added to what came in and normalised."""

    def __init__(self, tensors: Mapping[str, Tensor], stem: str, heads: int, least: float) -> None:
        def whole(name: str) -> np.ndarray:
            return tensors[stem + name].whole()

        def dense(name: str) -> _Dense:
            return _Dense(whole(f"{name}.weight"), whole(f"{name}.bias"))

        def norm(name: str) -> _Norm:
            return _Norm(whole(f"{name}.weight"), whole(f"{name}.bias"), least)

        self._heads = heads
        query, key, value = dense("attn_q"), dense("attn_k"), dense("attn_v")
        scale = np.float32(1 / np.sqrt(len(query.weights) // heads))
        self._queries = _Dense(query.weights * scale, query.bias * scale)
        self._keys_values = _Dense(
            np.concatenate([key.weights, value.weights]), np.concatenate([key.bias, value.bias])
        )
        self._output, self._attended = dense("attn_output"), norm("attn_output_norm")
        self._up, self._down, self._final = dense("ffn_up"), dense("ffn_down"), norm("layer_output_norm")

    def all_tokens(self, values: np.ndarray, runs: Sequence[Run]) -> np.ndarray:
        """Float32 (tokens, width): every token of ``values`` after this layer."""
        keys_values, queries = self._keys_values(values), self._queries(values)
        attended = np.empty_like(values)
        for start, count, length in runs:
            rows = slice(start, start + count * length)
            attended[rows] = self._attend(queries[rows], keys_values[rows], count)
        return self._after(values, attended)

    def first_tokens(self, values: np.ndarray, runs: Sequence[Run]) -> np.ndarray:
        """Float32 (sequences, width): the first token of each sequence after this layer."""
        starts = _starts(runs)
        keys_values, queries = self._keys_values(values), self._queries(values[starts])
        attended = np.empty_like(queries)
        at = 0
        for start, count, length in runs:
            rows = slice(start, start + count * length)
            attended[at : at + count] = self._attend(queries[at : at + count], keys_values[rows], count)
            at += count
        return self._after(values[starts], attended)

    def _attend(self, queries: np.ndarray, keys_values: np.ndarray, count: int) -> np.ndarray:
        """What the queries of ``count`` sequences of one length find there, in the shape of ``queries``."""
        width = queries.shape[1]
        shape = count, -1, 2, self._heads, width // self._heads
        asked = queries.reshape(count, -1, *shape[3:]).swapaxes(1, 2)
        keys, values = keys_values.reshape(shape).transpose(2, 0, 3, 1, 4)
        scores = asked @ keys.swapaxes(2, 3)
        scores -= scores.max(axis=3, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=3, keepdims=True)
        found: np.ndarray = (scores @ values).swapaxes(1, 2).reshape(-1, width)
        return found

    def _after(self, values: np.ndarray, attended: np.ndarray) -> np.ndarray:
        middle = self._output(attended)
        middle += values
        self._attended(middle)
        inner = self._up(middle)
        _gelu(inner)
        result = self._down(inner)
        result += middle
        self._final(result)
        return result


class Bert:
    """The weights of a BERT by llama.cpp's names for them, in float32. May be used by several threads.

    ``heads`` of attention, ``least`` the variance that is added before a division. With a classification head
    a sequence gives its logits, without one the mean of its tokens. Raises KeyError when a tensor is missing,
    ValueError when one is of a shape that does not go with the others.
    """

    def __init__(self, tensors: Mapping[str, Tensor], heads: int, layers: int, least: float) -> None:
        self._words = tensors["token_embd.weight"]  # the largest, and few of its rows are wanted at a time
        self._places = tensors["position_embd.weight"].whole() + tensors["token_types.weight"].whole()[0]
        self._embedded = _Norm(
            tensors["token_embd_norm.weight"].whole(), tensors["token_embd_norm.bias"].whole(), least
        )
        self._layers = [_Layer(tensors, f"blk.{number}.", heads, least) for number in range(layers)]
        self._head = None
        if "cls.weight" in tensors:
            self._head = [
                _Dense(tensors[f"{name}.weight"].whole(), tensors[f"{name}.bias"].whole())
                for name in ("cls", "cls.output")
            ]

    def run(self, sequences: Sequence[Sequence[int]], stop: Callable[[], None]) -> np.ndarray:
        """One float32 vector a sequence, in the order given; quicker where those of one length lie together.

        ``stop`` is called before every layer, and may raise.
        """
        runs = _runs(sequences)
        tokens = [token for sequence in sequences for token in sequence]
        places = [place for sequence in sequences for place in range(len(sequence))]
        values = self._words.rows(tokens) + self._places[places]
        self._embedded(values)
        with np.errstate(over="ignore"):
            for layer in self._layers[:-1]:
                stop()
                values = layer.all_tokens(values, runs)
            stop()
            last = self._layers[-1]
            if self._head is None:
                sums = np.add.reduceat(last.all_tokens(values, runs), _starts(runs), axis=0)
                return sums / np.array([len(sequence) for sequence in sequences], np.float32)[:, None]
            pooler, classifier = self._head
            return classifier(np.tanh(pooler(last.first_tokens(values, runs))))


def _runs(sequences: Sequence[Sequence[int]]) -> list[Run]:
    runs: list[Run] = []
    start = 0
    for length, group in groupby(map(len, sequences)):
        count = len(list(group))
        runs.append((start, count, length))
        start += count * length
    return runs


def _starts(runs: Sequence[Run]) -> np.ndarray:
    """Where each sequence starts."""
    return np.concatenate([start + length * np.arange(count) for start, count, length in runs])


def _gelu(values: np.ndarray) -> None:
    """x / (1 + exp(-2 sqrt(2 / pi) (x + 0.044715 x^3))) in place (Hendrycks and Gimpel 2016, section 2)."""
    for start in range(0, len(values), _CHUNK):
        part = values[start : start + _CHUNK]
        powers = part * part
        powers *= _GELU_CUBE
        powers += _GELU
        powers *= part
        np.exp(powers, out=powers)
        powers += 1
        part /= powers
