"""Takes pictures of the real window after a real check, for the README and to look at.

    python packaging/pictures.py FOLDER [NAME ...] [--size 1280x800] [--data-dir DIR]

Names are those of ``PICTURES``; without any, all are taken. Look at each before it is kept. Works on any
display, and on none (set QT_QPA_PLATFORM=offscreen). The user's drafts and settings are left alone; the
unpacked knowledge in the data folder is used.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint, QRect, QSize, QTimer, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.presentation.presentation import STEPS, Presentation
from app.results.evidence.claim_details import PAGES
from app.style.theme import ThemeMode
from app.window import MainWindow
from claimver_core.locations import data_dir, resource
from claimver_core.processes.checker_process import FACT_CHECKER, CheckerProcess

_TIMEOUT_MS = 600_000
_SETTLE_MS = 1200
_SCALED = "scaled"  # at 200 %, which is a setting of the whole process


def main() -> int:
    """Returns 1 when a check ended with a message instead of a report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    parser.add_argument("--size", default="1280x800", help="width x height in pixels")
    parser.add_argument("--data-dir", type=Path, help="where the unpacked knowledge is")
    options = parser.parse_args()
    names = options.names or list(PICTURES)
    if unknown := set(names) - set(PICTURES):
        parser.error(f"no such picture: {', '.join(sorted(unknown))}")
    options.folder.mkdir(parents=True, exist_ok=True)
    if _SCALED in names and names != [_SCALED]:
        names.remove(_SCALED)
        where = ["--data-dir", str(options.data_dir)] if options.data_dir else []
        subprocess.run([sys.executable, __file__, str(options.folder), _SCALED, *where], check=True)
    if names == [_SCALED]:
        os.environ["QT_SCALE_FACTOR"] = "2"
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    size = QSize(*map(int, options.size.split("x")))
    knowledge = data_dir(options.data_dir)
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            window = MainWindow(partial(CheckerProcess, FACT_CHECKER, knowledge), Path(folder))
            window.set_theme_mode(ThemeMode.LIGHT)
            window.resize(size if name != _SCALED else QSize(1024, 700))
            window.show()
            window.start()
            picture = PICTURES[name](window)
            for page in window.tabs.pages:
                page.documents.forget_changes()
            window.close()
        if picture is None:
            print(f"{name}: {window.banner.text or 'the check took too long'}", file=sys.stderr)
            return 1
        picture.save(str(options.folder / f"{name}.png"), "PNG", 0)  # 0 is the smallest
    return 0


def _checked(window: MainWindow) -> bool:
    """Check the news example; false when there is no report in the end."""
    window.tabs.open_example(resource("examples", "news.txt"))
    window.check()
    _wait(window.checks.state_changed, lambda running: not running)
    return window.checks.report is not None


def _light(window: MainWindow) -> QPixmap | None:
    return window.grab() if _checked(window) else None


def _dark(window: MainWindow) -> QPixmap | None:
    window.set_theme_mode(ThemeMode.DARK)
    return _light(window)


def _presentation(window: MainWindow) -> QPixmap | None:
    """A contradicted claim, all of it revealed."""
    if not _checked(window):
        return None
    window.teaching.present()
    (presentation,) = window.findChildren(Presentation)
    presentation.showNormal()
    presentation.resize(window.size())
    for _ in STEPS[1:]:
        presentation.go_on()
    _settle()
    picture = presentation.grab()
    presentation.close()
    return picture


def _graph(window: MainWindow) -> QPixmap | None:
    """The evidence of a contradicted claim, drawn."""
    if not _checked(window):
        return None
    window.panel.details.show_page(len(PAGES) - 1)
    _settle()
    return window.panel.grab()


def _queue(window: MainWindow) -> QPixmap:
    window.show_queue()
    queue = window.queue
    lines = resource("examples", "myth.txt").read_text(encoding="utf-8").splitlines()
    queue.exchange.add_text("\n".join(line[2:] for line in lines if line.startswith("- ")))
    queue.flow.start()
    _wait(queue.flow.ended)
    return queue.grab()


def _error(window: MainWindow) -> QPixmap:
    """A file that cannot be read."""
    _wait(window.background.loaded)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "minutes.docx"
        path.write_bytes(b"PK\x03\x04 cut off")
        window.documents.open(path)
        _settle()
    return window.grab()


def _first_start(window: MainWindow) -> QPixmap:
    """The empty window with the tour over it."""
    window.show_tour()
    _settle()
    tour = QApplication.activeModalWidget()
    assert tour is not None
    picture = _over(window.grab(), tour)
    tour.close()
    return picture


PICTURES: dict[str, Callable[[MainWindow], QPixmap | None]] = {
    "light": _light,
    "dark": _dark,
    _SCALED: _light,
    "presentation": _presentation,
    "graph": _graph,
    "queue": _queue,
    "error": _error,
    "first-start": _first_start,
}


def _over(ground: QPixmap, dialog: QWidget) -> QPixmap:
    """A dialog in the middle of a window, which is dimmed, as on many a screen."""
    picture, front = QPixmap(ground), dialog.grab()
    area = dialog.rect()
    area.moveCenter(QRect(QPoint(0, 0), picture.deviceIndependentSize().toSize()).center())
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), QColor(0, 0, 0, 70))
    painter.drawPixmap(area, front)
    painter.setPen(QColor(0, 0, 0, 110))
    painter.drawRect(area)
    painter.end()
    return picture


def _wait(signal: SignalInstance, when: Callable[..., bool] = lambda *_: True) -> None:
    """Run the window until the signal comes, and until what came of it is drawn."""
    loop = QEventLoop()
    signal.connect(lambda *values: when(*values) and QTimer.singleShot(_SETTLE_MS, loop.quit))
    QTimer.singleShot(_TIMEOUT_MS, loop.quit)
    loop.exec()


def _settle() -> None:
    loop = QEventLoop()
    QTimer.singleShot(_SETTLE_MS, loop.quit)
    loop.exec()


if __name__ == "__main__":
    sys.exit(main())
