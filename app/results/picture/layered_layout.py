"""Places the nodes of a picture in columns, by how many statements they are away from the claim's subject.

Statements then join neighbouring columns or nodes of one column only (layers of a breadth-first search),
and the gap between columns has room for their labels. In its column each node stands at the mean height of
its neighbours (Sugiyama, Tagawa and Toda 1981, the barycentre method). Knows nothing of Qt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Size = tuple[float, float]
Point = tuple[float, float]
Pair = tuple[str, str]

_SWEEPS = 4
_ROW_GAP = 20.0
_LABEL_MARGIN = 64.0  # beside a label, for the bend of its edge and the arrow


def layered_layout(
    sizes: Mapping[str, Size], edges: Sequence[Pair], widths: Sequence[float], spread: float = 1.0
) -> dict[str, Point]:
    """The centre of each node, in pixels.

    ``sizes`` are width and height of the nodes, most important first; ``widths`` those of the labels of
    ``edges``. ``spread`` above 1 leaves more room.
    """
    if not sizes:
        return {}
    neighbours: dict[str, list[str]] = {key: [] for key in sizes}
    for one, other in edges:
        if one != other:
            neighbours[one].append(other)
            neighbours[other].append(one)
    columns = _columns(list(sizes), neighbours)
    _order(columns, neighbours)
    depth = {key: at for at, column in enumerate(columns) for key in column}
    gaps = [_LABEL_MARGIN + 80.0] * len(columns)
    for (one, other), width in zip(edges, widths, strict=True):
        at = min(depth[one], depth[other])
        gaps[at] = max(gaps[at], width + _LABEL_MARGIN)
    places: dict[str, Point] = {}
    left = 0.0
    for column, gap in zip(columns, gaps, strict=True):
        broad = max(sizes[key][0] for key in column)
        heights = [sizes[key][1] for key in column]
        row_gap = _ROW_GAP * spread
        y = -(sum(heights) + row_gap * (len(column) - 1)) / 2
        for key, height in zip(column, heights, strict=True):
            places[key] = (left + broad / 2, y + height / 2)
            y += height + row_gap
        left += broad + gap * (1 + (spread - 1) / 2)
    return places


def _columns(keys: list[str], neighbours: Mapping[str, list[str]]) -> list[list[str]]:
    """The layers of searches from the most important nodes, until every node is reached."""
    columns: list[list[str]] = []
    reached: set[str] = set()
    for root in keys:
        layer = [root] if root not in reached else []
        depth = 0
        while layer:
            reached.update(layer)
            if depth == len(columns):
                columns.append([])
            columns[depth] += layer
            depth += 1
            layer = list(dict.fromkeys(n for key in layer for n in neighbours[key] if n not in reached))
    return columns


def _order(columns: list[list[str]], neighbours: Mapping[str, list[str]]) -> None:
    """Sort each column by the mean place of the neighbours in the column before, then in the one behind."""
    for sweep in range(_SWEEPS):
        order = range(1, len(columns)) if sweep % 2 == 0 else range(len(columns) - 2, -1, -1)
        for at in order:
            other = columns[at - 1] if sweep % 2 == 0 else columns[at + 1]
            places = {key: (place + 0.5) / len(other) for place, key in enumerate(other)}
            own = {key: (place + 0.5) / len(columns[at]) for place, key in enumerate(columns[at])}

            def mean(key: str, places: dict[str, float] = places, own: dict[str, float] = own) -> float:
                found = [places[n] for n in neighbours[key] if n in places]
                return sum(found) / len(found) if found else own[key]

            columns[at].sort(key=mean)
