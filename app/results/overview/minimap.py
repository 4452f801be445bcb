"""A strip beside the editor's scroll bar: where the claims of each verdict are in the whole text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QTextBlock
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QToolTip, QWidget

from app.editing.offsets import OffsetMap
from app.editing.tracker import TrackedClaim
from app.style.theme import LIGHT, Theme
from app.wording import verdict_word
from claimver_core.types import Label

_WIDTH = 14
_DELAY_MS = 120
_LEAST = 3.0  # height of a mark
_NEAR = 6.0  # how far from a mark a click still means it
_LANES: dict[Label | None, int] = {Label.CONTRADICTORY: 0, Label.EXTRAPOLATORY: 1, Label.ATTRIBUTABLE: 2}


@dataclass(frozen=True, slots=True)
class _Place:
    """A claim as a share, 0 to 1, of the height of the text."""

    number: int
    label: Label | None
    top: float
    bottom: float


class Minimap(QWidget):
    """Follows the editor; a click tells the claim there, or scrolls where there is none.

    Each verdict has a lane of its own besides its colour, contradicted claims on the left.
    """

    claim_clicked = Signal(int)

    def __init__(
        self,
        editor: QPlainTextEdit,
        claims: Callable[[], Iterable[TrackedClaim]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._claims = claims
        self._theme = LIGHT
        self._places: list[_Place] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("Where the claims are in the text")
        self._timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._timer.timeout.connect(self._locate)
        editor.verticalScrollBar().valueChanged.connect(lambda _value: self.update())
        editor.verticalScrollBar().rangeChanged.connect(lambda *_range: self.refresh())
        editor.viewport().installEventFilter(self)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, 60)

    def refresh(self) -> None:
        """The claims or the text have changed; they are looked at a moment later."""
        if not self._timer.isActive():
            self._timer.start()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another width of the text breaks its lines elsewhere."""
        if event.type() == QEvent.Type.Resize:
            self.refresh()
        return super().eventFilter(watched, event)

    def mark_of(self, number: int) -> QRectF:
        """Where a claim is marked; empty when it is not."""
        return next((self._area(place) for place in self._places if place.number == number), QRectF())

    def _locate(self) -> None:
        document = self._editor.document()
        offsets = OffsetMap(document.toRawText())
        lines = max(1, document.lastBlock().firstLineNumber() + document.lastBlock().lineCount())

        def line(position: int) -> int:
            block = document.findBlock(position)
            return block.firstLineNumber() + _line_in(block, position)

        self._places = []
        for claim in self._claims():
            if not claim.outdated:
                first, last = line(offsets.to_qt(claim.span.start)), line(offsets.to_qt(claim.span.end))
                result = claim.result
                place = _Place(result.index, result.verdict.label, first / lines, (last + 1) / lines)
                self._places.append(place)
        self.update()

    def _area(self, place: _Place) -> QRectF:
        """A mark; a text shorter than its view has its marks beside its lines."""
        above, height = self._text_extent()
        lane = _LANES.get(place.label)
        width = (self.width() - 2) / 3
        top = above + place.top * height
        tall = max(_LEAST, (place.bottom - place.top) * height - 1)
        left, wide = (1.0, self.width() - 2.0) if lane is None else (1 + lane * width, width - 1)
        return QRectF(left, min(top, self.height() - tall), wide, tall)

    def _text_extent(self) -> tuple[float, float]:
        """Where the text begins on the strip, and its height there."""
        if self._editor.verticalScrollBar().maximum() > 0:
            return 0.0, float(self.height())
        document, shift = self._editor.document(), self._editor.contentOffset()
        top = self._editor.blockBoundingGeometry(document.firstBlock()).translated(shift).top()
        bottom = self._editor.blockBoundingGeometry(document.lastBlock()).translated(shift).bottom()
        return top, min(float(self.height()), bottom) - top

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        bar = self._editor.verticalScrollBar()
        if bar.maximum() > 0:
            whole = bar.maximum() + bar.pageStep()
            view = QRectF(
                0, bar.value() / whole * self.height(), self.width(), bar.pageStep() / whole * self.height()
            )
            painter.fillRect(view, QColor(self._theme.border))
        for place in self._places:
            painter.fillRect(self._area(place), QColor(self._theme.verdict(place.label).mark))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._scroll_to(event.position().y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        place = self._nearest(event.position().x(), event.position().y())
        if place is not None:
            self.claim_clicked.emit(place.number)
        else:
            self._scroll_to(event.position().y())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._nearest(event.pos().x(), event.pos().y())
            said = f"Claim {place.number}: {verdict_word(place.label)}" if place else ""
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)

    def _nearest(self, x: float, y: float) -> _Place | None:
        """The claim under a point or close by; the one in the lane pointed at comes first."""

        def distance(place: _Place) -> float:
            area = self._area(place)
            beside = 0.0 if area.left() - 1 <= x <= area.right() + 1 else 3.0
            return max(area.top() - y, y - area.bottom(), 0.0) + beside

        best = min(self._places, key=distance, default=None)
        return best if best is not None and distance(best) <= _NEAR else None

    def _scroll_to(self, y: float) -> None:
        bar = self._editor.verticalScrollBar()
        whole = bar.maximum() + bar.pageStep()
        bar.setValue(round(y / max(1, self.height()) * whole - bar.pageStep() / 2))


def _line_in(block: QTextBlock, position: int) -> int:
    """Which line of its block a position is in; by its share of the characters where it is not laid out."""
    at = position - block.position()
    line = block.layout().lineForTextPosition(at)
    return line.lineNumber() if line.isValid() else at * block.lineCount() // max(1, block.length())
