"""Paths between entities: breadth-first search from all of them at once (ClaimVer, section 3.2)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from heapq import nsmallest
from itertools import combinations, pairwise

from claimver_core.errors import stop_if
from claimver_core.knowledge.neighbours import HUB_DEGREE, degree_of, key_of, number_of
from claimver_core.knowledge.rows import NeighbourRow, numbers_of
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Triplet

MAX_HOPS = 3
MAX_PATHS = 4
MOST_READ = 100_000

Path_ = tuple[Triplet, ...]
Route = tuple[int, ...]
"""The numbers of the entities along a path."""
_Walk = tuple[int, ...]  # the keys of entities, the one where it begins left out


def find_paths(
    store: KnowledgeStore,
    qids: Collection[str],
    *,
    max_hops: int = MAX_HOPS,
    max_paths: int = MAX_PATHS,
    cancelled: Callable[[], bool] | None = None,
) -> list[Path_]:
    """The paths of at most ``max_hops`` statements that join two of ``qids``, at most ``max_paths`` a pair.

    Statements are walked in both directions, deprecated ones never; of several between the same two entities
    the first in id order is taken. No path visits an entity twice, or another of ``qids`` on its way. A hub
    (an entity in more than HUB_DEGREE statements) ends a path and is never walked through; two hubs are
    joined by a direct statement only. The pairs come in the order of ``qids``; in a pair the shortest path is
    first, then the one over the entities of fewest statements, then by their ids.

    From each of ``qids`` at most 100,000 neighbours are read, those of the entities of few statements first,
    whatever the size of the knowledge. That is all of three statements, since no entity on the way has more
    than 300; a hub's are looked up.

    Raises Cancelled when ``cancelled()`` becomes true, and what the store raises.
    """
    routes = find_routes(store, qids, max_hops=max_hops, max_paths=max_paths, cancelled=cancelled)
    if not routes:
        return []
    stop_if(cancelled)
    triplets = iter(store.joining([step for nodes in routes for step in pairwise(nodes)]))
    return [tuple(next(triplets) for _ in pairwise(nodes)) for nodes in routes]


def find_routes(
    store: KnowledgeStore,
    qids: Collection[str],
    *,
    max_hops: int = MAX_HOPS,
    max_paths: int = MAX_PATHS,
    cancelled: Callable[[], bool] | None = None,
) -> list[Route]:
    """The entities along the paths of ``find_paths``, in the same order, without their statements."""
    rows = store.neighbours(numbers_of(qids))
    sources = {key_of(row.number, row.degree) for row in rows}
    trees = [_Tree(store, row, sources) for row in rows]
    routes: list[Route] = []
    for source, target in combinations(trees, 2):
        left = max_paths
        for hops in range(1, max_hops + 1):
            if left > 0:
                stop_if(cancelled)
                found = _routes(source, target, hops, left)
                routes += found
                left -= len(found)
    return routes


class _Tree:
    """What is reached from one of the entities that are to be joined, a step after the other.

    An entity that is no hub is known by its key, which tells in how many statements it stands.
    """

    def __init__(self, store: KnowledgeStore, row: NeighbourRow, sources: set[int]) -> None:
        """``sources`` are the keys of the entities to be joined, of which no walk goes through another."""
        self.number = row.number
        self.key = key_of(row.number, row.degree)
        self.is_hub = row.degree > HUB_DEGREE
        self.near = set(row.near)
        self.near -= sources
        self.sources = sources
        self._row = row
        self._store = store
        self._left = MOST_READ
        self._read: dict[int, Sequence[int]] = {}
        self._walks: list[list[_Walk]] = [[()]]

    def is_beside(self, other: _Tree) -> bool:
        """Whether a statement joins the two."""
        if not self.is_hub:
            return other.number in self._row.hubs if other.is_hub else other.key in self._row.near
        if other.is_hub:
            return bool(self._store.beside_hub(self.number, [other.number]))
        return other.is_beside(self)

    def walks(self, steps: int) -> list[_Walk]:
        """All walks of so many steps through entities that are neither hubs nor ends of paths."""
        while len(self._walks) <= steps:
            self._walks.append(
                [
                    (*walk, key)
                    for walk, beyond in self.onwards(self._walks[-1])
                    for key in beyond
                    if key not in walk and key not in self.sources
                ]
            )
        return self._walks[steps]

    def onwards(self, walks: Sequence[_Walk]) -> list[tuple[_Walk, Iterable[int]]]:
        """Each of ``walks``, which are of the same length, with the keys beside its last entity."""
        if walks == [()]:
            return [((), self.near)]
        read = self._read
        if new := self._affordable({walk[-1] for walk in walks} - read.keys()):
            read |= self._store.near({number_of(key): key for key in new})
        return [(walk, read[walk[-1]]) for walk in walks if walk[-1] in read]

    def reached_by(self, keys: Callable[[], set[int]]) -> set[int]:
        """The keys of entities beside this one; of a hub those alone that are among ``keys()``."""
        if not self.is_hub:
            return self.near
        numbers = {number_of(key): key for key in keys()}
        found = self._store.beside_hub(self.number, sorted(numbers))
        return {numbers[number] for number in found}

    def _affordable(self, keys: Collection[int]) -> Collection[int]:
        """Those whose neighbours may still be read, the ones of few statements first."""
        needed = sum(map(degree_of, keys))
        if needed <= self._left:
            self._left -= needed
            return keys
        chosen = []
        for key in sorted(keys, key=lambda key: (degree_of(key), key)):
            if degree_of(key) > self._left:
                break
            self._left -= degree_of(key)
            chosen.append(key)
        return chosen


def _routes(source: _Tree, target: _Tree, hops: int, limit: int) -> list[Route]:
    """The best paths of so many statements between two entities, at most ``limit``."""
    if hops == 1:
        return [(source.number, target.number)] if source.is_beside(target) else []
    if source.is_hub and target.is_hub:
        return []
    turned = source.is_hub or (not target.is_hub and len(target.near) < len(source.near))
    origin, end = (target, source) if turned else (source, target)
    if not origin.near or not (end.near or end.is_hub):
        return []
    onwards = origin.onwards(origin.walks(hops - 2))
    ends = end.reached_by(lambda: {key for _, beyond in onwards for key in beyond} - origin.sources)
    found = [(*walk, key) for walk, beyond in onwards for key in ends.intersection(beyond) if key not in walk]
    if not found:
        return []
    if turned:
        found = [walk[::-1] for walk in found]
    best = nsmallest(limit, found, key=lambda walk: (sum(map(degree_of, walk)), walk))
    return [(source.number, *map(number_of, walk), target.number) for walk in best]
