"""The claims as a model for views, and the proxy that sorts and filters them."""

from __future__ import annotations

import html
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from app.results.claims.filters import ClaimFilter, Order, sort_key
from app.wording import one_line, verdict_word
from claimver_core.types import ClaimResult

RESULT = Qt.ItemDataRole.UserRole
OUTDATED = Qt.ItemDataRole.UserRole + 1
IGNORED = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex


class ClaimModel(QAbstractListModel):
    """The results in order of their number; ``is_outdated`` tells which claims were edited since."""

    def __init__(self, is_outdated: Callable[[int], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_outdated = is_outdated
        self._ignored: frozenset[int] = frozenset()
        self.results: list[ClaimResult] = []

    def show(self, results: Sequence[ClaimResult]) -> None:
        """Show these results, in order of their number, in place of the others."""
        self.beginResetModel()
        self.results = list(results)
        self.endResetModel()

    def set_ignored(self, numbers: frozenset[int]) -> None:
        """Tell which claims the user ignores."""
        if numbers != self._ignored:
            self._ignored = numbers
            self.refresh()

    def clear(self) -> None:
        self.beginResetModel()
        self.results = []
        self.endResetModel()

    def add(self, result: ClaimResult) -> None:
        """Insert a result, or replace the one with its number."""
        row = self.row_of(result.index)
        if row < len(self.results) and self.results[row].index == result.index:
            self.results[row] = result
            self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginInsertRows(QModelIndex(), row, row)
        self.results.insert(row, result)
        self.endInsertRows()

    def row_of(self, number: int) -> int:
        """The row where the claim of that number is, or would be."""
        return bisect_left(self.results, number, key=lambda item: item.index)

    def refresh(self) -> None:
        """The outdated state of claims may have changed."""
        if self.results:
            self.dataChanged.emit(self.index(0), self.index(len(self.results) - 1), [OUTDATED, IGNORED])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.results)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        result = self.results[index.row()]
        if role == RESULT:
            return result
        if role == OUTDATED:
            return self._is_outdated(result.index)
        if role == IGNORED:
            return result.index in self._ignored
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<p>{html.escape(one_line(result.claim.text))}</p>"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            state = ", edited since the check" if self._is_outdated(result.index) else ""
            state += ", ignored" if result.index in self._ignored else ""
            word = verdict_word(result.verdict.label)
            return f"Claim {result.index}, {word}{state}: {one_line(result.claim.text)}"
        return None


class ClaimProxy(QSortFilterProxyModel):
    """Shows the claims that pass a filter, sorted."""

    def __init__(self, claims: ClaimModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._claims = claims
        self.filter = ClaimFilter()
        self.order, self.descending = Order.TEXT, False
        self.setSourceModel(claims)

    def set_filter(self, chosen: ClaimFilter) -> None:
        if chosen != self.filter:
            self.filter = chosen
            self.invalidate()

    def set_order(self, order: Order, descending: bool) -> None:
        if (order, descending) != (self.order, self.descending):
            self.order, self.descending = order, descending
            self.sort(-1 if order is Order.TEXT and not descending else 0)  # the source is in that order
            self.invalidate()

    def numbers(self) -> list[int]:
        """The numbers of the claims that are shown, from top to bottom."""
        return [
            self._claims.results[self.mapToSource(self.index(row, 0)).row()].index
            for row in range(self.rowCount())
        ]

    def index_of(self, number: int) -> QModelIndex:
        """Where the claim of that number is shown; invalid when it is not."""
        row = self._claims.row_of(number)
        if row == len(self._claims.results) or self._claims.results[row].index != number:
            return QModelIndex()
        return self.mapFromSource(self._claims.index(row))

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        return self.filter.passes(self._claims.results[row])

    def lessThan(self, left: Index, right: Index) -> bool:
        first, second = self._claims.results[left.row()], self._claims.results[right.row()]
        return sort_key(first, self.order, self.descending) < sort_key(second, self.order, self.descending)
