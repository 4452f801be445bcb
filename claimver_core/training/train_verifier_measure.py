"""Calibrate the exported verifier on development claims, and measure it on sets it never learnt from.

Everything runs as in the product: the GGUF file through llama.cpp, and the readings and features of
``CompactVerifier``. Run it with
``python -m claimver_core.training.train_verifier_measure --help``.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from claimver_core.models.classifier import PairClassifier
from claimver_core.training.train_verifier_data import (
    ATTRIBUTABLE,
    CONTRADICTORY,
    EXTRAPOLATORY,
    FEVER_LABELS,
    Example,
    best_sentences,
    clean_tokens,
    read_examples,
    read_fever,
    split_fever,
)
from claimver_core.types import Entity, Evidence, Label, Passage, Property, TextValue, Triplet
from claimver_core.verification.compact import (
    Calibration,
    CompactVerifier,
    PairScorer,
)
from claimver_core.verification.features import features
from claimver_core.verification.selection import select

LABELS = tuple(Label)
CAUTION = 0.2
"""Taken from the score of "contradictory": less false red, at little cost in accuracy (the model card)."""


@dataclass(frozen=True, slots=True)
class Item:
    """A claim, its evidence, and the index of its label."""

    claim: str
    evidence: Evidence
    label: int


def from_example(example: Example) -> Item:
    """Evidence that is already in words stands as passages: the model reads the same either way."""
    return Item(example.claim, Evidence(passages=tuple(map(Passage, example.evidence))), example.label)


def read_factkg(path: Path) -> Iterator[Item]:
    """Closed world: what is not true counts as contradictory."""
    for row in _json_lines(path):
        triplets = tuple(
            Triplet(Entity(None, subject), Property(None, prop), TextValue(obj))
            for subject, prop, obj in row["triples"]
        )
        yield Item(row["claim"], Evidence(triplets), ATTRIBUTABLE if row["label"] else CONTRADICTORY)


def read_fever_symmetric(path: Path) -> Iterator[Item]:
    for row in _json_lines(path):
        passage = Passage(clean_tokens(row["evidence"], True))
        yield Item(clean_tokens(row["claim"], True), Evidence((), (passage,)), FEVER_LABELS[row["label"]])


def read_healthver(path: Path) -> Iterator[Item]:
    labels = {"Supports": ATTRIBUTABLE, "Neutral": EXTRAPOLATORY, "Refutes": CONTRADICTORY}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            sentences = best_sentences(row["claim"], row["evidence"], 120)
            yield Item(row["claim"], Evidence((), tuple(map(Passage, sentences))), labels[row["label"]])


def read_wice(path: Path) -> Iterator[Item]:
    """Partial support counts as undecided: something of the claim is not borne out."""
    labels = {"supported": ATTRIBUTABLE, "partially_supported": EXTRAPOLATORY, "not_supported": EXTRAPOLATORY}
    for row in _json_lines(path):
        sentences = best_sentences(row["claim"], " ".join(row["evidence"]), 120)
        yield Item(row["claim"], Evidence((), tuple(map(Passage, sentences))), labels[row["label"]])


def held_out_fever(folder: Path, seed: int, share: float) -> list[Example]:
    """The FEVER rows that training with this seed leaves out: their pages occur in no training row."""
    rng = random.Random(seed)
    return split_fever(read_fever(folder / "fever.jsonl", rng), rng, share)[1]


@dataclass(frozen=True, slots=True)
class Read:
    """What the model made of some items: feature rows (n, features), joint logits and gold labels.

    Items without evidence are left out and counted in ``empty``: nothing is read of them.
    """

    rows: np.ndarray
    joint: np.ndarray
    gold: np.ndarray
    claims: list[str]
    empty: int


def read_items(classifier: PairScorer, items: Sequence[Item]) -> Read:
    """Runs the readings of ``CompactVerifier`` through the model."""
    kept = [item for item in items if len(item.evidence)]
    pieces = [[piece.text for piece in select(item.claim, item.evidence)] for item in kept]
    readings = [CompactVerifier.readings(item.claim, p) for item, p in zip(kept, pieces, strict=True)]
    columns = [classifier.labels.index(label) for label in LABELS]
    logits = classifier.logits(list(itertools.chain.from_iterable(readings)))[:, columns]
    ends = list(itertools.accumulate(map(len, readings)))
    blocks = [logits[end - len(r) : end] for r, end in zip(readings, ends, strict=True)]
    rows = [features(item.claim, p, b) for item, p, b in zip(kept, pieces, blocks, strict=True)]
    gold = np.array([item.label for item in kept])
    claims = [item.claim for item in kept]
    return Read(np.stack(rows), np.stack([b[0] for b in blocks]), gold, claims, len(items) - len(kept))


def measure(read: Read, calibration: Calibration) -> dict[str, float]:
    """Accuracy, macro-F1 over the labels that occur, and the share of red that is wrong.

    ``model`` is the accuracy of the joint reading by itself. ``two_way`` counts "extrapolatory" as not
    true, for sets that know true and false alone.
    """
    from sklearn.metrics import accuracy_score, f1_score

    probabilities, gold = calibration.probabilities(read.rows), read.gold
    found = probabilities.argmax(axis=1)
    red = found == CONTRADICTORY
    occurring = sorted(set(gold.tolist()))
    return {
        "rows": len(gold),
        "accuracy": float(accuracy_score(gold, found)),
        "macro_f1": float(f1_score(gold, found, labels=occurring, average="macro", zero_division=0)),
        "model": float(accuracy_score(gold, read.joint.argmax(axis=1))),
        "two_way": float(((found == ATTRIBUTABLE) == (gold == ATTRIBUTABLE)).mean()),
        "red": float(red.mean()),
        "false_red": float((gold[red] != CONTRADICTORY).mean()) if red.any() else 0.0,
        "ece": calibration_error(probabilities.max(axis=1), found == gold),
        "majority": float(np.bincount(gold).max() / len(gold)),
        "claim_only": claim_only(read.claims, gold),
        "without_evidence": read.empty,
    }


def calibration_error(confidence: np.ndarray, right: np.ndarray, bins: int = 10) -> float:
    """Expected calibration error over equally wide bins."""
    place = np.minimum((confidence * bins).astype(int), bins - 1)
    gaps = [
        abs(confidence[place == index].mean() - right[place == index].mean()) * (place == index).mean()
        for index in range(bins)
        if (place == index).any()
    ]
    return float(sum(gaps))


def claim_only(claims: Sequence[str], gold: np.ndarray) -> float:
    """Accuracy of a linear model over the claims' words, five-fold: what the claim alone gives away."""
    from sklearn.feature_extraction.text import TfidfVectorizer
    from sklearn.linear_model import LogisticRegression
    from sklearn.model_selection import cross_val_score
    from sklearn.pipeline import make_pipeline

    model = make_pipeline(
        TfidfVectorizer(ngram_range=(1, 2), sublinear_tf=True), LogisticRegression(max_iter=500)
    )
    return float(cross_val_score(model, claims, gold).mean())


