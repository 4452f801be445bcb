"""``claimver evaluate paths``: how quickly the paths between entities are found, beside other ways."""

from __future__ import annotations

import argparse
import importlib.util
import sys

from claimver_core.commands.terminal import ProgressBar, output, stop_on_interrupt
from claimver_core.errors import ResourceError
from claimver_core.types import Progress

_PAIRS = 100


def run(options: argparse.Namespace, format: str) -> int:
    """Returns the exit status 0. ``options.rows`` is how many pairs are drawn, by ``options.seed``.

    Raises ResourceError when networkx is not installed, or the knowledge is missing or damaged.
    """
    if importlib.util.find_spec("networkx") is None:
        raise ResourceError(
            "The comparison needs networkx, which the program runs without.",
            f'Install the extra "evaluate": "{sys.executable}" -m pip install networkx',
        )
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
    from claimver_core.knowledge.pack import open_pack
    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.locations import data_dir

    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        pack = open_pack(data_dir(options.data_dir), progress)
        with KnowledgeStore(pack) as store, stop_on_interrupt() as stopped:
            progress(Progress("Loading the graphs", 0, 1))
            graph = PathGraph.read(store)
            systems: list[PathSystem] = [
                Ours(store),
                OursWithStatements(store),
                RecursiveQuery(store, graph),
                RdfLib(graph),
                NetworkX(graph),
            ]
            made = evaluate_paths(
                systems,
                graph,
                drawn_pairs(graph, options.rows or _PAIRS, options.seed),
                progress=progress,
                cancelled=stopped,
            )
        progress.clear()
        stream.write(paths_json(made) if format == "json" else render_paths(made))
    return 0
