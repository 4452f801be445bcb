"""``claimver evaluate relevance``: whether the statement that decides a claim is retrieved."""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from typing import TYPE_CHECKING

from claimver_core.commands.stages import open_stages, read_all
from claimver_core.commands.terminal import ProgressBar, output, stop_on_interrupt

if TYPE_CHECKING:
    from claimver_core.evaluation.relevance_sets import RelevanceSet


def run(options: argparse.Namespace, format: str) -> int:
    """Returns the exit status: 0, or 1 when a file or a row could not be read.

    ``options.data`` is the folder of the claims, ``options.rows`` draws so many of each file.
    """
    from claimver_core.evaluation.relevance import evaluate_relevance, systems
    from claimver_core.evaluation.relevance_output import relevance_json, render_relevance
    from claimver_core.evaluation.relevance_sets import find_relevance_sets, read_relevance_set
    from claimver_core.locations import resource
    from claimver_core.verification.property_matcher import PropertyMatcher

    sets, failed = read_all(find_relevance_sets(options.data), read_relevance_set)
    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        with open_stages(options, progress) as stages, stop_on_interrupt() as stopped:
            matcher = PropertyMatcher(resource("models", "property_phrasings.npz"), stages.embedder)
            made = evaluate_relevance(
                [_drawn(data, options.rows, options.seed) for data in sets],
                systems(stages.store, stages.embedder, matcher),
                stages.store,
                progress=progress,
                cancelled=stopped,
            )
        progress.clear()
        stream.write(relevance_json(made) if format == "json" else render_relevance(made))
    return 1 if failed else 0


def _drawn(data: RelevanceSet, rows: int | None, seed: int) -> RelevanceSet:
    if rows is None or rows >= len(data.claims):
        return data
    numbers = sorted(random.Random(seed).sample(range(len(data.claims)), rows))
    return replace(data, claims=tuple(data.claims[number] for number in numbers))
