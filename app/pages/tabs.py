"""The pages in tabs: opening, closing and going from one to another."""

from __future__ import annotations

import html
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QTabWidget, QWidget

from app.documents.document_flow import OPEN_FILTER
from app.editing.mime import local_files
from app.pages.page import DocumentPage
from app.presentation.gallery import title_of
from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button
from app.translation import tr
from claimver_core.errors import ClaimVerError

_LONGEST_NAME = 24  # letters of a text on its tab
_LINES_READ = 50


class DocumentTabs(QTabWidget):
    """There is always a page. ``make_page`` makes one with all that it shares with the others."""

    page_added = Signal(object)  # DocumentPage
    file_used = Signal(Path)  # opened or saved

    def __init__(self, make_page: Callable[[], DocumentPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_page = make_page
        self.setObjectName("documents")
        self.setAccessibleName(tr("Open documents"))
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setTabBarAutoHide(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setAcceptDrops(True)
        self.tabBar().setAccessibleName(tr("Open documents"))
        self.tabCloseRequested.connect(self._close_at)
        self._add = button("", "quiet", name=tr("New tab"))
        self._add.setToolTip(tr("New tab"))
        self._add.clicked.connect(lambda: self.new_page())
        self.setCornerWidget(self._add)

    @property
    def page(self) -> DocumentPage:
        """The page that is shown."""
        page = self.currentWidget()
        assert isinstance(page, DocumentPage)
        return page

    @property
    def pages(self) -> list[DocumentPage]:
        """All pages, from left to right."""
        widgets = [self.widget(index) for index in range(self.count())]
        return [page for page in widgets if isinstance(page, DocumentPage)]

    def new_page(self) -> DocumentPage:
        """Add an empty page and show it."""
        page = self._make_page()
        page.documents.opened.connect(self.file_used)
        page.documents.saved.connect(self.file_used)
        page.documents.state_changed.connect(lambda: self._tell_name(page))
        page.editor.textChanged.connect(lambda: self._tell_name(page))
        index = self.addTab(page, "")
        self._tell_name(page)
        self.page_added.emit(page)
        self.setCurrentIndex(index)
        page.editor.setFocus()
        return page

    def open(self, path: Path) -> None:
        """Show a file: where it is open already, on the empty page, or on a new one."""
        found = next((page for page in self.pages if page.documents.path == path), None)
        if found is not None:
            self.setCurrentWidget(found)
            return
        before, page = self.page, self.page_for_document()
        if page is not before:
            page.documents.refused.connect(lambda error: self._take_back(page, before, error))
        page.documents.open(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in local_files(event.mimeData()):
            self.open(path)

    def choose_and_open(self) -> None:
        folder = self.page.documents.folder
        chosen, _ = QFileDialog.getOpenFileNames(self.window(), tr("Open texts"), folder, OPEN_FILTER)
        for name in chosen:
            self.open(Path(name))

    def open_example(self, path: Path) -> None:
        """Show an example text as a new text, under its title."""
        self.page_for_document().documents.open_example(path, title_of(path))

    def restore_drafts(self) -> None:
        """Bring back every text that an earlier session left unsaved, a page each."""
        while self.page.restore_draft():
            self.new_page()
        if self.count() > 1:
            self.close_page(self.page)

    def page_for_document(self) -> DocumentPage:
        """The page that is shown if it is empty, or a new one."""
        return self.page if self.page.untouched else self.new_page()

    def close_page(self, page: DocumentPage) -> bool:
        """Close a page after asking about unsaved changes; false when the user wants to go on."""
        if not self._may_close(page):
            return False
        if self.count() == 1:
            self.new_page()
        self.removeTab(self.indexOf(page))
        page.end()
        page.deleteLater()
        return True

    def close_current(self) -> None:
        self.close_page(self.page)

    def close_all(self) -> bool:
        """End all pages after asking about unsaved changes; false when the user wants to go on."""
        shown = self.page
        if not all(self._may_close(page) for page in sorted(self.pages, key=lambda page: page is not shown)):
            return False
        self.setCurrentWidget(shown)
        for page in self.pages:
            page.end()
        return True

    def set_theme(self, theme: Theme) -> None:
        self._add.setIcon(icons.icon("add", theme.muted))
        for page in self.pages:
            page.set_theme(theme)

    def step(self, by: int) -> None:
        """Show the next (1) or previous (-1) page, round the end."""
        self.setCurrentIndex((self.currentIndex() + by) % self.count())

    def tabInserted(self, index: int) -> None:
        super().tabInserted(index)
        self._tell_bar()

    def tabRemoved(self, index: int) -> None:
        super().tabRemoved(index)
        self._tell_bar()

    def _tell_bar(self) -> None:
        """One tab has no bar: nothing stands beside it, and Tab passes by."""
        several = self.count() > 1
        self._add.setVisible(several)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if several else Qt.FocusPolicy.NoFocus)

    def _may_close(self, page: DocumentPage) -> bool:
        if page.documents.modified:
            self.setCurrentWidget(page)
        return page.documents.may_lose_text()

    def _take_back(self, page: DocumentPage, before: DocumentPage, error: ClaimVerError) -> None:
        """A page made for a file that cannot be read goes again, and the one before it says why."""
        if page.untouched and before in self.pages:
            self.setCurrentWidget(before)
            self.close_page(page)
            before.banner.show_message("error", error.what, error.remedy)

    def _close_at(self, index: int) -> None:
        page = self.widget(index)
        assert isinstance(page, DocumentPage)
        self.close_page(page)

    def _tell_name(self, page: DocumentPage) -> None:
        index, documents = self.indexOf(page), page.documents
        name = documents.name if documents.is_named else _beginning(page) or documents.name
        shown = name.replace("&", "&&")
        self.setTabText(index, f"{shown} •" if documents.modified else shown)
        self.setTabToolTip(index, f"<p>{html.escape(str(documents.path or documents.name))}</p>")


def _beginning(page: DocumentPage) -> str:
    """The first words of a text, by which it is known from others without a name; empty for none."""
    block = page.editor.document().begin()
    for _ in range(_LINES_READ):
        line = block.text().strip()
        if line or not block.next().isValid():
            break
        block = block.next()
    return line if len(line) <= _LONGEST_NAME else f"{line[:_LONGEST_NAME].rstrip()}…"
