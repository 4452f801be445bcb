"""Fits what the comparison of a claim's words with a passage speaks for (``verification/beside``).

It learns from the FEVER rows whose pages the verifier learns from, so that the pages held out measure it. A
row weighs the less the surer its claim alone tells its label (Schuster et al. 2019, "Towards debiasing fact
verification models"): a denial is mostly false in FEVER, and says nothing of what the evidence holds. Run
this with ``python -m claimver_core.training.fit_beside --help``.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from claimver_core.training.fair_weights import fair_weights
from claimver_core.training.train_verifier_data import Example, read_fever, split_fever
from claimver_core.types import Evidence, Passage
from claimver_core.verification.beside.features import beside_features
from claimver_core.verification.beside.odds import FILE, LABELS, write
from claimver_core.verification.selection import select

STRENGTH = 0.1


def rows_of(examples: Sequence[Example]) -> tuple[np.ndarray, np.ndarray]:
    """The features (n, features) and labels (n,) of examples with evidence."""
    rows = []
    for example in examples:
        evidence = Evidence(passages=tuple(map(Passage, example.evidence)))
        rows.append(beside_features(example.claim, [p.text for p in select(example.claim, evidence)]))
    return np.stack(rows), np.array([example.label for example in examples])


def fit(rows: np.ndarray, gold: np.ndarray, weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The weights (3, features) and the bias (3,) of a softmax."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    scaler = StandardScaler().fit(rows)
    model = LogisticRegression(max_iter=1000, C=STRENGTH)
    model.fit(scaler.transform(rows), gold, sample_weight=weights)
    turned = model.coef_ / scaler.scale_
    return turned, model.intercept_ - turned @ scaler.mean_


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the project's data folder")
    parser.add_argument("--out", type=Path, default=Path("resources/models") / FILE, help="the file to write")
    parser.add_argument("--fever-seed", type=int, default=1, help="draws the pages that are held out")
    parser.add_argument("--fever-share", type=float, default=0.08)
    args = parser.parse_args()
    path = args.data / "verification" / "train" / "fever.jsonl"
    if not path.is_file():
        parser.error(f"no {path}: give the data folder with --data")
    rng = random.Random(args.fever_seed)
    train, held = split_fever(read_fever(path, rng), rng, args.fever_share)
    known = [example for example, _ in train if example.evidence]
    rows, gold = rows_of(known)
    weights, bias = fit(rows, gold, fair_weights([example.claim for example in known], gold))
    write(args.out, weights, bias)
    rows, gold = rows_of([example for example in held if example.evidence])
    scores = rows @ weights.T + bias
    decided = gold != 1
    sides = (scores[:, 0] > scores[:, 2]) == (gold == 0)
    right = (scores.argmax(axis=1) == gold).mean()
    print(f"{len(known)} rows; of {len(gold)} on other pages right: {right:.3f}")
    print(f"{LABELS[0]} told from {LABELS[2]}: {sides[decided].mean():.3f}")


if __name__ == "__main__":
    main()
