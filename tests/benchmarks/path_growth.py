"""What a path search costs in graphs of ever more statements, with the degrees of the shipped knowledge.

    python tests/benchmarks/path_growth.py FOLDER [--statements 1e6 1e7 5e7] [--pairs 200]

Run it from the project's folder, with the program's environment. A graph is made by drawing both ends of each
statement with the chances of the real items: a graph of ten times the statements has ten copies of each item,
so that the degrees are spread as in the shipped knowledge; the hubs alone are not copied, but grow. It is
written into FOLDER as a pack, with about 60 bytes a statement, and stays there for the next run. Pairs are
drawn by statements, half of them joined by a walk.
"""

from __future__ import annotations

import argparse
import random
import resource
import sqlite3
import statistics
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from claimver_core.knowledge import schema
from claimver_core.knowledge.derived import derive
from claimver_core.knowledge.pack import open_pack
from claimver_core.knowledge.paths import HUB_DEGREE, find_paths
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.locations import data_dir

_CHUNK = 1_000_000
_PROPERTIES = 200
_NEAR = (
    "SELECT object FROM statement WHERE subject = ?1 AND kind = 0 AND rank > 0"
    " UNION SELECT subject FROM statement WHERE object = ?1 AND kind = 0 AND rank > 0"
)


def real_ends() -> tuple[np.ndarray, np.ndarray]:
    """Subject and object of each item statement of the shipped knowledge, as small numbers from 0."""
    with KnowledgeStore(open_pack(data_dir(None))) as store:
        pairs = np.array(store.item_pairs(), dtype=np.int64)
    numbers = np.unique(pairs)
    return np.searchsorted(numbers, pairs[:, 0]), np.searchsorted(numbers, pairs[:, 1])


def make(path: Path, statements: int) -> None:
    """Writes a pack of so many statements."""
    subjects, objects = real_ends()
    items = int(max(subjects.max(), objects.max())) + 1
    degree = np.bincount(subjects, minlength=items) + np.bincount(objects, minlength=items)
    hub = degree > HUB_DEGREE
    copies = max(1, round(statements / len(subjects)))
    dice = np.random.default_rng(0)

    def ends(real: np.ndarray, count: int) -> np.ndarray:
        drawn = real[dice.integers(0, len(real), count)]
        copy = np.where(hub[drawn], 0, dice.integers(0, copies, count))
        return drawn + copy * items + 1

    partial = path.with_suffix(".partial")
    partial.unlink(missing_ok=True)
    connection = sqlite3.connect(partial)
    connection.executescript(
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000"
    )
    connection.executescript(schema.SHIPPED)
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {schema.VERSION}")
    connection.execute("INSERT INTO source VALUES (1, 'generated', '2026', 'none', 1)")
    rows = ((n, f"property {n}", "", "", 0) for n in range(1, _PROPERTIES + 1))
    connection.executemany("INSERT INTO property VALUES (?, ?, ?, ?, ?)", rows)
    every = np.sort(ends(subjects, statements))  # by subject, as they are stored: quick to write
    total = np.bincount(every, minlength=copies * items + 1)
    for start in range(0, statements, _CHUNK):
        some = every[start : start + _CHUNK]
        others = ends(objects, len(some))
        total += np.bincount(others, minlength=len(total))
        numbers = np.arange(start, start + len(some))
        connection.executemany(
            "INSERT INTO statement VALUES (?, ?, ?, 0, ?, NULL, 1, 0, 0, 1)",
            zip(
                some.tolist(),
                (numbers % _PROPERTIES + 1).tolist(),
                numbers.tolist(),
                others.tolist(),
                strict=True,
            ),
        )
    used = np.flatnonzero(total)
    connection.executemany(
        "INSERT INTO entity VALUES (?, ?, '', 0, ?)",
        ((n, f"item {n}", count) for n, count in zip(used.tolist(), total[used].tolist(), strict=True)),
    )
    derive(connection)
    connection.executescript(schema.VIEWS)
    connection.commit()
    connection.close()
    partial.rename(path)


def drawn_pairs(store: KnowledgeStore, path: Path, count: int) -> list[tuple[int, int]]:
    """Pairs of the ends of statements, every second one joined by a walk of three steps over lesser items."""
    connection = sqlite3.connect(path)
    dice = random.Random(0)
    (last,) = connection.execute("SELECT max(id) FROM entity").fetchone()

    def some_end() -> int:
        row = connection.execute(
            "SELECT subject, object FROM statement WHERE subject >= ? LIMIT 1", (dice.randint(1, last),)
        ).fetchone()
        return int(dice.choice(row)) if row else some_end()

    pairs = []
    while len(pairs) < count:
        start = end = some_end()
        if len(pairs) % 2:
            end = some_end()
        else:
            for _ in range(3):
                near = {number for (number,) in connection.execute(_NEAR, (end,))}
                degrees = store.degree(f"Q{number}" for number in near)
                ways = sorted(n for n in near if n != end and degrees[f"Q{n}"] <= HUB_DEGREE)
                end = dice.choice(ways) if ways else end
        if start != end:
            pairs.append((start, end))
    connection.close()
    return pairs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--statements", type=float, nargs="+", default=[1e6, 1e7, 5e7])
    parser.add_argument("--pairs", type=int, default=200)
    options = parser.parse_args()
    first: tuple[float, float] | None = None
    for statements in map(int, options.statements):
        path = options.folder / f"graph-{statements}-{schema.LAYOUT}.sqlite"
        if not path.exists():
            started = time.monotonic()
            make(path, statements)
            print(f"{statements:,} statements written in {time.monotonic() - started:.0f} s", flush=True)
        with KnowledgeStore(path) as store:
            pairs = drawn_pairs(store, path, options.pairs)
            seconds, joined = [], 0
            for _ in range(2):
                seconds, joined = [], 0
                for pair in pairs:
                    began = time.process_time()
                    joined += bool(find_paths(store, [f"Q{number}" for number in pair]))
                    seconds.append(time.process_time() - began)
        seconds.sort()
        figures = statistics.median(seconds), seconds[round(0.99 * (len(seconds) - 1))]
        first = first or figures
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
        print(
            f"{statements:>11,} statements: median {1000 * figures[0]:.2f} ms ({figures[0] / first[0]:.2f} "
            f"×), 99 % {1000 * figures[1]:.2f} ms ({figures[1] / first[1]:.2f} ×), "
            f"{joined} of {len(pairs)} joined, "
            f"{path.stat().st_size / 1e6:,.0f} MB on disk, {peak:,.0f} MB of memory at most",
            flush=True,
        )


if __name__ == "__main__":
    main()
