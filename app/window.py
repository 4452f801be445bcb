"""The main window: puts the parts together and passes commands between them."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QSplitter, QVBoxLayout, QWidget

from app import wording
from app.background import CheckerFactory
from app.banner import Banner
from app.check_flow import CheckFlow
from app.command_bar import CommandBar
from app.dialogs import TextDialog
from app.documents.document_flow import DocumentFlow
from app.documents.files import DraftStore, write_text
from app.editing.editor import ClaimEditor
from app.menus import EXPORTS, Menus, example_title
from app.results.panel import ResultsPanel
from app.settings import LARGEST, SMALLEST, Settings
from app.style import icons
from app.style.stylesheet import stylesheet
from app.style.theme import Theme, ThemeManager, ThemeMode, qt_palette
from app.style.widgets import frame, label
from claimver_core.errors import ClaimVerError
from claimver_core.locations import resources

_TEXT_SCALE = 1.2


class MainWindow(QMainWindow):
    """Editor on the left, claims on the right. ``factory`` makes the checker, in its own thread."""

    def __init__(self, factory: CheckerFactory, data_dir: Path) -> None:
        super().__init__()
        self._data_dir = data_dir
        self.setWindowTitle(wording.APPLICATION)
        self.setWindowIcon(icons.application_icon())
        self._normal_size = QApplication.font().pointSizeF() * _TEXT_SCALE
        self.settings = Settings(data_dir, self._normal_size)
        self.themes = ThemeManager(self.settings.theme, self)
        self.examples = sorted((resources() / "examples").glob("*.txt"), key=_example_order)
        self.editor = ClaimEditor()
        self.banner = Banner()
        self.bar = CommandBar()
        self.panel = ResultsPanel([(example_title(path), path) for path in self.examples], self._is_outdated)
        self.documents = DocumentFlow(self.editor, self.banner, DraftStore(data_dir), self)
        self.checks = CheckFlow(factory, self.editor, self.panel, self.bar, self.banner, self)
        self._compose()
        self.menus = Menus(self)
        self._connect()
        self.apply_theme(self.themes.current)
        self.editor.set_point_size(self.settings.text_size)
        self._restore_layout()
        self._tell_state(False)
        self._show_name(self.documents.name, False)
        self._text_changed()

    def start(self, path: Path | None = None) -> None:
        """Bring back an unsaved draft, open a file if one is given, and load the models behind the window."""
        self.checks.start()
        self.documents.restore_draft()
        if path is not None:
            self.documents.open(path)
        self.editor.setFocus()

    def _compose(self) -> None:
        text_card = frame("card", 0, (1, 6, 1, 6))
        card_layout = text_card.layout()
        assert card_layout is not None
        card_layout.addWidget(self.editor)
        left = QWidget()
        left.setObjectName("inside")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.banner)
        column.addWidget(text_card, 1)
        left.setMinimumWidth(340)
        self.panel.setMinimumWidth(350)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.addWidget(left)
        self._splitter.addWidget(self.panel)
        self._splitter.setHandleWidth(12)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setStretchFactor(0, 3)
        self._splitter.setStretchFactor(1, 2)
        self._splitter.setSizes([720, 520])
        page = QWidget()
        page.setObjectName("page")
        whole = QVBoxLayout(page)
        whole.setContentsMargins(14, 6, 14, 4)
        whole.setSpacing(10)
        whole.addWidget(self.bar)
        whole.addWidget(self._splitter, 1)
        self.setCentralWidget(page)
        self._count = label(wrap=False)
        offline = label("Offline: nothing leaves this computer", wrap=False)
        self.statusBar().addPermanentWidget(self._count)
        self.statusBar().addPermanentWidget(offline)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setContentsMargins(8, 0, 8, 2)

    def _connect(self) -> None:
        self.bar.open_pressed.connect(self.documents.choose_and_open)
        self.bar.check_pressed.connect(self.check)
        self.bar.cancel_pressed.connect(self.checks.cancel)
        self.documents.replaced.connect(self.checks.discard)
        self.documents.state_changed.connect(self._show_name)
        self.documents.saved.connect(lambda name: self.statusBar().showMessage(f"{name} was saved.", 5000))
        self.checks.state_changed.connect(self._tell_state)
        self.checks.reported.connect(lambda _report: self._tell_state(self.checks.running))
        self.checks.status.connect(self.statusBar().showMessage)
        self.editor.claim_clicked.connect(self.panel.select)
        self.editor.textChanged.connect(self._text_changed)
        self.panel.claim_selected.connect(self.editor.select_claim)
        self.panel.filter_changed.connect(lambda name: self.menus.filters[name].setChecked(True))
        self.panel.empty.example_chosen.connect(self.documents.open_example)
        self.themes.changed.connect(self.apply_theme)

    def _is_outdated(self, index: int) -> bool:
        tracked = self.editor.tracker.get(index)
        return tracked is None or tracked.outdated

    # Commands

    def check(self) -> None:
        self.checks.check(self.documents.name)

    def copy_selection(self) -> None:
        """Copy from whatever has the focus: the text, or the claim selected in the list."""
        if self.panel.list.hasFocus():
            self.copy_claim()
        else:
            self.editor.copy()

    def copy_claim(self) -> None:
        """Copy the selected claim with its verdict and facts as plain text."""
        if self.panel.details.result is not None:
            QGuiApplication.clipboard().setText(wording.claim_text(self.panel.details.result))
            self.statusBar().showMessage("The claim and its facts were copied.", 5000)

    def choose_and_export(self, form: str) -> None:
        """Ask where to, and write the report of the last check there."""
        ending = next(ending for name, _, ending in EXPORTS if name == form)
        suggestion = str(Path.home() / f"{Path(self.documents.name).stem}-report.{ending}")
        chosen, _ = QFileDialog.getSaveFileName(self, "Export the report", suggestion, f"*.{ending}")
        if chosen:
            self.export_to(Path(chosen), form)

    def export_to(self, path: Path, form: str) -> None:
        """Write the report of the last check: "json", "markdown" or "html"."""
        from claimver_core.reports import render

        if self.checks.report is None:
            return
        try:
            write_text(path, render(self.checks.report, form))
        except ClaimVerError as error:
            self.banner.show_message("error", error.what, error.remedy)
        else:
            self.statusBar().showMessage(f"The report was saved as {path.name}.", 5000)

    def set_theme_mode(self, mode: ThemeMode) -> None:
        self.settings.theme = mode
        self.themes.set_mode(mode)

    def change_text_size(self, by: int) -> None:
        """Make the text larger or smaller by ``by`` points; 0 goes back to the normal size."""
        size = self._normal_size if by == 0 else self.settings.text_size + by
        self.settings.text_size = min(LARGEST, max(SMALLEST, size))
        self.editor.set_point_size(self.settings.text_size)

    def show_shortcuts(self) -> None:
        TextDialog("Keyboard shortcuts", self.menus.shortcuts(), self).open()

    def show_privacy(self) -> None:
        TextDialog("Offline and private", wording.PRIVACY.format(folder=self._data_dir), self).open()

    def show_about(self) -> None:
        TextDialog("About ClaimVer", wording.ABOUT.format(version=_version()), self).open()

    # State

    def apply_theme(self, theme: Theme) -> None:
        QApplication.setPalette(qt_palette(theme))
        self.setStyleSheet(stylesheet(theme))
        for part in (self.editor, self.banner, self.bar, self.panel):
            part.set_theme(theme)
        self.menus.themes[self.themes.mode].setChecked(True)

    def _tell_state(self, running: bool) -> None:
        self.menus.check.setEnabled(not running)
        self.menus.cancel.setEnabled(running)
        self.menus.export.setEnabled(self.checks.report is not None)
        for action in (self.menus.next, self.menus.previous, self.menus.copy_claim):
            action.setEnabled(running or bool(self.panel.results))

    def _show_name(self, name: str, modified: bool) -> None:
        self.bar.set_name(name, modified)
        self.setWindowTitle(f"{name}[*] – {wording.APPLICATION}")
        self.setWindowModified(modified)

    def _text_changed(self) -> None:
        characters = self.editor.document().characterCount() - 1
        self._count.setText(f"{characters:,} characters")
        if not self.panel.results and not self.checks.running:
            if characters:
                self.panel.empty.show_ready()
            else:
                self.panel.empty.show_start()

    def _restore_layout(self) -> None:
        self.resize(1280, 800)
        self.setMinimumSize(820, 540)
        self.restoreGeometry(self.settings.layout("window"))
        self._splitter.restoreState(self.settings.layout("splitter"))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.documents.close():
            event.ignore()
            return
        self.settings.set_layout("window", self.saveGeometry())
        self.settings.set_layout("splitter", self._splitter.saveState())
        self.settings.sync()
        self.hide()
        self.checks.stop()
        event.accept()


def _example_order(path: Path) -> tuple[int, str]:
    names = ("news", "post", "myth")
    return (names.index(path.stem) if path.stem in names else len(names), path.stem)


def _version() -> str:
    try:
        return version("claimver")
    except PackageNotFoundError:
        return "from the source folder"
