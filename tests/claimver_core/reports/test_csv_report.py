from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claimver_core.reports import render, render_all
from claimver_core.reports.csv_report import COLUMNS, render_csv
from claimver_core.types import Claim, ClaimResult, KnowledgeInfo, Provenance, Report, Span, Verdict

_MADE = Provenance("0.1.0", "compact", (), (KnowledgeInfo("starter", "", "ab" * 32),), "2026-01-02", 1.0)


def _rows(table: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(table)))


def test_one_row_a_claim(report: Report) -> None:
    rows = _rows(render(report, "csv"))
    assert [row["verdict"] for row in rows] == [
        "Attributable",
        "Contradictory",
        "Extrapolatory",
        "Not checked",
    ]
    assert rows[1]["read as"] == "Albert Einstein was born in 1890"
    assert rows[0]["confidence"] == "0.9000"
    assert rows[3]["confidence"] == ""
    assert rows[3]["why not checked"] == "The model stopped."
    assert "Patent Office (end time: 1909; holds no longer) [supplement]" in rows[0]["facts"]
    for row in rows:
        assert report.text[int(row["start"]) : int(row["end"])] == row["text"]


def test_several_reports_share_one_header(report: Report) -> None:
    other = replace(report, name="other.txt", results=report.results[:1])
    rows = _rows(render_all([report, other], "csv"))
    assert [row["source"] for row in rows] == ["draft.txt"] * 4 + ["other.txt"]


@pytest.mark.parametrize(
    "formula",
    [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1+1",
        "\r\n=1+1",
        " =cmd|' /C calc'!A0",
        "＝1+1",
        "\x00=1",
        "\u202e=1",
    ],
)
def test_no_cell_is_a_formula(report: Report, formula: str) -> None:
    claim = replace(report.results[0].claim, text=formula, context=formula)
    result = replace(report.results[0], claim=claim, rationale=formula)
    table = render(replace(report, name=formula, results=(result,)), "csv")
    for row in csv.reader(io.StringIO(table)):
        assert not any(cell.strip().startswith(tuple("=+-@＝＋－＠")) for cell in row)
    assert _rows(table)[0]["text"].startswith("'")


@given(st.text(max_size=60), st.text(max_size=20))
def test_any_text_comes_back_as_one_row_of_all_columns(text: str, name: str) -> None:
    claim = ClaimResult(
        1, Claim(Span(0, len(text)), text, text), Verdict(None, unchecked=text), rationale=text
    )
    table = render_csv([Report(name, text, None, (claim,), (), _MADE)])
    header, *rows = csv.reader(io.StringIO(table))
    assert tuple(header) == COLUMNS
    assert [len(row) for row in rows] == [len(COLUMNS)]
    table.encode()
