"""Write the vectors by which the property matcher knows what a claim's wording expresses.

Every phrasing of every property, with placeholders in its slots, is embedded by the shipped ranker. Run with
``python -m claimver_core.training.build_property_matcher --out resources/models/property_phrasings.npz``.
"""

from __future__ import annotations

import argparse
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np

from claimver_core.knowledge.pack import open_pack
from claimver_core.locations import data_dir as data_folder
from claimver_core.locations import resource
from claimver_core.models.embedder import Embedder
from claimver_core.training.generate_claims_words import part_of
from claimver_core.verification.property_matcher import NUMBER, OBJECT, SCALE, SUBJECT, TIME

ITEM = "item"
PLACEHOLDERS = {"time": TIME, "quantity": NUMBER}
KINDS = {1: "time", 2: "quantity"}
"""The pack's numbers for kinds of values."""
LEAST_STATEMENTS = 5
MOST_NAMES = 6
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


def read_phrasings(folder: Path, *, all_of_them: bool = True) -> dict[int, tuple[str, list[str]]]:
    """The kind of its values and the texts of each property, by its number, in order; those of development
    claims only with ``all_of_them``."""
    by_property = {}
    for name in ("phrasings_people.toml", "phrasings_things.toml"):
        for pid, entry in tomllib.loads((folder / name).read_text("utf-8")).items():
            if not all_of_them:
                entry = {k: part_of(v, dev=False) if isinstance(v, list) else v for k, v in entry.items()}
            kind = entry["kind"] if entry["kind"] in PLACEHOLDERS else ITEM
            by_property[int(pid[1:])] = (kind, placeholder_texts(entry))
    return dict(sorted(by_property.items()))


def named_properties(pack: Path) -> dict[int, tuple[str, list[str]]]:
    """The same for the pack's properties: plain sentences with their labels and aliases."""
    found = {}
    with closing(sqlite3.connect(pack)) as connection:
        kinds = dict(
            connection.execute(
                "SELECT property, kind FROM (SELECT property, kind, count(*) AS n FROM statement"
                " GROUP BY property, kind ORDER BY n) GROUP BY property HAVING n = max(n)"
            )
        )
        rows = connection.execute(
            "SELECT id, label, aliases FROM property WHERE count >= ?", (LEAST_STATEMENTS,)
        ).fetchall()
    for number, label, aliases in rows:
        kind = KINDS.get(kinds.get(number, 0), ITEM)
        obj = PLACEHOLDERS.get(kind, OBJECT)
        names = [label, *(alias for alias in aliases.split("|") if alias)][:MOST_NAMES]
        texts = [
            t for name in names for t in (f"the {name} of {SUBJECT} is {obj}", f"{SUBJECT} {name} {obj}")
        ]
        found[number] = (kind, texts)
    return found


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
    parser.add_argument("--data-dir", type=Path, help="where the knowledge pack is unpacked")
    parser.add_argument(
        "--unseen",
        action="store_true",
        help="without those of development claims",
    )
    args = parser.parse_args()
    written = read_phrasings(Path(__file__).parent, all_of_them=not args.unseen)
    by_property = dict(sorted((named_properties(open_pack(data_folder(args.data_dir))) | written).items()))
    texts = [text for _, found in by_property.values() for text in found]
    counts = [len(found) for _, found in by_property.values()]
    properties = np.repeat(list(by_property), counts).astype(np.int32)
    kinds = np.array([kind for kind, _ in by_property.values()])
    vectors = embed(texts, Embedder(resource("models", "ranker.gguf")))
    own = np.isin(properties, list(written))
    ranks = held_out_ranks(vectors[own], properties[own])
    print(f"{own.sum()} phrasings of {len(written)} properties, {len(by_property)} properties in all")
    print(f"held-out phrasings {len(ranks)}: own property first {(ranks == 0).mean():.3f},", end=" ")
    print(f"among three {(ranks < 3).mean():.3f}")
    quantised = np.round(vectors * SCALE).astype(np.int8)
    has_phrasings = np.isin(list(by_property), list(written))
    np.savez_compressed(
        args.out, vectors=quantised, properties=properties, kinds=kinds, written=has_phrasings
    )


if __name__ == "__main__":
    main()
