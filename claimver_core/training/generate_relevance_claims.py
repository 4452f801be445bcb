"""Writes ``tests/data/relevance_claims.jsonl``: claims with the statement that decides each.

The claims are of entities and phrasings that training does not use (see ``generate_claims``). Those are kept
whose statement is in the shipped knowledge; entities with few and with many statements are drawn alike.
Run with ``python -m claimver_core.training.generate_relevance_claims --data ../shared/data``.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

from claimver_core.knowledge.pack import open_pack
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.locations import data_dir
from claimver_core.training.generate_claims_facts import Facts
from claimver_core.training.generate_claims_parts import Part, PartMaker
from claimver_core.training.generate_claims_words import load_phrasings
from claimver_core.training.train_verifier_data import ATTRIBUTABLE, CONTRADICTORY
from claimver_core.types import Entity, Triplet

OUTPUT = Path("tests/data/relevance_claims.jsonl")
SIZES = (20, 50, 100, 200, 500)
"""The most statements, in both directions, of the entities of each part of the set."""
_LABELS = {ATTRIBUTABLE: "attributable", CONTRADICTORY: "contradictory"}
_TRIES = 400_000


class _Maker(PartMaker):
    """Remembers the names that it gave to entities."""

    def __init__(self, facts: Facts, folder: Path, seed: int) -> None:
        super().__init__(facts, load_phrasings(folder, dev=True), random.Random(seed), dev=True)
        self.used: dict[str, str] = {}

    def name(self, entity: Entity) -> str:
        given = super().name(entity)
        self.used[entity.id or ""] = given
        return given


def draw(maker: _Maker, store: KnowledgeStore, count: int) -> list[dict[str, Any]]:
    """``count`` claims, as many of each size of entity."""
    found: dict[int, list[dict[str, Any]]] = {size: [] for size in SIZES}
    each = -(-count // len(SIZES))
    properties: Counter[tuple[int, str]] = Counter()
    for _ in range(_TRIES):
        if all(len(rows) >= each for rows in found.values()):
            break
        triplet = maker.triplet()
        qid, pid = triplet.subject.id or "", triplet.property.id or ""
        statements = store.statements([qid], limit=600) + store.inverse_statements([qid], limit=600)
        size = next((size for size in SIZES if len(statements) <= size), None)
        if size is None or len(found[size]) >= each or properties[size, pid] * 15 > each:
            continue
        maker.used.clear()
        part = maker.fact(triplet)
        if part is None or part.verdict not in _LABELS or not _holds(triplet, statements):
            continue
        row = _row(maker, part, triplet, len(statements))
        if row is not None:
            properties[size, pid] += 1
            found[size].append(row)
    rows = [row for size in SIZES for row in found[size]][:count]
    return [{"id": f"relevance-{number}", **row} for number, row in enumerate(rows, 1)]


def _holds(triplet: Triplet, statements: list[Triplet]) -> bool:
    return any(
        t.subject.id == triplet.subject.id
        and t.property.id == triplet.property.id
        and (
            t.object.id == triplet.object.id
            if isinstance(t.object, Entity) and isinstance(triplet.object, Entity)
            else t.object == triplet.object
        )
        for t in statements
    )


def _row(maker: _Maker, part: Part, triplet: Triplet, statements: int) -> dict[str, Any] | None:
    text = part.text[:1].upper() + part.text[1:] + "."
    mentions = []
    for qid, name in maker.used.items():
        at = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)
        if at is not None:
            mentions.append({"start": at.start(), "end": at.end(), "entity": qid})
    if not any(mention["entity"] == triplet.subject.id for mention in mentions):
        return None
    value = triplet.object
    return {
        "text": text,
        "label": _LABELS[part.verdict],
        "mentions": mentions,
        "subject": triplet.subject.id,
        "property": triplet.property.id,
        "object": value.id if isinstance(value, Entity) else str(getattr(value, "value", "")),
        "statements": statements,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="the project's data folder")
    parser.add_argument("--output", type=Path, default=OUTPUT)
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder = options.data / "knowledge"
    if not folder.is_dir():
        parser.error(f"no folder knowledge in {options.data}: give the data folder with --data")
    maker = _Maker(Facts(folder), Path(__file__).parent, options.seed)
    with KnowledgeStore(open_pack(data_dir())) as store:
        rows = draw(maker, store, options.count)
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    options.output.write_text(text, encoding="utf-8")
    print(options.output, len(rows), Counter(row["label"] for row in rows))


if __name__ == "__main__":
    main()
