"""The scene of the picture: builds the items of a graph and gives them their places."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QGraphicsScene

from app.results.picture.evidence_graph import EvidenceGraph
from app.results.picture.items import EdgeItem, NodeItem
from app.results.picture.layered_layout import layered_layout
from app.style.theme import LIGHT, Theme
from claimver_core.types import Label

_SPREADS = (1.0, 1.3, 1.7, 2.2, 3.0)
_MARGIN = 16.0


class PictureScene(QGraphicsScene):
    """Shows one graph."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.graph = EvidenceGraph()
        self._label: Label | None = None
        self._theme = LIGHT
        self._font = QFont()

    def show_graph(self, graph: EvidenceGraph, label: Label | None) -> None:
        """Lay out a graph; ``label`` is the verdict whose colour what decided gets."""
        self.graph, self._label = graph, label
        self._build()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme; the nodes keep their places."""
        places = {item.node.key: item.pos() for item in self.node_items()}
        self._theme = theme
        self.setBackgroundBrush(QColor(theme.surface))
        self._build(places)

    def node_items(self) -> list[NodeItem]:
        """The nodes, in the order of the graph."""
        found = {item.node.key: item for item in self.items() if isinstance(item, NodeItem)}
        return [found[node.key] for node in self.graph.nodes if node.key in found]

    def edge_items(self) -> list[EdgeItem]:
        """The edges, in the order of the graph."""
        found = {item.edge: item for item in self.items() if isinstance(item, EdgeItem)}
        return [found[edge] for edge in self.graph.edges if edge in found]

    def content_rect(self) -> QRectF:
        """All that is drawn, with a margin."""
        return self.itemsBoundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def _build(self, places: dict[str, QPointF] | None = None) -> None:
        self.clear()
        nodes = {node.key: NodeItem(node, self._theme, self._font) for node in self.graph.nodes}
        pairs = Counter(frozenset((edge.source, edge.target)) for edge in self.graph.edges)
        seen: Counter[frozenset[str]] = Counter()
        edges = []
        for edge in self.graph.edges:
            pair = frozenset((edge.source, edge.target))
            shift = seen[pair] - (pairs[pair] - 1) / 2
            seen[pair] += 1
            colours = self._theme.verdict(self._label) if edge.deciding else None
            ends = nodes[edge.source], nodes[edge.target]
            edges.append(EdgeItem(edge, ends, self._theme, colours, self._font, shift))
        if places is None:
            self._lay_out(nodes, edges)
        else:
            for key, node_item in nodes.items():
                node_item.setPos(places[key])
            _place_labels(nodes, edges)
        for item in (*nodes.values(), *edges):
            self.addItem(item)
        self.setSceneRect(self.content_rect())

    def _lay_out(self, nodes: dict[str, NodeItem], edges: list[EdgeItem]) -> None:
        """With as little room as leaves every label free."""
        sizes = {key: item.size for key, item in nodes.items()}
        pairs = [(item.edge.source, item.edge.target) for item in edges]
        for spread in _SPREADS:
            places = layered_layout(sizes, pairs, [item.label_width for item in edges], spread)
            for key, (x, y) in places.items():
                nodes[key].setPos(x, y)
            if _place_labels(nodes, edges):
                break


def _place_labels(nodes: dict[str, NodeItem], edges: list[EdgeItem]) -> bool:
    """Places the labels, those of what decided first; false when one covers something."""
    areas = [item.area for item in nodes.values()]
    placed: list[QRectF] = []
    free = True
    for item in sorted(edges, key=lambda item: not item.edge.deciding):
        item.draw_path()
        free = item.place_label(areas, placed) and free
        placed.append(item.label_area)
    return free
