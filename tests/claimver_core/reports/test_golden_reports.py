"""Every format of the report made by hand, against the file that shows how it is meant.

After a change that is meant: CLAIMVER_NEW_GOLDEN=1 python -m pytest tests/claimver_core/reports; read what
became different in tests/data/reports.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from claimver_core.reports import FORMATS, render
from claimver_core.types import Report

_FOLDER = Path(__file__).resolve().parents[2] / "data" / "reports"
_ENDINGS = {
    "text": "txt",
    "json": "json",
    "markdown": "md",
    "html": "html",
    "csv": "csv",
    "claimreview": "claimreview.jsonld",
    "webannotation": "webannotation.jsonld",
    "trig": "trig",
}


@pytest.mark.parametrize("format", FORMATS)
def test_a_report_looks_as_it_is_meant_to(report: Report, format: str) -> None:
    golden = _FOLDER / f"report.{_ENDINGS[format]}"
    made = render(report, format)
    if os.environ.get("CLAIMVER_NEW_GOLDEN"):
        golden.write_text(made, encoding="utf-8", newline="\n")
    assert made == golden.read_text(encoding="utf-8")
    assert render(report, format) == made
