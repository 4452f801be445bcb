"""The report as one self-contained HTML page, for light and dark screens and for print.

It holds no script and fetches nothing; jinja2 escapes every value that is put in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from claimver_core.reports import words
from claimver_core.reports.segments import entangled, segments
from claimver_core.types import Label, Report

if TYPE_CHECKING:
    from jinja2 import Template

_TEMPLATE = Path(__file__).with_name("report.html.jinja")


def render_html(reports: Sequence[Report]) -> str:
    """One page with an article for each report."""
    title = f"Claims of {words.one_line(reports[0].name)}" if len(reports) == 1 else "Checked claims"
    return _template().render(
        articles=[(number, report, entangled(report.results)) for number, report in enumerate(reports, 1)],
        title=title,
        version=reports[0].provenance.claimver,
        segments=segments,
    )


def _css(label: Label | None) -> str:
    return label.value if label else "unchecked"


@cache
def _template() -> Template:
    from jinja2 import Environment, StrictUndefined

    environment = Environment(autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True)
    environment.filters.update(plain=words.plain, one_line=words.one_line)
    environment.globals.update(
        summary=words.summary,
        shares=words.shares,
        decider=words.decider,
        meaning=words.meaning,
        without_evidence=words.without_evidence,
        fact=words.fact,
        details=words.details,
        origin=words.origin,
        entities=words.entities,
        named=words.named,
        dated=words.dated,
        css=lambda result: _css(result.verdict.label),
        css_of=_css,
        sign=lambda result: words.MARKS[result.verdict.label],
        signs=words.MARKS,
        word=lambda result: words.WORDS[result.verdict.label],
        names=words.WORDS,
    )
    return environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
