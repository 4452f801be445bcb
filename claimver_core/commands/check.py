"""``claimver check``: the claims of texts, with their verdicts."""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING

from claimver_core.commands import method_options
from claimver_core.commands.method_options import add_method_arguments
from claimver_core.commands.terminal import (
    ProgressBar,
    note,
    output,
    speaks_unicode,
    stop_on_interrupt,
    terminal_width,
    wants_colour,
)
from claimver_core.documents.kinds import ENDINGS, Kind
from claimver_core.documents.reading import STANDARD_INPUT, Source, read_source
from claimver_core.errors import Cancelled, ClaimVerError, UsageError
from claimver_core.language.other_language import LANGUAGES
from claimver_core.reports import FORMATS, SIGNED, SUFFIXES, TOGETHER, render, render_all
from claimver_core.reports.json_report import error_object, report_object, to_json
from claimver_core.reports.text_report import render_text
from claimver_core.types import Label, Report

if TYPE_CHECKING:
    from claimver_core.checker import FactChecker

CONTRADICTED = 4
_IN_FOLDERS = {ending for ending, kind in ENDINGS.items() if kind is not Kind.HTML}  # pages may be reports

SUMMARY = "find the claims of texts and judge each against the knowledge"
DETAILS = f"""\
Without FILE, or for "-", the text comes from standard input. Texts are plain text in UTF-8 (or UTF-16 with a
byte order mark); of Word (.docx), OpenDocument (.odt), PDF and HTML the visible text is checked. In JSON,
one file gives one object, and several files or a folder give one compact object a line, in order, also for
those that could not be checked.
{method_options.DETAILS}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", help='the texts to check, "-" for standard input')
    parser.add_argument(
        "-f",
        "--format",
        choices=FORMATS,
        help="the form of the report (default: by the ending of --output; else text on a terminal, json "
        "elsewhere)",
    )
    parser.add_argument(
        "--signed-by",
        metavar="NAME",
        default="",
        help="who has read the verdicts and answers for them, in claimreview; without it they are marked as "
        "machine-made",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="PATH", help="write the report to this file")
    parser.add_argument(
        "-r",
        "--recursive",
        action="store_true",
        help="check the texts inside folders: .txt, .md, .docx, .odt and .pdf",
    )
    add_method_arguments(parser)
    parser.add_argument(
        "--fail-on",
        choices=[Label.CONTRADICTORY.value],
        help=f"exit with status {CONTRADICTED} when a claim has this verdict",
    )


def run(options: argparse.Namespace, checker: FactChecker) -> int:
    """Returns the exit status: 0, 1 when something could not be checked, or 4 for ``--fail-on``."""
    names, several = _names(options)
    form = _format(options)
    if options.signed_by and form != SIGNED:
        raise UsageError(f"The format {form} cannot be signed.", f"Use --signed-by with --format {SIGNED}.")
    with output(options.output) as stream, ProgressBar(options.progress) as progress:
        writer = _Writer(form, several, stream, options.signed_by)
        failed = contradicted = False
        for name in names:
            if len(names) > 1:
                progress.label = Path(name).name
            outcome = _check(name, checker, progress)
            progress.clear()
            if isinstance(outcome, str):
                failed = True
                note(outcome)
                writer.failure(name, outcome)
                continue
            source, report = outcome
            for message in source.notes:
                note(message)
            if report.language:
                text = "The text" if name == STANDARD_INPUT else name
                note(
                    f"{text} seems to be {LANGUAGES[report.language]}. Only English is read: most of its "
                    "claims are missed or stay open."
                )
            if report.provenance.failure:
                failed = True
                note(f"{name}: the compact verifier stood in, see the report. {report.provenance.failure}")
            writer.report(source, report)
            labels = {result.verdict.label for result in report.results}
            failed |= None in labels
            contradicted |= Label.CONTRADICTORY in labels
        writer.finish()
    if contradicted and options.fail_on:
        return CONTRADICTED
    return 1 if failed else 0


def _check(name: str, checker: FactChecker, progress: ProgressBar) -> tuple[Source, Report] | str:
    """The report, or why there is none. What concerns all texts alike (a missing resource) is raised."""
    try:
        if name == STANDARD_INPUT and sys.stdin.isatty():
            note(f"type or paste the text, then press {'Ctrl-Z and Enter' if os.name == 'nt' else 'Ctrl-D'}.")
        source = read_source(name, progress=progress)
        checker.load(progress)
        with stop_on_interrupt() as stopped:
            return source, checker.check(source.text, name=name, progress=progress, cancelled=stopped)
    except ClaimVerError as error:
        if error.exit_status != 1:
            raise
        return str(error)
    except (Cancelled, BrokenPipeError):
        raise
    except Exception as error:
        # A fault of the program's own in one text must not lose the others; it is never passed over.
        traceback.print_exc()
        return f"{name} could not be checked, by a fault of the program: {type(error).__name__}: {error}"


class _Writer:
    """Puts reports on a stream in one format: as they come, or together where they make one document."""

    def __init__(self, format: str, several: bool, stream: IO[str], signed_by: str) -> None:
        self._format = format
        self._signed_by = signed_by
        self._several = several
        self._stream = stream
        self._reports: list[Report] = []

    def report(self, source: Source, report: Report) -> None:
        if self._format == "json":
            self._json(report_object(report, source.sha256))
        elif self._format in TOGETHER:
            self._reports.append(report)
        elif self._format == "text":
            self._text(report)
        else:
            self._write(render(report, self._format))

    def failure(self, name: str, message: str) -> None:
        if self._format == "json":
            self._json(error_object(name, message))

    def finish(self) -> None:
        if self._reports:
            self._write(render_all(self._reports, self._format, signed_by=self._signed_by))

    def _json(self, value: object) -> None:
        self._write(to_json(value, indent=None if self._several else 2) + "\n")

    def _text(self, report: Report) -> None:
        self._write(
            render_text(
                report,
                colour=wants_colour(self._stream),
                width=terminal_width(),
                ascii_only=not speaks_unicode(self._stream),
            )
        )

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()


def _names(options: argparse.Namespace) -> tuple[list[str], bool]:
    """The sources in order, and whether there may be several."""
    names: list[str] = options.files or [STANDARD_INPUT]
    folders = options.recursive and any(Path(name).is_dir() for name in names)
    if not folders:
        return names, len(names) > 1
    return [inside for name in names for inside in _expanded(name)], True


def _expanded(name: str) -> Iterator[str]:
    """``name`` itself, or the texts inside the folder of that name, sorted; hidden ones are left out."""
    folder = Path(name)
    if name == STANDARD_INPUT or not folder.is_dir():
        yield name
        return
    for parent, folders, files in os.walk(folder):
        folders[:] = sorted(inner for inner in folders if not inner.startswith("."))
        for file in sorted(files):
            if Path(file).suffix.lower() in _IN_FOLDERS and not file.startswith("."):
                yield str(Path(parent, file))


def _format(options: argparse.Namespace) -> str:
    if options.format:
        return str(options.format)
    if options.output is not None and options.output.suffix.lower() in SUFFIXES:
        return SUFFIXES[options.output.suffix.lower()]
    return "text" if options.output is None and sys.stdout.isatty() else "json"
