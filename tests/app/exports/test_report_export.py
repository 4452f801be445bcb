"""Exporting the report of a check, through the window."""

from __future__ import annotations

import json
import re
import threading
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.exports import report_export
from app.exports.pdf import render_pdf
from app.exports.report_export import FORMS, ReportExport
from app.window import MainWindow
from claimver_core.types import Entity, Label, Report
from tests.app.scripted import BORN, PROVENANCE, TEXT, result, script_results

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
    """The name that the user types, without the ending of its form."""
    path = tmp_path / "out" / "report"
    path.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(path), ""))
    return path


@pytest.mark.parametrize(("form", "title", "ending"), FORMS)
def test_every_form_in_the_menu_is_written(
    qtbot: QtBot,
    checked: MainWindow,
    chosen: Path,
    form: str,
    title: str,
    ending: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: ("", True))
    action = next(action for action in checked.menus.export.actions() if title in action.text())
    with qtbot.waitSignal(checked.exports.saved):
        action.trigger()
        assert checked.statusBar().currentMessage() == f"Saving report.{ending}…"
    assert chosen.with_suffix(f".{ending}").read_bytes().startswith(_STARTS[form])
    assert checked.statusBar().currentMessage() == f"The report was saved as report.{ending}."


def test_a_name_without_its_ending_asks_before_it_replaces_a_file_and_the_folder_is_kept(
    qtbot: QtBot,
    checked: MainWindow,
    chosen: Path,
    answers: list[QMessageBox.StandardButton],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = chosen.with_suffix(".html")
    there.write_text("an older report", encoding="utf-8")
    answers.append(QMessageBox.StandardButton.Cancel)
    checked.exports.choose_and_export("html")
    checked.exports.finish()
    assert there.read_text(encoding="utf-8") == "an older report"
    answers.append(QMessageBox.StandardButton.Save)
    with qtbot.waitSignal(checked.exports.saved):
        checked.exports.choose_and_export("html")
    assert there.read_bytes().startswith(_STARTS["html"])
    suggested: list[str] = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *asked: (suggested.append(asked[2]), ("", ""))[1]
    )
    checked.exports.choose_and_export("csv")
    assert Path(suggested[0]).parent == there.parent


def test_a_review_is_signed_or_given_up(
    qtbot: QtBot, checked: MainWindow, chosen: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [("", False), (" Jo Ng ", True)]
    monkeypatch.setattr(QInputDialog, "getText", lambda *_arguments: answers.pop(0))
    checked.exports.choose_and_export("claimreview")
    checked.exports.finish()
    assert not chosen.with_suffix(".jsonld").exists()
    with qtbot.waitSignal(checked.exports.saved):
        checked.exports.choose_and_export("claimreview")
    reviews = json.loads(chosen.with_suffix(".jsonld").read_text(encoding="utf-8"))["@graph"]
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
    assert not list(chosen.parent.iterdir())


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


def _pages(report: Report) -> list[str]:
    return [page.extract_text().replace("\t", " ") for page in PdfReader(BytesIO(render_pdf(report))).pages]


def test_on_paper_a_long_claim_is_wrapped_and_the_day_of_the_check_is_told(checked: MainWindow) -> None:
    words = " ".join(f"word{number}" for number in range(60))
    results = (result(words, 1, words, Label.EXTRAPOLATORY),)
    (page,) = _pages(Report("a", words, 0.5, results, (), PROVENANCE))
    assert max(map(len, page.splitlines())) < 120
    assert "Checked on 21 November 2026" in page


def test_on_paper_a_claim_and_its_facts_stay_together(checked: MainWindow) -> None:
    claim = "Albert Einstein was born in Ulm, Germany"
    results = []
    for number in range(1, 31):
        subject = Entity(f"Q{number}", f"begin{number}x and words that need another line or two end{number}x")
        facts = tuple(replace(BORN, subject=subject) for _ in range(number % 4))
        results.append(result(TEXT, number, claim, Label.ATTRIBUTABLE, facts, "Because " * number * 7))
    pages = _pages(Report("a", TEXT, 0.5, tuple(results), (), PROVENANCE))
    assert len(pages) > 5
    for page in pages:
        assert re.findall(r"begin(\d+)x", page) == re.findall(r"end(\d+)x", page)
        assert page.count("Attributable: ") == page.count("“Albert")
