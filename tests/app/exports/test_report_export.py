"""Exporting the report of a check, through the window."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from app.exports import report_export
from app.exports.pdf import render_pdf
from app.exports.report_export import FORMS, ReportExport
from app.window import MainWindow
from claimver_core.types import Report
from tests.app.scripted import TEXT, script_results

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
    qtbot: QtBot, checked: MainWindow, chosen: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: ("", True))
    title = next(title for name, title, _ in FORMS if name == form)
    action = next(action for action in checked.menus.export.actions() if title in action.text())
    with qtbot.waitSignal(checked.exports.saved):
        action.trigger()
        assert checked.statusBar().currentMessage() == "Saving report…"
    assert chosen.read_bytes().startswith(_STARTS[form])
    assert checked.statusBar().currentMessage() == "The report was saved as report."


def test_a_review_is_signed_or_given_up(
    qtbot: QtBot, checked: MainWindow, chosen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [("", False), (" Jo Ng ", True)]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: answers.pop(0))
    checked.exports.choose_and_export("claimreview")
    checked.exports.finish()
    assert not chosen.exists()
    with qtbot.waitSignal(checked.exports.saved):
        checked.exports.choose_and_export("claimreview")
    reviews = json.loads(chosen.read_text(encoding="utf-8"))["@graph"]
    assert {review["author"]["name"] for review in reviews} == {"Jo Ng"}


def test_a_file_that_cannot_be_written_is_told_and_the_old_one_stays(
    qtbot: QtBot, checked: MainWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "folder.html"
    folder.mkdir()
    checked.exports.export_to(folder, "html")
    qtbot.waitUntil(lambda: "folder.html could not be saved" in checked.banner.text)
    assert folder.is_dir()


def test_without_a_report_nothing_is_written(window: MainWindow, chosen: Path) -> None:
    export: ReportExport = window.exports
    export.choose_and_export("html")
    export.export_to(chosen, "html")
    export.finish()
    assert not chosen.exists()


def test_the_window_stays_awake_while_a_report_is_written(
    qtbot: QtBot, checked: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, threads = threading.Event(), list[int]()

    def slow(report: Report) -> bytes:
        threads.append(threading.get_ident())
        gate.wait(10)
        return render_pdf(report)

    monkeypatch.setattr(report_export, "render_pdf", slow)
    with qtbot.waitSignal(checked.exports.saved):
        checked.exports.export_to(tmp_path / "report.pdf", "pdf")
        qtbot.keyClicks(checked.editor, "typed meanwhile")
        assert "typed meanwhile" in checked.editor.text()
        gate.set()
    assert threads[0] != threading.get_ident()
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")


def test_a_fault_in_an_export_is_told_with_its_details(
    qtbot: QtBot, checked: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_export, "render_pdf", lambda _report: 1 // 0)
    checked.exports.export_to(tmp_path / "report.pdf", "pdf")
    qtbot.waitUntil(lambda: "A fault in ClaimVer" in checked.banner.text)


def test_the_pdf_has_pages_and_nothing_in_it_leads_outside(checked: MainWindow) -> None:
    report = checked.checks.report
    assert report is not None
    hostile = '<img src="https://evil.example/x.png"><a href="https://evil.example">x</a>\x00\u202e'
    text = (TEXT + hostile + "\n") * 40
    pdf = render_pdf(Report(hostile, text, 0.5, tuple(script_results(TEXT)), (), report.provenance))
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") >= 2
    assert b"/URI" not in pdf
