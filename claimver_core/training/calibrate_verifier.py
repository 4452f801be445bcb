"""Fits the final decisions of an exported verifier, which stand beside it in ``verifier.json``."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    NOT_ENTAILED,
    Example,
    read_inference,
)
from claimver_core.verification.calibration import Softmax
from claimver_core.verification.together import NAMES as TOGETHER

Rows = tuple[np.ndarray, np.ndarray]
"""Feature rows (n, features) and gold labels (n,)."""
POWERS = np.arange(1.0, 3.6, 0.1)
INFERENCE_ROWS = 300
"""Rows drawn of each inference set."""
STRENGTH = 0.3
_OF_MODEL = np.array([name.startswith("model ") or name.endswith("model agree") for name in TOGETHER])
_LEAST = 1e-4


def fit(rows: np.ndarray, gold: np.ndarray) -> Softmax:
    """The decision fitted on these claims: rows (n, features), gold labels (n,)."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    scaler = StandardScaler().fit(rows)
    model = LogisticRegression(max_iter=1000, C=STRENGTH).fit(scaler.transform(rows), gold)
    weights = model.coef_ / scaler.scale_
    return Softmax(weights, model.intercept_ - weights @ scaler.mean_)


def fit_together(rows: np.ndarray, gold: np.ndarray) -> Softmax:
    """The decision over model and rules, fitted on each claim twice: as it is, and as if the model said
    nothing. The model knows claims like those it learnt from far better than others; the rules and the links
    do not, and have to carry weight by themselves."""
    return fit(np.vstack([rows, np.where(_OF_MODEL, 0.0, rows)]), np.concatenate([gold, gold]))


def inference_examples(folder: Path, seed: int = 77) -> dict[str, list[Example]]:
    """Pairs of each inference set of ``verification/train``, by its name, INFERENCE_ROWS of each."""
    found: dict[str, list[Example]] = defaultdict(list)
    for example in read_inference(folder):
        found[example.group].append(example)
    rng = random.Random(seed)
    return {name: rng.sample(rows, min(INFERENCE_ROWS, len(rows))) for name, rows in sorted(found.items())}


def softening(kinds: Mapping[str, Rows]) -> float:
    """By what the scores of a decision have to be divided to be as sure as it deserves on a kind of text that
    it was not fitted on: the power with the least loss, the mean over ``kinds``, each judged by a decision
    fitted on the others with equal weight of kinds and labels (temperature scaling, Guo et al. 2017,
    section 4.2). Gold may be NOT_ENTAILED."""
    losses = np.zeros(len(POWERS))
    for name, (rows, gold) in kinds.items():
        others = [_decided(*kind) for other, kind in kinds.items() if other != name]
        made = _weighted(others).probabilities(rows)
        losses += [_loss(made, gold, power) for power in POWERS]
    return float(POWERS[losses.argmin()])


def softened(softmax: Softmax, power: float) -> Softmax:
    """The same decision, less sure of itself."""
    return Softmax(softmax.weights / power, softmax.bias / power)


def _decided(rows: np.ndarray, gold: np.ndarray) -> Rows:
    return rows[gold != NOT_ENTAILED], gold[gold != NOT_ENTAILED]


def _weighted(kinds: Sequence[Rows]) -> Softmax:
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    rows = np.vstack([rows for rows, _ in kinds])
    gold = np.concatenate([gold for _, gold in kinds])
    weights = np.concatenate([_balanced(gold) / len(gold) for _, gold in kinds])
    scaler = StandardScaler().fit(rows)
    model = LogisticRegression(max_iter=1000, C=STRENGTH)
    model.fit(scaler.transform(rows), gold, sample_weight=weights * len(gold) / weights.sum())
    turned = model.coef_ / scaler.scale_
    return Softmax(turned, model.intercept_ - turned @ scaler.mean_)


def _balanced(gold: np.ndarray) -> np.ndarray:
    """A weight for each row that gives each label the same share."""
    labels, place, counts = np.unique(gold, return_inverse=True, return_counts=True)
    return (len(gold) / len(labels) / counts)[place]


def _loss(probabilities: np.ndarray, gold: np.ndarray, power: float) -> float:
    raised = probabilities ** (1 / power)
    raised /= raised.sum(axis=1, keepdims=True)
    known = raised[np.arange(len(gold)), np.minimum(gold, raised.shape[1] - 1)]
    held = np.where(gold == NOT_ENTAILED, 1 - raised[:, ATTRIBUTABLE], known)
    return float((-np.log(np.maximum(held, _LEAST)) * _balanced(gold)).mean())
