from __future__ import annotations

from dataclasses import replace

import pytest
from markdown_it import MarkdownIt

from claimver_core.reports import render
from claimver_core.types import Report, Span


def _html(report: Report) -> str:
    return MarkdownIt("commonmark", {"html": True}).enable("table").render(render(report, "markdown"))


def test_sections_and_tables(report: Report) -> None:
    markdown = render(report, "markdown")
    assert "# Claims of draft.txt" in markdown
    assert "> \\[1 ✓ Albert Einstein was born in Ulm\\], and \\[2 ✗ he was born in 1890\\]. 🎉" in markdown
    assert "## 2 ✗ Contradictory" in markdown
    html = _html(report)
    assert "<td>place of birth (P19)</td>" in html
    assert html.count("<h2>") == 4
    assert html.count("<table>") == 3
    assert "<li>Ulm (Q3012): city in Baden-Württemberg, Germany</li>" in html


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        "![a](https://evil.example/x.png)",
        "[a](javascript:alert)",
        "**bold** _em_ ~~s~~ `code`",
        "# heading",
        "- item",
        "12. item",
        "1) item",
        "> quote",
        "===",
        "| a | b |",
        "&lt;b&gt;",
        "\\*stars\\*",
        "    indented",
    ],
)
def test_everything_from_outside_stands_as_plain_text(report: Report, hostile: str) -> None:
    claim = replace(report.results[0].claim, text=hostile, context=hostile + "!", span=Span(0, len(hostile)))
    triplet = replace(report.results[0].triplets[0], source=hostile)
    result = replace(report.results[0], claim=claim, rationale=hostile, triplets=(triplet,))
    text = f"{hostile}\n{hostile}\n\n{hostile}"
    html = _html(replace(report, name=hostile, text=text, results=(result,)))
    shown = " ".join(hostile.split()).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    assert html.count(shown) >= 7
    for tag in ("<script", "<img", "<a ", "<em>", "<code>", "<ol", "<s>"):
        assert tag not in html
    assert html.count("<h1>") == 1
    assert html.count("<h2>") == 1
    assert html.count("<blockquote>") == 1
    assert html.count("<strong>") == 1
    assert html.count("<ul>") == 1
