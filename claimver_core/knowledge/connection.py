"""The open file of a knowledge pack: what every reader of it builds on."""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from claimver_core.errors import ResourceError
from claimver_core.knowledge import schema
from claimver_core.knowledge.neighbours import TABLES
from claimver_core.types import KnowledgeInfo

_REMEDY = "Delete the file, so that it is unpacked again, or install ClaimVer again."
_SHIPPED = {"meta", "source", "entity", "name", "property", "statement", "qualifier"}

Row = tuple[Any, ...]
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Reader = TypeVar("Reader", bound="PackConnection")


class PackConnection:
    """One read-only connection to a pack; use one a thread."""

    def __init__(self, path: Path) -> None:
        """Open ``path``. Raises ResourceError when it is missing, damaged, not ours or of another version."""
        self.path = path
        if not path.is_file():
            raise ResourceError(f"The knowledge file {path} is missing.", _REMEDY)
        self._connection = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, timeout=5, check_same_thread=False
        )
        try:
            self._check()
            self._read_head()
        except sqlite3.DatabaseError as error:
            self._connection.close()
            raise ResourceError(f"The knowledge file {path} is damaged: {error}.", _REMEDY) from error
        except ResourceError:
            self._connection.close()
            raise

    def close(self) -> None:
        self._connection.close()

    def _read_head(self) -> None:
        """Reads what is kept in memory. A reader that keeps more adds to it."""
        meta: dict[str, str] = dict(self._rows("SELECT key, value FROM meta"))
        self.info = KnowledgeInfo(meta.get("name", ""), meta.get("snapshot", ""), meta.get("sha256", ""))

    def _check(self) -> None:
        application = self._rows("PRAGMA application_id")[0][0]
        version = self._rows("PRAGMA user_version")[0][0]
        if application != schema.APPLICATION_ID:
            raise ResourceError(f"The file {self.path} is no ClaimVer knowledge.", _REMEDY)
        if version > schema.VERSION:
            raise ResourceError(
                f"The knowledge file {self.path} was made by a newer version.", "Update ClaimVer to read it."
            )
        if version < schema.VERSION:
            raise ResourceError(f"The knowledge file {self.path} is of an older version.", _REMEDY)
        pages = self._rows("PRAGMA page_count")[0][0]
        page_size = self._rows("PRAGMA page_size")[0][0]
        if self.path.stat().st_size < pages * page_size:
            raise ResourceError(f"The knowledge file {self.path} is truncated.", _REMEDY)
        tables = {
            name for (name,) in self._rows("SELECT name FROM sqlite_master WHERE type IN ('table', 'index')")
        }
        if not _SHIPPED | TABLES | schema.DERIVED.keys() <= tables:
            raise ResourceError(f"The knowledge file {self.path} is incomplete.", _REMEDY)

    def _rows(self, query: str, *values: Any) -> list[Row]:
        return self._connection.execute(query, values).fetchall()


def guarded(
    method: Callable[Concatenate[Reader, Arguments], Result],
) -> Callable[Concatenate[Reader, Arguments], Result]:
    """Turn SQLite's complaint about a damaged file into a ResourceError."""

    @functools.wraps(method)
    def answer(self: Reader, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        try:
            return method(self, *args, **kwargs)
        except sqlite3.DatabaseError as error:
            raise ResourceError(
                f"The knowledge file {self.path} cannot be read: {error}.", _REMEDY
            ) from error

    return answer
