"""The queue in files for other programs: posts as rows (CSV) or lines (JSON), or all reports in one."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from app.exports.report_export import FORMS
from app.queue.queue_model import Item
from app.translation import tr
from app.wording import counts
from claimver_core.reports import TOGETHER, render_all
from claimver_core.reports.json_report import report_object, to_json
from claimver_core.types import Label

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


POSTS, LINES = "posts", "lines"
QUEUE_FORMS = (
    (POSTS, tr("Posts, a row each (CSV)"), "csv"),
    (LINES, "JSON Lines", "jsonl"),
    *((form, title, ending) for form, title, ending in FORMS if form in TOGETHER and form != "csv"),
    ("csv", tr("Claims, a row each (CSV)"), "csv"),
)
"""What the queue exports: the form's name, its title and its file ending."""


def queue_text(items: Sequence[Item], form: str) -> str:
    """Posts in one of QUEUE_FORMS; the reports, as one document, are of those that are checked."""
    if form == POSTS:
        return queue_csv(items)
    if form == LINES:
        return queue_json_lines(items)
    return render_all([item.report for item in items if item.report is not None], form)


def queue_csv(items: Iterable[Item]) -> str:
    """A header and a row for each post; what a spreadsheet would take for a formula gets an apostrophe."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(
        ["id", "text", "state", "kas", "claims", *(label.value for label in Label), "not_checked"]
    )
    for item in items:
        row = [_safe(item.post.id), _safe(item.post.text), item.state.value]
        if (report := item.report) is not None:
            number = counts(report.results)
            kas = "" if report.kas is None else f"{report.kas:.4f}"
            row += [kas, str(len(report.results)), *(str(number[label]) for label in (*Label, None))]
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
                "report": report_object(report) if (report := item.report) else None,
            }
        )
        + "\n"
        for item in items
    )


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
