"""Reads a knowledge pack: entities by id and by name, statements in both directions."""

from __future__ import annotations

import functools
import json
import sqlite3
from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from claimver_core.errors import ResourceError
from claimver_core.knowledge import schema
from claimver_core.knowledge.names import normalise
from claimver_core.knowledge.neighbours import NUMBER_BITS, PACKED, TABLES
from claimver_core.knowledge.rows import (
    NameMatch,
    NeighbourRow,
    PropertyDetails,
    entity_of,
    numbers_of,
    value_of,
)
from claimver_core.knowledge.schema import Kind, NameKind
from claimver_core.types import Entity, KnowledgeInfo, Property, Qualifier, Rank, Triplet

_RANKS = (Rank.DEPRECATED, Rank.NORMAL, Rank.PREFERRED)
_GENDERS = {6581097: "male", 2449503: "male", 6581072: "female", 1052281: "female"}
_SEX, _INSTANCE_OF, _SUBCLASS_OF, _HUMAN = 21, 31, 279, 5
_OF_PEOPLE = (569, 570, 19, 20)
_ANCESTOR_LEVELS = 4
_MOST_TYPES = 200
_MOST_CLASSES = 50_000  # whose superclasses are kept in memory
_INVERSE_READ = 5000  # rows looked at for the best known subjects of one object
_REMEMBERED = 64  # entities whose own statements are kept: a text speaks of the same ones again and again
_OWN_STATEMENTS = 600
_INVERSE_STATEMENTS = 300
_ENTITY = "e.id, e.label, e.description, e.popularity"
_COLUMNS = "subject, property, n, kind, object, value, rank, former, source"
_REMEDY = "Delete the file, so that it is unpacked again, or install ClaimVer again."

_NAME_KINDS = tuple(NameKind)

