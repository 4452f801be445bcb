"""Language models as a part of the window: the dialog, and what the status bar tells of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from app.comparison.dialog import ComparisonDialog
from app.models import words
from app.models.dialog import ModelsDialog
from app.models.manager import IMPORT, ModelManager
from app.settings import Settings
from app.style.theme import LIGHT, Theme
from app.style.widgets import label
from app.translation import tr
from claimver_core.types import Report
from claimver_core.verification.method import DIRECT


class ModelsFeature(QObject):
    """``network`` is a label that says whether anything may go on the network."""

    def __init__(self, data_dir: Path, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._theme = LIGHT
        self._dialog: ModelsDialog | None = None
        self.manager = ModelManager(data_dir, settings, self)
        self.network = label(wrap=False)
        self.manager.ended.connect(self._tell_end)
        self.manager.method_changed.connect(lambda _method: self._tell_network())
        self._tell_network()

    def show_dialog(self) -> ModelsDialog:
        """Opens the dialog, or brings it to the front."""
        if self._dialog is None:
            self._dialog = ModelsDialog(self.manager, self._theme, self._window)
            self._dialog.finished.connect(self._tell_network)
            self._dialog.allow.toggled.connect(lambda _allowed: self._tell_network())
        else:
            self.manager.refresh()
        self._dialog.show()
        self._dialog.activateWindow()
        return self._dialog

    def show_comparison(self, report: Report | None) -> ComparisonDialog:
        """Opens the view of both verdicts on each claim of ``report``."""
        method = words.METHODS[DIRECT][0]
        dialog = ComparisonDialog(report, self._theme, method, self.show_dialog, self._window)
        dialog.open()
        return dialog

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._dialog is not None:
            self._dialog.set_theme(theme)

    def stop(self) -> None:
        """The window closes."""
        self.manager.stop()

    @property
    def online(self) -> bool:
        """Whether anything may go on the network."""
        return self.network.text() != words.OFFLINE

    def _tell_network(self) -> None:
        method = self.manager.method
        if method.generative and method.server is not None and not method.server.local:
            self.network.setText(words.OTHER_SERVER.format(host=method.server.host))
        else:
            self.network.setText(words.ONLINE if self.manager.network_allowed else words.OFFLINE)

    def _tell_end(self, name: str, here: bool) -> None:
        """In the status bar, since the dialog may be closed."""
        title = tr("The file") if name == IMPORT else name
        text = tr("{model} is ready to be used.") if here else tr("{model} was not added.")
        self._window.statusBar().showMessage(text.format(model=title), 10_000)
