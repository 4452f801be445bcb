"""The window on a checker in a process of its own: it ends badly, is slow to stop, and the window goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from app.chosen_checker import ChosenChecker
from app.window import MainWindow
from claimver_core.processes.checker_process import CheckerProcess
from tests.app.scripted import TEXT, check

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Callable[[str], MainWindow]:
    """Opens a window on the checker of that maker, which has loaded."""

    def open_on(maker: str) -> MainWindow:
        (tmp_path / "settings.ini").write_text("[General]\ncheck_as_you_type=false\n")
        window = MainWindow(partial(CheckerProcess, maker), tmp_path)
        qtbot.addWidget(window, before_close_func=lambda _: window.page.documents.forget_changes())
        window.show()
        with qtbot.waitSignal(window.background.loaded):
            window.start()
        return window

    return open_on


def _checkers() -> list[psutil.Process]:
    return [child for child in psutil.Process().children() if "checker_worker" in " ".join(child.cmdline())]


def test_a_text_is_checked_and_its_knowledge_is_asked(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("tests.app.scripted:ScriptedChecker")
    window.editor.setPlainText(TEXT)
    check(qtbot, window)
    assert len(window.panel.results) == 4
    answers: list[object] = []
    window.background.reader.ask(window, lambda lookup: lookup.named("Einstein"), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert len(answers[0]) == 2  # type: ignore[arg-type]
    (checker,) = _checkers()
    assert "Einstein" not in " ".join(checker.cmdline())
    if sys.platform == "linux":
        assert not any("PySide6" in item.path for item in checker.memory_maps())
    window.documents.forget_changes()
    window.close()
    assert not psutil.pid_exists(checker.pid)


@pytest.mark.parametrize(
    ("word", "said", "remedy"),
    [("kill", "memory ran out", "check again"), ("crash", "Abort", "Check again")],
)
def test_a_checker_that_dies_is_told_of_in_words_and_the_next_check_has_another(
    qtbot: QtBot, opened: Callable[[str], MainWindow], word: str, said: str, remedy: str
) -> None:
    window = opened("tests.troubled_checker:TroubledChecker")
    window.editor.setPlainText(f"It is whole. You may {word}.")
    window.check()
    qtbot.waitUntil(lambda: not window.banner.isHidden())
    assert "The checker stopped" in window.banner.text
    assert said in window.banner.text
    assert remedy in window.banner.text
    assert not window.checks.running
    window.editor.setPlainText("It is whole.")
    check(qtbot, window)
    assert len(window.panel.results) == 1
    assert len(_checkers()) == 1


def test_a_fault_there_shows_where_it_was(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("tests.troubled_checker:TroubledChecker")
    traces: list[str] = []
    window.background.crashed.connect(lambda _revision, trace: traces.append(trace))
    window.editor.setPlainText("It is a fault.")
    window.check()
    qtbot.waitUntil(lambda: bool(traces))
    assert "KeyError: 'a fault'" in traces[0]
    assert "troubled_checker.py" in traces[0]


@pytest.mark.parametrize("word", ["sleep", "deaf"])
def test_the_window_closes_in_the_middle_of_a_check_and_leaves_no_process(
    qtbot: QtBot, opened: Callable[[str], MainWindow], word: str
) -> None:
    window = opened("tests.troubled_checker:TroubledChecker")
    window.editor.setPlainText(f"It is one. You may {word}.")
    with qtbot.waitSignal(window.background.result):
        window.check()
    (checker,) = _checkers()
    window.documents.forget_changes()
    window.close()
    assert not psutil.pid_exists(checker.pid)


@pytest.mark.parametrize("cancelled_too", [True, False])
def test_a_checker_that_hangs_before_a_check_holds_neither_cancel_nor_the_window(
    qtbot: QtBot, tmp_path: Path, cancelled_too: bool
) -> None:
    (tmp_path / "settings.ini").write_text("[General]\ncheck_as_you_type=false\n")
    window = MainWindow(partial(ChosenChecker, tmp_path, "tests.troubled_checker:TroubledChecker"), tmp_path)
    qtbot.addWidget(window, before_close_func=lambda _: window.page.documents.forget_changes())
    background = window.background
    with qtbot.waitSignal(background.loaded):
        window.start()
    (tmp_path / "deaf").touch()
    with qtbot.waitSignal(background.loaded):
        waiting = background.check("It is one.", "a")
    if cancelled_too:
        with qtbot.waitSignal(background.cancelled):
            background.cancel(waiting)
    (checker,) = _checkers()
    window.documents.forget_changes()
    window.close()
    assert not psutil.pid_exists(checker.pid)


_WINDOW = """
import sys
from functools import partial
from pathlib import Path
from PySide6.QtWidgets import QApplication
from app.window import MainWindow
from claimver_core.processes.checker_process import CheckerProcess
application = QApplication([])
window = MainWindow(partial(CheckerProcess, "tests.troubled_checker:TroubledChecker"), Path(sys.argv[1]))
window.start()
window.editor.setPlainText("There is a child. You may deaf.")
window.background.result.connect(lambda *_: print("checking", flush=True))
window.check()
application.exec()
"""


def test_a_window_that_is_killed_leaves_no_process(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    program = subprocess.Popen(
        [sys.executable, "-c", _WINDOW, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert program.stdout is not None
    assert program.stdout.readline().strip() == "checking"
    family = psutil.Process(program.pid).children(recursive=True)
    assert len(family) == 2
    os.kill(program.pid, signal.SIGKILL)
    program.communicate()
    _, alive = psutil.wait_procs(family, timeout=5)
    assert not alive
