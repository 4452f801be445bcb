"""``claimver verify``: claims judged against evidence that is given, without retrieval."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from claimver_core.commands import method_options
from claimver_core.commands.lines import Line, LineFault, read_lines, write_line
from claimver_core.commands.method_options import add_method_arguments
from claimver_core.commands.terminal import ProgressBar, stop_on_interrupt
from claimver_core.given_claims import given_claim
from claimver_core.types import Evidence, Progress, Verdict

if TYPE_CHECKING:
    from claimver_core.checker import FactChecker

_BATCH = 256  # lines that go to the model together
_DIGITS = 4

SUMMARY = "judge claims against the evidence given with each"
DETAILS = f"""\
Reads JSON Lines from standard input:
  {{"id": "1", "claim": "...", "triplets": [["subject", "property", "object"], ...]}}
  {{"id": "2", "claim": "...", "passages": ["sentence", ...]}}
Both kinds may be given. Writes a line for each, in order, with "label", "confidence", "scores" and
"evidence" (the indexes of what decided, triplets before passages) and "decided_by" ("model" or the name of a
rule), or with "label": null and "error". Votes add "agreement".
{method_options.DETAILS}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_method_arguments(parser)


def run(options: argparse.Namespace, checker: FactChecker) -> int:
    """Returns the exit status: 0, or 1 when a line could not be judged."""
    failed = False
    lines = read_lines()
    with ProgressBar(options.progress) as progress:
        checker.load(progress)
        done = 0
        while batch := list(islice(lines, _BATCH)):
            for answer in _judged(batch, checker):
                failed |= answer["label"] is None
                write_line(answer)
            sys.stdout.flush()
            done += len(batch)
            progress(Progress("Judged claims", done, done))
    return 1 if failed else 0


def _judged(batch: list[Line], checker: FactChecker) -> Iterator[dict[str, Any]]:
    """The answers to a batch, in order; what can be judged goes to the model in one call."""
    parsed = [_parsed(line) for line in batch]
    items = [item for item in parsed if not isinstance(item, str)]
    with stop_on_interrupt() as stopped:
        verdicts = iter(checker.verify(items, stopped) if items else [])
    for line, item in zip(batch, parsed, strict=True):
        if isinstance(item, str):
            yield {"id": line.id, "label": None, "error": item}
        else:
            yield _answer(line, next(verdicts))


def _answer(line: Line, verdict: Verdict) -> dict[str, Any]:
    if verdict.label is None:
        return {"id": line.id, "label": None, "error": verdict.unchecked or "the claim could not be judged"}
    return {
        "id": line.id,
        "label": verdict.label.value,
        "confidence": round(verdict.confidence, _DIGITS),
        "scores": {label.value: round(score, _DIGITS) for label, score in verdict.scores.items()},
        "evidence": list(verdict.evidence),
        "decided_by": verdict.decided_by,
    } | ({} if verdict.agreement is None else {"agreement": round(verdict.agreement, _DIGITS)})


def _parsed(line: Line) -> tuple[str, Evidence] | str:
    """The claim with its evidence, or why the line cannot be judged."""
    if line.fault:
        return line.fault
    try:
        return given_claim(line.value)
    except LineFault as fault:
        return str(fault)
