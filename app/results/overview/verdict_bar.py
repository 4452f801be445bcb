"""A bar of how many claims have each verdict."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from app.results.claims.filters import ALL, UNCHECKED
from app.style.theme import LIGHT, Theme
from app.translation import tr
from app.wording import verdict_word
from claimver_core.types import Label

_ORDER: tuple[Label | None, ...] = (*Label, None)
_LEAST = 6.0  # width of the smallest part
_PATTERN = {
    Label.EXTRAPOLATORY: Qt.BrushStyle.VerPattern,
    Label.CONTRADICTORY: Qt.BrushStyle.BDiagPattern,
    None: Qt.BrushStyle.CrossPattern,
}


class VerdictBar(QWidget):
    """Its parts are as wide as their counts; a click tells the filter that shows those claims.

    Parts differ by colour and by pattern. The buttons below it do the same by keyboard.
    """

    filter_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(14)
        self.setMouseTracking(True)
        self._counts: Mapping[Label | None, int] = {}
        self._chosen = ALL
        self._theme = LIGHT

    def set_counts(self, counts: Mapping[Label | None, int]) -> None:
        self._counts = counts
        said = ", ".join(f"{verdict_word(item)} {counts[item]}" for item in _ORDER if counts.get(item))
        self.setAccessibleName(tr("Claims by verdict: {counts}").format(counts=said or tr("none")))
        self.update()

    def set_chosen(self, name: str) -> None:
        """Dim all but the claims of one filter."""
        self._chosen = name
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def parts(self) -> list[tuple[Label | None, QRectF]]:
        """Where each verdict that occurs is shown, from left to right."""
        shown = [item for item in _ORDER if self._counts.get(item)]
        total = sum(self._counts[item] for item in shown)
        room = self.width() - _LEAST * len(shown)
        left, found = 0.0, []
        for item in shown:
            width = _LEAST + room * self._counts[item] / total
            found.append(
                (item, QRectF(left, 1, width - (2 if item is not shown[-1] else 0), self.height() - 2))
            )
            left += width
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QPainterPath()
        whole.addRoundedRect(QRectF(self.rect()).adjusted(0, 1, 0, -1), 4, 4)
        painter.setClipPath(whole)
        if not any(self._counts.values()):
            painter.fillRect(self.rect(), QColor(self._theme.border))
        for item, area in self.parts():
            dimmed = self._chosen not in (ALL, _name(item))
            colours = self._theme.verdict(item)
            painter.fillRect(area, QColor(colours.strong if dimmed else colours.mark))
            if item in _PATTERN and not dimmed:
                painter.fillRect(area, QBrush(QColor(colours.tint), _PATTERN[item]))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._at(event.position().x())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        name = self._at(event.position().x())
        inside = self.rect().contains(event.position().toPoint())
        if name and inside and event.button() == Qt.MouseButton.LeftButton:
            self.filter_chosen.emit(ALL if name == self._chosen else name)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            over = self._at(event.pos().x())
            item = next((item for item, _ in self.parts() if _name(item) == over), None)
            said = tr("{verdict}: {count}. Click to show only these.")
            words = said.format(verdict=verdict_word(item), count=self._counts.get(item, 0)) if over else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def _at(self, x: float) -> str:
        """The filter of the part at ``x``; empty when there is none."""
        return next((_name(item) for item, area in self.parts() if area.left() <= x <= area.right() + 2), "")


def _name(item: Label | None) -> str:
    return item.value if item else UNCHECKED
