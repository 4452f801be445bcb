"""The score of a text as the needle of a gauge from 0 to 1."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app import wording
from app.style.theme import LIGHT, Theme
from app.translation import number, tr

_BAND = 9.0
_GAP = 2.0  # degrees between the two halves


class Gauge(QWidget):
    """Half a circle, red up to 0.5 and green beyond, with the score's figure in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score: float | None = None
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Knowledge attribution score"))

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height() * 4
        return QSize(round(height * 1.75), height)

    def set_score(self, score: float | None) -> None:
        """``score`` from 0 to 1; None while it is not known."""
        self._score = None if score is None else min(1.0, max(0.0, score))
        self.setAccessibleDescription(wording.score_text(score))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(self.width() / 2, self.height() * 0.86) - _BAND / 2 - 2
        centre = QPointF(self.width() / 2, self.height() * 0.86)
        circle = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        for start, colours in ((90, self._theme.contradictory), (0, self._theme.attributable)):
            pen = QPen(QColor(colours.strong), _BAND)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawArc(circle, round((start + _GAP / 2) * 16), round((90 - _GAP) * 16))
        if self._score is not None:
            self._draw_needle(painter, centre, radius)
        self._draw_figure(painter, centre)
        painter.end()

    def _draw_needle(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        """The part up to the score in its half's full colour, and a knob at its end."""
        assert self._score is not None
        angle = math.pi * (1 - self._score)
        at = QPointF(centre.x() + radius * math.cos(angle), centre.y() - radius * math.sin(angle))
        half = self._theme.attributable if self._score >= 0.5 else self._theme.contradictory
        circle = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        pen = QPen(QColor(half.mark), _BAND)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        degrees = 180 * (1 - self._score)
        painter.drawArc(circle, round(min(90.0, degrees) * 16), round(abs(90 - degrees) * 16))
        painter.setPen(QPen(QColor(self._theme.surface), 2))
        painter.setBrush(QColor(self._theme.text))
        painter.drawEllipse(at, _BAND * 0.8, _BAND * 0.8)

    def _draw_figure(self, painter: QPainter, centre: QPointF) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.9)
        font.setBold(True)
        text = "–" if self._score is None else number(self._score, 2)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        painter.drawText(QPointF(centre.x() - metrics.horizontalAdvance(text) / 2, centre.y()), text)
