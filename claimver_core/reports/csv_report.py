"""The claims as rows of a table: one a claim, for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from claimver_core.reports import words
from claimver_core.types import Report

COLUMNS = (
    *(
        "source",
        "claim",
        "start",
        "end",
        "text",
        "read as",
        "verdict",
        "confidence",
        "TMS",
        "KAS of the text",
    ),
    *("decided by", "rationale", "why not checked", "facts", "passages", "entities", "made by"),
)
# What a spreadsheet takes for a formula, in ASCII and in full width; white space may stand before it.
_FORMULA = tuple("=+-@＝＋－＠")


def render_csv(reports: Sequence[Report]) -> str:
    """One table for all reports, with a header; a text without claims has no row."""
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(COLUMNS)
    for report in reports:
        kas = "" if report.kas is None else f"{report.kas:.4f}"
        for result in report.results:
            claim, verdict = result.claim, result.verdict
            checked = verdict.label is not None
            row = [
                report.name,
                result.index,
                claim.span.start,
                claim.span.end,
                claim.text,
                claim.context,
                words.WORDS[verdict.label],
                f"{verdict.confidence:.4f}" if checked else "",
                f"{result.tms:.4f}" if checked else "",
                kas,
                words.decider(result) if checked else "",
                result.rationale,
                verdict.unchecked or "",
                "; ".join(words.fact_line(triplet) for triplet in result.triplets),
                "; ".join(words.passage_line(passage) for passage in result.passages),
                "; ".join(words.named(entity.label, entity.id) for entity in words.entities(result)),
                words.made_by(report.provenance),
            ]
            writer.writerow([_safe(cell) if isinstance(cell, str) else cell for cell in row])
    return table.getvalue()


def _safe(text: str) -> str:
    """One line that no spreadsheet runs as a formula: such a cell gets an apostrophe in front."""
    line = words.one_line(text)
    return f"'{line}" if line.startswith(_FORMULA) else line
