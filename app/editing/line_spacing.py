"""Room between the lines of a plain text document, which Qt's own layout does not give."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QPlainTextDocumentLayout

_EXTRA = 0.42  # of the height of a line


class SpacedLayout(QPlainTextDocumentLayout):
    """Moves the lines of each block apart after Qt has laid it out."""

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        area = super().blockBoundingRect(block)
        layout = block.layout() if block.isValid() else None
        if layout is None or layout.lineCount() == 0:
            return area
        extra = round(layout.lineAt(0).height() * _EXTRA)
        above = extra // 2
        if layout.lineAt(0).y() != above:
            y = float(above)
            for number in range(layout.lineCount()):
                line = layout.lineAt(number)
                line.setPosition(QPointF(line.x(), y))
                y += line.height() + extra
            area = super().blockBoundingRect(block)
        return area.adjusted(0, 0, 0, extra - above)
