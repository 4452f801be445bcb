"""``claimver evaluate``: how good the verdicts are, measured on claims whose label is known."""

from __future__ import annotations

import argparse
import importlib.util
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from claimver_core.commands import (
    evaluate_claims,
    evaluate_coreference,
    evaluate_linking,
    evaluate_paths,
    evaluate_relevance,
    method_options,
)
from claimver_core.commands.method_options import add_method_arguments
from claimver_core.commands.terminal import (
    ProgressBar,
    note,
    output,
    stop_on_interrupt,
    terminal_width,
    wants_colour,
)
from claimver_core.errors import ClaimVerError, ResourceError, UsageError
from claimver_core.evaluation.items import NO_CLAIM, DataSet, Item
from claimver_core.evaluation.readers import READERS, find_set, read_set
from claimver_core.types import Progress

if TYPE_CHECKING:
    from claimver_core.checker import FactChecker
    from claimver_core.evaluation.result import Evaluation, Failure

FORMATS = ("text", "json", "html")
_SUFFIXES = {".txt": "text", ".json": "json", ".html": "html", ".htm": "html"}
_LIBRARIES = {"sklearn": "scikit-learn", "rouge_score": "rouge-score"}
_FAULTS_TOLD = 3
# What is measured of a stage before the verdict, on its own sets in the data folder.
_STAGES = {
    "claims": evaluate_claims.run,
    "linking": evaluate_linking.run,
    "coreference": evaluate_coreference.run,
    "paths": evaluate_paths.run,
    "relevance": evaluate_relevance.run,
}

