"""Fits how far the verifier's readings of known sentences are to be trusted (``verification/sentences``).

It checks labelled claims as the program does, and learns from those that stay extrapolatory what tells the
true ones. ``users_claims.tsv`` holds claims as users write them, true (T), false (F) or not to be settled
(?), and such as are aimed at the comparison of words: of whether a claim is true those tell less, and each
kind has a bias of its own. Run this with ``python -m claimver_core.training.fit_read_odds --help``, after
every new verifier.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from claimver_core.checker import FactChecker
from claimver_core.engine import Engine, load_engine
from claimver_core.types import Claim, Label
from claimver_core.verification.judge import BORNE_OUT, SENTENCES_READ, leads
from claimver_core.verification.sentences.read_odds import FILE, write

CLAIMS = Path(__file__).with_name("users_claims.tsv")
WEIGHTS = {"users": 1.0, "earlier": 1.0, "aimed": 0.3}
"""What a claim counts: as users write them, earlier ones of which many were tuned on, and those aimed."""
HELD_OUT = "held out"
STRENGTH = 0.3
_KIND_SCALE = 3.0


@dataclass(frozen=True, slots=True)
class Read:
    """A claim that stays extrapolatory, with its readings and traits, (names,)."""

    kind: str
    true: bool
    row: np.ndarray


def read_claims(path: Path) -> Iterator[tuple[str, str, str]]:
    """Kind, label (T, F or ?) and text of each."""
    with path.open(encoding="utf-8", newline="") as file:
        for line in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            kind, label, text = line
            yield kind, label, text


def readings(checker: FactChecker, engine: Engine, claims: Iterable[tuple[str, str, str]]) -> Iterator[Read]:
    """What the model reads of those that the facts, the rules and the sentences leave open. Of a text with
    several claims that is not true as a whole it is not known which are."""
    for kind, label, text in claims:
        results = checker.check(text).results
        if label != "T" and len(results) > 1:
            continue
        for result in results:
            verdict = result.verdict
            if verdict.label is Label.EXTRAPOLATORY or verdict.decided_by == SENTENCES_READ:
                row = _row(engine, result.claim)
                if row is not None:
                    yield Read(kind, label == "T", row)


def _row(engine: Engine, claim: Claim) -> np.ndarray | None:
    found = engine.sentences.in_other_words(claim)
    if found is None:
        return None
    logits = engine.verifier.together([(claim.context, texts) for texts in found.readings])
    return np.array([*leads(logits), *found.traits])


def fit(rows: np.ndarray, gold: np.ndarray, kinds: Sequence[str]) -> tuple[np.ndarray, float]:
    """The weights (names,) and the bias for claims of the first kind of WEIGHTS: rows (n, names), gold (n,)
    whether true. The bias of the other kinds is fitted beside, and left out."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    scaler = StandardScaler().fit(rows)
    others = np.array([[kind == other for other in list(WEIGHTS)[1:]] for kind in kinds], float)
    model = LogisticRegression(max_iter=3000, C=STRENGTH)
    weights = [WEIGHTS[kind] for kind in kinds]
    model.fit(np.hstack([scaler.transform(rows), _KIND_SCALE * others]), gold, sample_weight=weights)
    turned = model.coef_[0, : rows.shape[1]] / scaler.scale_
    return turned, float(model.intercept_[0] - turned @ scaler.mean_)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--claims", type=Path, default=CLAIMS, help="lines of kind, label and claim")
    parser.add_argument("--out", type=Path, default=Path("resources/models") / FILE, help="the file to write")
    parser.add_argument("--data-dir", type=Path, help="where the knowledge pack is unpacked")
    parser.add_argument("--threads", type=int)
    args = parser.parse_args()
    checker = FactChecker(args.data_dir, threads=args.threads)
    engine = load_engine(args.data_dir, args.threads, 0, lambda _: None)
    read = list(readings(checker, engine, read_claims(args.claims)))
    known = [one for one in read if one.kind in WEIGHTS]
    rows, gold = np.stack([one.row for one in known]), np.array([one.true for one in known])
    weights, bias = fit(rows, gold, [one.kind for one in known])
    write(args.out, weights.tolist(), bias)
    for kind in (*WEIGHTS, HELD_OUT):
        mine = [one for one in read if one.kind == kind]
        sure = [one for one in mine if one.row @ weights + bias >= np.log(BORNE_OUT / (1 - BORNE_OUT))]
        true = sum(one.true for one in mine)
        right = sum(one.true for one in sure)
        print(f"{kind}: {right} of {true} true claims borne out, {len(sure) - right} others")


if __name__ == "__main__":
    main()
