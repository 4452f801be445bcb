"""Opening and saving documents of every format in the window."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.documents import reading_job
from app.window import MainWindow
from claimver_core.documents.kinds import Kind
from claimver_core.documents.reading import read_source
from claimver_core.documents.writing import WRITTEN, document_bytes
from claimver_core.types import Progress

_Button = QMessageBox.StandardButton
TEXT = "Ada Lovelace was born in London. 🎉\n\nShe was a mathematician.\n"


@pytest.mark.parametrize("kind", WRITTEN)
def test_a_text_is_saved_and_opened_again_in_every_format(
    window: MainWindow, tmp_path: Path, kind: Kind
) -> None:
    window.editor.setPlainText(TEXT)
    path = tmp_path / f"a.{kind.value}"
    assert window.documents.save_to(path)
    assert not window.documents.modified
    window.tabs.new_page()
    window.documents.open(path)
    assert window.editor.text() == TEXT == read_source(str(path)).text


def test_layout_is_not_lost_unasked_and_only_asked_once(
    qtbot: QtBot, window: MainWindow, answers: list[QMessageBox.StandardButton], tmp_path: Path
) -> None:
    path = tmp_path / "a.docx"
    path.write_bytes(document_bytes(TEXT, Kind.WORD))
    before = path.read_bytes()
    window.documents.open(path)
    qtbot.keyClicks(window.editor, "x")
    answers.append(_Button.Cancel)
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert path.read_bytes() == before
    assert window.documents.modified
    answers.append(_Button.Save)
    assert window.documents.save()
    qtbot.keyClicks(window.editor, "y")
    assert window.documents.save()
    assert read_source(str(path)).text == "xy" + TEXT


def test_a_pdf_is_saved_as_something_else(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not window.documents.save_to(tmp_path / "a.pdf")
    assert "cannot be saved as PDF" in window.banner.text
    chosen = (str(tmp_path / "text"), "Word (*.docx)")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: chosen)
    window.editor.setPlainText(TEXT)
    assert window.documents.choose_and_save()
    assert read_source(str(tmp_path / "text.docx")).kind is Kind.WORD


def test_a_slow_document_is_read_beside_the_window_and_can_be_cancelled(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.pdf"
    path.write_text("A text under a wrong name", encoding="utf-8")
    window.documents.open(path)
    assert window.documents.opening
    qtbot.waitUntil(lambda: window.editor.text() == "A text under a wrong name")
    assert not window.documents.opening
    gate = threading.Event()

    def read_slowly(path: Path, *, replace: bool, progress) -> None:
        gate.wait(10)
        progress(Progress("Reading pages", 1, 2))

    monkeypatch.setattr(reading_job, "read_document", read_slowly)
    page = window.tabs.new_page()
    window.documents.open(path)
    assert page.editor.isReadOnly()
    threading.Timer(0.1, gate.set).start()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.documents.opening
    assert not page.editor.isReadOnly()
    assert window.banner.text == ""


@pytest.mark.parametrize("name", ["damaged.docx", "damaged.pdf", "none.odt"])
def test_what_cannot_be_opened_is_told_on_its_page(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, name: str
) -> None:
    if name.startswith("damaged"):
        (tmp_path / name).write_bytes(b"\0 %PDF- damaged" if name.endswith("pdf") else b"PK\x03\x04")
    window.tabs.open(tmp_path / name)
    qtbot.waitUntil(lambda: name in window.banner.text)
    assert len(window.tabs.pages) == 1


def test_a_folder_is_refused_without_words_of_the_shell(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "drafts").mkdir()
    window.tabs.open(tmp_path / "drafts")
    assert window.banner.text == "drafts is a folder. Open the texts that are in it."
