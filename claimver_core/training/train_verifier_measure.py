"""Fit the final decision of an exported verifier on development claims, and measure it on the others.

Everything runs as in the product: the GGUF file, and the readings and features of
``CompactVerifier``. Every second development claim, generated and of FEVER, fits the decision; the rest
measures it, and the retold claims that are held out. What other sets make of the verifier once it is shipped,
``claimver evaluate`` tells; ``--rest`` writes the claims kept back in a form that it reads. Run this with
``python -m claimver_core.training.train_verifier_measure --help``.
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from claimver_core.evaluation.baselines import baseline
from claimver_core.evaluation.bootstrap import figures
from claimver_core.evaluation.calibration import calibration_error
from claimver_core.evaluation.metrics import cells, label_statistics
from claimver_core.knowledge.pack import open_pack
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.language.pipeline import load_pipeline
from claimver_core.locations import data_dir as data_folder
from claimver_core.locations import resource
from claimver_core.models.classifier import PairClassifier
from claimver_core.models.embedder import Embedder
from claimver_core.training.calibrate_verifier import (
    PASSAGE_COUNTS,
    PASSAGE_STRENGTH,
    fit,
    fit_together,
    softening,
)
from claimver_core.training.retold_claims import HELD_OUT, beside_blocks, read_blocks
from claimver_core.training.train_verifier_data import (
    Example,
    read_examples,
    read_fever,
    split_fever,
    write_examples,
)
from claimver_core.types import Evidence, Label, Passage, Verdict
from claimver_core.verification.calibration import Calibration, EvidenceKind
from claimver_core.verification.compact import CompactVerifier, PairScorer
from claimver_core.verification.features import features
from claimver_core.verification.given.judge import judge_given
from claimver_core.verification.given.reader import GivenReader
from claimver_core.verification.given.together import together_features
from claimver_core.verification.property_matcher import PropertyMatcher
from claimver_core.verification.selection import select
from claimver_core.verification.softmax import Softmax

LABELS = tuple(Label)
RETOLD = 1200
"""Retold claims beside passages that are drawn of those held out."""
LEAST_RED = 0.45
"""The probability from which a claim is called contradictory: less false red, at little cost in accuracy."""


def held_out_fever(folder: Path, seed: int, share: float) -> list[Example]:
    """The FEVER rows that training leaves out: their pages occur in no training row."""
    rng = random.Random(seed)
    return split_fever(read_fever(folder / "fever.jsonl", rng), rng, share)[1]


@dataclass(frozen=True, slots=True)
class Read:
    """What the model made of some claims: feature rows (n, features), joint logits and gold labels.

    Claims without evidence are left out and counted in ``empty``: nothing is read of them.
    """

    rows: np.ndarray
    kinds: list[EvidenceKind]
    joint: np.ndarray
    gold: np.ndarray
    claims: list[str]
    empty: int


def evidence_of(example: Example) -> Evidence:
    """Evidence that is already in words stands as passages: the model reads the same either way."""
    return Evidence(passages=tuple(map(Passage, example.evidence)))


def read_claims(classifier: PairScorer, examples: Sequence[Example]) -> Read:
    """Runs the readings of ``CompactVerifier`` through the model."""
    kept = [example for example in examples if example.evidence]
    evidence = [evidence_of(example) for example in kept]
    pieces = [
        [piece.text for piece in select(example.claim, given)]
        for example, given in zip(kept, evidence, strict=True)
    ]
    readings = [CompactVerifier.readings(example.claim, p) for example, p in zip(kept, pieces, strict=True)]
    columns = [classifier.labels.index(label) for label in LABELS]
    logits = classifier.logits(list(itertools.chain.from_iterable(readings)))[:, columns]
    ends = list(itertools.accumulate(map(len, readings)))
    blocks = [logits[end - len(r) : end] for r, end in zip(readings, ends, strict=True)]
    rows = [features(example.claim, p, b) for example, p, b in zip(kept, pieces, blocks, strict=True)]
    gold = np.array([example.label for example in kept])
    claims = [example.claim for example in kept]
    joint = np.stack([b[0] for b in blocks])
    kinds = list(map(EvidenceKind.of, evidence))
    return Read(np.stack(rows), kinds, joint, gold, claims, len(examples) - len(kept))


def probabilities_of(read: Read, softmax: Mapping[EvidenceKind, Softmax]) -> np.ndarray:
    """The model's calibrated probabilities, (n, 3)."""
    found = {kind: softmax[kind].probabilities(read.rows) for kind in EvidenceKind}
    return np.stack([found[kind][index] for index, kind in enumerate(read.kinds)])


