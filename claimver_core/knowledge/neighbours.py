"""Which items stand beside which: derived tables of the pack that path search reads, an item a row.

A row holds what an item is joined to by statements: the keys of those that are no hubs, and the numbers of
the hubs. A key is the number of an item and in its lowest bits the count of statements in which it stands.
Of a hub the row holds nothing: a hub may be joined to any number of items, so their numbers lie apart, in
parts, of which only those are read that may hold what is looked for.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np

HUB_DEGREE = 300
"""An item in more statements than this is a hub."""
PACKED = "q"  # how arrays of keys and numbers are written
_DEGREE_BITS = 9  # of a key
NUMBER_BITS = 31  # of an item's number
_NUMBER = (1 << NUMBER_BITS) - 1
_PART = 500  # items in a part of a hub's
_MOST_ENDS = 8_000_000  # of statements that are held in memory when the tables are made
_TABLES = (
    "CREATE TABLE neighbours ("
    "entity INTEGER PRIMARY KEY, degree INTEGER NOT NULL, near BLOB NOT NULL, hubs BLOB NOT NULL)",
    "CREATE TABLE hub_neighbours (entity INTEGER NOT NULL, last INTEGER NOT NULL, packed BLOB NOT NULL,"
    " PRIMARY KEY (entity, last)) WITHOUT ROWID",
)
TABLES = frozenset({"neighbours", "hub_neighbours"})

Numbers = np.ndarray[Any, np.dtype[np.int64]]


def key_of(number: int, degree: int) -> int:
    """The key of an item that is no hub."""
    return number << _DEGREE_BITS | degree


def number_of(key: int) -> int:
    return key >> _DEGREE_BITS


def degree_of(key: int) -> int:
    return key & (1 << _DEGREE_BITS) - 1


def write_neighbours(connection: sqlite3.Connection) -> None:
    """Makes the tables from the statements; in several turns where these are many, so that the size of the
    knowledge matters little to the memory that it takes."""
    for statement in _TABLES:
        connection.execute(statement)
    rows = connection.execute("SELECT id, degree FROM entity ORDER BY id").fetchall()
    items = np.array(rows, np.int64).reshape(-1, 2)
    turns = items[:, 1].cumsum() // _MOST_ENDS
    for some in np.split(items[:, 0], np.flatnonzero(np.diff(turns)) + 1):
        if len(some):
            _write(connection, items, int(some[0]), int(some[-1]))


def _write(connection: sqlite3.Connection, items: Numbers, lowest: int, highest: int) -> None:
    """Writes the neighbours of the items of these numbers; ``items`` are all, with their degrees."""
    rows = connection.execute(  # "+" keeps from the indexes, whose order is slow to read
        f"SELECT subject << {NUMBER_BITS} | object FROM statement WHERE subject > 0 AND +kind = 0"
        " AND +rank > 0 AND subject <> object AND (+subject BETWEEN ?1 AND ?2 OR +object BETWEEN ?1 AND ?2)",
        (lowest, highest),
    )
    one_way = np.fromiter(chain.from_iterable(rows), np.int64)
    pairs = np.concatenate((one_way, (one_way & _NUMBER) << NUMBER_BITS | one_way >> NUMBER_BITS))
    pairs = pairs[(pairs >= lowest << NUMBER_BITS) & (pairs < highest + 1 << NUMBER_BITS)]
    pairs.sort()
    pairs = pairs[np.diff(pairs, prepend=-1) > 0]
    ids, beside = pairs >> NUMBER_BITS, pairs & _NUMBER
    numbers = ids[np.flatnonzero(np.diff(ids, prepend=-1))]
    own, degrees = _degrees(items, numbers), _degrees(items, beside)
    hub = degrees > HUB_DEGREE
    near, hubs = (
        _cut(ids[kept], packed[kept], np.where(own > HUB_DEGREE, -1, numbers))
        for packed, kept in ((beside << _DEGREE_BITS | degrees, ~hub), (beside, hub))
    )
    connection.executemany(
        "INSERT INTO neighbours VALUES (?, ?, ?, ?)",
        zip(numbers.tolist(), own.tolist(), near, hubs, strict=True),
    )
    for number in numbers[own > HUB_DEGREE].tolist():
        start, end = ids.searchsorted((number, number + 1))
        parts = np.array_split(beside[start:end], range(_PART, end - start, _PART))
        connection.executemany(
            "INSERT INTO hub_neighbours VALUES (?, ?, ?)",
            [(number, int(part[-1]), part.tobytes()) for part in parts],
        )


def _cut(ids: Numbers, values: Numbers, wanted: Numbers) -> Iterator[bytes]:
    """The ``values`` whose ``ids``, which rise, are each of ``wanted``."""
    packed, size = values.tobytes(), values.itemsize
    starts, ends = (ids.searchsorted(wanted, side).tolist() for side in ("left", "right"))
    return (packed[size * start : size * end] for start, end in zip(starts, ends, strict=True))


def _degrees(items: Numbers, numbers: Numbers) -> Numbers:
    """In how many statements each of ``numbers`` stands."""
    return items[items[:, 0].searchsorted(numbers), 1]
