"""The posts of a queue in a file of the data folder, kept as they come and as they are checked."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from app.documents.slots import Slot
from app.queue.queue_model import Item, Numbers, State
from app.translation import tr
from claimver_core.documents.posts import Post
from claimver_core.documents.session import read_report, report_json
from claimver_core.errors import StorageError, UnreadableText
from claimver_core.types import Report

_SCHEMA = """
CREATE TABLE IF NOT EXISTS posts (
    row INTEGER PRIMARY KEY, id TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL, reason TEXT NOT NULL,
    kas REAL, claims INTEGER, contradicted INTEGER, report BLOB
)
"""


class QueueStore:
    """A SQLite file that is there while there are posts. Each change is whole on disk or not there at all;
    every method raises StorageError when the file cannot be read or written. For one thread, but for the
    reading of reports."""

    def __init__(self, folder: Path) -> None:
        self._slot = Slot(folder, "queue", "sqlite")
        self._base: sqlite3.Connection | None = None

    def load(self) -> list[Item]:
        """The posts that were kept; a report is read when it is asked for."""
        if not self._slot.path.exists():
            return []
        columns = "row, id, text, state, reason, kas, claims, contradicted"
        with self._writing() as base:
            return [self._item(*row) for row in base.execute(f"SELECT {columns} FROM posts ORDER BY row")]

    def add(self, first: int, items: Sequence[Item]) -> None:
        """Keep posts, the first of them in the row ``first``."""
        with self._writing() as base:
            base.executemany(
                "INSERT OR REPLACE INTO posts (row, id, text, state, reason) VALUES (?, ?, ?, ?, ?)",
                (
                    (row, _storable(item.post.id), _storable(item.post.text), item.state, item.reason)
                    for row, item in enumerate(items, first)
                ),
            )

    def update(self, row: int, item: Item) -> None:
        """Keep what the check of a post said."""
        numbers, report = item.numbers, item.report
        with self._writing() as base:
            base.execute(
                "UPDATE posts SET state=?, reason=?, kas=?, claims=?, contradicted=?, report=? WHERE row=?",
                (
                    item.state,
                    item.reason,
                    numbers.kas if numbers else None,
                    numbers.claims if numbers else None,
                    numbers.contradicted if numbers else None,
                    report_json(report) if report is not None else None,
                    row,
                ),
            )

    def clear(self) -> None:
        """Forget all posts."""
        self._disconnect()
        try:
            for ending in ("", "-wal", "-shm"):
                Path(f"{self._slot.path}{ending}").unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                tr("The queue could not be removed: {reason}.").format(reason=error.strerror),
                tr("Remove {path} yourself.").format(path=self._slot.path),
            ) from error

    def close(self) -> None:
        """Let another window take over the posts."""
        self._disconnect()
        self._slot.release()

    def set_aside(self) -> Path:
        """Put a damaged file out of the way, and return where it is now."""
        self._disconnect()
        aside = self._slot.path.with_suffix(".damaged")
        try:
            self._slot.path.replace(aside)
        except OSError:
            return self._slot.path
        return aside

    def _item(
        self,
        row: int,
        id: str,
        text: str,
        state: str,
        reason: str,
        kas: float | None,
        claims: int | None,
        contradicted: int | None,
    ) -> Item:
        if claims is None or contradicted is None:
            return Item(Post(id, text), State(state), reason=reason)
        numbers = Numbers(kas, claims, contradicted)
        return Item(Post(id, text), State(state), numbers, partial(self._report, row, id), reason)

    def _report(self, row: int, id: str) -> Report:
        """Over a connection of its own, so that any thread may ask."""
        try:
            with closing(sqlite3.connect(_read_only(self._slot.path), uri=True)) as base:
                found = base.execute("SELECT report FROM posts WHERE row=?", (row,)).fetchone()
        except sqlite3.Error as error:
            raise StorageError(
                tr("The report on {name} cannot be read: {reason}.").format(name=id, reason=error),
                tr("Try again. If it fails again, check the post again."),
            ) from error
        if found is None or found[0] is None:
            raise UnreadableText(tr("The report on {name} is gone.").format(name=id), tr("Check it again."))
        return read_report(found[0], id)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        try:
            if self._base is None:
                self._base = sqlite3.connect(self._slot.path)
                self._base.execute("PRAGMA journal_mode=WAL")
                self._base.execute("PRAGMA synchronous=NORMAL")
                self._base.execute(_SCHEMA)
            with self._base:
                yield self._base
        except (sqlite3.Error, ValueError) as error:
            raise StorageError(
                tr("The queue could not be kept: {reason}.").format(reason=error),
                tr("Free some space in {folder}, or export the queue.").format(folder=self._slot.path.parent),
            ) from error

    def _disconnect(self) -> None:
        if self._base is not None:
            self._base.close()
            self._base = None


def _read_only(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"


def _storable(text: str) -> str:
    """Without halves of characters, which no file in UTF-8 can hold."""
    return text.encode("utf-8", errors="replace").decode("utf-8")
