"""Ways to find the paths between two entities, to compare ours with: all under the same limits.

networkx and rdflib hold the whole graph in memory, which takes them long to load; ours and the recursive
query read the pack where it lies. A hub is never walked through, only reached: the graphs in memory are
loaded without hubs, and one that is asked for is added for the time of the question.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from claimver_core.evaluation.time_limit import TookTooLong
from claimver_core.knowledge.paths import HUB_DEGREE, MAX_HOPS, find_paths, find_routes
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.types import Entity

if TYPE_CHECKING:
    import networkx as nx
    import rdflib

OURS = "ours"
LONGEST = 2.0
"""Seconds of the processor's time after which a question is given up: some go through millions of ways
between two items of many statements."""
_STEPS = 100_000  # of SQLite's machine, after which it looks at the time
_KNOWN = 20_000
Pair = tuple[int, int]
Ways = set[tuple[int, ...]]  # the entities along each path, from the lesser of its ends


class PathSystem(Protocol):
    """What is compared. ``loading`` is the processor time, in seconds, that it takes to be ready."""

    name: str
    loading: float

    def prepare(self, pair: Pair) -> None:
        """What is done for a pair before the time is taken, and undone by ``forget``."""
        ...

    def find(self, pair: Pair) -> Ways:
        """The paths between the two. May raise TookTooLong."""
        ...

    def forget(self) -> None: ...


@dataclass(frozen=True)
class PathGraph:
    """The statements between two items, once a pair, and in how many statements each item stands."""

    edges: Sequence[Pair]
    degree: Mapping[int, int]
    known: Set[int] = frozenset()  # the best known items

    @classmethod
    def read(cls, store: KnowledgeStore) -> PathGraph:
        """Reads the whole pack. Raises ResourceError when it is damaged."""
        rows = store.item_pairs()
        edges = sorted({(min(pair), max(pair)) for pair in rows if pair[0] != pair[1]})
        return cls(edges, store.degrees(), frozenset(store.best_known(_KNOWN)))

    def is_hub(self, number: int) -> bool:
        return self.degree[number] > HUB_DEGREE

    @cached_property
    def plain(self) -> list[Pair]:
        """The edges without those of hubs."""
        return [pair for pair in self.edges if not any(map(self.is_hub, pair))]

    @cached_property
    def of_hubs(self) -> dict[int, list[int]]:
        """The neighbours of each hub."""
        found: dict[int, list[int]] = {}
        for pair in self.edges:
            for one, other in (pair, pair[::-1]):
                if self.is_hub(one):
                    found.setdefault(one, []).append(other)
        return found

    def joined_for(self, pair: Pair) -> list[Pair]:
        """The edges of those of ``pair`` that are hubs, to entities that are none, and between the two."""
        return [
            (hub, other)
            for hub in pair
            if self.is_hub(hub)
            for other in self.of_hubs.get(hub, ())
            if other in pair or not self.is_hub(other)
        ]

    def passes(self, pair: Pair, ways: Iterable[Sequence[int]]) -> Ways:
        """``ways`` turned alike; between two hubs the direct one alone counts."""
        both = all(map(self.is_hub, pair))
        return {
            min(tuple(way), tuple(reversed(way))) for way in ways if len(set(way)) == len(way) and not
            (both and len(way) > 2)
        }  # fmt: skip

    def from_lesser(self, pair: Pair) -> Pair:
        """``pair`` with the entity of fewer statements first: the way round in which a search is short."""
        one, other = sorted(pair, key=lambda number: (self.degree[number], number))
        return one, other


class Ours:
    """The program's own search: the entities along each path, as the others give them."""

    name = OURS
    loading = 0.0

    def __init__(self, store: KnowledgeStore) -> None:
        self._store = store

    def prepare(self, pair: Pair) -> None:
        pass

    def find(self, pair: Pair) -> Ways:
        found = find_routes(self._store, [f"Q{number}" for number in pair])
        return {min(way, way[::-1]) for way in found}

    def forget(self) -> None:
        pass


class OursWithStatements(Ours):
    """The same, with all that the statements along the paths say, which the others do not read."""

    name = "ours, with statements"

    def find(self, pair: Pair) -> Ways:
        found = find_paths(self._store, [f"Q{number}" for number in pair])
        return {_way(pair[0], [(t.subject, t.object) for t in path]) for path in found}


