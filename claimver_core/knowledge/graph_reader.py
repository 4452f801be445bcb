"""Reads a pack as a graph of items by their numbers: who stands beside whom, and how often."""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence

from claimver_core.knowledge.connection import PackConnection, guarded
from claimver_core.knowledge.neighbours import PACKED
from claimver_core.knowledge.rows import NeighbourRow, numbers_of

_FEW = 30  # items that are quicker sought one by one in a part of a hub's


class GraphReader(PackConnection):
    """Items and the statements between them, without labels: quick to read, for many items at once."""

    @guarded
    def neighbours(self, numbers: Iterable[int]) -> list[NeighbourRow]:
        """What each of ``numbers`` that is joined to any item is joined to, in their order."""
        query = (
            "SELECT n.entity, n.degree, n.near, n.hubs FROM json_each(?) AS k"
            " CROSS JOIN neighbours AS n ON n.entity = k.value"
        )
        return [
            NeighbourRow(number, degree, array(PACKED, near), array(PACKED, hubs))
            for number, degree, near, hubs in self._rows(query, str(list(numbers)))
        ]

    @guarded
    def near(self, keys: Mapping[int, int]) -> dict[int, array[int]]:
        """The keys near each item that is no hub, by its own key; ``keys`` are those by number."""
        query = (
            "SELECT n.entity, n.near FROM json_each(?) AS k CROSS JOIN neighbours AS n ON n.entity = k.value"
        )
        return {keys[number]: array(PACKED, near) for number, near in self._rows(query, str(list(keys)))}

    @guarded
    def beside_hub(self, hub: int, numbers: Sequence[int]) -> set[int]:
        """Those of ``numbers``, in rising order, that a statement joins to an item that is a hub.

        Reads only those parts of its neighbours in which they may be, however many it has.
        """
        query = "SELECT last, packed FROM hub_neighbours WHERE entity = ? AND last >= ? ORDER BY last LIMIT 1"
        found: set[int] = set()
        start = 0
        while start < len(numbers) and (rows := self._rows(query, hub, numbers[start])):
            last, packed = rows[0]
            end = bisect_right(numbers, last, start)
            part = array(PACKED, packed)
            if end - start < _FEW:
                found.update(n for n in numbers[start:end] if part[bisect_left(part, n)] == n)
            else:
                found |= set(numbers[start:end]).intersection(part)
            start = end
        return found

    @guarded
    def joined(self, numbers: Collection[int]) -> list[tuple[int, int]]:
        """(subject, object) of the item statements between two different ones of ``numbers``."""
        wanted = json.dumps(sorted(numbers))
        query = (
            "SELECT subject, object FROM statement WHERE subject IN (SELECT value FROM json_each(?))"
            " AND kind = 0 AND +object IN (SELECT value FROM json_each(?)) AND subject <> object"
        )
        return [(subject, item) for subject, item in self._rows(query, wanted, wanted)]

    @guarded
    def degree(self, qids: Iterable[str]) -> dict[str, int]:
        """In how many statements each stands, as subject or object."""
        rows = self._rows(
            "SELECT id, degree FROM entity WHERE id IN (SELECT value FROM json_each(?))",
            json.dumps(numbers_of(qids)),
        )
        return {f"Q{number}": degree for number, degree in rows}

    @guarded
    def item_pairs(self) -> list[tuple[int, int]]:
        """(subject, object) of all item statements, deprecated ones left out."""
        return self._rows("SELECT subject, object FROM statement WHERE kind = 0 AND rank > 0")

    @guarded
    def degrees(self) -> dict[int, int]:
        """In how many statements each item stands, by number, of all items."""
        return dict(self._rows("SELECT id, degree FROM entity"))

    @guarded
    def best_known(self, limit: int) -> list[int]:
        """The numbers of the items of the highest popularity."""
        rows = self._rows("SELECT id FROM entity ORDER BY popularity DESC, id LIMIT ?", limit)
        return [number for (number,) in rows]
