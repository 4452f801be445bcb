"""Where stretches of a plain text stand on the screen."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

import numpy as np
from PySide6.QtCore import QRect
from PySide6.QtGui import QTextDocument, QTextLine
from PySide6.QtWidgets import QPlainTextEdit

_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff]"
)


@dataclass(frozen=True, slots=True)
class _Line:
    """A line in view: its first position in the text, that of its block, and its place in the viewport."""

    start: int
    end: int
    block: int
    left: float
    top: int
    height: int
    both_ways: bool
    line: QTextLine


class View:
    """The lines of an editor that are in view when it is made. Positions are UTF-16."""

    def __init__(self, editor: QPlainTextEdit) -> None:
        self._lines = list(_lines_in_view(editor))
        self._starts = [line.start for line in self._lines]

    @property
    def range(self) -> tuple[int, int]:
        """The positions ``[start, end)`` of the lines that are in view, whole or in part."""
        return (self._lines[0].start, self._lines[-1].end + 1) if self._lines else (0, 0)

    def rects(self, start: int, end: int) -> list[QRect]:
        """Where a range stands in the viewport: a rectangle a line, or more where the line runs both ways."""
        found = []
        for line in self._lines[max(0, bisect_right(self._starts, start) - 1) :]:
            if line.start >= end:
                break
            first, last = max(start, line.start), min(end, line.end)
            if first < last:
                for left, right in _stretches(line, first - line.block, last - line.block):
                    x = round(line.left + left)
                    found.append(QRect(x, line.top, round(line.left + right) - x, line.height))
        return found


def line_starts(document: QTextDocument) -> np.ndarray:
    """Where each line of a document begins; spread evenly over blocks that are not laid out yet."""
    starts: list[int] = []
    block = document.firstBlock()
    while block.isValid():
        position, layout = block.position(), block.layout()
        laid_out = layout.lineCount()
        if laid_out > 1:
            starts += [position + layout.lineAt(number).textStart() for number in range(laid_out)]
        else:
            count = max(1, block.lineCount())
            starts += [position + number * block.length() // count for number in range(count)]
        block = block.next()
    return np.array(starts, np.int64)


def _lines_in_view(editor: QPlainTextEdit) -> Iterator[_Line]:
    block = editor.firstVisibleBlock()
    height = editor.viewport().height()
    area = editor.blockBoundingGeometry(block).translated(editor.contentOffset())
    left, top = area.left(), area.top()
    while block.isValid() and top <= height:
        text = block.text()
        both_ways = not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None
        bottom = top + editor.blockBoundingRect(block).height()
        layout, position = block.layout(), block.position()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            y, tall = top + line.y(), line.height()
            if y > height:
                break
            if y + tall >= 0:
                start = position + line.textStart()
                end = start + line.textLength()
                yield _Line(start, end, position, left, round(y), round(tall), both_ways, line)
        block, top = block.next(), bottom


def _stretches(line: _Line, start: int, end: int) -> list[tuple[float, float]]:
    """The stretches that ``[start, end)`` of a line covers, from the left of its block."""
    if not line.both_ways:
        return [(_x(line.line, start), _x(line.line, end))]
    joined: list[tuple[float, float]] = []
    boxes = [run.boundingRect() for run in line.line.glyphRuns(start, end - start)]
    for left, right in sorted((box.left(), box.right()) for box in boxes):
        if joined and left <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(right, joined[-1][1]))
        else:
            joined.append((left, right))
    return joined


def _x(line: QTextLine, position: int) -> float:
    x, _ = cast(tuple[float, int], line.cursorToX(position))
    return x
