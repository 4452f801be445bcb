"""How a claim is drawn in the text: tint, line style and number, so that colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from app.style.theme import Theme
from claimver_core.types import Label

_LANE = 3.0
_HALF_WAVE = 3.2
_WAVE_HEIGHT = 3.2  # of the control points; the line reaches half of it


@dataclass(frozen=True, slots=True)
class Mark:
    """A claim as it is drawn: UTF-16 range, number, label, and how many claims lie beneath it."""

    start: int
    end: int
    index: int
    label: Label | None
    lane: int


class ClaimPainter:
    """Paints marks in the colours of one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def tint(self, painter: QPainter, mark: Mark, rects: list[QRect], selected: bool) -> None:
        """The ground behind the text."""
        colours = self._theme.verdict(mark.label)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.strong if selected else colours.tint))
        for rect in rects:
            painter.drawRoundedRect(QRectF(rect).adjusted(-1, -1, 1, 2), 3, 3)

    def line(self, painter: QPainter, mark: Mark, rects: list[QRect], selected: bool) -> None:
        """The line under the text: solid, dashed, wavy or dotted by label."""
        pen = QPen(QColor(self._theme.verdict(mark.label).mark), 2.6 if selected else 1.8)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if mark.label is Label.EXTRAPOLATORY:
            pen.setDashPattern([4, 2.5])
        elif mark.label is None:
            pen.setDashPattern([1, 2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        for rect in rects:
            if not rect.isValid():
                continue
            y = rect.bottom() + 1.5 + _LANE * min(mark.lane, 1)
            if mark.label is Label.CONTRADICTORY:
                painter.translate(rect.left(), y - 1)
                painter.drawPath(wave(rect.width()))
                painter.translate(-rect.left(), 1 - y)
            else:
                painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))

    def number(self, painter: QPainter, mark: Mark, rect: QRect, text: str) -> None:
        """The claim's number, raised, before its first word."""
        metrics = QFontMetricsF(painter.font())
        painter.setPen(QColor(self._theme.verdict(mark.label).ink))
        x = rect.left() - metrics.horizontalAdvance(text) - 1.5
        painter.drawText(QPointF(max(2.0, x), rect.top() + metrics.ascent()), text)


@lru_cache(maxsize=512)
def wave(width: int) -> QPainterPath:
    """A wavy line of that width, from the origin to the right."""
    path = QPainterPath()
    x, side = 0.0, 1
    while x < width:
        path.quadTo(x + _HALF_WAVE / 2, side * _WAVE_HEIGHT, x + _HALF_WAVE, 0)
        x, side = x + _HALF_WAVE, -side
    return path
