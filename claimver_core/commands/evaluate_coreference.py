"""``claimver evaluate coreference``: what pronouns stand for, on GAP."""

from __future__ import annotations

import argparse

from claimver_core.commands.stages import open_stages, read_all
from claimver_core.commands.terminal import ProgressBar, output, stop_on_interrupt


def run(options: argparse.Namespace, format: str) -> int:
    """Returns the exit status: 0, or 1 when a file or a row could not be read.

    ``options.data`` is the folder of the sets, ``options.rows`` draws so many texts of each.
    """
    from claimver_core.evaluation.coreference import drawn, evaluate_coreference, systems
    from claimver_core.evaluation.coreference_output import coreference_json, render_coreference
    from claimver_core.evaluation.coreference_sets import find_gap_sets, read_gap_set
    from claimver_core.linking.linker import EntityLinker

    sets, failed = read_all(find_gap_sets(options.data), read_gap_set)
    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        with open_stages(options, progress) as stages, stop_on_interrupt() as stopped:
            made = evaluate_coreference(
                drawn(sets, options.rows, options.seed),
                systems(stages.store),
                stages.pipeline,
                EntityLinker(stages.store),
                progress=progress,
                cancelled=stopped,
            )
        progress.clear()
        stream.write(coreference_json(made) if format == "json" else render_coreference(made))
    return 1 if failed else 0
