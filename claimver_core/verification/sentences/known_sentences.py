"""The sentences of common knowledge that ship with the program."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from claimver_core.errors import ResourceError
from claimver_core.types import Span

_SLOT = re.compile(r"\{([^{}|]*)(?:\|[^{}]*)?\}")
_WORD = re.compile(r"[^\W_]+")
COMMON_KNOWLEDGE = "common knowledge"
_COMMON = 400
"""Sentences with a word; what stands in more of them finds too many."""


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
    """An index of the sentences in the file ``path``, a line each. Raises ResourceError when the file cannot
    be read."""

    def __init__(self, path: Path) -> None:
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise ResourceError(f"The file {path} cannot be read.", "Install ClaimVer again.") from error
        self._lines = [line for line in lines if line.strip() and not line.startswith("#")]
        self._counts = Counter(word for line in self._lines for word in _WORD.findall(line.lower()))
        self._lock = threading.Lock()
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        self._connection.execute(
            "CREATE VIRTUAL TABLE sentence USING"
            " fts5(text, detail='none', tokenize='porter unicode61 remove_diacritics 2')"
        )
        self._connection.executemany(
            "INSERT INTO sentence(rowid, text) VALUES (?, ?)", enumerate(self._lines)
        )

    def nearest(self, words: Iterable[str], limit: int = 20) -> list[KnownSentence]:
        """The sentences that share most of ``words``, rare ones before common ones."""
        asked = [word for text in words for word in _WORD.findall(text.lower())]
        telling = [word for word in asked if self._counts[word] <= _COMMON]
        query = " AND ".join(_any(words) for words in (telling, asked) if words)
        if not query:
            return []
        with self._lock:
            rows = self._connection.execute(
                "SELECT rowid FROM sentence WHERE sentence MATCH ? ORDER BY rank LIMIT ?", (query, limit)
            ).fetchall()
        return [parse(self._lines[row]) for (row,) in rows]
