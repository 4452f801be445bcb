"""The knowledge pack as the program reads it: all its readers over one connection."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

from claimver_core.knowledge.class_reader import ClassReader
from claimver_core.knowledge.connection import guarded
from claimver_core.knowledge.graph_reader import GraphReader
from claimver_core.knowledge.name_reader import NameReader
from claimver_core.knowledge.statement_reader import StatementReader
from claimver_core.types import Triplet

_REMEMBERED = 64  # entities whose own statements are kept: a text speaks of the same ones again and again
_OWN_STATEMENTS = 600
_INVERSE_STATEMENTS = 300


class KnowledgeStore(NameReader, StatementReader, ClassReader, GraphReader):
    """One read-only connection to a pack; use one store a thread.

    Every method may raise ResourceError when the file turns out damaged. Ids that the pack does not know are
    left out of answers; a string that is no id ("x", "P19" for an item) is treated as unknown.
    """

    def __init__(self, path: Path) -> None:
        """Open ``path``. Raises ResourceError when it is missing, damaged, not ours or of another version."""
        self.around = functools.lru_cache(maxsize=_REMEMBERED)(self._around)
        super().__init__(path)

    def __enter__(self) -> KnowledgeStore:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @guarded
    def count(self, table: str) -> int:
        """The number of rows of "entity", "name", "statement" or "property"."""
        if table not in ("entity", "name", "statement", "property"):
            raise ValueError(f"no table {table!r}")
        return int(self._rows(f"SELECT count(*) FROM {table}")[0][0])

    def _around(self, qid: str) -> tuple[Sequence[Triplet], Sequence[Triplet]]:
        """What the statements about an entity, and those with it as their object, say: some hundreds of each,
        as ``statements`` and ``inverse_statements`` order them."""
        own = self.statements([qid], limit=_OWN_STATEMENTS)
        return own, self.inverse_statements([qid], limit=_INVERSE_STATEMENTS)
