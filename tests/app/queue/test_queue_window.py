"""The queue of posts as a moderator meets it, on a scripted checker."""

from __future__ import annotations

import csv
import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from app.queue import queue_exchange
from app.queue.queue_export import QUEUE_FORMS, queue_text
from app.queue.queue_model import COLUMNS, CONTRADICTED, KAS, STATE, Item, State
from app.queue.queue_model import TEXT as TEXT_COLUMN
from app.queue.queue_window import QueueWindow
from app.window import MainWindow
from claimver_core.documents.posts import Post
from claimver_core.errors import ClaimVerError, ResourceError
from tests.app.scripted import TEXT, ScriptedChecker

GREEN = "Albert Einstein was born in Ulm, Germany."
RED = "He received the Nobel Prize in Literature in 1921."


@pytest.fixture
def queue(window: MainWindow) -> QueueWindow:
    window.show_queue()
    return window.queue


def _column(queue: QueueWindow, column: int) -> list[str]:
    return [queue.shown.index(row, column).data() for row in range(queue.shown.rowCount())]


def _hint(queue: QueueWindow) -> str:
    return " ".join(label.text() for label in queue.table.currentWidget().findChildren(QLabel))


def _finish(qtbot: QtBot, queue: QueueWindow) -> None:
    with qtbot.waitSignal(queue.flow.ended):
        queue._check.click()


