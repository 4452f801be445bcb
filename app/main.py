"""Starts the window: ``claimver-desktop [FILE] [--data-dir DIR]``."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.chosen_checker import ChosenChecker
from app.core_errors import said
from app.crash_report import CrashReports
from app.settings import Settings
from app.translation import install, tr
from claimver_core.errors import ClaimVerError
from claimver_core.locations import data_dir
from claimver_core.processes.child import run_as_child

if TYPE_CHECKING:
    from app.window import MainWindow

_NAME = "ClaimVer"


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and run until it is closed; returns the exit status."""
    run_as_child()
    parser = argparse.ArgumentParser(prog="claimver-desktop", description="Check the claims of a text.")
    parser.add_argument("file", nargs="?", type=Path, help="a text to open")
    parser.add_argument("--data-dir", type=Path, help="where drafts, settings and the unpacked knowledge go")
    options = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName(_NAME)
    application.setStyle("Fusion")
    try:
        folder = data_dir(options.data_dir)
        install(Settings(folder, application.font().pointSizeF()).language)
        window = make_window(folder)
    except ClaimVerError as error:
        return _refuse(error)
    reports = CrashReports(folder)
    left_behind = reports.left_behind()
    reports.watch()
    sys.excepthook = bug_hook(window, reports)
    window.show()
    QTimer.singleShot(0, window, lambda: _begin(window, options.file, left_behind))
    try:
        return application.exec()
    finally:
        reports.stop()


def make_window(folder: Path) -> MainWindow:
    """The window with the real checker, which keeps its files in ``folder``."""
    from app.window import MainWindow  # after the language is installed, which its modules' texts are in

    return MainWindow(lambda: ChosenChecker(folder), folder)


def _begin(window: MainWindow, file: Path | None, left_behind: Path | None) -> None:
    """Bring back what was open; tell of a crash, or, at the first start, how it all works."""
    from app.dialogs import TextDialog

    window.start(file)
    if left_behind is not None:
        said = tr("The report on it is {path}").format(path=left_behind)
        text = f"{said}\n\n{left_behind.read_text(encoding='utf-8', errors='replace')}"
        TextDialog(tr("ClaimVer ended unexpectedly last time"), text, window, copy=True).open()
    elif not window.settings.tour_seen:
        window.show_tour()


def _refuse(error: ClaimVerError) -> int:
    """The window cannot open at all: say why, on screen and on standard error."""
    print(error, file=sys.stderr)
    box = QMessageBox(QMessageBox.Icon.Critical, _NAME, said(error.what))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(said(error.remedy))
    box.exec()
    return error.exit_status


def bug_hook(window: MainWindow, reports: CrashReports):
    """An exception hook that reports faults and shows them in the window's banner; the program goes on."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        print(text, file=sys.stderr)
        path = reports.write(text)
        where = tr("A report was saved as {path}").format(path=path) + "\n\n" if path else ""
        window.checks.show_bug(where + text)

    return hook


if __name__ == "__main__":
    sys.exit(main())
