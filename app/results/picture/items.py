"""What the picture is made of: nodes that can be dragged, and edges that follow them."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.results.picture.evidence_graph import Edge, Node
from app.style.theme import Theme, VerdictColours
from app.wording import with_id

_WIDEST = 190.0
_WIDEST_LABEL = 150.0
_SIDE, _TOP = 12.0, 7.0
_ARROW = 9.0
_BEND = 46.0
_PARALLEL = 16.0  # between two edges of the same two nodes
_PLACES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8, 0.14, 0.86)  # of a label along its edge


class NodeItem(QGraphicsItem):
    """A box with the label and the identifier; long labels are elided, the tooltip has them whole."""

    def __init__(self, node: Node, theme: Theme, font: QFont) -> None:
        super().__init__()
        self.node = node
        self.edges: list[EdgeItem] = []
        self._theme = theme
        self._font = QFont(font)
        self._font.setWeight(QFont.Weight.DemiBold if node.named else QFont.Weight.Normal)
        self._small = QFont(font)
        self._small.setPointSizeF(font.pointSizeF() * 0.8)
        metrics, small = QFontMetricsF(self._font), QFontMetricsF(self._small)
        self._text = metrics.elidedText(node.label, Qt.TextElideMode.ElideRight, _WIDEST)
        self._id = node.id or ""
        width = max(metrics.horizontalAdvance(self._text), small.horizontalAdvance(self._id), 30.0)
        height = metrics.height() + (small.height() if self._id else 0.0)
        self._area = QRectF(-width / 2 - _SIDE, -height / 2 - _TOP, width + 2 * _SIDE, height + 2 * _TOP)
        described = f"<br>{html.escape(node.description)}" if node.description else ""
        self.setToolTip(f"<p><b>{html.escape(with_id(node.label, node.id))}</b>{described}</p>")
        self.setFlags(
            QGraphicsItem.GraphicsItemFlag.ItemIsMovable
            | QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
            | QGraphicsItem.GraphicsItemFlag.ItemSendsGeometryChanges
        )
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setZValue(2)

    @property
    def size(self) -> tuple[float, float]:
        return self._area.width(), self._area.height()

    @property
    def area(self) -> QRectF:
        """Where the box is in the scene."""
        return self._area.translated(self.pos())

    @property
    def is_elided(self) -> bool:
        return self._text != self.node.label

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        border = QPen(
            QColor(theme.accent if self.node.named else theme.muted), 2.0 if self.node.named else 1.0
        )
        if self.node.value:
            border.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(border)
        painter.setBrush(QColor(theme.selection if self.node.named else theme.raised))
        radius = self._area.height() / 2 if self.node.value else 7.0
        painter.drawRoundedRect(self._area, radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.text), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._area.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        metrics, small = QFontMetricsF(self._font), QFontMetricsF(self._small)
        base = self._area.top() + _TOP + metrics.ascent()
        painter.setFont(self._font)
        painter.setPen(QColor(theme.text))
        painter.drawText(QPointF(-metrics.horizontalAdvance(self._text) / 2, base), self._text)
        if self._id:
            painter.setFont(self._small)
            painter.setPen(QColor(theme.text if self.node.named else theme.muted))
            base = self._area.bottom() - _TOP - small.descent()
            painter.drawText(QPointF(-small.horizontalAdvance(self._id) / 2, base), self._id)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: Any) -> Any:
        if change == QGraphicsItem.GraphicsItemChange.ItemPositionHasChanged:
            for edge in self.edges:
                edge.follow()
        return super().itemChange(change, value)


class EdgeItem(QGraphicsItem):
    """An arrow from subject to object with the property on it.

    ``shift`` tells edges of the same two nodes apart; ``colours`` are the verdict's for what decided.
    """

    def __init__(
        self,
        edge: Edge,
        ends: tuple[NodeItem, NodeItem],
        theme: Theme,
        colours: VerdictColours | None,
        font: QFont,
        shift: float,
    ) -> None:
        super().__init__()
        self.edge = edge
        self.ends = ends
        self._theme = theme
        self._colours = colours
        self._shift = shift * _PARALLEL
        self._font = QFont(font)
        self._font.setPointSizeF(font.pointSizeF() * 0.88)
        self._font.setWeight(QFont.Weight.DemiBold if colours else QFont.Weight.Normal)
        metrics = QFontMetricsF(self._font)
        self.text = metrics.elidedText(edge.label, Qt.TextElideMode.ElideRight, _WIDEST_LABEL)
        self._label_size = metrics.horizontalAdvance(self.text) + 10, metrics.height() + 2
        self.label_area = QRectF()
        self._path = QPainterPath()
        self.setToolTip(f"<p>{html.escape(edge.label)}</p>")
        self.setZValue(1 if colours else 0)
        for end in ends:
            end.edges.append(self)

    @property
    def label_width(self) -> float:
        return self._label_size[0]

    def draw_path(self) -> None:
        """Lead the arrow from where the one end is to where the other is."""
        self.prepareGeometryChange()
        self._path = self._make_path()

    def follow(self) -> None:
        """One of the ends has moved: draw the arrow anew, and put the label where it is free."""
        scene = self.scene()
        if scene is None:
            return
        self.draw_path()
        others = [item for item in scene.items() if item is not self]
        nodes = [item.area for item in others if isinstance(item, NodeItem)]
        self.place_label(nodes, [item.label_area for item in others if isinstance(item, EdgeItem)])

    def place_label(self, nodes: Sequence[QRectF], labels: Sequence[QRectF]) -> bool:
        """Put the label where it covers no node, and if possible no other label; false when it must."""
        self.prepareGeometryChange()
        width, height = self._label_size
        best: tuple[float, QRectF] | None = None
        for share in _PLACES:
            at = self._path.pointAtPercent(share)
            area = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
            covered = sum(_common(area.adjusted(-3, -2, 3, 2), node) for node in nodes) * 10
            covered += sum(_common(area, label) for label in labels)
            if best is None or covered < best[0]:
                best = covered, area
            if covered == 0:
                break
        assert best is not None
        self.label_area = best[1]
        return best[0] == 0

    def _make_path(self) -> QPainterPath:
        """A bend that leaves and enters the boxes at their sides."""
        source, target = (end.area for end in self.ends)
        path = QPainterPath()
        if source.right() + 4 < target.left():
            start, end, out, back = source.right(), target.left(), 1.0, -1.0
        elif target.right() + 4 < source.left():
            start, end, out, back = source.left(), target.right(), -1.0, 1.0
        else:
            start, end, out, back = source.right(), target.right(), 1.0, 1.0
        one = QPointF(start, source.center().y() + self._shift)
        other = QPointF(end, target.center().y() + self._shift)
        bend = max(_BEND, abs(end - start) / 2)
        path.moveTo(one)
        path.cubicTo(one + QPointF(out * bend, 0), other + QPointF(back * bend, 0), other)
        return path

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().united(self.label_area).adjusted(-_ARROW, -_ARROW, _ARROW, _ARROW)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.label_area)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        colour = QColor(self._colours.mark if self._colours else theme.scroll)
        painter.setPen(QPen(colour, 3.2 if self._colours else 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(colour))
        painter.drawPolygon(self._arrow())
        painter.setBrush(QColor(self._colours.tint if self._colours else theme.surface))
        painter.drawRoundedRect(self.label_area, 5, 5)
        painter.setFont(self._font)
        painter.setPen(QColor(self._colours.ink if self._colours else theme.muted))
        metrics = QFontMetricsF(self._font)
        at = QPointF(self.label_area.left() + 5, self.label_area.top() + 1 + metrics.ascent())
        painter.drawText(at, self.text)

    def _arrow(self) -> QPolygonF:
        tip = self._path.pointAtPercent(1.0)
        angle = math.radians(-self._path.angleAtPercent(0.98))
        size = _ARROW * (1.25 if self._colours else 1.0)
        left, right = angle + math.pi * 0.86, angle - math.pi * 0.86
        points = [tip, *(tip + QPointF(math.cos(a), math.sin(a)) * size for a in (left, right))]
        return QPolygonF(points)


def _common(one: QRectF, other: QRectF) -> float:
    """The area that two rectangles share."""
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0.0
