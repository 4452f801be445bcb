"""The sentences of common knowledge that ship with the program."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from claimver_core.errors import ResourceError
from claimver_core.types import Span
from claimver_core.verification.sentences.sentence_index import WORD, open_index

_SLOT = re.compile(r"\{([^{}|]*)(?:\|[^{}]*)?\}")
COMMON_KNOWLEDGE = "common knowledge"


@dataclass(frozen=True, slots=True)
class KnownSentence:
    """``slots`` are the parts that nothing else of their kind can take the place of: *Octopuses have {three}
    hearts*. ``source`` tells where the sentence stands."""

    text: str
    slots: tuple[Span, ...]
    source: str = COMMON_KNOWLEDGE


def parse(line: str) -> KnownSentence:
    """A line of the file, its slots in braces."""
    text, slots, end = "", [], 0
    for found in _SLOT.finditer(line):
        text += line[end : found.start()]
        slots.append(Span(len(text), len(text) + len(found[1])))
        text += found[1]
        end = found.end()
    return KnownSentence((text + line[end:]).rstrip(" ."), tuple(slots))


def _any(words: Iterable[str]) -> str:
    return "(" + " OR ".join(f'"{word}"' for word in words) + ")"


class KnownSentences:
    """The sentences in the file ``path``, a line each; their index is kept in ``folder``, if one is given.

    Raises ResourceError when the file cannot be read.
    """

    def __init__(self, path: Path, folder: Path | None = None) -> None:
        self._lock = threading.Lock()
        self._connection = open_index(path, folder)
        self._common = {word for (word,) in self._rows("SELECT word FROM common")}

    def nearest(self, words: Iterable[str], limit: int = 20) -> list[KnownSentence]:
        """The sentences that share most of ``words``, rare ones before common ones.

        Raises ResourceError when the kept index is damaged.
        """
        asked = [word for text in words for word in WORD.findall(text.lower())]
        telling = [word for word in asked if word not in self._common]
        query = " AND ".join(_any(words) for words in (telling, asked) if words)
        if not query:
            return []
        found = self._rows(
            "SELECT text FROM sentence WHERE sentence MATCH ? ORDER BY rank LIMIT ?", query, limit
        )
        return [parse(line) for (line,) in found]

    def _rows(self, query: str, *values: str | int) -> list[tuple[str]]:
        try:
            with self._lock:
                return self._connection.execute(query, values).fetchall()
        except sqlite3.DatabaseError as error:
            file = self._connection.execute("PRAGMA database_list").fetchone()[2]
            raise ResourceError(
                f"The index of known sentences {file} cannot be read: {error}.",
                "Delete the file; it is made again.",
            ) from error
