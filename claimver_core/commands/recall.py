"""``claimver recall``: how many facts of a reference a candidate text recalls."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from claimver_core.commands.lines import LineFault, text_of, write_line
from claimver_core.commands.method_options import add_model_arguments, method_of
from claimver_core.commands.terminal import ProgressBar, note, stop_on_interrupt
from claimver_core.documents.reading import read_source
from claimver_core.errors import UnreadableText, UsageError
from claimver_core.json_lines import parse_lines
from claimver_core.types import Progress

SUMMARY = "measure which facts of a reference a candidate text recalls, by a language model (FaaF)"
DETAILS = """\
The facts are those that the model finds in the reference, or with --facts those of a file of JSON Lines:
  {"fact": "...", "true": false}
where "true", which may be left out, says whether the candidate bears the fact out; error rate and F1 micro
tell how well that was found. Writes JSON: each fact with the model's answer and its citation, the share
recalled, the share of answers that could not be read, and the calls and tokens that it took."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reference", metavar="FILE", help="the text whose facts are looked for")
    parser.add_argument(
        "--candidate", metavar="FILE", required=True, help="the text in which they are looked for"
    )
    parser.add_argument(
        "--facts", type=Path, metavar="FILE", help="the facts, instead of those of a reference"
    )
    add_model_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Returns the exit status: 0, or 1 when a fact got no answer."""
    from claimver_core.evaluation.recall import find_facts, recall
    from claimver_core.verification.generative.asking import Asker
    from claimver_core.verification.generative.choose import make_generator
    from claimver_core.verification.generative.faaf import FaafMethod

    if (options.reference is None) == (options.facts is None):
        raise UsageError("Either --reference or --facts has to be given.")
    candidate = read_source(options.candidate).text
    reference = read_source(options.reference).text if options.reference else ""
    listed = _facts(options.facts) if options.facts else []
    options.method = "faaf"
    method = method_of(options)
    generator = make_generator(
        method, options.data_dir, threads=options.threads, gpu_layers=0 if options.no_gpu else None
    )
    try:
        faaf = FaafMethod(Asker(generator, method.votes), method.unclear, method.citations)
        with ProgressBar(options.progress) as progress, stop_on_interrupt() as stopped:
            progress(Progress("Finding facts", 0, 2))
            facts = [fact for fact, _ in listed] or find_facts(faaf, reference, stopped)
            progress(Progress("Verifying facts", 1, 2))
            found = recall(faaf, facts, candidate, [truth for _, truth in listed], stopped)
        if not facts:
            note("The model found no facts in the reference.")
        answer: dict[str, Any] = {
            "facts": [asdict(fact) for fact in found.facts],
            "recall": found.recall,
            "unparseable_rate": found.unparseable_rate,
            "error_rate": found.error_rate,
            "f1_micro": found.f1_micro,
            "usage": asdict(found.usage),
            "prompts": [asdict(each) for each in found.prompts],
            "model": asdict(generator.info),
        }
    finally:
        generator.close()
    write_line(answer)
    sys.stdout.flush()
    return 0 if facts and all(fact.said is not None for fact in found.facts) else 1


def _facts(path: Path) -> list[tuple[str, bool | None]]:
    """The facts of a file of JSON Lines. Raises UnreadableText, which names the line."""
    found: list[tuple[str, bool | None]] = []
    try:
        with path.open("rb") as file:
            for line in parse_lines(file):
                if line.fault:
                    raise UnreadableText(f"{path}: {line.fault}.")
                truth = line.value.get("true")
                if truth is not None and not isinstance(truth, bool):
                    raise UnreadableText(f"{path}: in line {line.number}, “true” is neither true nor false.")
                found.append((text_of(line.value, "fact"), truth))
    except LineFault as fault:
        raise UnreadableText(f"{path}: {fault}.") from fault
    except OSError as error:
        raise UnreadableText(f"{path} cannot be read: {error.strerror}.") from error
    if not found:
        raise UnreadableText(f"{path} has no facts in it.")
    return found
