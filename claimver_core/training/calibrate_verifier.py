"""Fits the final decisions of an exported verifier, which stand beside it in ``verifier.json``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from claimver_core.verification.features import NAMES
from claimver_core.verification.given.together import NAMES as TOGETHER
from claimver_core.verification.softmax import Softmax

Rows = tuple[np.ndarray, np.ndarray]
"""Feature rows (n, features) and gold labels (n,)."""
_HOTTEST = 1.5
STRENGTH = 0.3
PASSAGE_STRENGTH, PASSAGE_COUNTS = 0.03, (1.2, 1.0, 0.9)
"""Of the decision on passages: less free, since it has to hold for texts of other kinds than those it is
fitted on; and how much a row of each label counts. With 1.4, 0.6 and 1 fever_symmetric gains five in a
hundred, and papers and web pages lose one and six."""
_OF_MODEL = np.array([name.startswith("model ") or name.endswith("model agree") for name in TOGETHER])
_LEAST = 1e-4


def fit(
    rows: np.ndarray,
    gold: np.ndarray,
    strength: float = STRENGTH,
    counts: Sequence[float] = (1.0, 1.0, 1.0),
) -> Softmax:
    """The decision fitted on these claims: rows (n, features), gold labels (n,); what each label counts."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    scaler = StandardScaler().fit(rows)
    model = LogisticRegression(max_iter=1000, C=strength)
    model.fit(scaler.transform(rows), gold, sample_weight=np.array(counts)[gold])
    weights = model.coef_ / scaler.scale_
    return Softmax(weights, model.intercept_ - weights @ scaler.mean_)


def fit_together(rows: np.ndarray, gold: np.ndarray) -> Softmax:
    """The decision over model and rules, fitted on each claim twice: as it is, and as if the model said
    nothing. The model knows claims like those it learnt from far better than others; the rules and the links
    do not, and have to carry weight by themselves."""
    return fit(np.vstack([rows, np.where(_OF_MODEL, 0.0, rows)]), np.concatenate([gold, gold]))


def softening(softmax: Softmax, kinds: Sequence[Rows], names: Sequence[str] = NAMES) -> np.ndarray:
    """How much less sure a decision has to be than its fit makes it: temperature scaling (Guo et al. 2017,
    section 4.2) with the least loss, the mean over kinds of text with equal weight of labels. Gives the
    logarithm of the temperature and zero for each feature called ``names``, (1 + features,)."""
    from scipy.optimize import minimize_scalar

    def loss(heat: float) -> float:
        made = replace(softmax, softening=_hot(heat, len(names)))
        return float(np.mean([_loss(made.probabilities(rows), gold) for rows, gold in kinds]))

    return _hot(minimize_scalar(loss, bounds=(0.0, _HOTTEST), method="bounded").x, len(names))


def _hot(heat: float, features: int) -> np.ndarray:
    return np.concatenate([[heat], np.zeros(features)])


def _balanced(gold: np.ndarray) -> np.ndarray:
    """A weight for each row that gives each label the same share."""
    labels, place, counts = np.unique(gold, return_inverse=True, return_counts=True)
    return (len(gold) / len(labels) / counts)[place]


def _loss(probabilities: np.ndarray, gold: np.ndarray) -> float:
    known = probabilities[np.arange(len(gold)), gold]
    return float((-np.log(np.maximum(known, _LEAST)) * _balanced(gold)).mean())
