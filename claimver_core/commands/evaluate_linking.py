"""``claimver evaluate linking``: linkers compared on texts whose mentions are known."""

from __future__ import annotations

import argparse

from claimver_core.commands.stages import open_stages, read_all
from claimver_core.commands.terminal import ProgressBar, output, stop_on_interrupt


def run(options: argparse.Namespace, format: str) -> int:
    """Returns the exit status: 0, or 1 when a file or a row could not be read.

    ``options.data`` is the folder of the sets, ``options.rows`` draws so many texts of all sets together.
    """
    from claimver_core.evaluation.linking import drawn, evaluate_linking, systems
    from claimver_core.evaluation.linking_output import linking_json, render_linking
    from claimver_core.evaluation.linking_sets import find_linking_sets, read_linking_set

    sets, failed = read_all(find_linking_sets(options.data), read_linking_set)
    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        with open_stages(options, progress) as stages, stop_on_interrupt() as stopped:
            made = evaluate_linking(
                drawn(sets, options.rows, options.seed),
                systems(stages.store),
                stages.pipeline,
                stages.store,
                progress=progress,
                cancelled=stopped,
            )
        progress.clear()
        stream.write(linking_json(made) if format == "json" else render_linking(made))
    return 1 if failed else 0
