"""The margin beside the text: the sign and the number of each claim, at the line it begins in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.editing.claim_painter import ClaimPainter, Mark
from app.translation import tr

_COLUMNS = 2
_NARROW = 520  # pixels of an editor whose margin has one column only
_SPACE = 4
_LEFT = 8
_SCALE = 0.82  # of the text's size


@dataclass(frozen=True, slots=True)
class Badge:
    """A claim's place in the margin; ``more`` are the claims of its line that have no place of their own."""

    mark: Mark
    area: QRectF
    more: tuple[Mark, ...] = ()


class ClaimGutter(QWidget):
    """Stands in the left margin of an editor. ``marks`` gives what is in view: each claim with the
    rectangle of its first line in the editor's viewport."""

    claim_clicked = Signal(int)
    card_wanted = Signal(int, QRect)  # a claim, and where its badge is on the screen
    card_unwanted = Signal()

    def __init__(
        self,
        editor: QPlainTextEdit,
        marks: Callable[[], Sequence[tuple[Mark, QRect]]],
        painter: Callable[[], ClaimPainter],
    ) -> None:
        super().__init__(editor)
        self.setAccessibleName(tr("Numbers of the claims"))
        self.setMouseTracking(True)
        self._editor = editor
        self._marks = marks
        self._painter = painter
        self._digits = 2
        self._hovered: int | None = None
        self.selected: int | None = None

    def set_count(self, count: int) -> None:
        """Make room for the numbers up to ``count``; true to the longest so far, so that nothing jumps."""
        self._digits = max(self._digits, len(str(count)))

    def number_font(self) -> QFont:
        """The font of the numbers, in proportion to the text's."""
        font = QFont(self._editor.font())
        font.setPointSizeF(max(6.0, font.pointSizeF() * _SCALE))
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def wanted_width(self) -> int:
        """Pixels that the margin takes."""
        return round(_LEFT + self._columns() * (self._column() + _SPACE) + self._more())

    def _columns(self) -> int:
        return _COLUMNS if self._editor.width() >= _NARROW else 1

    def _more(self) -> float:
        return QFontMetricsF(self.number_font()).horizontalAdvance("+9")

    def _column(self) -> float:
        metrics = QFontMetricsF(self.number_font())
        return metrics.ascent() + 12 + metrics.horizontalAdvance("8" * self._digits)

    def badges(self) -> list[Badge]:
        """What the margin shows now, from top to bottom."""
        lines: dict[int, list[tuple[Mark, QRect]]] = {}
        for mark, rect in self._marks():
            lines.setdefault(rect.top(), []).append((mark, rect))
        width, columns = self._column(), self._columns()
        badges = []
        for found in lines.values():
            found.sort(key=lambda item: item[0].start)
            shown = found[:columns]
            for column, (mark, rect) in enumerate(shown):
                area = QRectF(_LEFT + column * (width + _SPACE), rect.top(), width, rect.height())
                rest = tuple(mark for mark, _ in found[columns:]) if column == columns - 1 else ()
                badges.append(Badge(mark, area.adjusted(0, -1, 0, 1), rest))
        return badges

    def badge_at(self, point: QPoint) -> Badge | None:
        """The badge under a point of the margin."""
        return next((badge for badge in self.badges() if badge.area.contains(point.toPointF())), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.number_font())
        style = self._painter()
        for badge in self.badges():
            mark, area = self._front(badge), badge.area
            if not event.rect().intersects(QRect(0, area.toRect().top(), self.width(), round(area.height()))):
                continue
            style.badge(painter, mark, area, mark.index == self.selected, mark.index == self._hovered)
            if badge.more:
                style.more(painter, len(badge.more), area.translated(area.width(), 0))
        painter.end()

    def _front(self, badge: Badge) -> Mark:
        """The claim that a badge shows: the selected one, where it stands behind the first."""
        return next((mark for mark in badge.more if mark.index == self.selected), badge.mark)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        badge = self.badge_at(event.position().toPoint())
        if badge is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        behind = [badge.mark.index, *(mark.index for mark in badge.more)]
        place = behind.index(self.selected) + 1 if self.selected in behind else 0
        self.claim_clicked.emit(behind[place % len(behind)])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        badge = self.badge_at(event.position().toPoint())
        self._hover(self._front(badge).index if badge else None)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        self.card_unwanted.emit()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            badge = self.badge_at(event.pos())
            if badge is None:
                self.card_unwanted.emit()
            else:
                area = badge.area.toRect().translated(self.mapToGlobal(QPoint(0, 0)))
                self.card_wanted.emit(self._front(badge).index, area)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._editor.wheelEvent(event)

    def _hover(self, index: int | None) -> None:
        if index != self._hovered:
            self._hovered = index
            self.setCursor(Qt.CursorShape.ArrowCursor if index is None else Qt.CursorShape.PointingHandCursor)
            self.update()
