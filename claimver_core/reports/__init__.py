"""A report in the forms that people and programs read."""

from __future__ import annotations

from collections.abc import Callable

from claimver_core.errors import UsageError
from claimver_core.reports.html_report import render_html
from claimver_core.reports.json_report import render_json
from claimver_core.reports.markdown_report import render_markdown
from claimver_core.reports.text_report import render_text
from claimver_core.types import Report

_RENDERERS: dict[str, Callable[[Report], str]] = {
    "text": render_text,
    "json": render_json,
    "markdown": render_markdown,
    "html": lambda report: render_html([report]),
}
FORMATS = tuple(_RENDERERS)
SUFFIXES = {".txt": "text", ".json": "json", ".md": "markdown", ".html": "html", ".htm": "html"}
"""The format that a file's ending asks for."""


def render(report: Report, format: str) -> str:
    """The report as ``text``, ``json``, ``markdown`` or ``html``; raises UsageError for another format."""
    if format not in _RENDERERS:
        raise UsageError(f"There is no report format “{format}”.", f"There are: {', '.join(FORMATS)}.")
    return _RENDERERS[format](report)
