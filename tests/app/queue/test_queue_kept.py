"""What is in the queue outlives the window, a killed process and a damaged file."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.queue.queue_model import CONTRADICTED, Item, State
from app.queue.queue_store import QueueStore
from app.window import MainWindow
from claimver_core.documents.posts import Post
from claimver_core.errors import StorageError, UnreadableText
from claimver_core.reports import render_json
from tests.app.scripted import ScriptedChecker

Open = Callable[[], MainWindow]
GREEN = "Albert Einstein was born in Ulm, Germany."
RED = "He received the Nobel Prize in Literature in 1921."


def _check_all(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.queue.flow.ended):
        window.queue.flow.start()


def test_posts_and_results_come_back_at_the_next_start(
    qtbot: QtBot, window: MainWindow, open_window: Open, checker: ScriptedChecker
) -> None:
    window.queue.exchange.add_text(f"{RED}\n")
    _check_all(qtbot, window)
    reports = [render_json(item.report) for item in window.queue.model.items if item.report]
    window.queue.exchange.add_text(f"{GREEN} 🎉\nbroken half: \ud83c\n")
    assert window.close()
    again = open_window()
    items = again.queue.model.items
    assert [item.state for item in items] == [State.CHECKED, State.WAITING, State.WAITING]
    assert again.queue.model.index(0, CONTRADICTED).data() == "1"
    assert [render_json(item.report) for item in items if item.report] == reports
    again.queue.table.view.selectRow(0)
    again.queue.open_selected()
    assert again.editor.text() == RED
    assert len(again.panel.results) == 1
    _check_all(qtbot, again)
    assert len(checker.checked) == 3
    again.queue._clear.click()
    assert again.close()
    assert open_window().queue.model.items == []


def test_a_killed_process_leaves_the_queue_whole(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.queue.exchange.add_text(f"{RED}\n{GREEN}\n")
    _check_all(qtbot, window)
    kept = tmp_path / "kept"
    kept.mkdir()
    for path in tmp_path.glob("queue-1.sqlite*"):
        shutil.copy(path, kept)  # as they are on disk while the window is open
    store = QueueStore(kept)
    items = store.load()
    assert [(item.post.text, item.state) for item in items] == [(RED, State.CHECKED), (GREEN, State.CHECKED)]
    assert items[0].report is not None
    store.close()


@pytest.mark.parametrize("button", [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Close])
def test_quitting_asks_while_the_queue_is_checked(
    qtbot: QtBot,
    open_window: Open,
    answers: list[QMessageBox.StandardButton],
    button: QMessageBox.StandardButton,
) -> None:
    window = open_window()
    window.queue.exchange.add_text(f"{GREEN}\n" * 40)
    window.queue.flow.start()
    answers.append(button)
    stays = button == QMessageBox.StandardButton.Cancel
    assert window.close() is not stays
    assert answers == []
    if stays:
        qtbot.waitUntil(lambda: not window.queue.flow.running)
        assert {item.state for item in window.queue.model.items} == {State.CHECKED}
    else:
        states = [item.state for item in open_window().queue.model.items]
        assert len(states) == 40
        assert set(states) <= {State.CHECKED, State.WAITING}
        assert State.WAITING in states


def test_a_damaged_file_is_put_aside_and_told(open_window: Open, tmp_path: Path) -> None:
    (tmp_path / "queue-1.sqlite").write_bytes(b"no database" * 100)
    window = open_window()
    assert "cannot be read" in window.queue.banner.text
    assert (tmp_path / "queue-1.damaged").exists()
    window.queue.exchange.add_text(f"{GREEN}\n")
    assert window.close()
    assert len(open_window().queue.model.items) == 1


def test_a_full_disk_is_told_once_and_the_work_goes_on(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_arguments: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(sqlite3, "connect", full)
    told: list[str] = []
    window.queue.keeper.failed.connect(lambda what, _remedy: told.append(what))
    window.queue.exchange.add_text(f"{RED}\n{GREEN}\n")
    _check_all(qtbot, window)
    assert told == ["The queue could not be kept: database or disk is full."]
    assert {item.state for item in window.queue.model.items} == {State.CHECKED}


def test_two_windows_keep_two_queues(tmp_path: Path) -> None:
    first, second = QueueStore(tmp_path), QueueStore(tmp_path)
    first.add(0, [Item(Post("1", "one"))])
    second.add(0, [Item(Post("1", "two"))])
    assert [item.post.text for item in first.load()] == ["one"]
    first.clear()
    first.close()
    second.close()
    left = QueueStore(tmp_path)
    assert [item.post.text for item in left.load()] == ["two"]


def test_a_report_that_is_gone_is_told(
    qtbot: QtBot, window: MainWindow, open_window: Open, tmp_path: Path
) -> None:
    window.queue.exchange.add_text(f"{RED}\n")
    _check_all(qtbot, window)
    assert window.close()
    with sqlite3.connect(tmp_path / "queue-1.sqlite") as base:
        base.execute("UPDATE posts SET report = ?", (b"{",))
    again = open_window()
    again.queue.table.view.selectRow(0)
    again.queue.open_selected()
    assert again.queue.banner.text
    again.queue.banner.hide()
    again.queue.exchange.export_to(tmp_path / "posts.csv")
    qtbot.waitUntil(lambda: not again.queue.banner.isHidden())
    assert not (tmp_path / "posts.csv").exists()


def test_a_report_in_a_file_that_cannot_be_read_is_not_called_gone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.queue.exchange.add_text(f"{RED}\n")
    _check_all(qtbot, window)
    assert window.close()
    store = QueueStore(tmp_path)
    (item,) = store.load()
    store.close()
    path = tmp_path / "queue-1.sqlite"
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE posts SET report = NULL")
    with pytest.raises(UnreadableText, match="is gone"):
        item.report  # noqa: B018 - it is read when it is asked for
    path.write_bytes(b"no database" * 100)
    with pytest.raises(StorageError, match="cannot be read: file is not a database"):
        item.report  # noqa: B018


def test_a_store_whose_folder_is_gone_says_so(tmp_path: Path) -> None:
    store = QueueStore(tmp_path / "none")
    with pytest.raises(StorageError):
        store.add(0, [Item(Post("1", "one"))])
