"""The words of the known sentences, looked up by SQLite: made once, and kept in the data folder."""

from __future__ import annotations

import contextlib
import hashlib
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from claimver_core.errors import ResourceError
from claimver_core.knowledge.made_files import is_whole, put_in_place, temporary, writing

APPLICATION_ID = 0x434C5653
WORD = re.compile(r"[^\W_]+")
_LAYOUT = 1  # changes with what is in the file
_MOST = 400
"""Sentences with a word; what stands in more of them is common."""


def open_index(path: Path, folder: Path | None) -> sqlite3.Connection:
    """The index of the lines of the file ``path``: the tables ``sentence(text)``, for full-text search, and
    ``common(word)``. What lies in ``folder`` already is used; without one, or where nothing can be written,
    the index is made in memory.

    Raises ResourceError when the file cannot be read.
    """
    try:
        content = path.read_bytes()
        return _open(content, folder)
    except (OSError, UnicodeDecodeError) as error:
        raise ResourceError(f"The file {path} cannot be read.", "Install ClaimVer again.") from error


def _open(content: bytes, folder: Path | None) -> sqlite3.Connection:
    if folder is not None:
        digest = hashlib.sha256(content).hexdigest()
        kept = folder / f"sentences-{digest[:16]}-{_LAYOUT}.sqlite"
        with contextlib.suppress(OSError):
            return _kept(kept, content)
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    _fill(connection, content)
    return connection


def _kept(path: Path, content: bytes) -> sqlite3.Connection:
    """The index in the file ``path``, made if need be. Raises OSError when it cannot be written."""
    if not is_whole(path, APPLICATION_ID):
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary(path.parent) as part:
            part.close()
            with writing(Path(part.name)) as connection:
                _fill(connection, content)
            put_in_place(Path(part.name), path, APPLICATION_ID)
        _remove_older(path)
    uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    return sqlite3.connect(uri, uri=True, check_same_thread=False)


def _remove_older(current: Path) -> None:
    for path in current.parent.glob("sentences-*.sqlite"):
        if path != current:
            with contextlib.suppress(OSError):  # another program has it open
                path.unlink()


def _fill(connection: sqlite3.Connection, content: bytes) -> None:
    """Writes the two tables. Raises UnicodeDecodeError."""
    lines = content.decode("utf-8").splitlines()
    said = [line for line in lines if line.strip() and not line.startswith("#")]
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(
        "CREATE VIRTUAL TABLE sentence USING"
        " fts5(text, detail='none', tokenize='porter unicode61 remove_diacritics 2')"
    )
    connection.executemany("INSERT INTO sentence(rowid, text) VALUES (?, ?)", enumerate(said))
    connection.execute("CREATE TABLE common (word TEXT PRIMARY KEY) WITHOUT ROWID")
    connection.executemany("INSERT INTO common VALUES (?)", ((word,) for word in _common(said)))
    connection.commit()


def _common(lines: list[str]) -> Iterator[str]:
    counts = Counter(word for line in lines for word in WORD.findall(line.lower()))
    return (word for word, count in counts.items() if count > _MOST)
