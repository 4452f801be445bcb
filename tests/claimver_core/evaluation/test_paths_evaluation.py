from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator

import pytest

from claimver_core.errors import Cancelled
from claimver_core.evaluation import path_systems
from claimver_core.evaluation import paths as evaluation
from claimver_core.evaluation.path_systems import (
    NetworkX,
    Ours,
    OursWithStatements,
    PathGraph,
    PathSystem,
    RdfLib,
    RecursiveQuery,
)
from claimver_core.evaluation.paths import drawn_pairs, evaluate_paths
from claimver_core.evaluation.paths_output import paths_json, render_paths
from claimver_core.knowledge import schema
from claimver_core.knowledge.derived import derive
from claimver_core.knowledge.paths import HUB_DEGREE
from claimver_core.knowledge.store import KnowledgeStore

HUB, OTHER_HUB = 1000, 1001
EDGES = [(1, 2), (2, 3), (3, 4), (1, 5), (5, 4), (4, 6), (6, HUB), (OTHER_HUB, 6), (7, HUB), (HUB, 2)]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KnowledgeStore]:
    """A graph with two hubs, of which one is joined to the other."""
    path = tmp_path_factory.mktemp("graph") / "graph.sqlite"
    edges = [*EDGES, (HUB, OTHER_HUB)]
    edges += [(HUB, 2000 + n) for n in range(HUB_DEGREE)] + [(OTHER_HUB, 4000 + n) for n in range(HUB_DEGREE)]
    numbers = sorted({number for edge in edges for number in edge})
    with sqlite3.connect(path) as connection:
        connection.executescript(schema.SHIPPED + schema.VIEWS)
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {schema.VERSION}")
        connection.execute("INSERT INTO source VALUES (1, 'made', '2026', 'none', 1)")
        connection.execute("INSERT INTO property VALUES (1, 'joins', '', '', 1)")
        connection.executemany(
            "INSERT INTO entity VALUES (?, ?, '', 0, ?)",
            [(n, f"node {n}", sum(n in edge for edge in edges)) for n in numbers],
        )
        connection.executemany(
            "INSERT INTO statement VALUES (?, 1, ?, 0, ?, NULL, 1, 0, 0, 1)",
            [(one, n, other) for n, (one, other) in enumerate(edges)],
        )
        derive(connection)
    connection.close()
    with KnowledgeStore(path) as opened:
        yield opened


def every_system(store: KnowledgeStore, graph: PathGraph) -> list[PathSystem]:
    return [
        Ours(store),
        OursWithStatements(store),
        RecursiveQuery(store, graph),
        RdfLib(graph),
        NetworkX(graph),
    ]


@pytest.mark.parametrize(
    ("pair", "ways"),
    [
        ((1, 4), {(1, 5, 4), (1, 2, 3, 4)}),
        ((4, HUB), {(4, 6, HUB), (4, 3, 2, HUB)}),
        ((HUB, 1), {(1, 2, HUB)}),
        ((HUB, OTHER_HUB), {(HUB, OTHER_HUB)}),
        ((6, 7), set()),
        ((7, 5), set()),
    ],
)
def test_all_find_the_same_paths_and_walk_through_no_hub(
    store: KnowledgeStore, pair: tuple[int, int], ways: set[tuple[int, ...]]
) -> None:
    for system in every_system(store, PathGraph.read(store)):
        for _ in range(2):  # what is added for a question is gone afterwards
            system.prepare(pair)
            assert system.find(pair) == ways, system.name
            system.forget()


def test_the_figures_name_who_is_fastest_and_who_agrees(store: KnowledgeStore) -> None:
    graph = PathGraph.read(store)
    pairs = drawn_pairs(graph, 12, seed=3)
    assert pairs == drawn_pairs(graph, 12, seed=3)
    assert len(pairs) == 12
    made = evaluate_paths(every_system(store, graph), graph, pairs)
    assert [figures.same for figures in made.systems.values()] == [12] * 5
    assert all(figures.percentile_99 >= figures.median > 0 for figures in made.systems.values())
    best = min(figures.median for name, figures in made.systems.items() if not name.startswith("ours"))
    assert made.ratio == best / made.systems["ours"].median
    assert "ours beside the best of the others" in render_paths(made)
    assert json.loads(paths_json(made))["systems"]["networkx"]["same"] == 12


class Dawdler:
    """Never ends."""

    name = "dawdler"
    loading = 0.0
    forgot = 0

    def prepare(self, pair: tuple[int, int]) -> None:
        pass

    def find(self, pair: tuple[int, int]) -> set[tuple[int, ...]]:
        while True:
            pass

    def forget(self) -> None:
        self.forgot += 1


def test_a_question_that_takes_too_long_is_given_up_and_counted(
    store: KnowledgeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluation, "LONGEST", 0.05)
    monkeypatch.setattr(path_systems, "LONGEST", -1.0)
    monkeypatch.setattr(path_systems, "_STEPS", 1)
    graph = PathGraph.read(store)
    dawdler = Dawdler()
    made = evaluate_paths([Ours(store), dawdler, RecursiveQuery(store, graph)], graph, [(1, 4), (6, 7)])
    assert [times.stopped for times in made.systems.values()] == [0, 2, 2]
    assert [times.compared for times in made.systems.values()] == [0, 0, 0]  # the reference was stopped too
    assert dawdler.forgot == 2
    assert all(0.04 < seconds < 1.0 for seconds in made.systems["dawdler"].seconds)
    assert "stopped" in render_paths(made)
    assert json.loads(paths_json(made))["systems"]["dawdler"]["stopped"] == 2


def test_the_comparison_can_be_cancelled(store: KnowledgeStore) -> None:
    graph = PathGraph.read(store)
    with pytest.raises(Cancelled):
        evaluate_paths([Ours(store)], graph, [(1, 4)], cancelled=lambda: True)
