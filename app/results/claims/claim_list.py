"""The list of claims: a view that sorts, filters and selects by the claims' numbers."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from app.results.claims.claim_delegate import ClaimDelegate
from app.results.claims.claim_model import RESULT, ClaimModel, ClaimProxy
from app.results.claims.filters import Order, words_of
from app.style.theme import Theme
from app.translation import tr


class ClaimList(QListView):
    """Emits the number of the claim that is made current; ``select`` makes one current."""

    claim_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("claims")
        self.setAccessibleName(tr("Claims"))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.claims = ClaimModel(self)
        self._proxy = ClaimProxy(self.claims, self)
        self.setModel(self._proxy)
        self._delegate = ClaimDelegate(self)
        self.setItemDelegate(self._delegate)
        self.selectionModel().currentChanged.connect(self._current_changed)

    def set_filter(self, name: str) -> None:
        """Show the claims of one verdict only (filters.FILTERS)."""
        self._proxy.set_filter(replace(self._proxy.filter, verdict=name))

    def set_words(self, text: str) -> None:
        """Show only claims with all of these words."""
        self._proxy.set_filter(replace(self._proxy.filter, words=words_of(text)))
        self.scrollTo(self.currentIndex())

    def set_order(self, order: Order, descending: bool) -> None:
        self._proxy.set_order(order, descending)
        self.scrollTo(self.currentIndex())

    def shown(self) -> list[int]:
        """The numbers of the claims that are shown, from top to bottom."""
        return self._proxy.numbers()

    def shows(self, number: int) -> bool:
        """Whether the claim of that number passes the filters."""
        return self._proxy.index_of(number).isValid()

    @property
    def any_shown(self) -> bool:
        """Whether any claim passes the filters."""
        return self._proxy.rowCount() > 0

    def selected(self) -> int | None:
        """The number of the current claim."""
        result = self.currentIndex().data(RESULT)
        return result.index if result is not None else None

    def select(self, number: int) -> None:
        """Make a claim current; one that the filters hide stays hidden."""
        index = self._proxy.index_of(number)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def set_theme(self, theme: Theme) -> None:
        self._delegate.theme = theme
        self.viewport().update()

    def _current_changed(self, current: QModelIndex) -> None:
        result = current.data(RESULT)
        if result is not None:
            self.claim_selected.emit(result.index)
