"""``claimver link``: the entities that texts name."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from claimver_core.commands.lines import LineFault, read_lines, text_of, write_line
from claimver_core.commands.terminal import ProgressBar, positive_number, stop_on_interrupt
from claimver_core.types import Mention, Progress

if TYPE_CHECKING:
    from claimver_core.checker import FactChecker

_DIGITS = 4

SUMMARY = "find the entities that texts name"
DETAILS = """\
Reads JSON Lines from standard input: {"id": "1", "text": "..."}. Writes a line for each, in order, with its
"mentions" (start, end, text, entity, label, score), or with "mentions": null and "error"."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--candidates",
        type=positive_number,
        metavar="K",
        help="also give the K best candidates of each mention",
    )


def run(options: argparse.Namespace, checker: FactChecker) -> int:
    """Returns the exit status: 0, or 1 when a line could not be used."""
    failed = False
    with ProgressBar(options.progress) as progress:
        checker.load(progress)
        for done, line in enumerate(read_lines(), 1):
            try:
                if line.fault:
                    raise LineFault(line.fault)
                text = text_of(line.value, "text")
                with stop_on_interrupt() as stopped:
                    mentions = checker.link(text, stopped)
                write_line({"id": line.id, "mentions": [_mention(m, options.candidates) for m in mentions]})
            except LineFault as fault:
                failed = True
                write_line({"id": line.id, "mentions": None, "error": str(fault)})
            sys.stdout.flush()
            progress(Progress("Linked texts", done, done))
    return 1 if failed else 0


def _mention(mention: Mention, candidates: int | None) -> dict[str, Any]:
    found: dict[str, Any] = {
        "start": mention.span.start,
        "end": mention.span.end,
        "text": mention.text,
        "entity": mention.entity.id,
        "label": mention.entity.label,
        "score": round(mention.score, _DIGITS),
    }
    if candidates is not None:
        found["candidates"] = [
            {
                "entity": candidate.entity.id,
                "label": candidate.entity.label,
                "description": candidate.entity.description,
                "score": round(candidate.score, _DIGITS),
            }
            for candidate in mention.candidates[:candidates]
        ]
    return found
