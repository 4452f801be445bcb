"""Reads the entities, properties and statements of a pack, with labels, qualifiers and sources."""

from __future__ import annotations

import functools
import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from claimver_core.knowledge.connection import PackConnection, Row, guarded
from claimver_core.knowledge.neighbours import NUMBER_BITS
from claimver_core.knowledge.rows import ENTITY_COLUMNS, PropertyDetails, entity_of, numbers_of, value_of
from claimver_core.knowledge.schema import Kind
from claimver_core.types import Entity, Property, Qualifier, Rank, Triplet

_RANKS = (Rank.DEPRECATED, Rank.NORMAL, Rank.PREFERRED)
_INVERSE_READ = 5000  # rows looked at for the best known subjects of one object
_REMEMBERED = 2048  # answers of an item and some properties that are kept
_COLUMNS = "subject, property, n, kind, object, value, rank, former, source"


class StatementReader(PackConnection):
    """Statements in both directions, and what they are about."""

    def __init__(self, path: Path) -> None:
        self._own = functools.lru_cache(maxsize=_REMEMBERED)(self._read_own)
        self._inverse = functools.lru_cache(maxsize=_REMEMBERED)(self._read_inverse)
        super().__init__(path)

    def _read_head(self) -> None:
        super()._read_head()
        self._properties = self._read_properties()
        self._by_number = {int(p.id[1:]): Property(p.id, p.label) for p in self._properties.values()}
        self._sources = {row[0]: row[1:] for row in self._rows("SELECT id, name, snapshot FROM source")}

    def entity(self, qid: str) -> Entity | None:
        return self.entities([qid]).get(qid)

    @guarded
    def entities(self, qids: Iterable[str]) -> dict[str, Entity]:
        """The known ones of ``qids``, in the order asked."""
        numbers = numbers_of(qids)
        found = self._entities(numbers)
        return {f"Q{number}": found[number] for number in numbers if number in found}

    def property(self, pid: str) -> Property | None:
        details = self._properties.get(pid)
        return None if details is None else Property(details.id, details.label)

    def properties(self) -> list[PropertyDetails]:
        """All properties, those with most statements first."""
        return sorted(self._properties.values(), key=lambda p: (-p.count, int(p.id[1:])))

    @guarded
    def statements(
        self, qids: Iterable[str], *, properties: Collection[str] | None = None, limit: int | None = None
    ) -> list[Triplet]:
        """The statements about ``qids``, at most ``limit`` for each.

        In the order of properties; within one the present, best ranked and most trusted come first. Those of
        given properties are remembered.
        """
        read = self._read_own if properties is None else self._own
        wanted = None if properties is None else frozenset(properties)
        return [triplet for number in numbers_of(qids) for triplet in read(number, wanted, limit)]

    def _read_own(
        self, number: int, properties: frozenset[str] | None, limit: int | None
    ) -> tuple[Triplet, ...]:
        condition, wanted = _property_condition(properties)
        query = f"SELECT {_COLUMNS} FROM statement WHERE subject = ?{condition} ORDER BY property, n LIMIT ?"
        return tuple(self._triplets(self._rows(query, number, *wanted, -1 if limit is None else limit)))

    @guarded
    def inverse_statements(
        self, qids: Iterable[str], *, properties: Collection[str] | None = None, limit: int | None = None
    ) -> list[Triplet]:
        """The statements whose object is one of ``qids``, at most ``limit`` for each.

        Best known subjects first; of an object of very many statements only some thousands are looked at.
        Those of given properties are remembered.
        """
        read = self._read_inverse if properties is None else self._inverse
        wanted = None if properties is None else frozenset(properties)
        return [triplet for number in numbers_of(qids) for triplet in read(number, wanted, limit)]

    def _read_inverse(
        self, number: int, properties: frozenset[str] | None, limit: int | None
    ) -> tuple[Triplet, ...]:
        condition, wanted = _property_condition(properties)
        query = (
            f"SELECT {_COLUMNS} FROM (SELECT {_COLUMNS} FROM statement"
            f" WHERE kind = 0 AND object = ?{condition} LIMIT {_INVERSE_READ}) AS s"
            " JOIN entity AS e ON e.id = s.subject"
            " ORDER BY e.popularity DESC, subject, property, n LIMIT ?"
        )
        return tuple(self._triplets(self._rows(query, number, *wanted, -1 if limit is None else limit)))

    @guarded
    def greatest(self, pid: str, limit: int) -> list[Triplet]:
        """The statements with the ``limit`` greatest values of a quantity, greatest first."""
        query = (
            f"SELECT {_COLUMNS} FROM statement WHERE property = ? AND kind = {int(Kind.QUANTITY)}"
            " AND rank > 0 AND former = 0 ORDER BY CAST(value AS REAL) DESC LIMIT ?"
        )
        return self._triplets(self._rows(query, int(pid[1:]), limit))

    @guarded
    def between(self, qids: Collection[str]) -> list[Triplet]:
        """The statements that join two different ones of ``qids``."""
        numbers = json.dumps(numbers_of(qids))
        query = (
            f"SELECT {_COLUMNS} FROM statement WHERE kind = 0 AND object IN (SELECT value FROM json_each(?))"
            " AND subject IN (SELECT value FROM json_each(?)) AND subject <> object"
        )
        return self._triplets(self._rows(query, numbers, numbers))

    @guarded
    def item_values(self, numbers: Collection[int], properties: Collection[str]) -> list[tuple[int, int]]:
        """(subject, object) of the item statements of ``numbers`` with one of ``properties``, in order."""
        condition, pids = _property_condition(properties)
        query = (
            "SELECT subject, object FROM statement WHERE subject IN (SELECT value FROM json_each(?))"
            f"{condition} AND kind = 0 ORDER BY subject, property, n"
        )
        return [(subject, item) for subject, item in self._rows(query, json.dumps(sorted(numbers)), *pids)]

    @guarded
    def joining(self, pairs: Sequence[tuple[int, int]]) -> list[Triplet]:
        """Of the statements between the two items of each pair, the first in id order; in order of the pairs,
        each of which is joined by one at least."""
        columns = f"s.{_COLUMNS.replace(', ', ', s.')}"
        query = (
            f"SELECT {columns} FROM json_each(?) AS k CROSS JOIN statement AS s INDEXED BY statement_by_pair"
            f" ON s.object = k.value >> {NUMBER_BITS} AND s.subject = k.value & {(1 << NUMBER_BITS) - 1}"
            " AND s.kind = 0 AND s.rank > 0"
        )
        both_ways = {one << NUMBER_BITS | other for pair in pairs for one, other in (pair, pair[::-1])}
        first: dict[tuple[int, int], Row] = {}
        for row in self._rows(query, str(list(both_ways))):
            pair = (min(row[0], row[4]), max(row[0], row[4]))
            if pair not in first or row[:3] < first[pair][:3]:
                first[pair] = row
        return self._triplets([first[min(pair), max(pair)] for pair in pairs])

    def _read_properties(self) -> dict[str, PropertyDetails]:
        rows = self._rows("SELECT id, label, description, aliases, count FROM property")
        return {
            f"P{number}": PropertyDetails(
                f"P{number}", label, description, tuple(a for a in aliases.split("|") if a), count
            )
            for number, label, description, aliases, count in rows
        }

    def _entities(self, numbers: Iterable[int]) -> dict[int, Entity]:
        rows = self._rows(
            f"SELECT {ENTITY_COLUMNS} FROM entity AS e WHERE e.id IN (SELECT value FROM json_each(?))",
            json.dumps(list(numbers)),
        )
        return {row[0]: entity_of(row) for row in rows}

    def _triplets(self, rows: Sequence[Row]) -> list[Triplet]:
        """Rows of ``statement`` with their labels and qualifiers."""
        qualifiers = self._qualifiers([row[:3] for row in rows])
        wanted = {row[0] for row in rows} | {row[4] for row in rows}
        wanted |= {item for group in qualifiers.values() for _, _, item, _ in group}
        entities = self._entities(wanted - {None})
        return [self._triplet(row, qualifiers.get(row[:3], []), entities) for row in rows]

    def _triplet(self, row: Row, qualifiers: Sequence[Row], entities: dict[int, Entity]) -> Triplet:
        subject, pid, _, kind, item, value, rank, former, source = row
        name, snapshot = self._sources[source]
        return Triplet(
            entities[subject],
            self._property(pid),
            value_of(kind, item, value, entities),
            tuple(Qualifier(self._property(q), value_of(k, i, v, entities)) for q, k, i, v in qualifiers),
            _RANKS[rank],
            name,
            snapshot,
            bool(former),
        )

    def _property(self, number: int) -> Property:
        return self._by_number[number]

    def _qualifiers(self, keys: Sequence[Row]) -> dict[Row, list[Row]]:
        """(property, kind, item, value) of the qualifiers of each statement (subject, property, n)."""
        query = (
            "SELECT q.subject, q.statement_property, q.statement_n, q.property, q.kind, q.object, q.value"
            " FROM json_each(?) AS k JOIN qualifier AS q ON q.subject = json_extract(k.value, '$[0]')"
            " AND q.statement_property = json_extract(k.value, '$[1]')"
            " AND q.statement_n = json_extract(k.value, '$[2]') ORDER BY k.key, q.n"
        )
        found: dict[Row, list[Row]] = defaultdict(list)
        for row in self._rows(query, json.dumps(list(dict.fromkeys(keys)))):
            found[row[:3]].append(row[3:])
        return found


def _property_condition(properties: Collection[str] | None) -> tuple[str, list[int]]:
    """The SQL that keeps to ``properties``, and its values."""
    if properties is None:
        return "", []
    wanted = [int(pid[1:]) for pid in properties if pid[:1] == "P" and pid[1:].isdecimal()]
    return f" AND property IN ({','.join('?' * len(wanted))})", wanted
