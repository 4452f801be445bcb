from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claimver_core.errors import Cancelled
from claimver_core.knowledge import neighbours, paths
from claimver_core.knowledge.derived import derive
from claimver_core.knowledge.paths import Path_, find_paths, find_routes
from claimver_core.knowledge.schema import Kind
from claimver_core.knowledge.store import KnowledgeStore
from claimver_core.training.build_knowledge import write_database
from claimver_core.training.knowledge_sources import Fact, Item, PropertyRow, Term
from claimver_core.types import Entity

Pair = tuple[int, int]


def graph_store(folder: Path, edges: Iterable[Pair], nodes: int) -> KnowledgeStore:
    """A store of a graph: each edge a statement of property P1, but P2 for every third."""
    path = folder / "graph.sqlite"
    facts = [
        Fact(one, 2 if number % 3 == 2 else 1, Term(Kind.ITEM, other), sources=frozenset({"arnold"}))
        for number, (one, other) in enumerate(edges)
    ]
    items = {n: Item(n, f"node {n}") for n in range(1, nodes + 1)}
    database = write_database(
        path, items, facts, [PropertyRow(1, "joins", "", []), PropertyRow(2, "meets", "", [])]
    )
    assert database["entity"] == nodes
    import sqlite3

    with sqlite3.connect(path) as connection:
        derive(connection)
    connection.close()
    return KnowledgeStore(path)


def walked(path: Path_) -> tuple[int, ...]:
    """The entities along a path, from the end that the first triplet does not share with the second."""
    steps = [(int(str(t.subject.id)[1:]), _number(t.object)) for t in path]
    if len(steps) == 1:
        return steps[0]
    start = steps[0][0] if steps[0][1] in steps[1] else steps[0][1]
    nodes = [start]
    for one, other in steps:
        nodes.append(other if nodes[-1] == one else one)
    return tuple(nodes)


def _number(value: object) -> int:
    assert isinstance(value, Entity)
    return int(str(value.id)[1:])


def expected(edges: list[Pair], sources: list[int], max_hops: int, hub_degree: int) -> set[tuple[int, ...]]:
    """What networkx finds, under the same limits."""
    graph = nx.Graph()
    graph.add_nodes_from(sources)
    graph.add_edges_from(pair for pair in edges if pair[0] != pair[1])
    degree: dict[int, int] = dict.fromkeys(graph, 0)
    for pair in edges:
        for node in pair:
            degree[node] += 1
    hubs = {node for node, count in degree.items() if count > hub_degree}
    found = set()
    for position, source in enumerate(sources):
        for target in sources[position + 1 :]:
            for nodes in nx.all_simple_paths(graph, source, target, cutoff=max_hops):
                inner = set(nodes[1:-1])
                if inner & (hubs | set(sources)) or (inner and {source, target} <= hubs):
                    continue
                found.add(min(tuple(nodes), tuple(reversed(nodes))))
    return found