class RecursiveQuery:
    """One recursive query in SQL over the same pack."""

    name = "recursive query"
    loading = 0.0
    _STEP = (
        "SELECT s.{1}, walk.way || s.{1} || ' ', walk.hops + 1 FROM walk"
        " JOIN entity AS e ON e.id = walk.node AND (walk.hops = 0 OR e.degree <= :hub)"
        " JOIN statement AS s ON s.{0} = walk.node AND s.kind = 0 AND s.rank > 0"
        " WHERE walk.hops < :most AND walk.node <> :end AND instr(walk.way, ' ' || s.{1} || ' ') = 0"
    )

    def __init__(self, store: KnowledgeStore, graph: PathGraph) -> None:
        self._graph = graph
        self._connection = sqlite3.connect(
            f"{store.path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False
        )
        self._query = (
            "WITH RECURSIVE walk (node, way, hops) AS (SELECT :start, ' ' || :start || ' ', 0"
            f" UNION ALL {self._STEP.format('subject', 'object')}"
            f" UNION ALL {self._STEP.format('object', 'subject')})"
            " SELECT DISTINCT way FROM walk WHERE node = :end"
        )

    def prepare(self, pair: Pair) -> None:
        pass

    def find(self, pair: Pair) -> Ways:
        start, end = self._graph.from_lesser(pair)
        most = 1 if all(map(self._graph.is_hub, pair)) else MAX_HOPS
        values = {"start": start, "end": end, "hub": HUB_DEGREE, "most": most}
        end_of_time = time.process_time() + LONGEST
        self._connection.set_progress_handler(lambda: time.process_time() > end_of_time, _STEPS)
        try:
            rows = self._connection.execute(self._query, values).fetchall()
        except sqlite3.OperationalError as error:  # interrupted
            raise TookTooLong from error
        return self._graph.passes(pair, [tuple(map(int, way.split())) for (way,) in rows])

    def forget(self) -> None:
        pass


class NetworkX:
    """``networkx.all_simple_paths`` over the graph in memory."""

    name = "networkx"

    def __init__(self, graph: PathGraph) -> None:
        import networkx as nx

        self._graph = graph
        self._simple_paths = nx.all_simple_paths
        started = time.process_time()
        self._nodes: nx.Graph = nx.Graph(graph.plain)
        self.loading = time.process_time() - started
        self._added: list[int] = []

    def prepare(self, pair: Pair) -> None:
        self._added = [number for number in pair if self._graph.is_hub(number)]
        self._nodes.add_nodes_from(pair)
        self._nodes.add_edges_from(self._graph.joined_for(pair))

    def find(self, pair: Pair) -> Ways:
        start, end = self._graph.from_lesser(pair)
        return self._graph.passes(pair, self._simple_paths(self._nodes, start, end, cutoff=MAX_HOPS))

    def forget(self) -> None:
        self._nodes.remove_nodes_from(self._added)


class RdfLib:
    """A query in SPARQL over an rdflib graph in memory, in which each statement stands both ways round."""

    name = "rdflib"
    _QUERY = """SELECT ?one ?other ?direct WHERE {
        { ?start ?direct ?end }
        UNION { ?start ?joined ?one . ?one ?joined ?end }
        UNION { ?start ?joined ?one . ?one ?joined ?other . ?other ?joined ?end }
    }"""

    def __init__(self, graph: PathGraph) -> None:
        import rdflib
        from rdflib.plugins.sparql import prepareQuery

        self._graph = graph
        self._query: Any = prepareQuery(self._QUERY)
        started = time.process_time()
        self._uri = rdflib.URIRef
        self._joined = rdflib.URIRef("urn:joined")
        self._triples: rdflib.Graph = rdflib.Graph()
        for pair in graph.plain:
            self._add(pair)
        self.loading = time.process_time() - started
        self._added: list[int] = []

    def prepare(self, pair: Pair) -> None:
        self._added = [number for number in pair if self._graph.is_hub(number)]
        for joined in self._graph.joined_for(pair):
            self._add(joined)

    def find(self, pair: Pair) -> Ways:
        start, end = self._graph.from_lesser(pair)
        bound = {"start": self._node(start), "end": self._node(end), "joined": self._joined}
        ways = []
        rows: Any = self._triples.query(self._query, initBindings=bound)
        for row in rows:
            ways.append((start, *(int(node[4:]) for node in row[:2] if node is not None), end))
        return self._graph.passes(pair, ways)

    def forget(self) -> None:
        for number in self._added:
            self._triples.remove((self._node(number), None, None))
            self._triples.remove((None, None, self._node(number)))

    def _node(self, number: int) -> Any:
        return self._uri(f"urn:{number}")

    def _add(self, pair: Pair) -> None:
        one, other = map(self._node, pair)
        self._triples.add((one, self._joined, other))
        self._triples.add((other, self._joined, one))


def _way(start: int, steps: Sequence[tuple[Entity, object]]) -> tuple[int, ...]:
    """The entities along the statements of a path from ``start``."""
    nodes = [start]
    for subject, value in steps:
        assert isinstance(value, Entity)
        ends = [int(str(end.id)[1:]) for end in (subject, value)]
        nodes.append(ends[1] if ends[0] == nodes[-1] else ends[0])
    return min(tuple(nodes), tuple(reversed(nodes)))
