"""How a claim looks in the list: verdict and scores above, a line of its text below."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.results.claims.claim_model import IGNORED, OUTDATED, RESULT, Index
from app.style import icons
from app.style.theme import LIGHT
from app.translation import tr
from app.wording import one_line, scores_text, verdict_word
from claimver_core.types import ClaimResult

_LONGEST = 400
_GAP = 12


class ClaimDelegate(QStyledItemDelegate):
    """Paints one claim as a row; all rows are of one height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, QFontMetrics(option.font).height() * 2 + 20)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        result: ClaimResult = index.data(RESULT)
        outdated: bool = index.data(OUTDATED)
        ignored: bool = index.data(IGNORED)
        colours = self.theme.verdict(None if outdated else result.verdict.label)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect).adjusted(4, 2, -4, -2)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.setPen(QPen(QColor(self.theme.accent), 2) if focused and chosen else Qt.PenStyle.NoPen)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        ground = colours.tint if chosen else self.theme.raised if hovered else self.theme.surface
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(row, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.mark))
        painter.drawRoundedRect(QRectF(row.left(), row.top() + 6, 3, row.height() - 12), 1.5, 1.5)
        area = QRect(round(row.left()) + 14, round(row.top()) + 7, round(row.width()) - 24, 0)
        state = tr("edited since") if outdated else tr("ignored") if ignored else ""
        self._draw_head(painter, area, option.font, result, outdated, state)
        painter.setFont(option.font)
        painter.setPen(QColor(self.theme.muted if outdated or ignored else self.theme.text))
        metrics = QFontMetrics(option.font)
        text = one_line(result.claim.text[:_LONGEST])
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area.left(), area.top() + metrics.height() + 3 + metrics.ascent(), text)
        painter.restore()

    def _draw_head(
        self, painter: QPainter, area: QRect, font: QFont, result: ClaimResult, outdated: bool, state: str
    ) -> None:
        """Number, icon and word of the verdict on the left; the scores on the right, if there is room."""
        colours = self.theme.verdict(None if outdated else result.verdict.label)
        metrics = QFontMetrics(font)
        base = area.top() + metrics.ascent()
        strong = QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        number = str(result.index)
        painter.setFont(strong)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(area.left(), base, number)
        left = area.left() + QFontMetrics(strong).horizontalAdvance(number) + 8
        size = metrics.height() - 1
        mark = "outdated" if outdated else icons.verdict_icon(result.verdict.label)
        icons.renderer(mark, colours.mark).render(painter, QRectF(left, area.top(), size, size))
        word = ", ".join(filter(None, (verdict_word(result.verdict.label), state)))
        painter.setPen(QColor(colours.ink))
        painter.drawText(left + size + 5, base, word)
        left += size + 5 + QFontMetrics(strong).horizontalAdvance(word)
        small = QFont(font)
        small.setPointSizeF(font.pointSizeF() * 0.9)
        scores = scores_text(result)
        width = QFontMetrics(small).horizontalAdvance(scores)
        if left + _GAP + width <= area.right():
            painter.setFont(small)
            painter.setPen(QColor(self.theme.muted))
            painter.drawText(area.right() - width, base, scores)
