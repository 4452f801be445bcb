"""The text, with its claims marked: an editor for plain text."""

from __future__ import annotations

import html
from bisect import bisect_left, bisect_right
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextLine,
)
from PySide6.QtWidgets import QPlainTextEdit, QToolTip, QWidget

from app.documents.files import refuse_oversize
from app.editing.claim_painter import ClaimPainter, Mark
from app.editing.line_spacing import SpacedLayout
from app.editing.offsets import OffsetMap
from app.editing.tracker import ClaimTracker, TrackedClaim
from app.style.theme import LIGHT, Theme
from app.wording import verdict_word
from claimver_core.errors import ClaimVerError
from claimver_core.types import ClaimResult

_MARGIN = 26
_DRAW_DELAY_MS = 80
_PARAGRAPH = "\u2029"


class ClaimEditor(QPlainTextEdit):
    """Shows the text with numbered, tinted and underlined claims; the text itself is never altered."""

    claim_clicked = Signal(int)
    claims_moved = Signal()
    file_dropped = Signal(Path)
    paste_refused = Signal(object)  # ClaimVerError

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Text to check")
        self.setPlaceholderText("Paste or type a text here, or open a file.")
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setCursorWidth(2)
        document = QTextDocument(self)
        document.setDocumentLayout(SpacedLayout(document))
        document.setDocumentMargin(_MARGIN)
        document.setModified(False)
        self.setDocument(document)
        self.tracker = ClaimTracker()
        self._offsets = OffsetMap("")
        self._marks: list[Mark] = []
        self._marks_stale = False
        self._selected: int | None = None
        self._painter = ClaimPainter(LIGHT)
        self.document().contentsChange.connect(self._contents_changed)
        self._gaps = _NumberGaps(self)
        self._draw_timer = QTimer(self, singleShot=True, interval=_DRAW_DELAY_MS)
        self._draw_timer.timeout.connect(self._show_claims)

    # The text

    def text(self) -> str:
        """The text as it stands, lines ending in a line feed."""
        return self.document().toRawText().replace(_PARAGRAPH, "\n")

    def load_text(self, text: str) -> None:
        """Show another text, without claims and with nothing to undo."""
        self.tracker.begin("")
        self._selected = None
        self.setPlainText(text)
        self.document().setModified(False)

    # The claims

    def begin_check(self) -> str:
        """Forget the claims of the last check; returns the snapshot to check."""
        text = self.text()
        self._selected = None
        self.tracker.begin(text)
        self._claims_changed()
        return text

    def add_result(self, result: ClaimResult) -> None:
        """Mark one more claim of the check begun last."""
        self.tracker.add(result)
        self._marks_stale = True
        if not self._draw_timer.isActive():
            self._draw_timer.start()

    def select_claim(self, index: int | None) -> None:
        """Show a claim as the selected one and scroll to it."""
        self._selected = index
        tracked = self.tracker.get(index) if index is not None else None
        if tracked is not None:
            cursor = self.textCursor()
            cursor.setPosition(
                min(self._offsets.to_qt(tracked.span.end), self.document().characterCount() - 1)
            )
            self._reveal(cursor)
            cursor.setPosition(self._offsets.to_qt(tracked.span.start))
            self._reveal(cursor)
            self.setTextCursor(cursor)
        self.viewport().update()

    def _reveal(self, cursor: QTextCursor) -> None:
        if not self.viewport().rect().contains(self.cursorRect(cursor)):
            self.setTextCursor(cursor)
            self.centerCursor()

    def _contents_changed(self, position: int, removed: int, added: int) -> None:
        text = self.text()
        self._offsets = OffsetMap(text)
        if self.tracker.edit(text) and len(self.tracker):
            self._claims_changed()
            self._gaps.positions = self.number_gaps()
            self.claims_moved.emit()

    def _claims_changed(self) -> None:
        self._marks_stale = True
        self._draw_timer.start()
        self.viewport().update()

    def _show_claims(self) -> None:
        """Draw the claims that came in, with room for their numbers."""
        self._gaps.refresh()
        self.viewport().update()

    @property
    def marks(self) -> list[Mark]:
        """What is drawn, in order of the text."""
        if self._marks_stale:
            self._marks_stale = False
            self._marks = []
            for claim in self.tracker:
                if not claim.outdated:
                    start, end = self._offsets.to_qt(claim.span.start), self._offsets.to_qt(claim.span.end)
                    lane = sum(mark.end > start for mark in self._marks[-8:])
                    result = claim.result
                    self._marks.append(Mark(start, end, result.index, result.verdict.label, lane))
        return self._marks

    def number_gaps(self) -> list[tuple[int, str]]:
        """Where numbers stand (UTF-16 positions, ascending), and what they say ("3", "4,5")."""
        gaps: list[tuple[int, str]] = []
        for mark in self.marks:
            if gaps and gaps[-1][0] == mark.start:
                gaps[-1] = (mark.start, f"{gaps[-1][1]},{mark.index}")
            else:
                gaps.append((mark.start, str(mark.index)))
        return gaps

    def number_font(self) -> QFont:
        """The font of the claim numbers."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.72)
        font.setBold(True)
        return font

    # Looks

    def set_theme(self, theme: Theme) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(theme.surface))
        palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
        palette.setColor(QPalette.ColorRole.PlaceholderText, QColor(theme.muted))
        palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.selection))
        palette.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.text))
        self.setPalette(palette)
        self.viewport().setPalette(palette)  # a style sheet above can keep it from coming down
        self._painter = ClaimPainter(theme)
        self.viewport().update()

    def set_font_family(self, family: str) -> None:
        """Show the text in that font; empty for the usual one."""
        font = QFont(self.font())
        font.setFamilies([family] if family else QGuiApplication.font().families())
        self.setFont(font)
        self._gaps.rehighlight()

    def set_point_size(self, size: float) -> None:
        font = QFont(self.font())
        font.setPointSizeF(size)
        self.setFont(font)
        self._gaps.rehighlight()

    def paintEvent(self, event: QPaintEvent) -> None:
        marks = self._visible_marks()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark, rects in marks:
            self._painter.tint(painter, mark, rects, mark.index == self._selected)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark, rects in marks:
            self._painter.line(painter, mark, rects, mark.index == self._selected)
        self._paint_numbers(painter, marks)
        painter.end()

    def _paint_numbers(self, painter: QPainter, marks: list[tuple[Mark, list[QRect]]]) -> None:
        labels = dict(self.number_gaps())
        painter.setFont(self.number_font())
        for mark, rects in marks:
            if rects and rects[0].isValid() and mark.start in labels:
                self._painter.number(painter, mark, rects[0], labels.pop(mark.start))

    def _visible_marks(self) -> list[tuple[Mark, list[QRect]]]:
        """The marks in view, longest first, each with a rectangle a line; the first one is empty when
        the start of the claim is scrolled out of view."""
        area = self.viewport().rect()
        corners = (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight())
        positions = [self.cursorForPosition(corner).position() for corner in corners]
        first, last = min(positions), max(positions)
        near = self.marks[: bisect_right(self.marks, last, key=lambda mark: mark.start)]
        visible = []
        for mark in near:
            if mark.end > first:
                rects = self._line_rects(max(mark.start, first), min(mark.end, last + 1))
                visible.append((mark, [QRect(), *rects] if mark.start < first else rects))
        return sorted(visible, key=lambda item: item[0].start - item[0].end)

    def _line_rects(self, start: int, end: int) -> list[QRect]:
        """Where a range of UTF-16 positions stands in the viewport, one rectangle a line."""
        rects = []
        block = self.document().findBlock(start)
        while block.isValid() and block.position() < end:
            layout = block.layout()
            origin = self.blockBoundingGeometry(block).translated(self.contentOffset()).topLeft()
            place, stop = max(0, start - block.position()), min(end - block.position(), block.length() - 1)
            while place < stop:
                line = layout.lineForTextPosition(place)
                if not line.isValid():
                    break
                right = min(stop, line.textStart() + line.textLength())
                x1, x2 = _x(line, place), _x(line, right)
                left, top = origin.x() + min(x1, x2), origin.y() + line.y()
                rects.append(QRect(round(left), round(top), round(abs(x2 - x1)), round(line.height())))
                place = right
            block = block.next()
        return rects

    # Mouse, pasting and dropping

    def claim_at(self, point: QPoint) -> TrackedClaim | None:
        """The claim under a point of the viewport."""
        position = self._offsets.from_qt(self.cursorForPosition(point).position())
        tracked = self.tracker.at(position)
        if tracked is None:
            return None
        rects = next((r for m, r in self._visible_marks() if m.index == tracked.result.index), [])
        return tracked if any(rect.adjusted(-2, -2, 2, 4).contains(point) for rect in rects) else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            tracked = self.claim_at(event.position().toPoint())
            if tracked is not None:
                self.claim_clicked.emit(tracked.result.index)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tracked = self.claim_at(event.pos())
            if tracked is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), claim_tooltip(tracked.result), self.viewport())
            return True
        return super().viewportEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return _local_file(source) is not None or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        path = _local_file(source)
        if path is not None:
            self.file_dropped.emit(path)
            return
        try:
            refuse_oversize(source.text(), "The text to paste")
        except ClaimVerError as error:
            self.paste_refused.emit(error)
        else:
            super().insertFromMimeData(source)


def claim_tooltip(result: ClaimResult) -> str:
    """A claim's verdict and rationale; escaped, as tooltips show HTML."""
    words = f"{result.index}. {verdict_word(result.verdict.label)}"
    reason = result.rationale or result.verdict.unchecked or ""
    return f"<p><b>{html.escape(words)}</b><br>{html.escape(reason)}</p>"