SUMMARY = "measure the verdicts on claims whose labels are known"
_SETS = "\n".join(
    f"  {name:16}{reader.about}{', ' + reader.files[0] if reader.files else ''}"
    for name, reader in READERS.items()
)
DETAILS = f"""\
SET is a file, or the name of a set that lies in the data folder. What a file holds is told by how its name
begins or ends, or by --reader:
{_SETS}
Claims with evidence are judged as "claimver verify" judges them, texts as "claimver check" does. Needs the
libraries of the extra "evaluate".

"claimver evaluate linking" compares entity linkers on the sets in the data folder, or in its folder
"linking": names found, refused and confused, and how fast. --rows draws so many texts.
"claimver evaluate claims" measures the spans of claims, what they say, and what is worth checking.
"claimver evaluate coreference" measures what pronouns stand for, on GAP.
"claimver evaluate relevance" measures whether the statement that decides a claim is retrieved.
"claimver evaluate paths" compares the search for paths between entities with networkx, rdflib and a recursive
query, on the knowledge itself. --rows draws so many pairs.
{method_options.DETAILS}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sets", metavar="SET", nargs="+", help="the sets: paths, or names (see below)")
    parser.add_argument(
        "--data",
        type=Path,
        default=Path(),
        metavar="DIR",
        help="the folder in which sets are looked for by name (default: this folder)",
    )
    parser.add_argument("--reader", choices=list(READERS), help="read all files as sets of this kind")
    parser.add_argument("--rows", type=_rows, metavar="N", help="draw so many rows of a larger set")
    parser.add_argument(
        "--seed", type=_number, default=0, metavar="N", help="draws rows and resamples (default: %(default)s)"
    )
    parser.add_argument(
        "--closed-world",
        action="store_true",
        help="count what is not attributable as not true (always so where labels are true or false)",
    )
    add_method_arguments(parser)
    parser.add_argument(
        "-f",
        "--format",
        choices=FORMATS,
        help="the form of the result (default: by the ending of --output; else text on a terminal, json "
        "elsewhere)",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="PATH", help="write the result to this file")


def run(options: argparse.Namespace, checker: FactChecker) -> int:
    """Returns the exit status: 0, or 1 when a set, a row or a claim could not be read or judged."""
    if options.sets in ([stage] for stage in _STAGES):
        return _STAGES[options.sets[0]](options, _stage_format(options))
    _need_libraries()
    from claimver_core.evaluation.result import Failure
    from claimver_core.evaluation.text_output import render_text

    found = [(name, *find_set(name, options.data, options.reader)) for name in options.sets]
    format = _format(options)
    sets: list[Evaluation | Failure] = []
    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        for name, path, reader in found:
            progress.label = path.name
            try:
                made = _evaluated(read_set(path, reader), options, checker, progress)
            except ClaimVerError as error:
                if error.exit_status != 1:
                    raise
                progress.clear()
                note(str(error))
                sets.append(Failure(name, str(error)))
                continue
            progress.clear()
            sets.append(made)
            if format == "text":
                stream.write(render_text(made, colour=wants_colour(stream), width=terminal_width()) + "\n")
                stream.flush()
        stream.write(_whole(sets, format, checker))
    return 1 if any(map(_failed, sets)) else 0


def _evaluated(
    data: DataSet, options: argparse.Namespace, checker: FactChecker, progress: ProgressBar
) -> Evaluation:
    from claimver_core.evaluation.result import evaluation
    from claimver_core.evaluation.run import judge_items

    for fault in data.faults[:_FAULTS_TOLD]:
        note(f"{data.path}: {fault}")
    if len(data.faults) > _FAULTS_TOLD:
        note(f"{data.path}: {len(data.faults) - _FAULTS_TOLD} more lines cannot be used.")
    with stop_on_interrupt() as stopped:
        items = _drawn(data.items, options.rows, options.seed)
        outcomes, cost = judge_items(items, checker, progress, stopped)
    progress(Progress("Making the figures", 0, 1))
    return evaluation(data, outcomes, cost, closed_world=options.closed_world, seed=options.seed)


def _whole(sets: Sequence[Evaluation | Failure], format: str, checker: FactChecker) -> str:
    """What is written when all sets are done."""
    from claimver_core.evaluation.json_output import render_json
    from claimver_core.evaluation.page import render_page
    from claimver_core.evaluation.result import Evaluation
    from claimver_core.evaluation.text_output import render_overview

    made = [entry for entry in sets if isinstance(entry, Evaluation)]
    if format == "text":
        return render_overview(made) if len(made) > 1 else ""
    provenance = checker.check("").provenance
    return render_json(sets, provenance) if format == "json" else render_page(sets, provenance)


def _stage_format(options: argparse.Namespace) -> str:
    format = _format(options)
    if format == "html":
        raise UsageError(f"The figures of {options.sets[0]} come as text or json.")
    return format


def _failed(entry: Evaluation | Failure) -> bool:
    """A text in which no claim was found is judged: it counts as wrong, and is no failure."""
    from claimver_core.evaluation.result import Failure

    if isinstance(entry, Failure) or entry.dataset.faults:
        return True
    return any(reason != NO_CLAIM for reason in entry.unjudged)


def _drawn(items: Sequence[Item], rows: int | None, seed: int) -> Sequence[Item]:
    """So many rows, drawn by the seed, in their order; all where there are no more."""
    if rows is None or rows >= len(items):
        return items
    return [items[index] for index in sorted(random.Random(seed).sample(range(len(items)), rows))]


def _need_libraries() -> None:
    missing = [name for module, name in _LIBRARIES.items() if importlib.util.find_spec(module) is None]
    if missing:
        raise ResourceError(
            f"Evaluation needs {' and '.join(missing)}, which the program runs without.",
            f'Install the extra "evaluate": "{sys.executable}" -m pip install {" ".join(missing)}',
        )


def _number(argument: str) -> int:
    if not argument.isascii() or not argument.isdigit() or len(argument) > 9:
        raise argparse.ArgumentTypeError(f"{argument!r} is not a whole number")
    return int(argument)


def _rows(argument: str) -> int:
    if not _number(argument):
        raise argparse.ArgumentTypeError("there must be one row at least")
    return _number(argument)


def _format(options: argparse.Namespace) -> str:
    if options.format:
        return str(options.format)
    if options.output is not None and options.output.suffix.lower() in _SUFFIXES:
        return _SUFFIXES[options.output.suffix.lower()]
    return "text" if options.output is None and sys.stdout.isatty() else "json"
