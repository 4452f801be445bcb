"""Reads what the entities of a pack are: their classes with those above, and their gender."""

from __future__ import annotations

import functools
import json
from collections.abc import Collection, Iterable
from pathlib import Path

from claimver_core.knowledge.connection import PackConnection, guarded
from claimver_core.knowledge.rows import numbers_of

_GENDERS = {6581097: "male", 2449503: "male", 6581072: "female", 1052281: "female"}
_SEX, _INSTANCE_OF, _SUBCLASS_OF, _HUMAN = 21, 31, 279, 5
_OF_PEOPLE = (569, 570, 19, 20)
_ANCESTOR_LEVELS = 4
_MOST_TYPES = 200
_MOST_CLASSES = 50_000  # whose superclasses are kept in memory
_MOST_ENTITIES = 20_000  # of which is kept what they are


class ClassReader(PackConnection):
    """Classes, in the sense of instance of (P31) and subclass of (P279)."""

    def __init__(self, path: Path) -> None:
        self._parents: dict[int, set[int]] = {}
        self._types: dict[str, frozenset[str]] = {}
        self.gender = functools.lru_cache(maxsize=_MOST_ENTITIES)(self._gender)
        super().__init__(path)

    @guarded
    def types(self, qids: Iterable[str]) -> dict[str, frozenset[str]]:
        """What each is an instance of, with the classes above (four levels); empty when nothing is known.

        One of whom no class is known, but a birth or death, counts as a human (Q5).
        What was once read is kept.
        """
        wanted = [f"Q{number}" for number in numbers_of(qids)]
        known = {qid: self._types[qid] for qid in wanted if qid in self._types}
        if unread := [qid for qid in wanted if qid not in known]:
            direct = self.direct_types(unread)
            read = {qid: self.with_superclasses(classes) for qid, classes in direct.items()}
            if len(self._types) > _MOST_ENTITIES:
                self._types.clear()
            self._types.update(read)
            known.update(read)
        return {qid: known[qid] for qid in wanted}

    @guarded
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

    @guarded
    def with_superclasses(self, classes: Collection[str]) -> frozenset[str]:
        """``classes`` and what lies above them (four levels)."""
        numbers = numbers_of(classes)
        parents = self._ancestors(numbers)
        return frozenset(f"Q{item}" for item in _closure(numbers, parents))

    @guarded
    def _gender(self, qid: str) -> str | None:
        """ "male" or "female" by sex or gender (P21), None when it is neither, both or not known."""
        found = {_GENDERS.get(item) for _, item in self._pairs(numbers_of([qid]), _SEX)}
        return found.pop() if len(found) == 1 else None

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


def _closure(classes: Iterable[int], parents: dict[int, set[int]]) -> set[int]:
    found: set[int] = set()
    waiting = list(classes)
    while waiting and len(found) < _MOST_TYPES:
        number = waiting.pop(0)
        if number not in found:
            found.add(number)
            waiting += sorted(parents.get(number, ()))
    return found
