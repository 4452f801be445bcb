"""The main window: puts the parts together and passes commands between them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from app import wording
from app.background import BackgroundChecker, CheckerFactory
from app.banner import Banner
from app.check_flow import CheckFlow
from app.command_bar import CommandBar
from app.dialogs import TextDialog
from app.documents.document_flow import DocumentFlow
from app.documents.drafts import DraftStore
from app.documents.recent_files import RecentFiles
from app.editing.editor import ClaimEditor
from app.exports.report_export import ReportExport
from app.help.about import AboutDialog
from app.help.tour import Tour
from app.menus import Menus
from app.models.feature import ModelsFeature
from app.pages.page import DocumentPage
from app.pages.tabs import DocumentTabs
from app.presentation.gallery import featured
from app.presentation.teaching import Teaching
from app.queue.queue_window import QueueWindow
from app.results.claims.filters import ALL
from app.results.panel import ResultsPanel
from app.settings import LARGEST, SMALLEST, Settings
from app.settings.dialog import SettingsDialog
from app.style import icons
from app.style.palettes import VerdictPalette
from app.style.stylesheet import stylesheet
from app.style.theme import Theme, ThemeMode, qt_palette
from app.style.theme_manager import ThemeManager
from app.style.widgets import label
from app.translation import tr
from claimver_core.documents.session import Session
from claimver_core.types import Label

_TEXT_SCALE = 1.2


class MainWindow(QMainWindow):
    """Documents in tabs, and what acts on the one shown. ``factory`` makes the checker, in its own thread."""

    def __init__(self, factory: CheckerFactory, data_dir: Path) -> None:
        super().__init__()
        self.data_dir = data_dir
        self.setWindowTitle(wording.APPLICATION)
        self.setWindowIcon(icons.application_icon())
        self._normal_size = QApplication.font().pointSizeF() * _TEXT_SCALE
        self.settings = Settings(data_dir, self._normal_size)
        self.themes = ThemeManager(self.settings.theme, self.settings.palette, self)
        self.examples = featured()
        self.background = BackgroundChecker(factory, self)
        self.recent = RecentFiles(data_dir)
        self.tabs = DocumentTabs(self._make_page)
        self.models = ModelsFeature(data_dir, self.settings, self)
        self.teaching = Teaching(self)
        self.exports = ReportExport(lambda: self.checks.report, lambda: self.banner, self)
        self.queue = QueueWindow(self.background, data_dir, self)
        self._compose()
        self._connect()
        self.tabs.new_page()
        self.menus = Menus(self)
        self.apply_theme(self.themes.current)
        self._restore_layout()
        self._show_page()

    def start(self, path: Path | None = None) -> None:
        """Bring back unsaved drafts, open a file if one is given, and load the models behind the window."""
        self.background.start()
        self.tabs.restore_drafts()
        if path is not None:
            self.tabs.open(path)
        self.editor.setFocus()

    # The page that is shown, and its parts

    @property
    def page(self) -> DocumentPage:
        return self.tabs.page

    @property
    def editor(self) -> ClaimEditor:
        return self.page.editor

    @property
    def panel(self) -> ResultsPanel:
        return self.page.panel

    @property
    def documents(self) -> DocumentFlow:
        return self.page.documents

    @property
    def checks(self) -> CheckFlow:
        return self.page.checks

    @property
    def banner(self) -> Banner:
        return self.page.banner

    @property
    def bar(self) -> CommandBar:
        return self.page.bar

    def _make_page(self) -> DocumentPage:
        """A page on the shared checker, with the looks that are chosen."""
        examples = [(example.title, example.path) for example in self.examples]
        page = DocumentPage(self.background, DraftStore(self.data_dir), examples)
        page.set_theme(self.themes.current)
        page.editor.set_point_size(self.settings.text_size)
        page.editor.set_font_family(self.settings.text_font)
        page.live.wanted = lambda: not self.settings.method.generative  # which takes too long to ask unbidden
        page.live.set_on(self.settings.check_as_you_type)
        layout = self.page.layout_state() if self.tabs.count() else self.settings.layout("splitter")
        page.restore_layout(layout)
        return page

    def _connect_page(self, page: DocumentPage) -> None:
        """What the window does for each of its pages."""
        page.bar.open_pressed.connect(self.tabs.choose_and_open)
        page.editor.file_dropped.connect(self.tabs.open)
        page.editor.zoomed.connect(self.change_text_size)
        page.panel.empty.example_chosen.connect(self.tabs.open_example)
        page.changed.connect(self._show_page)
        page.status.connect(partial(self._show_status, page))

    def _compose(self) -> None:
        self.setCentralWidget(self.tabs)
        self._here = label(wrap=False)
        self._here.setAccessibleName(tr("At the cursor"))
        self._here.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        widest = max(self.fontMetrics().horizontalAdvance(wording.claim_title(9999, item)) for item in Label)
        self._here.setMinimumWidth(widest + 14)
        self._count = label(wrap=False)
        self.statusBar().addPermanentWidget(self._here)
        self.statusBar().addPermanentWidget(self._count)
        self.statusBar().addPermanentWidget(self.models.network)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setContentsMargins(8, 0, 8, 2)
        self.statusBar().messageChanged.connect(lambda _words: self._fit_status())

    def _connect(self) -> None:
        self.tabs.page_added.connect(self._connect_page)
        self.tabs.file_used.connect(self.recent.add)
        self.queue.opened.connect(self._open_post)
        self.tabs.currentChanged.connect(lambda _index: self._show_other_page())
        self.themes.changed.connect(self.apply_theme)
        for source in (self.exports.crashed, self.queue.exchange.crashed):
            source.connect(lambda trace: self.checks.show_bug(trace))
        self.exports.told.connect(lambda words: self.statusBar().showMessage(words, 5000))

    # Commands

    def check(self) -> None:
        self.page.check()

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
            self.statusBar().showMessage(tr("The claim and its facts were copied."), 5000)

    def set_theme_mode(self, mode: ThemeMode) -> None:
        self.settings.theme = mode
        self.themes.set_mode(mode)

    def set_palette(self, palette: VerdictPalette) -> None:
        self.settings.palette = palette
        self.themes.set_palette(palette)

    def set_text_font(self, family: str) -> None:
        """Show the texts in a font of the user's choice; empty for the usual one."""
        self.settings.text_font = family
        for page in self.tabs.pages:
            page.editor.set_font_family(family)

    def change_text_size(self, by: int) -> None:
        """Make the text larger or smaller by ``by`` points; 0 goes back to the normal size."""
        self.set_text_size(self._normal_size if by == 0 else self.settings.text_size + by)

    def set_text_size(self, size: float) -> None:
        self.settings.text_size = min(LARGEST, max(SMALLEST, size))
        for page in self.tabs.pages:
            page.editor.set_point_size(self.settings.text_size)

    def set_check_as_you_type(self, on: bool) -> None:
        self.settings.check_as_you_type = on
        self.menus.live.setChecked(on)
        for page in self.tabs.pages:
            page.live.set_on(on)

    def toggle_filter(self, name: str) -> None:
        """Show the claims of one verdict only, or all again."""
        self.panel.set_filter(ALL if self.panel.filter == name else name)

    def show_no_claims(self) -> None:
        """List the sentences in which the last check found no claim, and say why."""
        report = self.checks.report
        if report is not None:
            text = wording.no_claims_text(report.no_claims, report.text)
            TextDialog(tr("Sentences without a claim"), text, self).open()

    def show_shortcuts(self) -> None:
        TextDialog(tr("Keyboard shortcuts"), self.menus.shortcuts(), self).open()

    def show_privacy(self) -> None:
        TextDialog(tr("Offline and private"), wording.PRIVACY.format(folder=self.data_dir), self).open()

    def show_about(self) -> None:
        AboutDialog(self).open()

    def show_settings(self) -> None:
        SettingsDialog(self).open()

    def show_tour(self) -> None:
        self.settings.tour_seen = True
        Tour(self.themes.current, self).open()

    def show_queue(self) -> None:
        """Show the queue of posts, which is a window of its own."""
        self.queue.show()
        self.queue.raise_()
        self.queue.activateWindow()

    def _open_post(self, session: Session) -> None:
        self.tabs.page_for_document().documents.show_session(session)
        self.activateWindow()

    # State

    def apply_theme(self, theme: Theme) -> None:
        QApplication.setPalette(qt_palette(theme))
        self.setStyleSheet(stylesheet(theme))
        self.queue.set_theme(theme)
        self.tabs.set_theme(theme)
        self.models.set_theme(theme)
        self.menus.themes[self.themes.mode].setChecked(True)

    def _show_page(self) -> None:
        """Tell the state of the page that is shown: in the title, the menus and the status bar."""
        if not hasattr(self, "menus"):
            return  # the first page is being made
        name, running, claims = self.documents.name, self.checks.running, bool(self.panel.results)
        self.setWindowTitle(f"{name}[*] – {wording.APPLICATION}")
        self.setWindowModified(self.documents.modified)
        self._count.setText(tr("%n character(s)", "", self.editor.document().characterCount() - 1))
        self._here.setText(self.editor.here())
        self.menus.no_claims.setEnabled(self.checks.report is not None)
        self.menus.check.setEnabled(not running)
        self.menus.cancel.setEnabled(running or self.documents.opening)
        for action in (self.menus.export, self.menus.explain):
            action.setEnabled(self.checks.report is not None)
        self.menus.undo_ignore.setEnabled(len(self.page.ignored) > 0)
        self.menus.filters[self.panel.filter].setChecked(True)
        menus = self.menus
        for action in (menus.next, menus.previous, menus.copy_claim, menus.ignore, menus.present):
            action.setEnabled(running or claims)

    def _show_other_page(self) -> None:
        """What was said last of another page does not stand beside this one."""
        self.statusBar().showMessage(self.page.said)
        self._show_page()

    def _show_status(self, page: DocumentPage, words: str) -> None:
        page.said = words
        if page is self.page:
            self.statusBar().showMessage(words)

    def _fit_status(self) -> None:
        """What is told beside a message gives way where that has no room, but never that texts leave the
        computer."""
        bar = self.statusBar()
        metrics = bar.fontMetrics()
        room = self.width() - metrics.horizontalAdvance(bar.currentMessage()) - 40
        for part in (self.models.network, self._here, self._count):
            room -= max(part.minimumWidth(), part.sizeHint().width()) + 6
            may_go = part is not self.models.network or not self.models.online
            part.setVisible(room >= 0 or not bar.currentMessage() or not may_go)

    def _restore_layout(self) -> None:
        self.resize(1280, 800)
        self.setMinimumSize(820, 540)
        self.restoreGeometry(self.settings.layout("window"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_status()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.queue.may_quit() or not self.tabs.close_all():
            event.ignore()
            return
        self.settings.set_layout("window", self.saveGeometry())
        self.settings.set_layout("splitter", self.page.layout_state())
        self.settings.sync()
        self.hide()
        self.queue.end()
        self.models.stop()
        self.exports.finish()
        self.background.stop()
        event.accept()