def test_pasted_posts_are_checked_and_the_contradicted_come_first(qtbot: QtBot, queue: QueueWindow) -> None:
    QGuiApplication.clipboard().setText(f"{GREEN}\n{RED}\nHello!\n")
    queue.table.view.setFocus()
    qtbot.keyClick(queue.table.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert _column(queue, 0) == ["1", "2", "3"]
    _finish(qtbot, queue)
    assert _column(queue, CONTRADICTED) == ["1", "0", "0"]
    assert {item.state for item in queue.model.items} == {State.CHECKED}
    queue.table.view.sortByColumn(KAS, Qt.SortOrder.AscendingOrder)
    assert _column(queue, KAS) == ["0.62", "0.62", "–"]
    queue._only.click()
    assert _column(queue, 0) == ["2"]
    queue._only.click()
    qtbot.keyClicks(queue._words, "EINSTEIN")
    assert _column(queue, 0) == ["1"]


def test_a_post_opens_in_a_tab_with_its_results(
    qtbot: QtBot, window: MainWindow, queue: QueueWindow, checker: ScriptedChecker
) -> None:
    queue.exchange.add_text(f"{RED}\n")
    _finish(qtbot, queue)
    queue.table.view.selectRow(0)
    queue._open.click()
    assert window.editor.text() == RED
    assert len(window.panel.results) == 1
    assert len(checker.checked) == 1


def test_cancelling_keeps_what_is_done_and_the_rest_can_go_on(
    qtbot: QtBot, queue: QueueWindow, checker: ScriptedChecker
) -> None:
    queue.exchange.add_text(f"Hello!\n{GREEN}\n{RED}\n")
    gate = threading.Semaphore(1)
    checker.pause = gate.acquire
    queue._check.click()
    qtbot.waitUntil(lambda: queue.flow.done == 1)
    assert "Checking 2 of 3" in queue._state.text()
    assert "left" in queue._state.text()
    queue._cancel.click()
    gate.release(99)
    assert [item.state for item in queue.model.items] == [State.CHECKED, State.WAITING, State.WAITING]
    assert not queue._cancel.isVisible()
    _finish(qtbot, queue)
    assert {item.state for item in queue.model.items} == {State.CHECKED}


def test_one_failure_does_not_stop_the_others_but_a_missing_resource_does(
    qtbot: QtBot, queue: QueueWindow, checker: ScriptedChecker
) -> None:
    queue.exchange.add_text(f"{GREEN}\n{RED}\n")
    checker.check_error = ClaimVerError("It is <b>too</b> long.", "Shorten it.")
    _finish(qtbot, queue)
    assert {item.reason for item in queue.model.items} == {"It is <b>too</b> long."}
    checker.check_error = ResourceError("The knowledge pack is damaged.", "Install ClaimVer again.")
    _finish(qtbot, queue)
    assert "Install ClaimVer again." in queue.banner.text
    assert not queue.flow.running


def test_import_tells_the_lines_that_could_not_be_read(queue: QueueWindow, tmp_path: Path) -> None:
    path = tmp_path / "posts.jsonl"
    path.write_text('{"id": "a", "text": "one"}\n{broken\n', encoding="utf-8")
    queue.exchange.import_file(path)
    assert _column(queue, 0) == ["a"]
    assert "Posts added: 1. Lines that could not be read: 1." in queue.banner.text
    assert "Line 2" in queue.banner.text
    queue.exchange.import_file(tmp_path / "none.csv")
    assert "cannot be read" in queue.banner.text


def test_an_empty_queue_says_what_to_do_and_so_does_one_whose_posts_are_all_hidden(
    qtbot: QtBot, queue: QueueWindow
) -> None:
    assert "No posts yet" in _hint(queue)
    assert "press Paste" in _hint(queue)
    assert not queue.table.view.isVisible()
    QGuiApplication.clipboard().setText(f"{GREEN}\n{RED}\n")
    qtbot.keyClick(queue, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert queue.table.view.isVisible()
    qtbot.keyClicks(queue._words, "nowhere")
    assert "No post matches" in _hint(queue)
    queue._words.clear()
    assert queue.table.view.isVisible()
    queue._clear.click()
    assert not queue.table.view.isVisible()


def _export(qtbot: QtBot, queue: QueueWindow, path: Path, form: str = "posts") -> None:
    with qtbot.waitSignal(queue.exchange.exported):
        queue.exchange.export_to(path, form)


def test_export_in_both_forms(qtbot: QtBot, queue: QueueWindow, tmp_path: Path) -> None:
    queue.model.add([Post("=1+1", RED), Post("b", "=cmd()"), Post("c", GREEN)])
    _finish(qtbot, queue)
    _export(qtbot, queue, tmp_path / "a.csv")
    assert queue._state.text() == "3 posts were saved as a.csv."
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == ["'=1+1", "b", "c"]
    assert rows[1]["text"] == "'=cmd()"
    assert (rows[0]["contradictory"], rows[2]["attributable"]) == ("1", "1")
    _export(qtbot, queue, tmp_path / "a.jsonl", "lines")
    lines = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines[0]["report"]["schema"] == "claimver-report/1"
    queue.exchange.export_to(tmp_path / "none" / "a.csv")
    qtbot.waitUntil(lambda: "could not be saved" in queue.banner.text)


def test_the_window_stays_awake_while_the_queue_is_exported_and_its_end_waits_for_that(
    qtbot: QtBot,
    window: MainWindow,
    queue: QueueWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate, threads = threading.Event(), list[int]()

    def slow(items: list[Item], form: str) -> str:
        threads.append(threading.get_ident())
        gate.wait(10)
        return queue_text(items, form)

    monkeypatch.setattr(queue_exchange, "queue_text", slow)
    queue.exchange.add_text(f"{GREEN}\n")
    queue.exchange.export_to(tmp_path / "a.csv")
    assert queue._state.text() == "Saving a.csv…"
    queue.exchange.add_text(f"{RED}\n")
    qtbot.keyClicks(window.editor, "typed meanwhile")
    threading.Timer(0.1, gate.set).start()
    window.documents.forget_changes()
    window.close()
    assert threads[0] != threading.get_ident()
    written = (tmp_path / "a.csv").read_text(encoding="utf-8")
    assert "Ulm" in written
    assert "Nobel" not in written


@pytest.mark.parametrize(("form", "ending"), [(form, ending) for form, _, ending in QUEUE_FORMS])
def test_every_form_holds_all_posts(
    qtbot: QtBot, queue: QueueWindow, tmp_path: Path, form: str, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue.model.add([Post("a", RED), Post("b", GREEN)])
    _finish(qtbot, queue)
    chosen = next(f"{title} (*.{end})" for name, title, end in QUEUE_FORMS if name == form)
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_arguments: (str(tmp_path / "posts.v2"), chosen)
    )
    with qtbot.waitSignal(queue.exchange.exported):
        queue._export.click()
    text = (tmp_path / f"posts.v2.{ending}").read_text(encoding="utf-8")
    assert "Nobel Prize in Literature" in text
    assert "Ulm" in text


def test_an_ending_that_was_left_out_replaces_no_file_unasked(
    queue: QueueWindow,
    tmp_path: Path,
    answers: list[QMessageBox.StandardButton],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "posts.csv").write_text("older posts", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(tmp_path / "posts"), ""))
    queue.model.add([Post("a", RED)])
    answers.append(QMessageBox.StandardButton.Cancel)
    queue._export.click()
    queue.exchange.finish()
    assert (tmp_path / "posts.csv").read_text(encoding="utf-8") == "older posts"


def test_thousands_of_posts_are_shown_sorted_and_filtered(queue: QueueWindow) -> None:
    queue.model.add([Post(str(number), f"{TEXT} {number}") for number in range(10_000)])
    queue.table.view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert queue.shown.index(0, 0).data() == "9999"
    queue.shown.set_words("people. 4242")
    assert queue.shown.rowCount() == 1
    queue.table.view.grab()
    assert queue.shown.columnCount() == len(COLUMNS)


def test_closing_the_queue_hides_it_and_its_work_goes_on(
    qtbot: QtBot, queue: QueueWindow, checker: ScriptedChecker
) -> None:
    queue.exchange.add_text(f"{GREEN}\n{RED}\n")
    with qtbot.waitSignal(queue.flow.ended):
        queue._check.click()
        queue.close()
    assert not queue.isVisible()
    assert {item.state for item in queue.model.items} == {State.CHECKED}


def test_a_post_in_another_language_says_so_and_is_read_whole_under_the_mouse(
    qtbot: QtBot, queue: QueueWindow
) -> None:
    post = "Die Hauptstadt von Frankreich ist <b>Paris</b>, " + "sagt man, " * 50
    queue.exchange.add_text(post)
    _finish(qtbot, queue)
    (state,), (index,) = _column(queue, STATE), [queue.shown.index(0, TEXT_COLUMN)]
    assert state == "Checked: This text seems to be German."
    tip = index.data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Paris" in tip
    assert tip.count("sagt man") == 50
