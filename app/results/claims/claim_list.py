"""The list of claims: number, icon and word of the verdict, and the claim's text."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.results.claims.filters import ALL, UNCHECKED
from app.style import icons
from app.style.theme import LIGHT, Theme
from app.wording import one_line, verdict_word
from claimver_core.types import ClaimResult

_RESULT = Qt.ItemDataRole.UserRole
_OUTDATED = Qt.ItemDataRole.UserRole + 1
_LINES = 2
_LONGEST = 400
_Index = QModelIndex | QPersistentModelIndex


class ClaimModel(QAbstractListModel):
    """The results in order of their number; ``is_outdated`` tells which claims were edited since."""

    def __init__(self, is_outdated: Callable[[int], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_outdated = is_outdated
        self.results: list[ClaimResult] = []

    def clear(self) -> None:
        self.beginResetModel()
        self.results = []
        self.endResetModel()

    def add(self, result: ClaimResult) -> None:
        """Insert a result, or replace the one with its number."""
        row = bisect_left(self.results, result.index, key=lambda item: item.index)
        if row < len(self.results) and self.results[row].index == result.index:
            self.results[row] = result
            self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginInsertRows(QModelIndex(), row, row)
        self.results.insert(row, result)
        self.endInsertRows()

    def refresh(self) -> None:
        """The outdated state of claims may have changed."""
        if self.results:
            self.dataChanged.emit(self.index(0), self.index(len(self.results) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.results)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        result = self.results[index.row()]
        if role == _RESULT:
            return result
        if role == _OUTDATED:
            return self._is_outdated(result.index)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            outdated = ", edited since the check" if self._is_outdated(result.index) else ""
            word = verdict_word(result.verdict.label)
            return f"Claim {result.index}, {word}{outdated}: {one_line(result.claim.text)}"
        return None


class _Filter(QSortFilterProxyModel):
    """Keeps the claims of one label, by the names of filters.FILTERS."""

    name = ALL

    def set_name(self, name: str) -> None:
        self.name = name
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        model = self.sourceModel()
        assert isinstance(model, ClaimModel)
        return self.passes(model.results[row])

    def passes(self, result: ClaimResult) -> bool:
        label = result.verdict.label
        return self.name == ALL or self.name == (label.value if label else UNCHECKED)


class _Delegate(QStyledItemDelegate):
    """Paints one claim as a row of its own height: verdict above, at most two lines of text below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        metrics = QFontMetrics(option.font)
        return QSize(100, metrics.height() * (_LINES + 1) + 20)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        result: ClaimResult = index.data(_RESULT)
        outdated: bool = index.data(_OUTDATED)
        colours = self.theme.verdict(None if outdated else result.verdict.label)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect).adjusted(4, 2, -4, -2)
        painter.setPen(QPen(QColor(self.theme.accent), 2) if focused and chosen else Qt.PenStyle.NoPen)
        ground = colours.tint if chosen else self.theme.raised if hovered else self.theme.surface
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(row, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.mark))
        painter.drawRoundedRect(QRectF(row.left(), row.top() + 6, 3, row.height() - 12), 1.5, 1.5)
        left, top = round(row.left()) + 14, round(row.top()) + 7
        right = round(row.right()) - 10
        metrics = QFontMetrics(option.font)
        strong = QFont(option.font)
        strong.setWeight(QFont.Weight.DemiBold)
        number = str(result.index)
        painter.setFont(strong)
        painter.setPen(QColor(self.theme.text))
        advance = QFontMetrics(strong).horizontalAdvance(number)
        painter.drawText(left, top + metrics.ascent(), number)
        mark = "outdated" if outdated else icons.verdict_icon(result.verdict.label)
        size = metrics.height() - 1
        icons.renderer(mark, colours.mark).render(painter, QRectF(left + advance + 8, top, size, size))
        word = verdict_word(result.verdict.label) + (", edited since" if outdated else "")
        painter.setPen(QColor(colours.ink))
        painter.drawText(left + advance + size + 13, top + metrics.ascent(), word)
        painter.setFont(option.font)
        painter.setPen(QColor(self.theme.muted if outdated else self.theme.text))
        area = QRect(left, top + metrics.height() + 3, right - left, metrics.height() * _LINES)
        _draw_elided(painter, area, one_line(result.claim.text[:_LONGEST]), option.font)
        painter.restore()


def _draw_elided(painter: QPainter, area: QRect, text: str, font: QFont) -> None:
    """Draw plain text in at most the lines that fit the area, the last one elided."""
    metrics = QFontMetrics(font)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    for number in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(area.width())
        y = area.top() + number * metrics.height()
        units = text.encode("utf-16-le")
        if number == _LINES - 1:
            rest = units[line.textStart() * 2 :].decode("utf-16-le", "replace")
            elided = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(area.left(), y + metrics.ascent(), elided)
        else:
            line.draw(painter, QPointF(area.left(), y))
    layout.endLayout()


class ClaimList(QListView):
    """Emits the number of the claim that is made current; ``select`` makes one current."""

    claim_selected = Signal(int)

    def __init__(self, is_outdated: Callable[[int], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("claims")
        self.setAccessibleName("Claims")
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.claims = ClaimModel(is_outdated, self)
        self._filter = _Filter(self)
        self._filter.setSourceModel(self.claims)
        self.setModel(self._filter)
        self._delegate = _Delegate(self)
        self.setItemDelegate(self._delegate)
        self.selectionModel().currentChanged.connect(self._current_changed)

    def set_filter(self, name: str) -> None:
        """Show the claims of one label only (filters.FILTERS)."""
        self._filter.set_name(name)

    def shown(self) -> list[int]:
        """The numbers of the claims that pass the filter, in order."""
        return [result.index for result in self.claims.results if self._filter.passes(result)]

    @property
    def any_shown(self) -> bool:
        """Whether any claim passes the filter."""
        return self._filter.rowCount() > 0

    def selected(self) -> int | None:
        """The number of the current claim."""
        result = self.currentIndex().data(_RESULT)
        return result.index if result is not None else None

    def select(self, number: int) -> None:
        """Make a claim current; one that the filter hides stays hidden."""
        shown = self.shown()
        if number in shown:
            index = self._filter.index(shown.index(number), 0)
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def set_theme(self, theme: Theme) -> None:
        self._delegate.theme = theme
        self.viewport().update()

    def _current_changed(self, current: QModelIndex) -> None:
        result = current.data(_RESULT)
        if result is not None:
            self.claim_selected.emit(result.index)
