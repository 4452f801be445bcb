"""The process is killed at random moments of typing, checking, saving and exporting: nothing saved is lost.

CLAIMVER_KILLS says how many times (a few by default; a hundred is the full test).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from app.documents.drafts import DraftStore
from claimver_core.documents.reading import read_source
from claimver_core.documents.session import read_session

KILLS = int(os.environ.get("CLAIMVER_KILLS", "3"))
_TYPING_S = 10.0

_KILLER = """
import os, signal, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tests.app.scripted import TEXT, ScriptedChecker
import app.window, claimver_core.documents.writing, docx, claimver_core.reports

def work_in_the_window(folder):
    (folder / "settings.ini").write_text("[General]\\ncheck_as_you_type=false\\n")
    application = QApplication([])
    checker = ScriptedChecker()
    checker.pause = lambda: time.sleep(0.004)
    window = app.window.MainWindow(lambda: checker, folder)
    window.show()
    window.start()
    window.editor.setPlainText(TEXT + "\\n\\n")
    log = open(folder / "log", "a", buffering=1)
    count = 0

    def work():
        nonlocal count
        count += 1
        cursor = window.editor.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        cursor.insertText(f" {count}")
        log.write(f"typed {count} {time.time()}\\n")
        if count % 3 == 0 and not window.checks.running:
            window.page.check()
        if count % 5 == 0:
            for name in ("text.txt", "text.docx", "check.claimver"):
                window.documents.save_to(folder / name)
                log.write(f"{name} {count} {time.time()}\\n")
        if count % 7 == 0 and window.checks.report is not None:
            window.exports.export_to(folder / "report.json", "json")

    window.exports.saved.connect(lambda name: log.write(f"{name} {count} {time.time()}\\n"))
    timer = QTimer()
    timer.timeout.connect(work)
    timer.start(15)
    application.exec()

for folder, seconds in zip(map(Path, sys.argv[1::2]), map(float, sys.argv[2::2])):
    child = os.fork()
    if child == 0:
        work_in_the_window(folder)
        os._exit(0)
    deadline = time.monotonic() + 60
    log = folder / "log"
    while not (log.exists() and "typed" in log.read_text()) and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(seconds)
    (folder / "killed").write_text(str(time.time()))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
"""


def _last_number(text: str) -> int:
    return int(text.split()[-1])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_process_killed_at_any_moment_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    chance = random.Random(5)
    folders = [tmp_path / str(number) for number in range(KILLS)]
    jobs: list[str] = []
    for folder in folders:
        folder.mkdir()
        jobs += [str(folder), f"{chance.uniform(0.0, 2.0):.3f}"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", _KILLER, *jobs], env=environment, check=True)
    for folder in folders:
        _assert_nothing_is_lost(folder)


def _assert_nothing_is_lost(folder: Path) -> None:
    when = float((folder / "killed").read_text())
    lines = [line.split() for line in (folder / "log").read_text().splitlines() if line.count(" ") == 2]
    assert lines
    saved = {name: int(count) for name, count, _ in lines}
    for name in ("text.txt", "text.docx"):
        if (folder / name).exists() or name in saved:
            assert _last_number(read_source(str(folder / name)).text) >= saved.get(name, 0)
    if (folder / "check.claimver").exists() or "check.claimver" in saved:
        session = read_session((folder / "check.claimver").read_bytes(), "check.claimver")
        assert _last_number(session.text) >= saved.get("check.claimver", 0)
    if (folder / "report.json").exists() or "report.json" in saved:
        assert json.loads((folder / "report.json").read_text(encoding="utf-8"))["claims"]
    _assert_draft_is_whole(folder, lines, when)


def _assert_draft_is_whole(folder: Path, lines: list[list[str]], when: float) -> None:
    """What was typed more than the promised time before the kill is in the draft, and that is whole."""
    old = [int(count) for name, count, at in lines if name == "typed" and when - float(at) > _TYPING_S]
    draft = DraftStore(folder).load()
    if (folder / "draft-1.json").exists():
        assert draft is not None
        assert _last_number(draft.text) >= max(old, default=0)
        report_file = json.loads((folder / "draft-1.json").read_bytes())["report_file"]
        assert (draft.report is not None) == bool(report_file)
    else:
        assert not old
