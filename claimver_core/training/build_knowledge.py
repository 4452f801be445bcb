"""Compiles the collected Wikidata extracts and the supplement into the knowledge pack that ships.

    python -m claimver_core.training.build_knowledge --data ../shared/data --out resources/knowledge

writes ``knowledge.sqlite.xz`` and ``manifest.json`` into the folder. With ``--changes`` the pack there stays,
and the next file of changes is written beside it: what the new one has that it has not. The same input gives
the same bytes.
"""

from __future__ import annotations

import argparse
import gc
import json
import sqlite3
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import sqlite_utils

from claimver_core.errors import ClaimVerError
from claimver_core.knowledge import schema
from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.schema import Kind, NameKind
from claimver_core.locations import resource
from claimver_core.training import knowledge_clean, knowledge_cut
from claimver_core.training.knowledge_descriptions import DescriptionReader
from claimver_core.training.knowledge_shipping import PACK_NAME, compress, compress_changes
from claimver_core.training.knowledge_sources import (
    COMMON,
    PLACES,
    SOURCES,
    SUPPLEMENT,
    Fact,
    Item,
    PropertyRow,
    Term,
    add_descriptions,
    add_names,
    read_facts,
    read_items,
    read_properties,
    read_supplement,
    without_struck,
)

# Beside the supplement
PLACES_FILE, COMMON_FILE = "places.tsv", "common_knowledge.tsv"
DESCRIPTIONS_FILE, NAMES_FILE = "descriptions.tsv", "names.tsv"
STRUCK_FILE = "struck.tsv"


def build(data: Path, supplement: Path | None, out: Path, *, changes: bool = False) -> dict[str, Any]:
    """Build the pack from the folder ``data`` into ``out`` and return its manifest.

    With ``changes`` the pack that is in ``out`` stays, with its changes so far, and what differs from it is
    written beside it.
    Raises ResourceError when a source file, or the pack that should stay, is missing.
    """
    items = read_items(data)
    facts = list(read_facts(data))
    properties = read_properties(data)
    asserted: set[int] = set()
    if supplement is not None:
        facts = list(without_struck(facts, supplement.with_name(STRUCK_FILE)))
        added, named = read_supplement(supplement)
        facts += added
        facts += read_supplement(supplement.with_name(PLACES_FILE), PLACES)[0]
        facts += read_supplement(supplement.with_name(COMMON_FILE), COMMON)[0]
        add_descriptions(supplement.with_name(DESCRIPTIONS_FILE), items)
        asserted = set(named)
        knowledge_cut.merge_supplement(items, named)
        add_names(supplement.with_name(NAMES_FILE), items)
    knowledge_cut.add_official_names(items, facts)
    facts = knowledge_clean.clean(facts, items)
    facts += DescriptionReader(items, facts, resource("linking", "gazetteer.tsv")).facts()
    kept = knowledge_cut.select(items, facts, asserted)
    facts = [fact for fact in facts if _writable(fact, kept)]
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "knowledge.sqlite"
        counts = write_database(database, {n: items[n] for n in sorted(kept)}, facts, properties)
        if changes:
            return compress_changes(database, out, counts)
        return compress(database, out, counts)


def write_database(
    path: Path, items: Mapping[int, Item], facts: Collection[Fact], properties: Collection[PropertyRow]
) -> dict[str, int]:
    """Write the tables of the pack, without derived indexes; returns the count of rows by table."""
    database = sqlite_utils.Database(path)
    connection = database.conn
    connection.execute("PRAGMA synchronous = OFF")
    connection.executescript(schema.SHIPPED + schema.VIEWS)
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {schema.VERSION}")
    numbers = {source.name: number for number, source in enumerate(SOURCES, 1)}
    database.table("source").insert_all(
        {
            "id": numbers[s.name],
            "name": s.name,
            "snapshot": s.snapshot,
            "licence": s.licence,
            "trust": s.trust,
        }
        for s in SOURCES
    )
    known_properties = {row.id for row in properties}
    usable = [fact for fact in facts if fact.pid in known_properties]
    degree = knowledge_cut.degrees(usable)
    chosen = {fact.subject for fact in usable if SUPPLEMENT in fact.sources}
    score = {n: knowledge_cut.popularity(item, degree[n], chosen=n in chosen) for n, item in items.items()}
    human = knowledge_cut.people(usable)
    uses = Counter(fact.pid for fact in usable)
    database.table("property").insert_all(
        {
            "id": row.id,
            "label": row.label,
            "description": row.description,
            "aliases": "|".join(row.aliases),
            "count": uses[row.id],
        }
        for row in sorted(properties, key=lambda row: row.id)
    )
    _insert(connection, "entity", (
        (n, item.label, item.description, round(score[n] * schema.POPULARITY_SCALE), degree[n])
        for n, item in items.items()
    ))  # fmt: skip
    _insert(connection, "name", _name_rows(items, score, human))
    statements, qualifiers = _statement_rows(usable, numbers, items, known_properties)
    _insert(connection, "statement", statements)
    _insert(connection, "qualifier", qualifiers)
    snapshot = max(source.snapshot for source in SOURCES)
    database.table("meta").insert_all(
        [{"key": "name", "value": PACK_NAME}, {"key": "snapshot", "value": snapshot}]
    )
    connection.commit()
    database.vacuum()
    tables = ("entity", "name", "statement", "qualifier", "property")
    counts = {table: database.table(table).count for table in tables}
    database.close()
    return counts


