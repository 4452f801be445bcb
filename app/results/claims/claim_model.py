"""The claims as a model for views, and the proxy that sorts and filters them."""

from __future__ import annotations

import html
from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import groupby
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
from app.results.likeness import alike
from app.translation import tr
from app.wording import one_line, verdict_word
from claimver_core.types import ClaimResult

RESULT = Qt.ItemDataRole.UserRole
OUTDATED = Qt.ItemDataRole.UserRole + 1
IGNORED = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex


class ClaimModel(QAbstractListModel):
    """The results in order of their number, and which of them were edited since or are ignored."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._outdated: frozenset[int] = frozenset()
        self._ignored: frozenset[int] = frozenset()
        self.results: list[ClaimResult] = []

    def show(self, results: Sequence[ClaimResult]) -> None:
        """Show these results, in order of their number, in place of the others.

        Views are told only of the rows between the first and the last one that look otherwise, and of those
        whose number is another.
        """
        old, new = self.results, list(results)
        start = _common(old, new, lambda one, other: one.index == other.index and alike(one, other))
        tail = _common(old[start:][::-1], new[start:][::-1], alike)
        old_end, new_end = len(old) - tail, len(new) - tail
        both = min(old_end, new_end)
        renumbered = any(one.index != new[new_end + at].index for at, one in enumerate(old[old_end:]))
        self.results = new[:both] + old[both:]
        if both > start:
            self.dataChanged.emit(self.index(start), self.index(both - 1))
        if old_end > both:
            self.beginRemoveRows(QModelIndex(), both, old_end - 1)
            del self.results[both:old_end]
            self.endRemoveRows()
        if new_end > both:
            self.beginInsertRows(QModelIndex(), both, new_end - 1)
            self.results[both:both] = new[both:new_end]
            self.endInsertRows()
        self.results = new
        if renumbered:
            self.dataChanged.emit(self.index(new_end), self.index(len(new) - 1))

    def set_outdated(self, numbers: frozenset[int]) -> None:
        """Tell which claims were edited since they were checked."""
        changed, self._outdated = numbers ^ self._outdated, numbers
        self._restate(changed)

    def set_ignored(self, numbers: frozenset[int]) -> None:
        """Tell which claims the user ignores."""
        changed, self._ignored = numbers ^ self._ignored, numbers
        self._restate(changed)

    def _restate(self, numbers: frozenset[int]) -> None:
        """The state of these claims has changed: tell the views, stretch by stretch."""
        rows = sorted(row for row in map(self.row_of, numbers) if row < len(self.results))
        for _, stretch in groupby(enumerate(rows), lambda item: item[1] - item[0]):
            found = [row for _, row in stretch]
            self.dataChanged.emit(self.index(found[0]), self.index(found[-1]), [OUTDATED, IGNORED])

    def clear(self) -> None:
        self.beginResetModel()
        self.results = []
        self.endResetModel()

    def add(self, result: ClaimResult) -> None:
        """Insert a result, or replace the one with its number."""
        row = self.row_of(result.index)
        if self.result_of(result.index) is not None:
            self.results[row] = result
            self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginInsertRows(QModelIndex(), row, row)
        self.results.insert(row, result)
        self.endInsertRows()

    def row_of(self, number: int) -> int:
        """The row where the claim of that number is, or would be."""
        return bisect_left(self.results, number, key=lambda item: item.index)

    def result_of(self, number: int) -> ClaimResult | None:
        """The claim of that number."""
        row = self.row_of(number)
        known = row < len(self.results) and self.results[row].index == number
        return self.results[row] if known else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.results)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        result = self.results[index.row()]
        if role == RESULT:
            return result
        if role == OUTDATED:
            return result.index in self._outdated
        if role == IGNORED:
            return result.index in self._ignored
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"<p>{html.escape(one_line(result.claim.text))}</p>"
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            edited = tr("edited since the check") if result.index in self._outdated else ""
            ignored = tr("ignored") if result.index in self._ignored else ""
            state = ", ".join(filter(None, (verdict_word(result.verdict.label), edited, ignored)))
            return tr("Claim {number}, {state}: {text}").format(
                number=result.index, state=state, text=one_line(result.claim.text)
            )
        return None


def _common(
    first: Sequence[ClaimResult],
    second: Sequence[ClaimResult],
    same: Callable[[ClaimResult, ClaimResult], bool],
) -> int:
    """How many results from the beginning are the same in both."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((at for at, pair in pairs if not same(*pair)), min(len(first), len(second)))


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
        if self._claims.result_of(number) is None:
            return QModelIndex()
        return self.mapFromSource(self._claims.index(self._claims.row_of(number)))

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        return self.filter.passes(self._claims.results[row])

    def lessThan(self, left: Index, right: Index) -> bool:
        first, second = self._claims.results[left.row()], self._claims.results[right.row()]
        return sort_key(first, self.order, self.descending) < sort_key(second, self.order, self.descending)
