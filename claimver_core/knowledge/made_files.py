"""SQLite files of the data folder that are made once: each is there whole, or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

UNFINISHED = "unpacking-"
"""How the names of files begin that are not in their place yet."""


def is_whole(path: Path, application: int) -> bool:
    """Whether a finished file of the kind ``application`` lies there: its header says so, and all its pages
    are there."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
        page = int.from_bytes(header[16:18], "big")
        pages = int.from_bytes(header[28:32], "big")
        found = int.from_bytes(header[68:72], "big")
        return found == application and path.stat().st_size == pages * (65536 if page == 1 else page)
    except OSError:
        return False


@contextlib.contextmanager
def temporary(folder: Path) -> Iterator[IO[bytes]]:
    """A file in ``folder`` that is removed at the end, unless it was moved away."""
    part = tempfile.NamedTemporaryFile(dir=folder, prefix=UNFINISHED, suffix=".part", delete=False)  # noqa: SIM115
    try:
        yield part
    finally:
        part.close()
        for name in (part.name, f"{part.name}-journal"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(name)


@contextlib.contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that nobody else has open, written without a journal.

    Raises OSError when it cannot be written, sqlite3.DatabaseError when what lies there is damaged.
    """
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = OFF")
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("PRAGMA cache_size = -131072")
            connection.execute("PRAGMA temp_store = MEMORY")
            yield connection
    except sqlite3.OperationalError as error:
        raise OSError(errno.ENOSPC, str(error)) from error


def put_in_place(path: Path, target: Path, application: int) -> None:
    """Moves the finished file ``path`` to ``target`` in one step. Raises OSError."""
    try:
        os.replace(path, target)
    except PermissionError:
        if not is_whole(target, application):
            raise  # else, on Windows, another process put it there and has it open
