"""The queue in files for other programs: a row a post (CSV), or a report a line (JSON Lines)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

from app.queue.queue_model import Item
from app.wording import counts
from claimver_core.reports.json_report import report_object, to_json
from claimver_core.types import Label

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def queue_csv(items: Iterable[Item]) -> str:
    """A header and a row for each post; what a spreadsheet would take for a formula gets an apostrophe."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(
        ["id", "text", "state", "kas", "claims", *(label.value for label in Label), "not_checked"]
    )
    for item in items:
        row = [_safe(item.post.id), _safe(item.post.text), item.state.value]
        if item.report is not None:
            number = counts(item.report.results)
            kas = "" if item.report.kas is None else f"{item.report.kas:.4f}"
            row += [kas, str(len(item.report.results)), *(str(number[label]) for label in (*Label, None))]
        writer.writerow(row)
    return out.getvalue()


def queue_json_lines(items: Iterable[Item]) -> str:
    """A line for each post: id, text, state, and its report (claimver-report/1) when it is checked."""
    return "".join(
        to_json(
            {
                "id": item.post.id,
                "text": item.post.text,
                "state": item.state.value,
                "reason": item.reason or None,
                "report": report_object(item.report) if item.report else None,
            }
        )
        + "\n"
        for item in items
    )


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