def calibrate(read: Read, caution: float = CAUTION) -> Calibration:
    """The final decision fitted on these claims."""
    from sklearn.linear_model import LogisticRegression
    from sklearn.preprocessing import StandardScaler

    scaler = StandardScaler().fit(read.rows)
    model = LogisticRegression(max_iter=1000, C=0.3).fit(scaler.transform(read.rows), read.gold)
    weights = model.coef_ / scaler.scale_
    return Calibration(weights, model.intercept_ - weights @ scaler.mean_, caution)


def _json_lines(path: Path) -> Iterator[dict]:
    with path.open(encoding="utf-8") as file:
        yield from map(json.loads, file)


def _drawn(items: Sequence[Item], count: int) -> list[Item]:
    return random.Random(0).sample(items, min(count, len(items)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the project's data folder")
    parser.add_argument("--model", type=Path, required=True, help="the verifier's GGUF file")
    parser.add_argument("--generated", type=Path, required=True, help="generated development claims")
    parser.add_argument("--calibrate", action="store_true", help="fit verifier.json beside the model first")
    parser.add_argument("--rows", type=int, default=2000, help="rows drawn of a larger set")
    parser.add_argument("--fever-seed", type=int, default=1, help="the seed of the training run")
    parser.add_argument("--fever-share", type=float, default=0.08)
    parser.add_argument("--threads", type=int)
    args = parser.parse_args()
    dev = args.data / "verification" / "dev"
    if not dev.is_dir():
        parser.error(f"no folder verification/dev in {args.data}: give the data folder with --data")
    classifier = PairClassifier(args.model, args.threads)
    held = held_out_fever(args.data / "verification" / "train", args.fever_seed, args.fever_share)
    fever = [from_example(example) for example in held]
    generated = [from_example(example) for example in read_examples(args.generated)]
    settings = args.model.with_suffix(".json")
    if args.calibrate:
        calibrate(read_items(classifier, fever[::2] + generated[::2])).write(settings)
    calibration = Calibration.read(settings)
    print("caution", calibration.caution, flush=True)
    sets: dict[str, Sequence[Item]] = {
        "generated": generated[1::2],
        "fever held out": fever[1::2],
        "fever_symmetric_dev": list(read_fever_symmetric(dev / "fever_symmetric_dev.jsonl")),
        "factkg_val": list(read_factkg(dev / "factkg_val.jsonl")),
        "healthver_dev": list(read_healthver(dev / "healthver_dev.csv")),
        "wice_dev": list(read_wice(dev / "wice_dev.jsonl")),
    }
    for name, items in sets.items():
        result = measure(read_items(classifier, _drawn(items, args.rows)), calibration)
        print(name, {key: round(value, 3) for key, value in result.items()}, flush=True)


if __name__ == "__main__":
    main()
