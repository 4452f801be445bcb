"""What is reached without any evidence: by the most frequent label, and by the claim's words alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

_FOLDS = 5


@dataclass(frozen=True, slots=True)
class Baseline:
    """Accuracies; ``claim_only`` is None where there are too few rows to learn from."""

    majority: float
    claim_only: float | None


def baseline(claims: Sequence[str], gold: np.ndarray, seed: int = 0) -> Baseline:
    """The baselines for these gold labels, int (n,)."""
    return Baseline(float(np.bincount(gold).max() / len(gold)), claim_only(claims, gold, seed))


def claim_only(claims: Sequence[str], gold: np.ndarray, seed: int = 0) -> float | None:
    """Accuracy of a linear model over the claim's words and pairs of words, five-fold: what the claim alone
    gives away. Rows of the same claim are in the same fold, so that none is learnt by heart."""
    from sklearn.feature_extraction.text import TfidfVectorizer
    from sklearn.linear_model import LogisticRegression
    from sklearn.model_selection import StratifiedGroupKFold, cross_val_predict
    from sklearn.pipeline import make_pipeline

    numbers = {claim: number for number, claim in enumerate(dict.fromkeys(claims))}
    groups = [numbers[claim] for claim in claims]
    labels, counts = np.unique(gold, return_counts=True)
    if len(labels) < 2 or counts.min() < _FOLDS or len(numbers) < 2 * _FOLDS:
        return None
    model = make_pipeline(
        TfidfVectorizer(ngram_range=(1, 2), sublinear_tf=True, token_pattern=r"(?u)\b\w+\b"),
        LogisticRegression(max_iter=500),
    )
    folds = StratifiedGroupKFold(_FOLDS, shuffle=True, random_state=seed)
    try:
        predicted = cross_val_predict(model, list(claims), gold, groups=groups, cv=folds)
    except ValueError:  # a fold without words, or with one label alone
        return None
    return float((predicted == gold).mean())
