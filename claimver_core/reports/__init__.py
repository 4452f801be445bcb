"""A report in the forms that people and programs read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from claimver_core.errors import UsageError
from claimver_core.reports.claim_review import render_claim_review
from claimver_core.reports.csv_report import render_csv
from claimver_core.reports.html_report import render_html
from claimver_core.reports.json_report import render_json
from claimver_core.reports.markdown_report import render_markdown
from claimver_core.reports.text_report import render_text
from claimver_core.reports.trig_report import render_trig
from claimver_core.reports.web_annotation import render_web_annotation
from claimver_core.types import Report

SIGNED = "claimreview"
"""The format that a person can sign."""
_EACH: dict[str, Callable[[Report], str]] = {
    "text": render_text,
    "json": render_json,
    "markdown": render_markdown,
}
_TOGETHER: dict[str, Callable[[Sequence[Report]], str]] = {
    "html": render_html,
    "csv": render_csv,
    SIGNED: render_claim_review,
    "webannotation": render_web_annotation,
    "trig": render_trig,
}
FORMATS = (*_EACH, *_TOGETHER)
TOGETHER = frozenset(_TOGETHER)
"""The formats that hold several reports in one document."""
SUFFIXES = {
    ".txt": "text",
    ".json": "json",
    ".md": "markdown",
    ".html": "html",
    ".htm": "html",
    ".csv": "csv",
    ".jsonld": SIGNED,
    ".trig": "trig",
}
"""The format that a file's ending asks for."""


def render(report: Report, format: str, *, signed_by: str = "") -> str:
    """The report in one of FORMATS; raises UsageError for another. ``signed_by`` is for ``render_all``."""
    if format in _TOGETHER:
        return render_all([report], format, signed_by=signed_by)
    if format not in _EACH:
        raise UsageError(f"There is no report format “{format}”.", f"There are: {', '.join(FORMATS)}.")
    return _EACH[format](report)


def render_all(reports: Sequence[Report], format: str, *, signed_by: str = "") -> str:
    """Several reports as one document, in one of TOGETHER.

    ``signed_by`` names the person who answers for a ClaimReview; without it, it is marked as machine-made.
    """
    if format == SIGNED:
        return render_claim_review(reports, signed_by)
    return _TOGETHER[format](reports)
