"""``claimver evaluate claims``: which spans are claims, what each says, and what is worth checking."""

from __future__ import annotations

import argparse

from claimver_core.commands.stages import open_stages
from claimver_core.commands.terminal import ProgressBar, output, stop_on_interrupt


def run(options: argparse.Namespace, format: str) -> int:
    """Returns the exit status, 0.

    ``options.data`` is the folder of the sets, ``options.rows`` draws so many rows of each.
    """
    from claimver_core.evaluation.claims import drawn, evaluate_claims, systems
    from claimver_core.evaluation.claims_output import claims_json, render_claims
    from claimver_core.evaluation.claims_sets import read_claim_sets
    from claimver_core.linking.linker import EntityLinker

    sets = read_claim_sets(options.data)
    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        with open_stages(options, progress) as stages, stop_on_interrupt() as stopped:
            made = evaluate_claims(
                drawn(sets, options.rows, options.seed),
                systems(stages.store),
                stages.pipeline,
                EntityLinker(stages.store),
                progress=progress,
                cancelled=stopped,
            )
        progress.clear()
        stream.write(claims_json(made) if format == "json" else render_claims(made))
    return 0
