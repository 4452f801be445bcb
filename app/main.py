"""Starts the window: ``claimver-desktop [FILE] [--data-dir DIR]``."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app import wording
from app.background import Checker
from app.window import MainWindow
from claimver_core.errors import ClaimVerError
from claimver_core.locations import data_dir


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and run until it is closed; returns the exit status."""
    parser = argparse.ArgumentParser(prog="claimver-desktop", description="Check the claims of a text.")
    parser.add_argument("file", nargs="?", type=Path, help="a text to open")
    parser.add_argument("--data-dir", type=Path, help="where drafts, settings and the unpacked knowledge go")
    options = parser.parse_args(arguments)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName(wording.APPLICATION)
    application.setStyle("Fusion")
    try:
        window = make_window(data_dir(options.data_dir))
    except ClaimVerError as error:
        return _refuse(error)
    sys.excepthook = bug_hook(window)
    window.show()
    QTimer.singleShot(0, window, lambda: window.start(options.file))
    return application.exec()


def make_window(folder: Path) -> MainWindow:
    """The window with the real checker, which keeps its files in ``folder``."""

    def make_checker() -> Checker:
        from claimver_core.checker import FactChecker

        return FactChecker(folder)

    return MainWindow(make_checker, folder)


def _refuse(error: ClaimVerError) -> int:
    """The window cannot open at all: say why, on screen and on standard error."""
    print(error, file=sys.stderr)
    box = QMessageBox(QMessageBox.Icon.Critical, wording.APPLICATION, error.what)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(error.remedy)
    box.exec()
    return error.exit_status


def bug_hook(window: MainWindow):
    """An exception hook that shows faults in the window's banner instead of ending the program."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        print(text, file=sys.stderr)
        window.checks.show_bug(text)

    return hook


if __name__ == "__main__":
    sys.exit(main())
