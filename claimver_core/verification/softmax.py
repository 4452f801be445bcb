"""A fitted softmax: probabilities of the labels from weighed features."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

POWERS = (1.0, 6.0)
"""The least and the greatest softening."""


def powers_of(rows: np.ndarray, softening: np.ndarray) -> np.ndarray:
    """What the scores of each row (n, features) are divided by, (n,), within POWERS."""
    return np.exp(np.clip(softening[0] + rows @ softening[1:], *np.log(POWERS)))


@dataclass(frozen=True)
class Softmax:
    """``weights`` (3, features) and ``bias`` (3,), in the order of Label and of the features' names.

    ``softening`` (1 + features,), a constant and a weight for each feature, gives the logarithm of what a
    row's scores are divided by: how far the model is to be trusted depends on how much the evidence lacks.
    """

    weights: np.ndarray
    bias: np.ndarray
    softening: np.ndarray | None = None

    def probabilities(self, rows: np.ndarray) -> np.ndarray:
        """Of feature rows (n, features), the probabilities (n, 3)."""
        scores = rows @ self.weights.T + self.bias
        if self.softening is not None:
            scores = scores / powers_of(rows, self.softening)[:, None]
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)
