"""Work in pieces between the turns of the event loop."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from app.turns import Turns


def _pieces(done: list[int], count: int = 6) -> Iterator[None]:
    for number in range(count):
        time.sleep(0.005)
        done.append(number)
        yield


def test_other_events_come_between_the_pieces(qtbot: QtBot) -> None:
    owner, done, seen = QObject(), list[int](), set[int]()
    turns = Turns(owner)
    clock = QTimer(owner, interval=0)
    clock.timeout.connect(lambda: seen.add(len(done)))
    clock.start()
    turns.run(_pieces(done))
    assert not done
    qtbot.waitUntil(lambda: len(done) == 6)
    clock.stop()
    assert len(seen) >= 3


def test_what_is_left_can_be_done_at_once_or_not_at_all(qtbot: QtBot) -> None:
    owner, done = QObject(), list[int]()
    turns = Turns(owner)
    turns.run(_pieces(done))
    turns.finish()
    assert done == [0, 1, 2, 3, 4, 5]
    turns.run(_pieces(done))
    turns.stop()
    qtbot.wait(20)
    assert len(done) == 6
    turns.finish()
    assert len(done) == 6
