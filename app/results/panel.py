"""The right side of the window: score, list of claims, details; or what to do when there are none."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from app import wording
from app.knowledge_reader import KnowledgeReader
from app.results.claims.claim_list import ClaimList
from app.results.claims.filters import ALL, Order
from app.results.claims.list_bar import ListBar
from app.results.empty_state import EmptyState
from app.results.evidence.claim_details import ClaimDetails
from app.results.overview.score_card import ScoreCard
from app.style.theme import Theme
from app.style.widgets import frame, label
from app.translation import tr
from claimver_core.types import ClaimResult, Label, Report

_COMPACT_HEIGHT = 620
_COMPACT_LINES, _TIGHT_LINES = 38, 29  # in large type, where fewer lines have room
_COUNT_DELAY_MS = 60


class ResultsPanel(QWidget):
    """Everything about the claims of the last check."""

    claim_selected = Signal(int)
    filter_changed = Signal(str)
    entity_chosen = Signal(str, object, bool)  # name, Q-id or None, whether a choice is undone
    claims_changed = Signal()
    told = Signal(str)  # what was done, for the status bar

    def __init__(
        self,
        examples: Sequence[tuple[str, Path]],
        outdated: Callable[[], frozenset[int]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._outdated = outdated
        self._report: Report | None = None
        self._ignored: frozenset[int] = frozenset()
        self.filter = ALL
        self._tight = False
        self._count_timer = QTimer(self, singleShot=True, interval=_COUNT_DELAY_MS)
        self._count_timer.timeout.connect(self._count)
        self.empty = EmptyState(examples)
        self.score = ScoreCard()
        self.list_bar = ListBar()
        self.list = ClaimList()
        self.details = ClaimDetails()
        self._provenance = label("", "caption")
        self._provenance.setAccessibleName(tr("How this report was made"))
        self._no_match = label(tr("No claims of this kind."), "muted")
        self._no_match.setMinimumHeight(40)
        self._no_match.setAlignment(Qt.AlignmentFlag.AlignCenter)
        list_card = frame("card", 0, (2, 6, 2, 6))
        details_card = frame("card", 0, (1, 1, 1, 1))
        for card, widget in (
            (list_card, self.list_bar),
            (list_card, self._no_match),
            (list_card, self.list),
            (details_card, self.details),
        ):
            layout = card.layout()
            assert isinstance(layout, QVBoxLayout)
            layout.addWidget(widget, 0 if widget is self.list_bar else 1)
        list_card.setMinimumHeight(124)
        details_card.setMinimumHeight(140)
        self._halves = QSplitter(Qt.Orientation.Vertical)
        self._halves.addWidget(list_card)
        self._halves.addWidget(details_card)
        self._halves.setHandleWidth(10)
        self._halves.setChildrenCollapsible(False)
        self._halves.setStretchFactor(0, 1)
        self._halves.setStretchFactor(1, 2)
        self._halves.setSizes([220, 380])
        page = QWidget()
        page.setObjectName("inside")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.score)
        column.addWidget(self._halves, 1)
        column.addWidget(self._provenance)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.empty)
        self._pages.addWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._pages)
        self.list.claim_selected.connect(self._claim_selected)
        self.list_bar.words_changed.connect(self._words_changed)
        self.list_bar.order_changed.connect(self.list.set_order)
        self.score.filter_chosen.connect(self.set_filter)
        self.score.copy_pressed.connect(self.copy_summary)
        self.details.entity_chosen.connect(self.entity_chosen)
        self.details.told.connect(self.told)
        self.clear()

    @property
    def results(self) -> list[ClaimResult]:
        return self.list.claims.results

    def set_reader(self, reader: KnowledgeReader) -> None:
        """Where the details of entities are asked for."""
        self.details.set_reader(reader)

    def clear(self) -> None:
        """No claims: show the empty state, whose text the caller chooses."""
        self._report = None
        self._count_timer.stop()
        self.list.claims.clear()
        self.details.show_nothing()
        self._provenance.hide()
        self._pages.setCurrentIndex(0)
        self.claims_changed.emit()

    def add_result(self, result: ClaimResult) -> None:
        """One more claim has been decided."""
        self.list.claims.add(result)
        self.list.claims.set_outdated(self._outdated())
        if not self._count_timer.isActive():
            self._count_timer.start()
        self._pages.setCurrentIndex(1)
        self.claims_changed.emit()

    def _count(self) -> None:
        """Count the claims decided so far."""
        self.score.show_results(self.results, None)
        self._tell_no_match()

    def show_report(self, report: Report) -> None:
        """The check is done: its score, its claims and how it was made."""
        for _ in self.take_in(report):
            pass

    def take_in(self, report: Report) -> Iterator[None]:
        """The same in pieces."""
        self._report = report
        self._count_timer.stop()
        self.list.claims.show(report.results)
        yield
        self.score.show_results(report.results, report.kas)
        yield
        self._provenance.setText(wording.provenance_text(report.provenance))
        self._provenance.setToolTip(
            f"<pre>{html.escape(wording.provenance_details(report.provenance))}</pre>"
        )
        self._provenance.setHidden(self._tight)
        self._pages.setCurrentIndex(1 if report.results else 0)
        self._tell_no_match()
        self.refresh()

    def stop(self) -> None:
        """No more results come of a check that has not ended: say so beside those that are there."""
        if self.results and self._report is None:
            self._count_timer.stop()
            self._count()
            self.score.show_note(tr("The check was stopped before all claims were decided."))
            self.select_most_telling()

    def refresh(self) -> None:
        """Claims may have become outdated, or current again, by an edit."""
        numbers = self._outdated()
        self.list.claims.set_outdated(numbers)
        if self._report is not None:
            edited = len(numbers)
            note = tr("%n claim(s) edited since the check. Check again to update.", "", edited)
            self.score.show_note(note if edited else "")
        if self.details.result is not None:
            self.details.show_result(self.details.result, self.details.result.index in numbers)

    def set_ignored(self, numbers: frozenset[int]) -> None:
        """List these claims as ignored, and pass them over in ``step``."""
        self._ignored = numbers
        self.list.claims.set_ignored(numbers)

    # Choosing

    def set_filter(self, name: str) -> None:
        """Show the claims of one label (filters.FILTERS)."""
        self.filter = name
        self.list.set_filter(name)
        self.score.set_filter(name)
        self._tell_no_match()
        self._select_again()
        self.filter_changed.emit(name)

    def set_order(self, order: Order, descending: bool) -> None:
        """Sort the list."""
        self.list_bar.set_order(order, descending)

    def _words_changed(self, text: str) -> None:
        self.list.set_words(text)
        self._tell_no_match()
        self._select_again()

    def _select_again(self) -> None:
        """The claim that the details tell of may have been hidden from the list, and be back."""
        shown = self.details.result
        if shown is not None and self.list.selected() is None:
            self.list.select(shown.index)

    def _tell_no_match(self) -> None:
        words = self.list_bar.field.text().strip()
        self._no_match.setText(tr("No claims with these words.") if words else tr("No claims of this kind."))
        self._no_match.setHidden(self.list.any_shown)
        self.list.setVisible(self.list.any_shown)

    def select(self, index: int) -> None:
        """Select a claim by its number; filters that hide it are lifted."""
        if not self.list.shows(index) and self.list.claims.result_of(index) is not None:
            self.list_bar.clear_words()
            if not self.list.shows(index):
                self.set_filter(ALL)
        self.list.select(index)
        if self.list.selected() == index and self.details.result is not self.list.claims.result_of(index):
            self._claim_selected(index)  # a new check put another claim in the row

    def copy_summary(self) -> None:
        """Copy the summary of the report as one line."""
        if self._report is not None:
            QGuiApplication.clipboard().setText(wording.summary_line(self._report))
            self.told.emit(tr("The summary was copied."))

    def select_most_telling(self) -> None:
        """Select the first contradicted claim, or else the first, unless one is selected already."""
        current = self.list.selected()
        if current is None:
            numbers = set(self.list.shown())
            shown = [result for result in self.results if result.index in numbers]
            red = (result for result in shown if result.verdict.label is Label.CONTRADICTORY)
            current = next((result.index for result in (*red, *shown)), None)
        if current is not None:
            self.select(current)

    def step(self, by: int) -> None:
        """Select the next (1) or previous (-1) of the claims shown and not ignored, round the end."""
        shown = [number for number in self.list.shown() if number not in self._ignored]
        if not shown:
            return
        current = self.list.selected()
        if current in shown:
            self.select(shown[(shown.index(current) + by) % len(shown)])
        else:
            self.select(shown[0 if by > 0 else -1])

    def _claim_selected(self, index: int) -> None:
        result = self.list.claims.result_of(index)
        if result is not None:
            self.details.show_result(result, index in self._outdated())
            self.claim_selected.emit(index)

    # Looks

    def set_theme(self, theme: Theme) -> None:
        for part in (self.empty, self.score, self.list_bar, self.list, self.details):
            part.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        lines = self.height() / self.fontMetrics().height()
        self.score.set_compact(
            self.height() < _COMPACT_HEIGHT or lines < _COMPACT_LINES, lines < _TIGHT_LINES
        )
        self._tight = lines < _TIGHT_LINES
        self._provenance.setHidden(self._report is None or self._tight)