def _writable(fact: Fact, kept: Collection[int]) -> bool:
    return fact.subject in kept and (fact.object.kind is not Kind.ITEM or fact.object.item in kept)


def _name_rows(
    items: Mapping[int, Item], score: Mapping[int, float], human: Collection[int]
) -> Iterator[tuple[Any, ...]]:
    rows = []
    known = {
        normalise(item.label) for n, item in items.items() if score[n] >= _KNOWN and item.label[:1].isupper()
    }
    for number, item in items.items():
        surname = knowledge_cut.has_surname(item, score[number], human)
        for key, written, kind in knowledge_cut.names(item, surname=surname):
            if kind is NameKind.ALIAS and number in human and _is_another(key, item.label, known):
                continue
            lower = written.lower()
            original = None if written == item.label else written
            rows.append((key, number, int(kind), original, None if lower == key else lower))
    return iter(sorted(rows, key=lambda row: row[:2]))


_KNOWN = 0.4


def _is_another(name: str, label: str, known: Collection[str]) -> bool:
    """True for a person's alias that is no part of the name and what something well known is called: *Venus*
    of Lady Gaga."""
    return name in known and not set(name.split()) & set(normalise(label).split())


def _statement_rows(
    facts: Collection[Fact],
    numbers: Mapping[str, int],
    items: Mapping[int, Item],
    properties: Collection[int],
) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """Rows of ``statement`` and ``qualifier``; qualifiers that name unknown items or properties go."""
    groups: dict[tuple[int, int], list[Fact]] = defaultdict(list)
    for fact in facts:
        groups[fact.subject, fact.pid].append(fact)
    statements, qualifiers = [], []
    for (subject, pid), group in sorted(groups.items()):
        for n, fact in enumerate(sorted(group, key=_order)):
            number = numbers[fact.source]
            flags = (fact.rank, int(fact.former), int(fact.resolved))
            statements.append((subject, pid, n, *_term_row(fact.object), *flags, number))
            usable = [
                (qualifier, term)
                for qualifier, term in fact.qualifiers
                if qualifier in properties and (term.item is None or term.item in items)
            ]
            qualifiers += [(subject, pid, n, i, q, *_term_row(term)) for i, (q, term) in enumerate(usable)]
    return statements, qualifiers


def _term_row(term: Term) -> tuple[Any, ...]:
    return int(term.kind), term.item, term.value


def _order(fact: Fact) -> tuple[Any, ...]:
    """Best statements first: not former, most trusted, then by value, so that the order never varies."""
    return (
        -fact.rank, fact.former, -fact.trust, int(fact.object.kind), fact.object.item or 0,
        str(fact.object.value), repr(fact.qualifiers),
    )  # fmt: skip


def _insert(connection: sqlite3.Connection, table: str, rows: Collection[Any] | Iterator[Any]) -> None:
    width = len(connection.execute(f"SELECT * FROM {table} LIMIT 0").description)
    connection.executemany(f"INSERT INTO {table} VALUES ({','.join('?' * width)})", rows)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--out", type=Path, default=Path("resources/knowledge"))
    parser.add_argument("--supplement", type=Path, default=resource("knowledge", "supplement.tsv"))
    parser.add_argument(
        "--changes", action="store_true", help="keep the pack there and write what differs from it"
    )
    options = parser.parse_args(arguments)
    gc.disable()  # millions of small objects and no cycles: collecting would take a third of the time
    try:
        manifest = build(options.data / "knowledge", options.supplement, options.out, changes=options.changes)
    except ClaimVerError as error:
        print(error, file=sys.stderr)
        return error.exit_status
    print(json.dumps(manifest, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
