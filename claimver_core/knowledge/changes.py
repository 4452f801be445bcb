"""What a newer pack has that an older one has not, kept as a small SQLite file.

A new fact changes a few rows of a pack and, compressed, every byte of it. So a pack ships once, and with it
the rows that came, changed and went since: for every table one ``new_`` table of whole rows and one ``gone_``
table of primary keys. Several such files are taken in one after the other.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from claimver_core.knowledge import schema


def write_changes(older: Path, newer: Path, changes: Path) -> int:
    """Write to ``changes``, which must not exist, what makes the pack ``older`` the pack ``newer``.

    Returns how many rows came, changed or went. Both are packs without derived indexes. Raises
    sqlite3.DatabaseError when one of them is none.
    """
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("ATTACH ? AS older", [str(older)])
        connection.execute("ATTACH ? AS changes", [str(changes)])
        written = 0
        for table in schema.TABLES:
            keys = _keys(connection, table)
            order = f"ORDER BY {keys}"
            connection.execute(
                f"CREATE TABLE changes.new_{table} AS "
                f"SELECT * FROM main.{table} EXCEPT SELECT * FROM older.{table} {order}"
            )
            connection.execute(
                f"CREATE TABLE changes.gone_{table} AS "
                f"SELECT {keys} FROM older.{table} EXCEPT SELECT {keys} FROM main.{table} {order}"
            )
            for kind in ("new", "gone"):
                written += connection.execute(f"SELECT count(*) FROM changes.{kind}_{table}").fetchone()[0]
        connection.commit()
    return written


def apply_changes(connection: sqlite3.Connection, changes: Path) -> None:
    """Make the rows of the pack that is open those of the newer one.

    Raises sqlite3.DatabaseError when ``changes`` is damaged or the disk is full.
    """
    connection.execute("ATTACH ? AS changes", [str(changes)])
    for table in schema.TABLES:
        keys = _keys(connection, table)
        connection.execute(
            f"DELETE FROM main.{table} WHERE ({keys}) IN (SELECT {keys} FROM changes.gone_{table})"
        )
        connection.execute(f"INSERT OR REPLACE INTO main.{table} SELECT * FROM changes.new_{table}")
    connection.commit()
    connection.execute("DETACH changes")


def _keys(connection: sqlite3.Connection, table: str) -> str:
    """The columns of the primary key, joined by commas."""
    columns = connection.execute(
        f"SELECT name, pk FROM pragma_table_info('{table}', 'main') WHERE pk ORDER BY pk"
    )
    return ", ".join(name for name, _ in columns)
