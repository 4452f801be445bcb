"""Everything about the selected claim, on three pages: why, its entities, the picture of its evidence."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from app.knowledge_reader import KnowledgeReader
from app.results.evidence.entity_page import EntityPage, mentions_of
from app.results.evidence.verdict_page import VerdictPage
from app.results.likeness import alike
from app.results.picture.picture_page import PicturePage
from app.style.theme import Theme
from app.translation import tr
from claimver_core.types import ClaimResult

PAGES = (tr("Why"), tr("Entities"), tr("Picture"))


class ClaimDetails(QWidget):
    """The pages of one claim, chosen by tabs above them."""

    entity_chosen = Signal(str, object, bool)  # name, Q-id or None, whether a choice is undone
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inside")
        self.result: ClaimResult | None = None
        self.why = VerdictPage()
        self.entities = EntityPage()
        self.picture = PicturePage()
        self.tabs = QTabBar()
        self.tabs.setAccessibleName(tr("Pages on the selected claim"))
        self.tabs.setObjectName("claimPages")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self._pages = QStackedWidget()
        for title, page in zip(PAGES, (self.why, self.entities, self.picture), strict=True):
            self.tabs.addTab(title)
            self._pages.addWidget(page)
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self._pages, 1)
        self.entities.entity_chosen.connect(self.entity_chosen)
        self.why.told.connect(self.told)
        self.picture.told.connect(self.told)
        self.show_nothing()

    def set_reader(self, reader: KnowledgeReader) -> None:
        """Where the details of entities are asked for."""
        self.entities.set_reader(reader)
        self.picture.set_reader(reader)

    def show_nothing(self) -> None:
        self.result = None
        self.tabs.hide()
        self._pages.setCurrentIndex(0)
        self.why.show_nothing()

    def show_result(self, result: ClaimResult, outdated: bool) -> None:
        """Show a claim; ``outdated`` when its words were edited after the check."""
        self.why.show_result(result, outdated)
        shown, self.result = self.result, result
        if shown is not None and shown.index == result.index and alike(shown, result):
            return
        self.tabs.setTabText(1, tr("Entities ({number})").format(number=len(mentions_of(result))))
        self.entities.show_result(result)
        self.picture.show_result(result)
        self.tabs.show()
        self._pages.setCurrentIndex(self.tabs.currentIndex())

    def show_page(self, number: int) -> None:
        """Show one of PAGES."""
        self.tabs.setCurrentIndex(number)

    def set_theme(self, theme: Theme) -> None:
        self.why.set_theme(theme)
        self.picture.set_theme(theme)