@contextlib.contextmanager
def hubs_of_more_than(degree: int, part: int = 2) -> Iterator[None]:
    """Packs are written, and paths looked for, with hubs of so few statements, in parts of so many items, and
    written in several turns."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(neighbours, "HUB_DEGREE", degree)
        patch.setattr(paths, "HUB_DEGREE", degree)
        patch.setattr(neighbours, "_PART", part)
        patch.setattr(neighbours, "_MOST_ENDS", 8)
        yield


edge_lists = st.lists(st.tuples(st.integers(1, 12), st.integers(1, 12)), max_size=40, unique=True).map(
    lambda pairs: [pair for pair in pairs if pair[0] != pair[1]]
)


@settings(max_examples=30, deadline=None)
@given(
    edges=edge_lists,
    sources=st.lists(st.integers(1, 12), min_size=2, max_size=4, unique=True),
    max_hops=st.integers(1, 4),
    hub_degree=st.integers(2, 12),
    part=st.integers(1, 3),
)
def test_finds_the_paths_that_networkx_finds(
    edges: list[Pair], sources: list[int], max_hops: int, hub_degree: int, part: int
) -> None:
    with (
        hubs_of_more_than(hub_degree, part),
        tempfile.TemporaryDirectory() as folder,
        graph_store(Path(folder), edges, 12) as store,
    ):
        found = find_paths(store, [f"Q{n}" for n in sources], max_hops=max_hops, max_paths=10_000)
        nodes = [walked(path) for path in found]
        unordered = [min(way, tuple(reversed(way))) for way in nodes]
        assert len(set(unordered)) == len(unordered)
        assert set(unordered) == expected(edges, sources, max_hops, hub_degree)


@settings(max_examples=10, deadline=None)
@given(edges=edge_lists, max_paths=st.integers(1, 3))
def test_fewer_paths_are_the_first_of_more(edges: list[Pair], max_paths: int) -> None:
    with tempfile.TemporaryDirectory() as folder, graph_store(Path(folder), edges, 12) as store:
        every = find_paths(store, ["Q1", "Q2"], max_paths=10_000)
        assert find_paths(store, ["Q1", "Q2"], max_paths=max_paths) == every[:max_paths]
        assert [len(path) for path in every] == sorted(len(path) for path in every)


def test_the_way_over_the_lesser_entity_is_first(tmp_path: Path) -> None:
    edges = [(1, 3), (3, 2), (3, 5), (3, 6), (1, 4), (4, 2)]
    with graph_store(tmp_path, edges, 6) as store:
        assert [walked(path) for path in find_paths(store, ["Q1", "Q2"])] == [(1, 4, 2), (1, 3, 2)]


def test_the_triplets_are_the_statements_along_the_way(small: KnowledgeStore) -> None:
    (direct, *longer) = find_paths(small, ["Q937", "Q183"])
    assert [(t.subject.label, t.property.label) for t in direct] == [
        ("Albert Einstein", "place of birth"),
        ("Ulm", "country"),
    ]
    assert all(one.subject != other.subject or one != other for way in longer for one, other in pairwise(way))


def test_unknown_single_and_repeated_entities_have_no_paths(small: KnowledgeStore) -> None:
    assert find_paths(small, []) == []
    assert find_paths(small, ["Q937"]) == []
    assert find_paths(small, ["Q937", "Q937", "Q99999999", "x"]) == []
    assert find_paths(small, ["Q937", "Q3012"], max_hops=0) == []


def test_a_bound_on_rows_still_finds_what_is_direct(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edges = [(1, 2)] + [(n, m) for n in (1, 2) for m in range(3, 12)]
    monkeypatch.setattr(paths, "MOST_READ", 5)
    with graph_store(tmp_path, edges, 12) as store:
        found = find_paths(store, ["Q1", "Q2"], max_paths=3)
        assert walked(found[0]) == (1, 2)
        assert len(found) == 3


def test_a_pack_without_items_has_no_paths(tmp_path: Path) -> None:
    with graph_store(tmp_path, [], 0) as store:
        assert find_paths(store, ["Q1", "Q2"]) == []


def test_many_entities_are_joined_in_pairs_as_two_are(store: KnowledgeStore) -> None:
    """What was read for one pair serves the others, and takes nothing from them."""
    qids = [f"Q{number}" for number in store.best_known(40)[::4]]
    together = find_routes(store, qids)
    inside = {int(qid[1:]) for qid in qids}
    for one, other in combinations(qids, 2):
        alone = [
            way for way in find_routes(store, [one, other], max_paths=10_000) if not inside & {*way[1:-1]}
        ]
        assert [way for way in together if {way[0], way[-1]} == {int(one[1:]), int(other[1:])}] == alone[:4]


def test_cancelling_stops_the_search(small: KnowledgeStore) -> None:
    with pytest.raises(Cancelled):
        find_paths(small, ["Q937", "Q90"], cancelled=lambda: True)


def test_a_search_between_famous_entities_is_quick(store: KnowledgeStore) -> None:
    import time

    start = time.process_time()
    assert find_paths(store, ["Q937", "Q183", "Q38104", "Q76", "Q30"])
    assert time.process_time() - start < 2


def test_a_hub_costs_no_more_the_larger_it_is(tmp_path: Path) -> None:
    """What is looked up of it is as little, so that the search takes as many steps of SQLite's machine."""
    steps = []
    for size in (40, 4000):
        edges = [(1, 2), (2, 3), (3, 4)] + [(n, 4) for n in range(5, size)]
        folder = tmp_path / str(size)
        folder.mkdir()
        with hubs_of_more_than(20, 10), graph_store(folder, edges, size) as store:
            taken: list[None] = []
            store._connection.set_progress_handler(lambda taken=taken: taken.append(None), 100)
            assert [walked(path) for path in find_paths(store, ["Q1", "Q4"])] == [(1, 2, 3, 4)]
            steps.append(len(taken))
    assert steps[1] <= steps[0] + 5
