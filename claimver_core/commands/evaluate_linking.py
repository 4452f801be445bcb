"""``claimver evaluate linking``: linkers compared on texts whose mentions are known."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from claimver_core.commands.terminal import ProgressBar, note, output, stop_on_interrupt
from claimver_core.errors import ClaimVerError, ResourceError
from claimver_core.types import Progress

if TYPE_CHECKING:
    from claimver_core.evaluation.linking_sets import LinkingSet

_FAULTS_TOLD = 3


def run(options: argparse.Namespace, format: str) -> int:
    """Returns the exit status: 0, or 1 when a file or a row could not be read.

    ``options.data`` is the folder of the sets, ``options.rows`` draws so many texts of all sets together.
    """
    from claimver_core.evaluation.linking import drawn, evaluate_linking, systems
    from claimver_core.evaluation.linking_output import linking_json, render_linking
    from claimver_core.knowledge.pack import open_pack
    from claimver_core.knowledge.store import KnowledgeStore
    from claimver_core.language.pipeline import load_pipeline
    from claimver_core.locations import data_dir, resource
    from claimver_core.models.embedder import Embedder

    sets, failed = _read(options)
    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        pack = open_pack(data_dir(options.data_dir), progress)
        progress(Progress("Loading the models", 0, 1))
        pipeline = load_pipeline()
        layers = 0 if options.no_gpu else -1
        embedder = Embedder(resource("models", "ranker.gguf"), threads=options.threads, gpu_layers=layers)
        with KnowledgeStore(pack) as store, stop_on_interrupt() as stopped:
            made = evaluate_linking(
                drawn(sets, options.rows, options.seed),
                systems(store, embedder),
                pipeline,
                store,
                progress=progress,
                cancelled=stopped,
            )
        progress.clear()
        stream.write(linking_json(made) if format == "json" else render_linking(made))
    return 1 if failed else 0


def _read(options: argparse.Namespace) -> tuple[list[LinkingSet], bool]:
    """The sets of the folder, and whether anything in it could not be used, of which the user is told."""
    from claimver_core.evaluation.linking_sets import find_linking_sets, read_linking_set

    sets, failed = [], False
    for path in find_linking_sets(options.data):
        try:
            data = read_linking_set(path)
        except ClaimVerError as error:
            if isinstance(error, ResourceError):
                raise
            note(str(error))
            failed = True
            continue
        for fault in data.faults[:_FAULTS_TOLD]:
            note(f"{path}: {fault}")
        failed = failed or bool(data.faults)
        sets.append(data)
    return sets, failed