def _x(line: QTextLine, position: int) -> float:
    """Where a position of a line stands, from the left of its block."""
    x, _ = cast(tuple[float, int], line.cursorToX(position))
    return x


def _local_file(source: QMimeData) -> Path | None:
    urls = source.urls() if source.hasUrls() else []
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None


class _NumberGaps(QSyntaxHighlighter):
    """Widens the space before each claim, so that its number has room in the line."""

    def __init__(self, editor: ClaimEditor) -> None:
        super().__init__(editor.document())
        self._editor = editor
        self.positions: list[tuple[int, str]] = []
        self._applied: list[tuple[int, str]] = []

    def refresh(self) -> None:
        """Give room to the numbers as they now stand; only blocks that change are laid out anew."""
        document = self._editor.document()
        self.positions = self._editor.number_gaps()
        different = set(self._applied) ^ set(self.positions)
        self._applied = self.positions
        changed = {document.findBlock(at).blockNumber() for at, _ in different}
        for number in changed:
            block = document.findBlockByNumber(number)
            if block.isValid():
                self.rehighlightBlock(block)

    def highlightBlock(self, text: str) -> None:
        if not self.positions:
            return
        start = self.currentBlock().position()
        first = bisect_left(self.positions, (start + 1, ""))
        metrics = QFontMetricsF(self._editor.number_font())
        for position, numbers in self.positions[first:]:
            at = position - start
            if at > len(text):
                break
            gap = QTextCharFormat()
            gap.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
            gap.setFontLetterSpacing(metrics.horizontalAdvance(numbers) + 1)
            self.setFormat(at - 1, 1, gap)
