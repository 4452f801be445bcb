"""What a teacher asks of the window: present the claims, explain the check, choose an example."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.presentation.explanation_dialog import ExplanationDialog
from app.presentation.gallery_dialog import GalleryDialog
from app.presentation.presentation import Presentation
from app.translation import tr

if TYPE_CHECKING:
    from app.window import MainWindow


class Teaching(QObject):
    """Acts on the page that the window shows."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def present(self) -> None:
        """Show the claims that pass the filter, full screen, from the selected one on."""
        panel = self._window.panel
        shown = set(panel.list.shown())
        results = [result for result in panel.results if result.index in shown]
        if not results:
            self._window.statusBar().showMessage(
                tr("There are no claims to present. Check a text first."), 5000
            )
            return
        first = panel.list.selected() or results[0].index
        presentation = Presentation(results, first, self._window.themes.current, self._window)
        presentation.left.connect(panel.select)
        presentation.showFullScreen()
        presentation.activateWindow()
        presentation.setFocus()

    def explain(self) -> None:
        """Show what each stage made of the text that was checked last."""
        report = self._window.checks.report
        if report is not None:
            ExplanationDialog(report, self._window).open()

    def choose_example(self) -> None:
        """Open one of the example texts."""
        dialog = GalleryDialog(self._window)
        dialog.example_chosen.connect(self._window.tabs.open_example)
        dialog.open()
