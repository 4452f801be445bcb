"""How long the window's event loop stands still while someone types into a long checked text.

    python tests/benchmarks/typing_gaps.py [--words 20000] [--characters 2000] [--pause 25] [--engine]

Types real key events, one every ``--pause`` milliseconds, in the middle of the text, with checking as you
type switched on and a rest now and then, in which a check runs. A timer that is due at once tells the gaps
between two turns of the event loop; the longest of each key counts. Prints the percentiles in milliseconds:
by the clock, the same without the time in which other programs had all cores (Linux counts that for each
thread), and of the processor's time; exit status 1 when the 99th of the second is 50 or more. The checker
finds a claim in every sentence at once; ``--engine`` takes the real one, whose first check of a long text
takes its time.

Works on any display, and on none (set QT_QPA_PLATFORM=offscreen).
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.background import CheckerFactory
from app.window import MainWindow
from claimver_core.locations import data_dir
from claimver_core.processes.checker_process import FACT_CHECKER, CheckerProcess

_SENTENCES = [
    "Albert Einstein was born in Ulm, Germany",
    "He received the Nobel Prize in Physics in 1921",
    "Paris is the capital of France",
    "Marie Curie was born in Warsaw",
    "The tower opened in 1889",
    "Was that so? He liked sailing on the lakes near Caputh 🎉",
    "Berlin has 3.6 million people",
]
_TYPED = "The city was founded in the year 1245. Many people came there to see the old bridge. "
_LIMIT_MS = 50.0
_OWN = "gap without waiting for a core"
_CLOCKS = ("gap by the clock", _OWN, "processor time in a gap")
_REST_EVERY, _REST_MS = 80, 1200  # characters after which the writer stops to think, and a check begins


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", type=int, default=20_000)
    parser.add_argument("--characters", type=int, default=2_000)
    parser.add_argument("--pause", type=int, default=25, help="milliseconds between two keys")
    parser.add_argument("--engine", action="store_true", help="check with the real engine")
    options = parser.parse_args()
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(_factory(options.engine), Path(folder))
        window.show()
        window.start()
        window.set_check_as_you_type(True)
        text = _text(options.words)
        window.editor.setPlainText(text)
        window.check()
        _wait_for_report(window)
        print(f"{len(text.split()):,} words, {len(window.panel.results):,} claims checked")
        measured = _type(window, options.characters, options.pause)
        if window.editor.tracker.text_changed:
            _wait_for_report(window)
        for page in window.tabs.pages:
            page.editor.document().setModified(False)
        window.close()
    for name, values in measured.items():
        p50, p99, p999, most = np.percentile(values, [50, 99, 99.9, 100])
        print(f"{name}: median {p50:.1f} ms, 99% {p99:.1f} ms, 99.9% {p999:.1f} ms, longest {most:.1f} ms")
    return int(np.percentile(measured[_OWN], 99) >= _LIMIT_MS)


def _factory(engine: bool) -> CheckerFactory:
    """The checker in its process, as in the program."""
    if engine:
        return lambda: CheckerProcess(FACT_CHECKER, data_dir())
    return lambda: CheckerProcess("tests.app.editing_texts:SentenceChecker")


def _text(words: int) -> str:
    chance = random.Random(1)
    paragraphs: list[str] = []
    count = 0
    while count < words:
        paragraphs.append(". ".join(chance.choices(_SENTENCES, k=6)) + ".")
        count += len(paragraphs[-1].split())
    return "\n\n".join(paragraphs)


def _type(window: MainWindow, characters: int, pause: int) -> dict[str, list[float]]:
    """For each key, the longest gap between two turns of the event loop until the next key, in milliseconds
    by each of the clocks."""
    cursor = window.editor.textCursor()
    cursor.setPosition(window.editor.document().characterCount() // 2)
    window.editor.setTextCursor(cursor)
    window.editor.centerCursor()
    gaps: list[list[float]] = []
    loop = QEventLoop()
    last = _clocks()

    def beat() -> None:
        nonlocal last
        now = _clocks()
        if gaps:
            new = [(after - before) * 1000 for before, after in zip(last, now, strict=True)]
            gaps[-1] = list(map(max, gaps[-1], new))
        last = now

    def key() -> None:
        if len(gaps) == characters:
            loop.quit()
            return
        gaps.append([0.0] * len(_CLOCKS))
        QTest.keyClick(window.editor, _TYPED[len(gaps) % len(_TYPED)])
        presses.setInterval(_REST_MS if len(gaps) % _REST_EVERY == 0 else pause)

    beats, presses = QTimer(interval=1), QTimer(interval=pause)
    beats.timeout.connect(beat)
    presses.timeout.connect(key)
    beats.start()
    presses.start()
    loop.exec()
    return dict(zip(_CLOCKS, map(list, zip(*gaps, strict=True)), strict=True))


def _clocks() -> tuple[float, float, float]:
    """Seconds by each of the clocks, of this thread."""
    now = time.perf_counter()
    try:
        waited = int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        waited = 0.0
    return now, now - waited, time.thread_time()


def _wait_for_report(window: MainWindow) -> None:
    loop = QEventLoop()
    window.checks.reported.connect(lambda report: report is None or QTimer.singleShot(500, loop.quit))
    loop.exec()


if __name__ == "__main__":
    sys.exit(main())
