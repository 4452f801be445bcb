from __future__ import annotations

import re
from dataclasses import replace

import pytest

from claimver_core.errors import UsageError
from claimver_core.reports import render
from claimver_core.reports.text_report import render_text
from claimver_core.types import Claim, Report, Span

_SEQUENCE = re.compile(r"\x1b\[\d+m")
HOSTILE = "Ulm\x1b]0;owned\x07 \x9b31m\u202egnal is \x00old\r"


def test_claims_are_marked_by_number_and_sign(report: Report) -> None:
    text = render_text(report)
    assert "[1 ✓ Albert Einstein was born in Ulm], and [2 ✗ he was born in 1890]. 🎉" in text
    assert "[3 ? He liked sailing]. [4 ! Ulm is large]." in text


def test_every_claim_has_its_block(report: Report) -> None:
    text = " ".join(render_text(report).split())
    assert "4 claims: 1 supported, 1 not settled, 1 contradicted, 1 not checked." in text
    assert (
        "1 ✓ Attributable: the facts support the claim (confidence 90%, TMS 0.91, decided by the model)"
        in text
    )
    assert "decided by the rule “date”" in text
    assert "Read as: Albert Einstein was born in 1890" in text
    assert "4 ! Not checked: The model stopped." in text
    assert "- Albert Einstein (Q937) | place of birth (P19) | Ulm (Q3012) [wikidata, 2021-03-01]" in text
    assert "Patent Office (end time: 1909; holds no longer) [supplement]" in text
    assert "14 March 1879" in text
    assert "“He owned a boat.” [letters.txt]" in text
    assert "= Ulm (Q3012): city in Baden-Württemberg, Germany" in text


def test_colour_is_added_to_the_signs_not_put_in_their_place(report: Report) -> None:
    coloured = render_text(report, colour=True)
    assert "\x1b[32m" in coloured
    assert "\x1b[31m" in coloured
    assert _SEQUENCE.sub("", coloured) == render_text(report)


def test_a_colour_ends_with_its_line(report: Report) -> None:
    broken = report.text.replace("born in Ulm", "born\nin Ulm")
    first = replace(report.results[0], claim=Claim(Span(0, 31), broken[:31], broken[:31]))
    shown = render_text(replace(report, text=broken, results=(first,)), colour=True)
    assert "\x1b[32mAlbert Einstein was born\x1b[0m\n\x1b[32min Ulm\x1b[0m" in shown


@pytest.mark.parametrize("format", ["text", "markdown", "html"])
def test_a_text_cannot_drive_the_terminal(report: Report, format: str) -> None:
    claim = replace(report.results[0].claim, text=HOSTILE, context=HOSTILE, span=Span(0, len(HOSTILE)))
    triplet = replace(report.results[0].triplets[0], source=HOSTILE)
    result = replace(report.results[0], claim=claim, rationale=HOSTILE, triplets=(triplet,))
    shown = render(replace(report, name=HOSTILE, text=HOSTILE, results=(result,)), format)
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", shown)
    assert "gnal is old" in shown


def test_terminals_without_unicode(report: Report) -> None:
    text = render_text(report, ascii_only=True)
    assert "[1 + Albert" in text
    assert "[2 x he was" in text
    assert "✓" not in text
    assert "✗" not in text


def test_overlapping_claims_end_with_their_number(report: Report) -> None:
    text = "abcdefghi"
    results = [
        replace(report.results[0], index=i, claim=Claim(span, span.of(text), span.of(text)))
        for i, span in enumerate((Span(0, 6), Span(3, 9)), 1)
    ]
    assert "[1 ✓ abc[2 ✓ def 1]ghi 2]" in render_text(replace(report, text=text, results=tuple(results)))


def test_blocks_keep_to_the_width(report: Report) -> None:
    long = replace(report.results[0], rationale="word " * 100)
    lines = render_text(replace(report, results=(long,)), width=60).split("\n")
    assert max(len(line) for line in lines if line.startswith("    ")) <= 60


@pytest.mark.parametrize("format", ["text", "json", "markdown", "html"])
def test_a_text_without_claims(report: Report, format: str) -> None:
    empty = replace(report, text="", results=(), mentions=(), kas=None)
    shown = render(empty, format)
    assert '"kas": null' in shown if format == "json" else "Nothing in this text is a claim" in shown


def test_an_unknown_format_is_wrong_use(report: Report) -> None:
    with pytest.raises(UsageError, match="There are: text, json, markdown, html"):
        render(report, "pdf")
