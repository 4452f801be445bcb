"""What follows from several statements together: kinds of things, and what lies within what."""

from __future__ import annotations

import functools
from collections.abc import Collection

from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity, Triplet

_PERSON_SIGNS = frozenset({"P569", "P21", "P22", "P106", "P19"})
_PLACE_SIGNS = frozenset({"P17", "P131", "P1082", "P2046", "P47", "P36", "P1376", "P30", "P421", "P190"})
_NO_PLACE_SIGNS = frozenset({"P112", "P169", "P1056", "P452", "P1128", "P57", "P175", "P577", "P136"})
_HUMAN = "Q5"
_WITHIN = frozenset({"P131", "P17", "P30", "P361", "P276", "P706", "P3018"})
_LEVELS = 4


class Relations:
    """Answers over a store, remembered for the life of this object."""

    def __init__(self, store: KnowledgeStore) -> None:
        self._store = store
        self.kind = functools.lru_cache(maxsize=4096)(self._kind)

    def _kind(self, qid: str) -> str:
        """ "person", "place" or "other", from the properties that the item has."""
        if _HUMAN in self._store.types([qid]).get(qid, frozenset()):
            return "person"
        present = {
            triplet.property.id
            for triplet in self._store.statements(
                [qid], properties=_PERSON_SIGNS | _PLACE_SIGNS | _NO_PLACE_SIGNS, limit=60
            )
        }
        if present & _PERSON_SIGNS and not present & (_PLACE_SIGNS | _NO_PLACE_SIGNS):
            return "person"
        if present & _PLACE_SIGNS and not present & _NO_PLACE_SIGNS:
            return "place"
        return "other"

    def within(self, qid: str, containers: Collection[str]) -> tuple[Triplet, ...] | None:
        """The shortest chain of statements that puts ``qid`` inside one of ``containers``, or None.

        Follows located-in, country, continent and part-of statements, at most four levels up.
        """
        origin: dict[str, Triplet | None] = {qid: None}
        frontier = [qid]
        for _ in range(_LEVELS):
            following = []
            for triplet in self._store.statements(frontier, properties=_WITHIN, limit=200):
                place = triplet.object
                if not isinstance(place, Entity) or not place.id or place.id in origin:
                    continue
                origin[place.id] = triplet
                if place.id in containers:
                    return _chain(place.id, origin)
                following.append(place.id)
            frontier = following
            if not frontier:
                break
        return None


def _chain(end: str, origin: dict[str, Triplet | None]) -> tuple[Triplet, ...]:
    links = []
    triplet = origin[end]
    while triplet is not None:
        links.append(triplet)
        triplet = origin[str(triplet.subject.id)]
    return tuple(reversed(links))
