"""The posts of a queue as a table, with what the check of each said."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt

from app.core_words import other_language
from app.translation import number, tr
from app.wording import one_line
from claimver_core.documents.posts import Post
from claimver_core.types import Label, Report

_Index = QModelIndex | QPersistentModelIndex
_SHOWN = 300  # characters of a post in the table
_IN_TIP = 1500  # and under the mouse
SORTED_BY = Qt.ItemDataRole.UserRole


class State(StrEnum):
    """How far a post is."""

    WAITING = "waiting"
    CHECKING = "checking"
    CHECKED = "checked"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the table shows of a report."""

    kas: float | None
    claims: int
    contradicted: int


@dataclass(slots=True)
class Item:
    """A post with its state; ``numbers`` and ``report`` when it is checked, ``reason`` when that failed,
    or what its check says little by: "This text seems to be German."."""

    post: Post
    state: State = State.WAITING
    numbers: Numbers | None = None
    read_report: Callable[[], Report] | None = None
    reason: str = ""

    @property
    def report(self) -> Report | None:
        """Raises ClaimVerError when it was kept on disk and cannot be read."""
        return self.read_report() if self.read_report else None


COLUMNS = (tr("Post"), tr("Text"), tr("KAS"), tr("Contradicted"), tr("Claims"), tr("State"))
POST, TEXT, KAS, CONTRADICTED, CLAIMS, STATE = range(len(COLUMNS))
_STATES = {
    State.WAITING: tr("Waiting"),
    State.CHECKING: tr("Checking…"),
    State.CHECKED: tr("Checked"),
    State.FAILED: tr("Failed"),
}


class QueueModel(QAbstractTableModel):
    """One row a post, in the order they came."""

    def __init__(self) -> None:
        super().__init__()
        self.items: list[Item] = []

    def add(self, posts: Sequence[Post]) -> None:
        if posts:
            first = len(self.items)
            self.beginInsertRows(QModelIndex(), first, first + len(posts) - 1)
            self.items += [Item(post) for post in posts]
            self.endInsertRows()

    def restore(self, items: Sequence[Item]) -> None:
        """Show these posts in place of the others."""
        self.beginResetModel()
        self.items = list(items)
        self.endResetModel()

    def clear(self) -> None:
        self.beginResetModel()
        self.items = []
        self.endResetModel()

    def update(self, row: int, state: State, report: Report | None = None, reason: str = "") -> None:
        item = self.items[row]
        item.state, item.reason = state, reason
        item.numbers = item.read_report = None
        if report is not None:
            contradicted = sum(result.verdict.label is Label.CONTRADICTORY for result in report.results)
            item.numbers = Numbers(report.kas, len(report.results), contradicted)
            item.read_report = lambda: report
            if report.language:
                item.reason = other_language(report.language)[0]
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(COLUMNS) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.items)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item, column = self.items[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _shown(item, column)
        if role == Qt.ItemDataRole.ToolTipRole and column in (TEXT, STATE):
            whole = item.post.text[:_IN_TIP] if column == TEXT else _shown(item, column)
            return f"<p>{html.escape(whole)}</p>"
        if role == SORTED_BY:
            return _sorted_by(item, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        return None


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Numbers on the right."""
    side = (
        Qt.AlignmentFlag.AlignRight if column in (KAS, CONTRADICTED, CLAIMS) else Qt.AlignmentFlag.AlignLeft
    )
    return side | Qt.AlignmentFlag.AlignVCenter


def _shown(item: Item, column: int) -> str:
    if column == POST:
        return item.post.id
    if column == TEXT:
        return one_line(item.post.text[:_SHOWN])
    if column == STATE:
        return f"{_STATES[item.state]}: {item.reason}" if item.reason else _STATES[item.state]
    if item.numbers is None:
        return ""
    if column == KAS:
        return "–" if item.numbers.kas is None else number(item.numbers.kas, 2)
    return str(item.numbers.contradicted if column == CONTRADICTED else item.numbers.claims)


def _sorted_by(item: Item, column: int) -> Any:
    """What rows are compared by: what is not known comes after all that is, in ascending order."""
    if column == POST:
        return item.post.id.zfill(12) if item.post.id.isdigit() else item.post.id.casefold()
    if column == TEXT:
        return item.post.text.casefold()[:_SHOWN]
    if column == STATE:
        return list(State).index(item.state)
    if item.numbers is None:
        return 2.0 if column == KAS else -1
    if column == KAS:
        return 1.5 if item.numbers.kas is None else item.numbers.kas
    return item.numbers.contradicted if column == CONTRADICTED else item.numbers.claims


class QueueFilter(QSortFilterProxyModel):
    """Keeps the posts with some words, and if wanted only those with a contradicted claim."""

    def __init__(self, model: QueueModel) -> None:
        super().__init__()
        self._words = ""
        self._contradicted = False
        self.setSourceModel(model)
        self.setSortRole(SORTED_BY)

    def set_words(self, words: str) -> None:
        self._words = words.casefold().strip()
        self.invalidate()

    def set_contradicted_only(self, only: bool) -> None:
        self._contradicted = only
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        model = self.sourceModel()
        assert isinstance(model, QueueModel)
        item = model.items[row]
        if self._contradicted and not (item.numbers and item.numbers.contradicted):
            return False
        return not self._words or self._words in f"{item.post.id} {item.post.text}".casefold()
