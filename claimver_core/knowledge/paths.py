"""Paths between entities: breadth-first search from all of them at once (ClaimVer, section 3.2)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from itertools import combinations, pairwise

from claimver_core.errors import stop_if
from claimver_core.knowledge.store import Edge, KnowledgeStore
from claimver_core.types import Triplet

MAX_HOPS = 3
MAX_PATHS = 4
HUB_DEGREE = 300
MOST_ROWS = 8_000

Path_ = tuple[Triplet, ...]
_Nodes = tuple[int, ...]


def find_paths(
    store: KnowledgeStore,
    qids: Collection[str],
    *,
    max_hops: int = MAX_HOPS,
    max_paths: int = MAX_PATHS,
    hub_degree: int = HUB_DEGREE,
    cancelled: Callable[[], bool] | None = None,
) -> list[Path_]:
    """The paths of at most ``max_hops`` statements that join two of ``qids``, at most ``max_paths`` a pair.

    Statements are walked in both directions, deprecated ones never; of several between the same two entities
    the first in id order is taken. No path visits an entity twice, or another of ``qids`` on its way. A hub
    (an entity in more than ``hub_degree`` statements) ends a path and is never walked through; two hubs are
    joined by a direct statement only. The pairs come in the order of ``qids``; in a pair the shortest path is
    first, then the one over the entities of fewest statements, then by their ids.

    At most about 8,000 statements are read, those of the entities of few statements first, whatever the
    size of the knowledge; those of hubs are looked up, or read where they are few beside these.

    Raises Cancelled when ``cancelled()`` becomes true, and what the store raises.
    """
    degrees = store.degree(qids)
    sources = [int(qid[1:]) for qid in dict.fromkeys(qids) if qid in degrees]
    if len(sources) < 2 or max_hops < 1 or max_paths < 1:
        return []
    forest = _Forest(store, {number: degrees[f"Q{number}"] for number in sources}, hub_degree)
    levels = max(max_hops // 2, max_hops - 2 if forest.hubs else 0)
    for _ in range(levels):
        stop_if(cancelled)
        forest.grow()
    stop_if(cancelled)
    if levels < max_hops - max_hops // 2 or (forest.hubs and levels < max_hops - 1):
        forest.close()
    stop_if(cancelled)
    forest.join_hubs()
    chosen: list[_Nodes] = []
    for source, target in combinations(sources, 2):
        stop_if(cancelled)
        chosen += forest.routes(source, target, max_hops)[:max_paths]
    steps = [forest.edge(one, other) for nodes in chosen for one, other in pairwise(nodes)]
    triplets = iter(store.triplets_of(steps))
    return [tuple(next(triplets) for _ in pairwise(nodes)) for nodes in chosen]


class _Forest:
    """The search trees of all sources, grown together, a level at a time.

    What was read is one graph; how far each entity is from an origin is found when its tree is backtracked.
    """

    def __init__(self, store: KnowledgeStore, sources: Mapping[int, int], hub_degree: int) -> None:
        """``sources`` have their degrees."""
        self._store = store
        self._sources = frozenset(sources)
        self._hub_degree = hub_degree
        self._rows_left = MOST_ROWS
        self._all_read = True  # but for hubs
        self._neighbours: dict[int, dict[int, Edge]] = {number: {} for number in sources}
        self._distances: dict[int, dict[int, int]] = {}
        self._degree = dict(sources)
        self._frontier = set(sources)
        self._expanded: set[int] = set()
        self.hubs = {number for number in sources if self._is_hub(number)}

    def grow(self) -> None:
        """Read the statements of the frontier's entities; what they reach is the next frontier."""
        growing = self._growing()
        self._add(self._store.edges(growing))
        self._frontier = {n for number in growing for n in self._neighbours.get(number, ())} - self._expanded

    def close(self) -> None:
        """Read the last step between the trees: of the frontier's statements those alone whose other end is
        known, or joined to a hub among the sources."""
        known = self._neighbours.keys()
        growing = self._growing()
        self._add(self._store.edges_within(growing, known, both_ways=not self._all_read))
        if self.hubs:
            of_hubs = self._store.edges_between(self.hubs, self._store.ends(growing) - known)
            joined = {end for edge in of_hubs for end in (edge.subject, edge.object)} - self.hubs
            self._add(self._store.edges_within(growing, joined))
            self._add(of_hubs)

    def join_hubs(self) -> None:
        """Look up the statements between hubs among the sources and everything that was reached."""
        if self.hubs:
            self._add(self._store.edges_between(self.hubs, self._neighbours.keys()))

    def _growing(self) -> set[int]:
        """Those of the frontier whose statements are read next: no hubs, and no more than may be read."""
        passable = self._passable(self._frontier)
        growing = self._affordable(passable)
        self._expanded |= growing
        self._all_read = self._all_read and len(growing) == len(passable)
        return growing

    def routes(self, source: int, target: int, max_hops: int) -> list[_Nodes]:
        """All paths between two sources, best first."""
        both_hubs = {source, target} <= self.hubs
        found = self._walks(source, target, 1 if both_hubs else max_hops)
        return sorted(found, key=lambda nodes: (len(nodes), sum(map(self._degree_of, nodes[1:-1])), nodes))

    def edge(self, one: int, other: int) -> Edge:
        return self._neighbours[one][other]

    def _walks(self, source: int, target: int, max_hops: int) -> Iterator[_Nodes]:
        """Simple paths over what was read that pass no hub, backtracked by the distance from ``target``."""
        distance = self._distance_from(target, max_hops)
        partial: list[_Nodes] = [(source,)]
        for left in range(max_hops - 1, -1, -1):
            yield from ((*nodes, target) for nodes in partial if target in self._neighbours[nodes[-1]])
            near = {node for node, away in distance.items() if away <= left} - self._sources
            ways = {last: self._neighbours[last].keys() & near for last in {nodes[-1] for nodes in partial}}
            passable = self._passable({node for nodes in ways.values() for node in nodes})
            partial = [
                (*nodes, node)
                for nodes in partial
                for node in ways[nodes[-1]] & passable
                if node not in nodes
            ]

    def _passable(self, numbers: Set[int]) -> set[int]:
        """Those of ``numbers`` that are no hubs."""
        self._degree |= self._read_degrees(numbers - self._degree.keys())
        return {number for number in numbers if not self._is_hub(number)}

    def _distance_from(self, origin: int, max_hops: int) -> dict[int, int]:
        """How many statements away each entity is whose path to ``origin`` crosses no other source."""
        if origin not in self._distances:
            distance = {origin: 0}
            layer = {origin}
            for hop in range(1, max_hops):
                layer = (
                    {n for number in layer for n in self._neighbours[number]}
                    - self._sources
                    - distance.keys()
                )
                distance.update(dict.fromkeys(layer, hop))
            self._distances[origin] = distance
        return self._distances[origin]

    def _affordable(self, numbers: Iterable[int]) -> set[int]:
        """Those whose statements may still be read, the ones of few statements first."""
        chosen = set()
        for number in sorted(numbers, key=lambda n: (self._degree_of(n), n)):
            if self._degree_of(number) > self._rows_left:
                break
            self._rows_left -= self._degree_of(number)
            chosen.add(number)
        return chosen

    def _add(self, edges: list[Edge]) -> None:
        for edge in edges:
            for one, other in ((edge.subject, edge.object), (edge.object, edge.subject)):
                known = self._neighbours.setdefault(one, {})
                if one != other and (other not in known or edge < known[other]):
                    known[other] = edge

    def _read_degrees(self, numbers: Collection[int]) -> dict[int, int]:
        return {int(qid[1:]): degree for qid, degree in self._store.degree(f"Q{n}" for n in numbers).items()}

    def _degree_of(self, number: int) -> int:
        return self._degree.get(number, 0)

    def _is_hub(self, number: int) -> bool:
        return self._degree_of(number) > self._hub_degree
