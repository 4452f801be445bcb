"""Exporting the report of a check, through the window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QInputDialog
from scripted import TEXT, script_results

from app.exports.pdf import render_pdf
from app.exports.report_export import FORMS, ReportExport
from app.window import MainWindow
from claimver_core.types import Report

_STARTS = {
    "html": b"<!doctype html>",
    "pdf": b"%PDF-1.",
    "markdown": b"# Claims of Untitled",
    "csv": b"\xef\xbb\xbfsource,claim",
    "json": b'{\n  "schema": "claimver-report/1"',
    "claimreview": b'{\n  "@context"',
    "webannotation": b'{\n  "@context": "http://www.w3.org/ns/anno.jsonld"',
    "trig": b"@prefix",
}


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file that the user chooses."""
    path = tmp_path / "out" / "report"
    path.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(path), ""))
    return path


@pytest.mark.parametrize("form", [form for form, _, _ in FORMS])
def test_every_form_in_the_menu_is_written(
    checked: MainWindow, chosen: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: ("", True))
    title = next(title for name, title, _ in FORMS if name == form)
    action = next(action for action in checked.menus.export.actions() if title in action.text())
    action.trigger()
    assert chosen.read_bytes().startswith(_STARTS[form])
    assert checked.statusBar().currentMessage() == "The report was saved as report."


def test_a_review_is_signed_or_given_up(
    checked: MainWindow, chosen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [("", False), (" Jo Ng ", True)]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: answers.pop(0))
    checked.exports.choose_and_export("claimreview")
    assert not chosen.exists()
    checked.exports.choose_and_export("claimreview")
    reviews = json.loads(chosen.read_text(encoding="utf-8"))["@graph"]
    assert {review["author"]["name"] for review in reviews} == {"Jo Ng"}


def test_a_file_that_cannot_be_written_is_told_and_the_old_one_stays(
    checked: MainWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "folder.html"
    folder.mkdir()
    checked.exports.export_to(folder, "html")
    assert "folder.html could not be saved" in checked.banner.text
    assert folder.is_dir()


def test_without_a_report_nothing_is_written(window: MainWindow, chosen: Path) -> None:
    export: ReportExport = window.exports
    export.choose_and_export("html")
    export.export_to(chosen, "html")
    assert not chosen.exists()


def test_the_pdf_has_pages_and_nothing_in_it_leads_outside(checked: MainWindow) -> None:
    report = checked.checks.report
    assert report is not None
    hostile = '<img src="https://evil.example/x.png"><a href="https://evil.example">x</a>\x00\u202e'
    text = (TEXT + hostile + "\n") * 40
    pdf = render_pdf(Report(hostile, text, 0.5, tuple(script_results(TEXT)), (), report.provenance))
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") >= 2
    assert b"/URI" not in pdf