def measure(read: Read, calibration: Calibration) -> dict[str, float | None]:
    """Figures of ``evaluation.metrics``, calibration error and baselines.

    ``model`` is the accuracy of the joint reading by itself.
    """
    probabilities, gold = probabilities_of(read, calibration.softmax), read.gold
    found = calibration.choose(probabilities)
    occurring = sorted(set(gold.tolist()))
    made = figures(
        {"cells": cells(gold, found)}, lambda sums: label_statistics(sums, occurring, False), resamples=1
    )
    base = baseline(read.claims, gold)
    return {
        "rows": len(gold),
        **{name: figure.value for name, figure in made.items()},
        "model": float((gold == read.joint.argmax(axis=1)).mean()),
        "ece": calibration_error(probabilities[np.arange(len(found)), found], found == gold),
        "majority": base.majority,
        "claim_only": base.claim_only,
        "without_evidence": read.empty,
    }


def together_rows(
    reader: GivenReader, examples: Sequence[Example], probabilities: np.ndarray
) -> list[np.ndarray | None]:
    """What the model and the rules say of claims with evidence: (features,) each, None where the evidence
    has no statement that rules read."""
    items = [(example.claim, evidence_of(example)) for example in examples if example.evidence]
    return [
        together_features(reading, dict(zip(LABELS, row.tolist(), strict=True)))
        if reading.parts and not reading.of_text
        else None
        for reading, row in zip(reader.read(items), probabilities, strict=True)
    ]


def calibrated(
    classifier: PairScorer,
    examples: Sequence[Example],
    reader: GivenReader,
    further: Sequence[Example] = (),
) -> Calibration:
    """The decisions fitted on ``examples``, and the one over model and rules on ``further`` too; the one on
    passages softened by FEVER, whose sentences nobody made up for it."""
    known = read_claims(classifier, examples)
    softmax = {}
    for kind in EvidenceKind:
        mine = np.array([found is kind for found in known.kinds])
        manner = (PASSAGE_STRENGTH, PASSAGE_COUNTS) if kind is EvidenceKind.PASSAGES else ()
        softmax[kind] = fit(known.rows[mine], known.gold[mine], *manner)
    fever = np.array([example.group == "fever" for example in examples if example.evidence])
    own = softmax[EvidenceKind.PASSAGES]
    softened = replace(own, softening=softening(own, [(known.rows[fever], known.gold[fever])]))
    rows = together_rows(reader, examples, probabilities_of(known, softmax))
    gold = known.gold
    if further:
        more = read_claims(classifier, further)
        rows += together_rows(reader, further, probabilities_of(more, softmax))
        gold = np.concatenate([gold, more.gold])
    by_rules = np.array([row is not None for row in rows])
    together = fit_together(np.stack([row for row in rows if row is not None]), gold[by_rules])
    return Calibration(softmax | {EvidenceKind.PASSAGES: softened}, together, LEAST_RED)


