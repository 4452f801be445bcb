"""The table of the queue, and what stands in its place while it has nothing to show."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.queue.queue_model import STATE, TEXT, Item, QueueFilter, QueueModel
from app.style.widgets import label
from app.translation import tr

_WIDTHS = (90, 420, 70, 132, 80, 120)  # room for the sign of the order beside each title
_HINT_WIDTH = 460
_WIDEST = 260  # of the state's column


class QueueTable(QStackedWidget):
    """Posts that can be sorted; without any it says how to get some."""

    def __init__(self, model: QueueModel, shown: QueueFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._shown = shown
        self.view = QTableView()
        self._title = label("", "title")
        self._words = label("", "muted")
        self._compose()
        for change in (shown.rowsInserted, shown.rowsRemoved, shown.modelReset, shown.layoutChanged):
            change.connect(lambda *_: self._choose())
        self._choose()

    def selected(self) -> Item | None:
        """The post that is selected and shown."""
        rows = self.view.selectionModel().selectedRows()
        return self._model.items[self._shown.mapToSource(rows[0]).row()] if rows else None

    def items_shown(self) -> list[Item]:
        """The posts that are shown, in the order shown."""
        shown = self._shown
        rows = [shown.mapToSource(shown.index(row, 0)).row() for row in range(shown.rowCount())]
        return [self._model.items[row] for row in rows]

    def _compose(self) -> None:
        view = self.view
        view.setObjectName("queue")
        view.setAccessibleName(tr("Posts"))
        view.setModel(self._shown)
        view.setSortingEnabled(True)
        view.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setWordWrap(False)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.setTabKeyNavigation(False)
        header, rows = view.horizontalHeader(), view.verticalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(view.fontMetrics().height() + 12)
        for number, width in enumerate(_WIDTHS):
            view.setColumnWidth(number, width)
        header.setSectionResizeMode(TEXT, QHeaderView.ResizeMode.Stretch)
        hint = QFrame()
        hint.setObjectName("card")
        column = QVBoxLayout(hint)
        column.setContentsMargins(40, 20, 40, 20)
        column.setSpacing(10)
        column.addStretch(2)
        for words in (self._title, self._words):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            words.setMaximumWidth(_HINT_WIDTH)
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(words, 100)
            row.addStretch(1)
            column.addLayout(row)
        column.addStretch(3)
        self.addWidget(view)
        self.addWidget(hint)

    def showEvent(self, event: QShowEvent) -> None:
        """No column is narrower than its title, whose style is known by now."""
        super().showEvent(event)
        header = self.view.horizontalHeader()
        for number in range(header.count()):
            if number != TEXT:
                words = self.view.sizeHintForColumn(number) if number == STATE else 0
                least = max(header.sectionSizeHint(number), min(words, _WIDEST))
                header.resizeSection(number, max(header.sectionSize(number), least))

    def _choose(self) -> None:
        if self._model.items:
            self._title.setText(tr("No post matches"))
            self._words.setText(tr("Other words, or “Contradicted only” switched off, show more."))
        else:
            self._title.setText(tr("No posts yet"))
            self._words.setText(
                tr(
                    "Copy posts, one a line, and press Paste, or import a CSV or JSON Lines file with a "
                    "column “text”. Check all then judges them in turn, and the contradicted come first."
                )
            )
        self.setCurrentIndex(0 if self._shown.rowCount() else 1)
