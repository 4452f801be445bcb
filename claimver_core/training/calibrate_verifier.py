"""Fits the final decisions of an exported verifier, which stand beside it in ``verifier.json``."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    NOT_ENTAILED,
    Example,
    sampled_inference,
)
from claimver_core.verification.calibration import Softmax
from claimver_core.verification.features import NAMES
from claimver_core.verification.together import NAMES as TOGETHER

Rows = tuple[np.ndarray, np.ndarray]
"""Feature rows (n, features) and gold labels (n,)."""
SOFTENING = ("missing share", "missing in the nearest piece", "pieces")
"""The features that tell how far the decision on passages is to be trusted."""
_SMALL = 0.02
INFERENCE_ROWS = 300
"""Rows drawn of each inference set."""
STRENGTH = 0.3
PASSAGE_STRENGTH, PASSAGE_COUNTS = 0.03, (1.4, 0.6, 1.0)
"""Of the decision on passages: less free, since it has to hold for texts of other kinds than those it is
fitted on; and how much a row of each label counts. Many of FEVER's undecided rows are decided after all, and
green rows count most, so that what is decided more often is not red wrongly more often. Five-fold, FEVER's
accuracy is the same for undecided rows that count from 0.5 to 1."""
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


def inference_examples(folder: Path, seed: int = 77) -> dict[str, list[Example]]:
    """Pairs of each inference set of ``verification/train``, by its name, INFERENCE_ROWS of each."""
    return sampled_inference(folder, INFERENCE_ROWS, random.Random(seed))


def softening(kinds: Mapping[str, Rows], names: Sequence[str] = NAMES) -> np.ndarray:
    """How much less sure a decision has to be on a kind of text other than its own: temperature scaling
    (Guo et al. 2017, section 4.2) with a temperature that depends on the row. Gives a constant and a weight
    for each feature called ``names``, (1 + features,), zero for all but those of SOFTENING.

    It has the least loss, the mean over ``kinds``, each judged by a decision fitted on the others with equal
    weight of kinds and labels. Gold may be NOT_ENTAILED.
    """
    from scipy.optimize import minimize

    places = [0, *(1 + names.index(name) for name in SOFTENING if name in names)]
    judged = []
    for name, (rows, gold) in kinds.items():
        others = _weighted([_decided(*kind) for other, kind in kinds.items() if other != name])
        judged.append((others, rows, gold))

    def loss(found: np.ndarray) -> float:
        weights = _placed(found, places, 1 + len(names))
        losses = [
            _loss(replace(made, softening=weights).probabilities(rows), gold) for made, rows, gold in judged
        ]
        return float(np.mean(losses)) + _SMALL * float((found[1:] ** 2).sum())

    return _placed(minimize(loss, np.zeros(len(places)), method="Powell").x, places, 1 + len(names))


def _placed(values: np.ndarray, places: Sequence[int], size: int) -> np.ndarray:
    weights = np.zeros(size)
    weights[list(places)] = values
    return weights


def _decided(rows: np.ndarray, gold: np.ndarray) -> Rows:
    return rows[gold != NOT_ENTAILED], gold[gold != NOT_ENTAILED]


def _weighted(kinds: Sequence[Rows]) -> Softmax:
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    rows = np.vstack([rows for rows, _ in kinds])
    gold = np.concatenate([gold for _, gold in kinds])
    weights = np.concatenate([_balanced(gold) / len(gold) for _, gold in kinds])
    scaler = StandardScaler().fit(rows)
    model = LogisticRegression(max_iter=1000, C=PASSAGE_STRENGTH)
    model.fit(scaler.transform(rows), gold, sample_weight=weights * len(gold) / weights.sum())
    turned = model.coef_ / scaler.scale_
    return Softmax(turned, model.intercept_ - turned @ scaler.mean_)


def _balanced(gold: np.ndarray) -> np.ndarray:
    """A weight for each row that gives each label the same share."""
    labels, place, counts = np.unique(gold, return_inverse=True, return_counts=True)
    return (len(gold) / len(labels) / counts)[place]


def _loss(probabilities: np.ndarray, gold: np.ndarray) -> float:
    known = probabilities[np.arange(len(gold)), np.minimum(gold, probabilities.shape[1] - 1)]
    held = np.where(gold == NOT_ENTAILED, 1 - probabilities[:, ATTRIBUTABLE], known)
    return float((-np.log(np.maximum(held, _LEAST)) * _balanced(gold)).mean())
