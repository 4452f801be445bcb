"""Write the vectors by which the property matcher knows what a claim's wording expresses.

Every phrasing of every property, with placeholders in its slots, is embedded by the shipped ranker. Run with
``python -m claimver_core.training.build_property_matcher --out resources/models/property_phrasings.npz``.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.locations import resource
from claimver_core.models.embedder import Embedder
from claimver_core.verification.property_matcher import NUMBER, OBJECT, SCALE, SUBJECT, TIME

PLACEHOLDERS = {"time": TIME, "quantity": NUMBER}
STEP = 5
_BATCH = 64


def placeholder_texts(entry: dict[str, Any]) -> list[str]:
    """One property's phrasings with placeholders in their slots, each once."""
    obj = PLACEHOLDERS.get(entry["kind"], OBJECT)
    found: dict[str, None] = {}
    for section, phrasings in entry.items():
        if not isinstance(phrasings, list) or section == "negated":
            continue
        for phrasing in phrasings:
            text = f"{{S}} {phrasing}" if section in ("predicates", "appositions") else phrasing
            text = text.replace("{in O}", f"in {obj}").replace("{O}", obj).replace("{S}", SUBJECT)
            found[text] = None
    return list(found)


def read_phrasings(folder: Path) -> dict[int, list[str]]:
    """Texts by the number of their property, in order."""
    by_property = {}
    for name in ("phrasings_people.toml", "phrasings_things.toml"):
        for pid, entry in tomllib.loads((folder / name).read_text("utf-8")).items():
            by_property[int(pid[1:])] = placeholder_texts(entry)
    return dict(sorted(by_property.items()))


def embed(texts: list[str], embedder: Embedder) -> np.ndarray:
    """Unit vectors, float32 (n, 384)."""
    parts = [embedder.embed(texts[start : start + _BATCH]) for start in range(0, len(texts), _BATCH)]
    return np.concatenate(parts)


def held_out_ranks(vectors: np.ndarray, properties: np.ndarray) -> np.ndarray:
    """For every fifth phrasing, how many properties stand before its own when the others are known."""
    held = np.zeros(len(properties), dtype=bool)
    for number in np.unique(properties):
        held[np.flatnonzero(properties == number)[STEP - 1 :: STEP]] = True
    likeness = vectors[held] @ vectors[~held].T
    known, own = properties[~held], properties[held]
    numbers = np.unique(known)
    best = np.stack([likeness[:, known == number].max(axis=1) for number in numbers], axis=1)
    place = np.searchsorted(numbers, own)
    return (best > best[np.arange(len(own)), place][:, None]).sum(axis=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    by_property = read_phrasings(Path(__file__).parent)
    texts = [text for found in by_property.values() for text in found]
    properties = np.repeat(list(by_property), [len(found) for found in by_property.values()]).astype(np.int32)
    vectors = embed(texts, Embedder(resource("models", "ranker.gguf")))
    ranks = held_out_ranks(vectors, properties)
    print(f"{len(texts)} phrasings of {len(by_property)} properties")
    print(f"held-out phrasings {len(ranks)}: own property first {(ranks == 0).mean():.3f},", end=" ")
    print(f"among three {(ranks < 3).mean():.3f}")
    np.savez_compressed(args.out, vectors=np.round(vectors * SCALE).astype(np.int8), properties=properties)


if __name__ == "__main__":
    main()
