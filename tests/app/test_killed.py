"""The process is killed at random moments of typing, checking, saving and exporting: nothing saved is lost.

CLAIMVER_KILLS says how many times (a few by default; a hundred is the full test).
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from app.documents.drafts import DraftStore
from claimver_core.documents.reading import read_source
from claimver_core.documents.session import read_session

KILLS = int(os.environ.get("CLAIMVER_KILLS", "3"))
_TYPING_S = 10.0

_CHILD = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from scripted import TEXT, ScriptedChecker
from app.window import MainWindow

folder = Path(sys.argv[1])
(folder / "settings.ini").write_text("[General]\\ncheck_as_you_type=false\\n")
application = QApplication([])
checker = ScriptedChecker()
checker.pause = lambda: time.sleep(0.004)
window = MainWindow(lambda: checker, folder)
window.show()
window.start()
window.editor.setPlainText(TEXT + "\\n\\n")
log = open(folder / "log", "a", buffering=1)
count = 0

def work():
    global count
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
        window.documents._document = type(window.documents._document)("")
    if count % 7 == 0 and window.checks.report is not None:
        window.exports.export_to(folder / "report.json", "json")
        log.write(f"report.json {count} {time.time()}\\n")

timer = QTimer()
timer.timeout.connect(work)
timer.start(15)
application.exec()
"""


def _last_number(text: str) -> int:
    return int(text.split()[-1])


def _killed_run(folder: Path, seconds: float) -> float:
    """Let the window work for some seconds after it began, and kill it; returns when."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen([sys.executable, "-c", _CHILD, str(folder)], env=environment)
    try:
        deadline = time.monotonic() + 60
        while not (folder / "log").exists() or "typed" not in (folder / "log").read_text():
            assert child.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)
        time.sleep(seconds)
    finally:
        when = time.time()
        child.send_signal(signal.SIGKILL)
        child.wait(10)
    return when


def test_a_process_killed_at_any_moment_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    chance = random.Random(5)
    for number in range(KILLS):
        folder = tmp_path / str(number)
        folder.mkdir()
        when = _killed_run(folder, chance.uniform(0.0, 2.5 if number % 2 else 1.2))
        lines = [line.split() for line in (folder / "log").read_text().splitlines() if line.count(" ") == 2]
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
