"""Where stretches of a plain text stand on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QTextBlock, QTextLine
from PySide6.QtWidgets import QPlainTextEdit

_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff]"
)


class TextPlaces(QPlainTextEdit):
    """A plain text whose visible ranges and their rectangles can be asked for. Positions are UTF-16."""

    def visible_range(self) -> tuple[int, int]:
        """The positions ``[start, end)`` of the lines that are in view, whole or in part."""
        height = self.viewport().height()
        first: int | None = None
        last = 0
        for block, top in self._visible_blocks():
            for line in _lines(block):
                if top + line.y() + line.height() < 0:
                    continue
                if top + line.y() > height:
                    break
                start = block.position() + line.textStart()
                first = start if first is None else first
                last = start + line.textLength() + 1
        return (first or 0, last)

    def line_rects(self, start: int, end: int) -> list[QRect]:
        """Where a range stands in the viewport: a rectangle a line, or more where the line runs both ways."""
        rects = []
        block = self.document().findBlock(start)
        while block.isValid() and block.position() < end:
            origin = self.blockBoundingGeometry(block).translated(self.contentOffset()).topLeft()
            place, stop = max(0, start - block.position()), min(end - block.position(), block.length() - 1)
            both_ways = _RIGHT_TO_LEFT.search(block.text()) is not None
            while place < stop:
                line = block.layout().lineForTextPosition(place)
                if not line.isValid():
                    break
                behind = min(stop, line.textStart() + line.textLength())
                for left, right in _stretches(line, place, behind, both_ways):
                    x, y = round(origin.x() + left), round(origin.y() + line.y())
                    rects.append(QRect(x, y, round(origin.x() + right) - x, round(line.height())))
                place = max(behind, place + 1)
            block = block.next()
        return rects

    def _visible_blocks(self) -> Iterator[tuple[QTextBlock, float]]:
        block = self.firstVisibleBlock()
        height = self.viewport().height()
        while block.isValid():
            top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
            if top > height:
                return
            if block.isVisible():
                yield block, top
            block = block.next()


def _lines(block: QTextBlock) -> Iterator[QTextLine]:
    layout = block.layout()
    return (layout.lineAt(number) for number in range(layout.lineCount()))


def _stretches(line: QTextLine, start: int, end: int, both_ways: bool) -> list[tuple[float, float]]:
    """The stretches that ``[start, end)`` of a line covers, from the left of its block."""
    if not both_ways:
        return [(_x(line, start), _x(line, end))]
    boxes = sorted(
        sorted((_x(line, place), _x(line, place, QTextLine.Edge.Trailing))) for place in range(start, end)
    )
    joined: list[tuple[float, float]] = []
    for left, right in boxes:
        if joined and left <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(right, joined[-1][1]))
        elif right > left:
            joined.append((left, right))
    return joined


def _x(line: QTextLine, position: int, edge: QTextLine.Edge = QTextLine.Edge.Leading) -> float:
    x, _ = cast(tuple[float, int], line.cursorToX(position, edge))
    return x
