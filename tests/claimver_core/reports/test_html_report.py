from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

from claimver_core.reports import render
from claimver_core.reports.html_report import render_html
from claimver_core.types import Entity, Report, Span

HOSTILE = """<script>alert(1)</script><img src=x onerror="alert(1)">'" & {{ 7 * 7 }} https://evil.example/"""
VOID = {"meta", "br", "img", "link", "input"}


class _Page(HTMLParser):
    """Collects elements, checks that they nest, and the text that is shown."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.text += data


def test_everything_from_outside_is_escaped(report: Report) -> None:
    claim = replace(report.results[0].claim, text=HOSTILE, context=HOSTILE + "!", span=Span(0, len(HOSTILE)))
    triplet = replace(report.results[0].triplets[0], subject=Entity("Q1", HOSTILE), source=HOSTILE)
    verdict = replace(report.results[0].verdict, decided_by=HOSTILE)
    result = replace(report.results[0], claim=claim, rationale=HOSTILE, triplets=(triplet,), verdict=verdict)
    page = _Page(render(replace(report, name=HOSTILE, text=HOSTILE, results=(result,)), "html"))
    assert not {"script", "img"} & {tag for tag, _ in page.tags}
    assert not any(name.startswith("on") for _, attrs in page.tags for name in attrs)
    assert page.text.count(HOSTILE) >= 7


def test_the_page_fetches_nothing(report: Report) -> None:
    page = _Page(render(report, "html"))
    assert not {"link", "script", "img", "iframe"} & {tag for tag, _ in page.tags}
    assert all(attrs["href"].startswith("#") for tag, attrs in page.tags if tag == "a" and attrs["href"])
    policy = next(attrs for tag, attrs in page.tags if attrs.get("http-equiv") == "Content-Security-Policy")
    assert policy["content"] == "default-src 'none'; style-src 'unsafe-inline'"
    assert "url(" not in render(report, "html")


def test_a_verdict_is_colour_line_sign_and_word(report: Report) -> None:
    html = render(report, "html")
    page = _Page(html)
    for label, sign, word, line in (
        ("attributable", "✓", "Attributable", "solid"),
        ("extrapolatory", "?", "Extrapolatory", "dashed"),
        ("contradictory", "✗", "Contradictory", "wavy"),
        ("unchecked", "!", "Not checked", "dotted"),
    ):
        assert ("mark", {"class": label}) in page.tags
        assert re.search(rf"\d {re.escape(sign)} {word}", page.text)
        assert re.search(rf"\.{label} {{[^}}]*--style: {line};", html)


def test_the_checked_text_is_all_there(report: Report) -> None:
    page = _Page(render(report, "html"))
    shown = re.sub(r"\[\d .\xa0|\]", "", page.text)
    assert report.text in shown


def test_links_lead_to_their_claims(report: Report) -> None:
    page = _Page(render_html([report, report]))
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert len(ids) == len(set(ids)) == 8
    assert {attrs["href"] for tag, attrs in page.tags if tag == "a"} == {f"#{each}" for each in ids}


def test_light_and_dark_colours_can_be_read(report: Report) -> None:
    html = render(report, "html")
    light, dark = html.split("prefers-color-scheme: dark")
    for style in (light, dark.split("} }")[0]):
        colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", style))
        for label in ("attributable", "extrapolatory", "contradictory", "unchecked"):
            assert _contrast(colours["text"], colours[f"{label}-tint"]) >= 4.5
            assert _contrast(colours[f"{label}-ink"], colours[f"{label}-tint"]) >= 4.5
            assert _contrast(colours[label], colours["card"]) >= 3
        assert _contrast(colours["muted"], colours["page"]) >= 4.5


def _contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG 2."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
