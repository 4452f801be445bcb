"""Which token comes next: the likeliest, or one drawn by a seed, among those that a grammar allows."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

_OPTIONS = 40
_TOKEN = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])


class TokenChooser:
    """For one answer. ``api`` is the module ``llama_cpp``; a ``temperature`` of 0 always takes the likeliest.

    A token is first chosen freely and only then shown to the grammar, since that looks at one token and not
    at the whole vocabulary. Raises ValueError when llama.cpp cannot read the grammar.
    """

    def __init__(
        self, api: Any, vocabulary: Any, grammar: str | None, temperature: float = 0.0, seed: int = 0
    ) -> None:
        self._api = api
        self._grammar: Any = None
        self._temperature = temperature
        self._random = np.random.default_rng(seed)
        if grammar is not None:
            self._grammar = api.llama_sampler_init_grammar(vocabulary, grammar.encode(), b"root")
            if not self._grammar:
                raise ValueError("llama.cpp cannot read the grammar")

    def __del__(self) -> None:
        self.close()

    def close(self) -> None:
        """Gives the grammar back; may be called twice."""
        if self._grammar is not None:
            self._api.llama_sampler_free(self._grammar)
            self._grammar = None

    def choose(self, logits: np.ndarray) -> int | None:
        """The next token; None when the grammar allows none. ``logits`` is float32 (vocabulary,)."""
        scores = self._scores(logits)
        best = int(scores.argmax())
        if self._grammar is None or self._allowed(np.array([best]), logits).size:
            return best
        allowed = self._allowed(np.arange(len(logits)), logits)
        return int(allowed[scores[allowed].argmax()]) if allowed.size else None

    def accept(self, token: int) -> None:
        """The token was written; it must be one that the grammar allows."""
        if self._grammar is not None:
            self._api.llama_sampler_accept(self._grammar, token)

    def options(self, logits: np.ndarray) -> dict[int, float]:
        """The likeliest of the tokens that are allowed, with probabilities that sum to 1 over all those."""
        allowed = np.arange(len(logits))
        if self._grammar is not None:
            allowed = self._allowed(allowed, logits)
        if not allowed.size:
            return {}
        values = logits[allowed].astype(np.float64)
        powers = np.exp(values - values.max())
        shares = powers / powers.sum()
        order = np.argsort(-shares, kind="stable")[:_OPTIONS]
        return {int(allowed[place]): float(shares[place]) for place in order}

    def _scores(self, logits: np.ndarray) -> np.ndarray:
        """What the chosen token is the largest of. A draw adds Gumbel noise, which is the same as drawing by
        the softmax."""
        if self._temperature <= 0:
            return logits
        scaled = logits.astype(np.float64) / self._temperature
        return scaled + self._random.gumbel(size=len(scaled))

    def _allowed(self, tokens: np.ndarray, logits: np.ndarray) -> np.ndarray:
        """Those of ``tokens`` that the grammar allows next, in order."""
        data = np.zeros(len(tokens), dtype=_TOKEN)
        data["id"] = tokens
        data["logit"] = logits[tokens]
        array = self._api.llama_token_data_array(
            data=data.ctypes.data_as(ctypes.POINTER(self._api.llama_token_data)),
            size=len(tokens),
            selected=-1,
            sorted=False,
        )
        self._api.llama_sampler_apply(self._grammar, ctypes.byref(array))
        return data["id"][np.isfinite(data["logit"])]
