"""What is made of a pack where it is unpacked, since it would double the size of the shipped file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from claimver_core.knowledge import schema
from claimver_core.knowledge.neighbours import write_neighbours


def derive(connection: sqlite3.Connection, done: Callable[[float], None] = lambda _: None) -> None:
    """Adds the derived indexes and tables to a pack; ``done`` is told the share that is made."""
    steps = len(schema.DERIVED) + 1
    for number, statement in enumerate(schema.DERIVED.values(), 1):
        connection.execute(statement)
        done(number / steps)
    write_neighbours(connection)
    done(1.0)
