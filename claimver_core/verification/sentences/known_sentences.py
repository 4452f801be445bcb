"""The sentences of common knowledge that ship with the program."""

from __future__ import annotations

import functools
import re
import sqlite3
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from claimver_core.errors import ResourceError
from claimver_core.types import Span

_SLOT = re.compile(r"\{([^{}|]*)(?:\|[^{}]*)?\}")
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class KnownSentence:
    """``slots`` are the parts that nothing else of their kind can take the place of: *Octopuses have {three}
    hearts*."""

    text: str
    slots: tuple[Span, ...]


def parse(line: str) -> KnownSentence:
    """A line of the file, its slots in braces."""
    text, slots, end = "", [], 0
    for found in _SLOT.finditer(line):
        text += line[end : found.start()]
        slots.append(Span(len(text), len(text) + len(found[1])))
        text += found[1]
        end = found.end()
    return KnownSentence((text + line[end:]).rstrip(" ."), tuple(slots))


class KnownSentences:
    """An index of the sentences in the file ``path``, a line each; read when first asked."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()

    @functools.cached_property
    def _index(self) -> tuple[sqlite3.Connection, list[KnownSentence]]:
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise ResourceError(
                f"The file {self._path} cannot be read.", "Install ClaimVer again."
            ) from error
        sentences = [parse(line) for line in lines if line.strip() and not line.startswith("#")]
        connection = sqlite3.connect(":memory:", check_same_thread=False)
        connection.execute(
            "CREATE VIRTUAL TABLE sentence USING fts5(text, tokenize='porter unicode61 remove_diacritics 2')"
        )
        connection.executemany(
            "INSERT INTO sentence(rowid, text) VALUES (?, ?)",
            ((row, sentence.text) for row, sentence in enumerate(sentences)),
        )
        return connection, sentences

    def nearest(self, words: Iterable[str], limit: int = 20) -> list[KnownSentence]:
        """The sentences that share most of ``words``, rare ones before common ones. Raises ResourceError when
        the file cannot be read."""
        query = " OR ".join(f'"{word}"' for text in words for word in _WORD.findall(text))
        if not query:
            return []
        with self._lock:
            connection, sentences = self._index
            rows = connection.execute(
                "SELECT rowid FROM sentence WHERE sentence MATCH ? ORDER BY rank LIMIT ?", (query, limit)
            ).fetchall()
        return [sentences[row] for (row,) in rows]
