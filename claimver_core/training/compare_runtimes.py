"""The shipped verifier beside the PyTorch model it was exported from: labels, speed and memory in one run.

Both read the same pairs of claim and evidence, each in a process of its own. Run it with
``python -m claimver_core.training.compare_runtimes --checkpoint run/best --pairs dev.jsonl``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from claimver_core.evidence_text import join_texts
from claimver_core.training.train_verifier_data import Example, read_examples
from claimver_core.types import Label

LABELS = tuple(Label)


@dataclass(frozen=True, slots=True)
class Run:
    """Logits, float32 (n, 3) in the order of Label; pairs a second without loading; peak memory in MB."""

    logits: np.ndarray
    pairs_per_second: float
    peak_mb: float


def run_shipped(model: Path, examples: list[Example], threads: int) -> Run:
    """The GGUF file as the product reads it."""
    from claimver_core.models.classifier import PairClassifier

    classifier = PairClassifier(model, threads)
    columns = [classifier.labels.index(label) for label in LABELS]
    pairs = [(example.claim, join_texts(example.evidence)) for example in examples]
    began = time.perf_counter()
    logits = classifier.logits(pairs)[:, columns]
    return _run(logits, began, len(pairs))


def run_torch(checkpoint: Path, examples: list[Example], threads: int) -> Run:
    """The checkpoint through PyTorch, in float32."""
    import torch

    from claimver_core.training.train_verifier import encode, load_model, predict

    torch.set_num_threads(threads)
    model, tokenizer = load_model(checkpoint)
    began = time.perf_counter()
    logits = predict(model, encode(examples, tokenizer, 512))
    return _run(logits, began, len(examples))


def _run(logits: np.ndarray, began: float, count: int) -> Run:
    seconds = time.perf_counter() - began
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Run(np.asarray(logits, dtype=np.float32), count / seconds, peak)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, default=Path("resources/models/verifier.gguf"))
    parser.add_argument("--checkpoint", type=Path, required=True, help="folder of the PyTorch model")
    parser.add_argument(
        "--pairs", type=Path, action="append", required=True, help="examples, as generate_claims writes them"
    )
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    examples = [example for path in args.pairs for example in read_examples(path)][: args.count]
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        shipped = pool.apply(run_shipped, (args.model, examples, args.threads))
        exported_from = pool.apply(run_torch, (args.checkpoint, examples, args.threads))
    same = shipped.logits.argmax(axis=1) == exported_from.logits.argmax(axis=1)
    apart = np.abs(shipped.logits - exported_from.logits).max(axis=1)
    print(f"pairs {len(examples)}, same label {same.mean():.4f}")
    print(f"largest difference of a logit: median {np.median(apart):.4f}, maximum {apart.max():.4f}")
    for name, run in (("shipped, Q8_0", shipped), ("PyTorch, float32", exported_from)):
        print(f"{name}: {run.pairs_per_second:.1f} pairs/s, peak memory {run.peak_mb:.0f} MB")


if __name__ == "__main__":
    main()
