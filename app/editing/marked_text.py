"""A plain text in which claims are marked: line and tint in the text, sign and number in the margin."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.editing.anchors import Edit, difference
from app.editing.claim_painter import ClaimPainter, Mark
from app.editing.gutter import ClaimGutter
from app.editing.line_spacing import SpacedLayout
from app.editing.offsets import OffsetMap
from app.editing.text_places import View
from app.editing.tracker import ClaimTracker, TrackedClaim
from app.results.claims.filters import ALL, UNCHECKED
from app.style.theme import LIGHT, Theme

_MARGIN = 12
_PARAGRAPH = "\u2029"


class MarkedText(QPlainTextEdit):
    """Draws the claims of its ``tracker``; the text itself is never altered."""

    claims_moved = Signal()  # claims became outdated, or current again

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("text")
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        document = QTextDocument(self)
        document.setDocumentLayout(SpacedLayout(document))
        document.setDocumentMargin(_MARGIN)
        document.setModified(False)
        self.setDocument(document)
        self.tracker = ClaimTracker()
        self._text = ""
        self.offsets = OffsetMap("")  # between positions of the text and those of Qt
        self._shown: list[tuple[Mark, list[QRect]]] | None = None
        self._first = 0  # the first position in view
        self._selected: int | None = None
        self._filter = ALL
        self._ignored: frozenset[int] = frozenset()
        self._painter = ClaimPainter(LIGHT)
        self.gutter = ClaimGutter(self, self._first_lines, lambda: self._painter)
        self.updateRequest.connect(self._update_requested)
        document.contentsChange.connect(self._contents_changed)
        self._make_room()

    def text(self) -> str:
        """The text as it stands, lines ending in a line feed."""
        return self._text

    def _contents_changed(self, _position: int, _removed: int, _added: int) -> None:
        text = self.document().toRawText().replace(_PARAGRAPH, "\n")
        if text != self._text:
            edit = difference(self._text, text)
            self._text = text
            self.offsets.edit(text, edit)
            self._shown = None
            self._follow(text, edit)

    def _follow(self, text: str, edit: Edit) -> None:
        """The text was edited."""
        if self.tracker.edit(text, edit):
            self.redraw()
            self.claims_moved.emit()

    def set_filter(self, name: str) -> None:
        """Draw the claims of other verdicts faintly (results.claims.filters)."""
        self._filter = name
        self.redraw()

    def set_ignored(self, numbers: frozenset[int]) -> None:
        """Draw no marks for these claims."""
        self._ignored = numbers
        self.redraw()

    @property
    def marks(self) -> list[Mark]:
        """All marks, in order of the text."""
        return self._marks_of(self.tracker.between(0, len(self._text) + 1))

    def _marks_of(self, claims: Sequence[TrackedClaim]) -> list[Mark]:
        marks: list[Mark] = []
        for claim in claims:
            index, label = claim.result.index, claim.result.verdict.label
            if index not in self._ignored:
                start, end = self.offsets.to_qt(claim.span.start), self.offsets.to_qt(claim.span.end)
                lane = sum(mark.end > start for mark in marks[-8:])
                faint = self._filter not in (ALL, label.value if label else UNCHECKED)
                marks.append(Mark(start, end, index, label, lane, faint))
        return marks

    def _visible_marks(self) -> list[tuple[Mark, list[QRect]]]:
        """The marks in view with their rectangles there, longest first."""
        if self._shown is None:
            view = View(self)
            self._first, last = view.range
            near = self.tracker.between(self.offsets.from_qt(self._first), self.offsets.from_qt(last) + 1)
            shown = [(mark, view.rects(mark.start, mark.end)) for mark in self._marks_of(near)]
            self._shown = sorted(shown, key=lambda item: item[0].start - item[0].end)
        return self._shown

    def line_rects(self, start: int, end: int) -> list[QRect]:
        """Where a range of UTF-16 positions stands in the viewport, as far as it is in view."""
        return View(self).rects(start, end)

    def _first_lines(self) -> list[tuple[Mark, QRect]]:
        """The marks that begin in view, each with the rectangle of its first line."""
        shown = self._visible_marks()
        return [(mark, rects[0]) for mark, rects in shown if rects and mark.start >= self._first]

    def redraw(self) -> None:
        """Draw text and margin anew."""
        self._shown = None
        self.gutter.selected = self._selected
        self.gutter.set_count(len(self.tracker))
        self._make_room()
        self.viewport().update()
        self.gutter.update()

    def _update_requested(self, area: QRect, scrolled: int) -> None:
        self._shown = None
        if scrolled:
            self.gutter.update()
        else:
            self.gutter.update(0, area.y(), self.gutter.width(), area.height())

    def claim_at(self, point: QPoint) -> TrackedClaim | None:
        """The claim under a point of the viewport; of several the innermost."""
        over = [
            mark
            for mark, rects in self._visible_marks()
            if any(rect.adjusted(-2, -2, 2, 4).contains(point) for rect in rects)
        ]
        return self.tracker.get(over[-1].index) if over else None

    def set_theme(self, theme: Theme) -> None:
        self._painter = ClaimPainter(theme)
        self.redraw()

    def set_font_family(self, family: str) -> None:
        """Show the text in that font; empty for the usual one."""
        font = QFont(self.font())
        font.setFamilies([family] if family else QGuiApplication.font().families())
        self.setFont(font)
        self.redraw()

    def set_point_size(self, size: float) -> None:
        font = QFont(self.font())
        font.setPointSizeF(size)
        self.setFont(font)
        self.redraw()

    def _make_room(self) -> None:
        width = self.gutter.wanted_width()
        if self.viewportMargins().left() != width:
            self.setViewportMargins(width, 0, 0, 0)
        area = self.contentsRect()
        self.gutter.setGeometry(QRect(area.left(), area.top(), width, area.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shown = None
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        area = event.rect().adjusted(-4, -6, 4, 6)
        marks = [
            (mark, here)
            for mark, rects in self._visible_marks()
            if (here := [rect for rect in rects if rect.intersects(area)])
        ]
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
        painter.end()