Row = tuple[Any, ...]
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def _guarded(
    method: Callable[Concatenate[KnowledgeStore, Arguments], Result],
) -> Callable[Concatenate[KnowledgeStore, Arguments], Result]:
    """Turn SQLite's complaint about a damaged file into a ResourceError."""

    @functools.wraps(method)
    def guarded(self: KnowledgeStore, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        try:
            return method(self, *args, **kwargs)
        except sqlite3.DatabaseError as error:
            raise ResourceError(
                f"The knowledge file {self.path} cannot be read: {error}.", _REMEDY
            ) from error

    return guarded


class KnowledgeStore:
    """One read-only connection to a pack; use one store a thread.

    Every method may raise ResourceError when the file turns out damaged. Ids that the pack does not know are
    left out of answers; a string that is no id ("x", "P19" for an item) is treated as unknown.
    """

    def __init__(self, path: Path) -> None:
        """Open ``path``. Raises ResourceError when it is missing, damaged, not ours or of another version."""
        self.path = path
        self._parents: dict[int, set[int]] = {}
        self.around = functools.lru_cache(maxsize=_REMEMBERED)(self._around)
        if not path.is_file():
            raise ResourceError(f"The knowledge file {path} is missing.", _REMEDY)
        self._connection = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, timeout=5, check_same_thread=False
        )
        try:
            self._check()
            self._properties = self._read_properties()
            self._by_number = {int(p.id[1:]): Property(p.id, p.label) for p in self._properties.values()}
            self._sources = {row[0]: row[1:] for row in self._rows("SELECT id, name, snapshot FROM source")}
            meta: dict[str, str] = dict(self._rows("SELECT key, value FROM meta"))
        except sqlite3.DatabaseError as error:
            self._connection.close()
            raise ResourceError(f"The knowledge file {path} is damaged: {error}.", _REMEDY) from error
        except ResourceError:
            self._connection.close()
            raise
        self.info = KnowledgeInfo(meta.get("name", ""), meta.get("snapshot", ""), meta.get("sha256", ""))

    def close(self) -> None:
        self._connection.close()

    def __enter__(self) -> KnowledgeStore:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Entities and properties

    def entity(self, qid: str) -> Entity | None:
        return self.entities([qid]).get(qid)

    @_guarded
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

    # Names

    @_guarded
    def lookup(self, names: Iterable[str], limit: int = 30) -> dict[str, list[NameMatch]]:
        """The entities that bear each name, keyed by ``normalise(name)``; names without any are left out.

        Best known first, except that a mere surname comes after labels and aliases; at most ``limit`` a name.
        """
        return self.named({normalise(name) for name in names}, limit)

    @_guarded
    def named(self, keys: Iterable[str], limit: int = 30) -> dict[str, list[NameMatch]]:
        """``lookup`` for names that are normalised already."""
        rows = self._rows(
            f"SELECT n.normalised, n.kind, coalesce(n.original, e.label), {_ENTITY} FROM json_each(?) AS k"
            " JOIN name AS n ON n.normalised = k.value JOIN entity AS e ON e.id = n.entity",
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

    @_guarded
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

    @_guarded
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

    # Statements

    @_guarded
    def statements(
        self, qids: Iterable[str], *, properties: Collection[str] | None = None, limit: int | None = None
    ) -> list[Triplet]:
        """The statements about ``qids``, at most ``limit`` for each.

        In the order of properties; within one the present, best ranked and most trusted come first.
        """
        rows: list[Row] = []
        condition, wanted = _property_condition(properties)
        for number in numbers_of(qids):
            query = (
                f"SELECT {_COLUMNS} FROM statement WHERE subject = ?{condition} ORDER BY property, n LIMIT ?"
            )
            rows += self._rows(query, number, *wanted, -1 if limit is None else limit)
        return self._triplets(rows)

    @_guarded
    def inverse_statements(
        self, qids: Iterable[str], *, properties: Collection[str] | None = None, limit: int | None = None
    ) -> list[Triplet]:
        """The statements whose object is one of ``qids``, at most ``limit`` for each.

        Best known subjects first; of an object of very many statements only some thousands are looked at.
        """
        rows: list[Row] = []
        condition, wanted = _property_condition(properties)
        for number in numbers_of(qids):
            query = (
                f"SELECT {_COLUMNS} FROM (SELECT {_COLUMNS} FROM statement"
                f" WHERE kind = 0 AND object = ?{condition} LIMIT {_INVERSE_READ}) AS s"
                " JOIN entity AS e ON e.id = s.subject"
                " ORDER BY e.popularity DESC, subject, property, n LIMIT ?"
            )
            rows += self._rows(query, number, *wanted, -1 if limit is None else limit)
        return self._triplets(rows)

    def _around(self, qid: str) -> tuple[Sequence[Triplet], Sequence[Triplet]]:
        """What the statements about an entity, and those with it as their object, say: some hundreds of each,
        as ``statements`` and ``inverse_statements`` order them."""
        own = self.statements([qid], limit=_OWN_STATEMENTS)
        return own, self.inverse_statements([qid], limit=_INVERSE_STATEMENTS)

    @_guarded
    def greatest(self, pid: str, limit: int) -> list[Triplet]:
        """The statements with the ``limit`` greatest values of a quantity, greatest first."""
        query = (
            f"SELECT {_COLUMNS} FROM statement WHERE property = ? AND kind = {int(Kind.QUANTITY)}"
            " AND rank > 0 AND former = 0 ORDER BY CAST(value AS REAL) DESC LIMIT ?"
        )
        return self._triplets(self._rows(query, int(pid[1:]), limit))

    @_guarded
    def between(self, qids: Collection[str]) -> list[Triplet]:
        """The statements that join two different ones of ``qids``."""
        numbers = json.dumps(numbers_of(qids))
        query = (
            f"SELECT {_COLUMNS} FROM statement WHERE kind = 0 AND object IN (SELECT value FROM json_each(?))"
            " AND subject IN (SELECT value FROM json_each(?)) AND subject <> object"
        )
        return self._triplets(self._rows(query, numbers, numbers))

    @_guarded
    def joined(self, numbers: Collection[int]) -> list[tuple[int, int]]:
        """(subject, object) of the item statements between two different ones of ``numbers``."""
        wanted = json.dumps(sorted(numbers))
        query = (
            "SELECT subject, object FROM statement WHERE subject IN (SELECT value FROM json_each(?))"
            " AND kind = 0 AND +object IN (SELECT value FROM json_each(?)) AND subject <> object"
        )
        return [(subject, item) for subject, item in self._rows(query, wanted, wanted)]

    @_guarded
    def item_values(self, numbers: Collection[int], properties: Collection[str]) -> list[tuple[int, int]]:
        """(subject, object) of the item statements of ``numbers`` with one of ``properties``, in order."""
        condition, pids = _property_condition(properties)
        query = (
            "SELECT subject, object FROM statement WHERE subject IN (SELECT value FROM json_each(?))"
            f"{condition} AND kind = 0 ORDER BY subject, property, n"
        )
        return [(subject, item) for subject, item in self._rows(query, json.dumps(sorted(numbers)), *pids)]

    @_guarded
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

    @_guarded
    def near(self, keys: Mapping[int, int]) -> dict[int, array[int]]:
        """The keys near each item that is no hub, by its own key; ``keys`` are those by number."""
        query = (
            "SELECT n.entity, n.near FROM json_each(?) AS k CROSS JOIN neighbours AS n ON n.entity = k.value"
        )
        return {keys[number]: array(PACKED, near) for number, near in self._rows(query, str(list(keys)))}

    @_guarded
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
            found |= set(numbers[start:end]).intersection(array(PACKED, packed))
            start = end
        return found

    @_guarded
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

    # What an entity is

    @_guarded
    def types(self, qids: Iterable[str]) -> dict[str, frozenset[str]]:
        """What each is an instance of, with the classes above (four levels); empty when nothing is known.

        One of whom no class is known, but a birth or death, counts as a human (Q5).
        """
        direct = self.direct_types(qids)
        return {qid: self.with_superclasses(classes) for qid, classes in direct.items()}

    @_guarded
    def direct_types(self, qids: Iterable[str]) -> dict[str, frozenset[str]]:
        """What each is an instance of, without the classes above."""
        numbers = numbers_of(qids)
        direct: dict[int, set[str]] = {number: set() for number in numbers}
        signs: set[int] = set()
        query = (
            "SELECT subject, property, object FROM statement"
            f" WHERE subject IN (SELECT value FROM json_each(?)) AND property IN ({_INSTANCE_OF},"
            f" {', '.join(map(str, _OF_PEOPLE))}) AND (property <> {_INSTANCE_OF} OR (kind = 0 AND rank > 0))"
        )
        for subject, pid, item in self._rows(query, json.dumps(numbers)):
            if pid == _INSTANCE_OF:
                direct[subject].add(f"Q{item}")
            else:
                signs.add(subject)
        return {
            f"Q{number}": frozenset(classes or ([f"Q{_HUMAN}"] if number in signs else ()))
            for number, classes in direct.items()
        }

    @_guarded
    def with_superclasses(self, classes: Collection[str]) -> frozenset[str]:
        """``classes`` and what lies above them (four levels)."""
        numbers = numbers_of(classes)
        parents = self._ancestors(numbers)
        return frozenset(f"Q{item}" for item in _closure(numbers, parents))

    @_guarded
    def gender(self, qid: str) -> str | None:
        """ "male" or "female" by sex or gender (P21), None when it is neither, both or not known."""
        found = {_GENDERS.get(item) for _, item in self._pairs(numbers_of([qid]), _SEX)}
        return found.pop() if len(found) == 1 else None

    @_guarded
    def degree(self, qids: Iterable[str]) -> dict[str, int]:
        """In how many statements each stands, as subject or object."""
        rows = self._rows(
            "SELECT id, degree FROM entity WHERE id IN (SELECT value FROM json_each(?))",
            json.dumps(numbers_of(qids)),
        )
        return {f"Q{number}": degree for number, degree in rows}

    @_guarded
    def item_pairs(self) -> list[tuple[int, int]]:
        """(subject, object) of all item statements, deprecated ones left out."""
        return self._rows("SELECT subject, object FROM statement WHERE kind = 0 AND rank > 0")

    @_guarded
    def degrees(self) -> dict[int, int]:
        """In how many statements each item stands, by number, of all items."""
        return dict(self._rows("SELECT id, degree FROM entity"))

    @_guarded
    def best_known(self, limit: int) -> list[int]:
        """The numbers of the items of the highest popularity."""
        rows = self._rows("SELECT id FROM entity ORDER BY popularity DESC, id LIMIT ?", limit)
        return [number for (number,) in rows]

    @_guarded
    def count(self, table: str) -> int:
        """The number of rows of "entity", "name", "statement" or "property"."""
        if table not in ("entity", "name", "statement", "property"):
            raise ValueError(f"no table {table!r}")
        return int(self._rows(f"SELECT count(*) FROM {table}")[0][0])

    # Inside

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
        if (
            not {"meta", "source", "entity", "name", "property", "statement", "qualifier"}
            | TABLES
            | schema.DERIVED.keys()
            <= tables
        ):
            raise ResourceError(f"The knowledge file {self.path} is incomplete.", _REMEDY)

    def _rows(self, query: str, *values: Any) -> list[Row]:
        return self._connection.execute(query, values).fetchall()

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
            f"SELECT {_ENTITY} FROM entity AS e WHERE e.id IN (SELECT value FROM json_each(?))",
            json.dumps(list(numbers)),
        )
        return {row[0]: entity_of(row) for row in rows}

    def _pairs(self, numbers: Collection[int], pid: int) -> list[tuple[int, int]]:
        """(subject, object) of the item statements of one property, deprecated ones left out."""
        query = (
            "SELECT subject, object FROM statement WHERE subject IN (SELECT value FROM json_each(?))"
            " AND property = ? AND kind = 0 AND rank > 0"
        )
        return [(subject, item) for subject, item in self._rows(query, json.dumps(list(numbers)), pid)]

    def _ancestors(self, classes: Collection[int]) -> dict[int, set[int]]:
        """The direct superclasses of ``classes`` and of what lies above, level by level.

        Those once read are kept: there are far fewer classes than entities.
        """
        parents: dict[int, set[int]] = {}
        frontier = set(classes)
        for _ in range(_ANCESTOR_LEVELS):
            unread = [number for number in frontier if number not in self._parents]
            if unread:
                if len(self._parents) > _MOST_CLASSES:
                    self._parents.clear()
                read: dict[int, set[int]] = {number: set() for number in unread}
                for subject, item in self._pairs(unread, _SUBCLASS_OF):
                    read[subject].add(item)
                self._parents.update(read)
            for number in frontier:
                parents[number] = self._parents.get(number, set())
            frontier = {item for number in frontier for item in parents[number]} - parents.keys()
            if not frontier:
                break
        return parents

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


def _closure(classes: Iterable[int], parents: dict[int, set[int]]) -> set[int]:
    found: set[int] = set()
    waiting = list(classes)
    while waiting and len(found) < _MOST_TYPES:
        number = waiting.pop(0)
        if number not in found:
            found.add(number)
            waiting += sorted(parents.get(number, ()))
    return found