def judged(
    reader: GivenReader, examples: Sequence[Example], read: Read, calibration: Calibration
) -> dict[str, float]:
    """How often rules and model together are right, as ``claimver verify`` has them, and the share of wrong
    among what they call contradictory."""
    kept = [example for example in examples if example.evidence]
    readings = reader.read([(example.claim, evidence_of(example)) for example in kept])
    probabilities = probabilities_of(read, calibration.softmax)
    places = calibration.choose(probabilities)
    found = []
    for reading, place, row in zip(readings, places, probabilities, strict=True):
        label = LABELS[int(place)]
        model = Verdict(label, float(row[place]), dict(zip(LABELS, row.tolist(), strict=True)))
        found.append(judge_given(reading, model, calibration).label)
    right = [label is LABELS[example.label] for label, example in zip(found, kept, strict=True)]
    red = [ok for ok, label in zip(right, found, strict=True) if label is Label.CONTRADICTORY]
    return {"together": sum(right) / len(right), "false_red": 1 - sum(red) / max(1, len(red))}


def _drawn(examples: Sequence[Example], count: int) -> list[Example]:
    return random.Random(0).sample(examples, min(count, len(examples)))


def _reader(phrasings: Path, data_dir: Path | None, threads: int | None) -> GivenReader:
    matcher = PropertyMatcher(phrasings, Embedder(resource("models", "ranker.gguf"), threads=threads))
    return GivenReader(load_pipeline(), KnowledgeStore(open_pack(data_folder(data_dir))), matcher)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the project's data folder")
    parser.add_argument("--model", type=Path, required=True, help="the verifier's GGUF file")
    parser.add_argument("--generated", type=Path, required=True, help="generated development claims")
    parser.add_argument(
        "--also", type=Path, help="more of these, another draw, to fit model and rules together"
    )
    parser.add_argument("--calibrate", action="store_true", help="fit verifier.json beside the model first")
    parser.add_argument(
        "--phrasings",
        type=Path,
        default=resource("models", "property_phrasings.npz"),
        help="what build_property_matcher --unseen wrote, since the shipped file knows all phrasings",
    )
    parser.add_argument("--data-dir", type=Path, help="where the knowledge pack is unpacked")
    parser.add_argument("--rest", type=Path, help="write the claims that fit nothing into this folder")
    parser.add_argument("--rows", type=int, default=2000, help="rows drawn of a larger set")
    parser.add_argument("--fever-seed", type=int, default=1, help="draws the pages that training held out")
    parser.add_argument("--fever-share", type=float, default=0.08)
    parser.add_argument("--threads", type=int)
    args = parser.parse_args()
    train = args.data / "verification" / "train"
    if not train.is_dir():
        parser.error(f"no folder verification/train in {args.data}: give the data folder with --data")
    classifier = PairClassifier(args.model, args.threads)
    reader = _reader(args.phrasings, args.data_dir, args.threads)
    fever = held_out_fever(train, args.fever_seed, args.fever_share)
    generated = read_examples(args.generated)
    blocks = [block for block in read_blocks(HELD_OUT) if block.kind == "passage"]
    retold = _drawn(beside_blocks(blocks), RETOLD)
    rest = {
        "generated_rest": generated[1::2],
        "generated_fever_held_out": fever[1::2],
        "retold_held_out": retold[1::2],
    }
    if args.rest:
        args.rest.mkdir(parents=True, exist_ok=True)
        for name, examples in rest.items():
            write_examples(examples, args.rest / f"{name}.jsonl")
    settings = args.model.with_suffix(".json")
    if args.calibrate:
        known = generated[::2] + fever[::2] + retold[::2]
        further = read_examples(args.also) if args.also else []
        calibrated(classifier, known, reader, further).write(settings)
    calibration = Calibration.read(settings)
    for name, examples in rest.items():
        drawn = _drawn(examples, args.rows)
        read = read_claims(classifier, drawn)
        result = measure(read, calibration) | judged(reader, drawn, read, calibration)
        shown = {key: value if value is None else round(value, 3) for key, value in result.items()}
        print(name, shown, flush=True)


if __name__ == "__main__":
    main()
