"""Reads the names of a pack: which entities bear a name, and which names come near to one."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable

from claimver_core.knowledge import schema
from claimver_core.knowledge.connection import PackConnection, Row, guarded
from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.rows import ENTITY_COLUMNS, NameMatch, entity_of, numbers_of
from claimver_core.knowledge.schema import NameKind

_NAME_KINDS = tuple(NameKind)


class NameReader(PackConnection):
    """Names, normalised as ``knowledge.names`` does it."""

    @guarded
    def lookup(self, names: Iterable[str], limit: int = 30) -> dict[str, list[NameMatch]]:
        """The entities that bear each name, keyed by ``normalise(name)``; names without any are left out.

        Best known first, except that a mere surname comes after labels and aliases; at most ``limit`` a name.
        """
        return self.named({normalise(name) for name in names}, limit)

    @guarded
    def named(self, keys: Iterable[str], limit: int = 30) -> dict[str, list[NameMatch]]:
        """``lookup`` for names that are normalised already."""
        rows = self._rows(
            f"SELECT n.normalised, n.kind, coalesce(n.original, e.label), {ENTITY_COLUMNS}"
            " FROM json_each(?) AS k JOIN name AS n ON n.normalised = k.value"
            " JOIN entity AS e ON e.id = n.entity",
            json.dumps(sorted({key for key in keys if key})),
        )
        found: dict[str, list[Row]] = defaultdict(list)
        for row in rows:
            found[row[0]].append(row)
        matches = {}
        for key, group in found.items():
            if len(group) > 1:
                group.sort(key=lambda row: (row[1] == NameKind.SURNAME, -row[6], row[1], row[3]))
            matches[key] = [
                NameMatch(entity_of(row[3:]), row[2], _NAME_KINDS[row[1]]) for row in group[:limit]
            ]
        return matches

    @guarded
    def aliases(self, qids: Iterable[str]) -> dict[str, list[str]]:
        """The names of each as they are written, the label first; variants and surnames are left out.

        Reads all names: a matter of a few tenths of a second, for any number of ``qids``.
        """
        rows = self._rows(
            "SELECT n.entity, coalesce(n.original, e.label)"
            " FROM name AS n JOIN entity AS e ON e.id = n.entity"
            " WHERE n.entity IN (SELECT value FROM json_each(?)) AND n.kind <= ?"
            " ORDER BY n.kind, n.normalised",
            json.dumps(numbers_of(qids)),
            NameKind.ALIAS.value,
        )
        found: dict[str, list[str]] = defaultdict(list)
        for number, name in rows:
            if name not in found[f"Q{number}"]:
                found[f"Q{number}"].append(name)
        return dict(found)

    @guarded
    def names_near(self, name: str, letters: int) -> set[str]:
        """Normalised names that begin or end as ``name`` does and are at most ``letters`` longer or shorter.

        The beginning is its first half, three letters at least; the end its last five letters with the first
        one. ``name`` is normalised.
        """
        if len(name) < schema.ENDING:
            return set()
        start = name[: max(3, len(name) // 2)]
        bounds = len(name) - letters, len(name) + letters
        rows = self._rows(
            "SELECT normalised FROM name WHERE normalised >= ? AND normalised < ?"
            " AND length(normalised) BETWEEN ? AND ?"
            f" UNION ALL SELECT normalised FROM name WHERE substr(normalised, -{schema.ENDING}) = ?"
            " AND length(normalised) BETWEEN ? AND ? AND substr(normalised, 1, 1) = ?",
            start, start + "\U0010ffff", *bounds, name[-schema.ENDING :], *bounds, name[0],
        )  # fmt: skip
        return {key for (key,) in rows}
