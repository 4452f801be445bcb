"""How a claim is drawn in the text and beside it, so that colour is never the only sign of its verdict."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from app.style import icons
from app.style.theme import Theme
from claimver_core.types import Label

_LANE = 3.0
_HALF_WAVE = 3.2
_WAVE_HEIGHT = 3.2  # of the control points; the line reaches half of it
_FAINT = 0.3  # of full strength, for the claims that the filter leaves out


@dataclass(frozen=True, slots=True)
class Mark:
    """A claim as it is drawn: UTF-16 range, number, label, and how many claims lie beneath it.

    ``faint`` claims are those that the filter leaves out.
    """

    start: int
    end: int
    index: int
    label: Label | None
    lane: int = 0
    faint: bool = False


class ClaimPainter:
    """Paints marks in the colours of one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._signs: dict[tuple[Label | None, int, float], QPixmap] = {}

    def tint(self, painter: QPainter, mark: Mark, rects: list[QRect], selected: bool) -> None:
        """The ground behind the text; faint claims have none."""
        if mark.faint and not selected:
            return
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
        painter.setOpacity(_FAINT if mark.faint and not selected else 1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        for rect in rects:
            y = rect.bottom() + 1.5 + _LANE * min(mark.lane, 1)
            if mark.label is Label.CONTRADICTORY:
                painter.translate(rect.left(), y - 1)
                painter.drawPath(wave(rect.width()))
                painter.translate(-rect.left(), 1 - y)
            else:
                painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        painter.setOpacity(1.0)

    def badge(self, painter: QPainter, mark: Mark, area: QRectF, selected: bool, hovered: bool) -> None:
        """The sign of the verdict and the claim's number, in the margin."""
        colours = self._theme.verdict(mark.label)
        if selected or hovered:
            painter.setPen(QPen(QColor(colours.mark), 1.2) if selected else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.strong if selected else colours.tint))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        metrics = QFontMetricsF(painter.font())
        size = round(metrics.ascent() + 1)
        sign = QRectF(area.left() + 4, round(area.center().y() - size / 2), size, size)
        painter.setOpacity(_FAINT if mark.faint and not (selected or hovered) else 1.0)
        painter.drawPixmap(sign.topLeft(), self._sign(mark.label, size, painter.device().devicePixelRatioF()))
        painter.setPen(QColor(colours.ink))
        words = QRectF(sign.right() + 3, area.top(), area.right() - sign.right() - 3, area.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(mark.index))
        painter.setOpacity(1.0)

    def _sign(self, label: Label | None, size: int, scale: float) -> QPixmap:
        key = (label, size, scale)
        if key not in self._signs:
            colour = self._theme.verdict(label).mark
            self._signs[key] = icons.pixmap(icons.verdict_icon(label), colour, size, scale)
        return self._signs[key]

    def more(self, painter: QPainter, count: int, area: QRectF) -> None:
        """How many more claims begin in a line than have room beside it."""
        painter.setPen(QColor(self._theme.muted))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, f"+{count}")


@lru_cache(maxsize=512)
def wave(width: int) -> QPainterPath:
    """A wavy line of that width, from the origin to the right."""
    path = QPainterPath()
    x, side = 0.0, 1
    while x < width:
        path.quadTo(x + _HALF_WAVE / 2, side * _WAVE_HEIGHT, x + _HALF_WAVE, 0)
        x, side = x + _HALF_WAVE, -side
    return path
