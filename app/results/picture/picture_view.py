"""The picture on the screen: zoomed by wheel and keys, dragged, and walked through by arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app import wording
from app.results.picture.items import NodeItem
from app.results.picture.picture_scene import PictureScene
from app.translation import tr

_STEP = 1.25
_SMALLEST, _LARGEST = 0.1, 4.0
_NUDGE = 12.0
_DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class PictureView(QGraphicsView):
    """Arrow keys go from node to node, with Ctrl they move the node; + and - zoom, 0 shows all."""

    def __init__(self, scene: PictureScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._fitted = True
        self.setAccessibleName(tr("Picture of the evidence"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def scale_factor(self) -> float:
        return self.transform().m11()

    def fit(self) -> None:
        """Show all, not larger than life; it stays so when the view changes its size."""
        self._fitted = True
        area = self._scene.content_rect()
        room = self.viewport().rect()
        if area.isEmpty() or room.isEmpty():
            return
        self._make_room()
        scale = min(1.0, room.width() / area.width(), room.height() / area.height())
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(area.center())

    def zoom(self, factor: float) -> None:
        """Make everything larger or smaller, within limits."""
        scale = min(_LARGEST, max(_SMALLEST, self.scale_factor * factor))
        self._fitted = False
        self._make_room()
        self.scale(scale / self.scale_factor, scale / self.scale_factor)

    def zoom_in(self) -> None:
        self.zoom(_STEP)

    def zoom_out(self) -> None:
        self.zoom(1 / _STEP)

    def _make_room(self) -> None:
        """Let the canvas be dragged until its last corner is in the middle."""
        area = self._scene.content_rect()
        self._scene.setSceneRect(area.adjusted(-area.width(), -area.height(), area.width(), area.height()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.zoom(_STEP ** (turned / 120))
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in _DIRECTIONS:
            self._nudge(_DIRECTIONS[key]) if control else self._step(_DIRECTIONS[key])
        elif control or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)

    def focused_node(self) -> NodeItem | None:
        """The node that the keys are on."""
        item = self._scene.focusItem()
        return item if isinstance(item, NodeItem) else None

    def _step(self, direction: QPointF) -> None:
        """Go to the next node in a direction; to the first one when none has the focus."""
        nodes = self._scene.node_items()
        here = self.focused_node()
        if here is None:
            target = nodes[0] if nodes else None
        else:
            ahead = [node for node in nodes if _along(node.pos() - here.pos(), direction) > 1]
            target = min(ahead, key=lambda node: _distance(node.pos() - here.pos(), direction), default=None)
        if target is not None:
            target.setFocus()
            self.ensureVisible(target, 30, 30)
            self._tell(target)

    def _nudge(self, direction: QPointF) -> None:
        node = self.focused_node()
        if node is not None:
            node.setPos(node.pos() + direction * _NUDGE)
            self.ensureVisible(node, 30, 30)

    def _tell(self, item: NodeItem) -> None:
        """Say a node and its statements to a screen reader."""
        graph = self._scene.graph
        names = {node.key: node.label for node in graph.nodes}
        said = [wording.with_id(item.node.label, item.node.id)]
        for edge in graph.edges:
            if item.node.key in (edge.source, edge.target):
                fact = f"{names[edge.source]}: {edge.label}: {names[edge.target]}"
                said.append(tr("{fact}, decides").format(fact=fact) if edge.deciding else fact)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, ". ".join(said)))


def _along(way: QPointF, direction: QPointF) -> float:
    return way.x() * direction.x() + way.y() * direction.y()


def _distance(way: QPointF, direction: QPointF) -> float:
    """How far a node is, what lies aside counting double."""
    aside = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
    return _along(way, direction) + 2 * aside
