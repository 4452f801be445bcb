"""Takes a picture of the real window after a real check, for the README.

    python packaging/screenshot.py out.png [--text FILE] [--theme light|dark] [--size 1280x800]

Works on any display, and on none (set QT_QPA_PLATFORM=offscreen). The user's drafts and settings
are left alone; the unpacked knowledge in the data folder is used.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.style.theme import ThemeMode
from app.window import MainWindow
from claimver_core.locations import data_dir, resource
from claimver_core.processes.checker_process import FACT_CHECKER, CheckerProcess

_TIMEOUT_MS = 600_000
_SETTLE_MS = 1500


def main() -> int:
    """Returns 1 when the check ended with a message instead of a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output", type=Path)
    parser.add_argument("--text", type=Path, help="the text to check (the news example by default)")
    parser.add_argument("--theme", type=ThemeMode, choices=list(ThemeMode), default=ThemeMode.LIGHT)
    parser.add_argument("--size", default="1280x800", help="width x height in pixels")
    parser.add_argument("--data-dir", type=Path, help="where the unpacked knowledge is")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    knowledge = data_dir(options.data_dir)
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(lambda: CheckerProcess(FACT_CHECKER, knowledge), Path(folder))
        window.set_theme_mode(options.theme)
        window.resize(width, height)
        window.show()
        window.start()
        window.documents.open(options.text or resource("examples", "news.txt"))
        window.check()
        _wait_for_report(window)
        done = window.checks.report is not None
        if done:
            window.grab().save(str(options.output))
        else:
            print(window.banner.text or "The check took too long.", file=sys.stderr)
        window.close()
    return 0 if done else 1


def _wait_for_report(window: MainWindow) -> None:
    """Run the window until the check has ended, and until it has drawn what came of it."""
    loop = QEventLoop()
    window.checks.state_changed.connect(lambda running: running or QTimer.singleShot(_SETTLE_MS, loop.quit))
    QTimer.singleShot(_TIMEOUT_MS, loop.quit)
    loop.exec()


if __name__ == "__main__":
    sys.exit(main())
