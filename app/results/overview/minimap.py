"""A strip beside the editor's scroll bar: where the claims of each verdict are in the whole text."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.editing.marked_text import MarkedText
from app.editing.text_places import line_starts
from app.style.theme import LIGHT, Theme
from app.translation import tr
from app.wording import claim_title
from claimver_core.types import ClaimResult, Label

_WIDTH = 14
_DELAY_MS = 120
_LEAST = 3.0  # height of a mark
_NEAR = 6.0  # how far from a mark a click still means it
_LANES: dict[Label | None, int] = {Label.CONTRADICTORY: 0, Label.EXTRAPOLATORY: 1, Label.ATTRIBUTABLE: 2}
_KINDS: tuple[Label | None, ...] = (*_LANES, None)


class Minimap(QWidget):
    """Follows the editor; a click tells the claim there, or scrolls where there is none.

    Each verdict has a lane of its own besides its colour, contradicted claims on the left.
    """

    claim_clicked = Signal(int)

    def __init__(
        self,
        editor: MarkedText,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._theme = LIGHT
        self._results: list[ClaimResult] = []
        self._kinds = np.zeros(0, np.int64)  # per result, its place in _KINDS
        self._shares = np.zeros((0, 2))  # per result, top and bottom as shares of the height of the text
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Where the claims are in the text"))
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
        tops, bottoms = self._heights()
        for at, result in enumerate(self._results):
            if result.index == number:
                left, width = self._lane(self._kinds[at])
                return QRectF(left, tops[at], width, bottoms[at] - tops[at])
        return QRectF()

    def _locate(self) -> None:
        document = self._editor.document()
        lines = line_starts(document)
        starts, ends, self._results = self._editor.tracker.current()
        offsets = self._editor.offsets
        first = np.searchsorted(lines, offsets.all_to_qt(starts), "right") - 1
        last = np.searchsorted(lines, offsets.all_to_qt(ends), "right")
        self._shares = np.stack([first, last], 1) / len(lines)
        self._kinds = np.array([_KINDS.index(result.verdict.label) for result in self._results], np.int64)
        self.update()

    def _lane(self, kind: int) -> tuple[float, float]:
        """Where the marks of one of _KINDS begin from the left, and their width."""
        width = (self.width() - 2) / 3
        lane = _LANES.get(_KINDS[kind])
        return (1.0, self.width() - 2.0) if lane is None else (1 + lane * width, width - 1)

    def _heights(self) -> tuple[np.ndarray, np.ndarray]:
        """Where each mark begins and ends; a text shorter than its view has its marks beside its lines."""
        above, height = self._text_extent()
        tops, bottoms = above + self._shares[:, 0] * height, above + self._shares[:, 1] * height - 1
        tall = np.maximum(_LEAST, bottoms - tops)
        tops = np.minimum(tops, self.height() - tall)
        return tops, tops + tall

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
        tops, bottoms = self._heights()
        for kind, label in enumerate(_KINDS):
            left, width = self._lane(kind)
            colour = QColor(self._theme.verdict(label).mark)
            of_kind = self._kinds == kind
            for top, bottom in _joined(tops[of_kind], bottoms[of_kind]):
                painter.fillRect(QRectF(left, top, width, bottom - top), colour)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._scroll_to(event.position().y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        place = self._nearest(event.position().x(), event.position().y())
        if place is not None:
            self.claim_clicked.emit(place.index)
        else:
            self._scroll_to(event.position().y())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._nearest(event.pos().x(), event.pos().y())
            said = claim_title(place.index, place.verdict.label) if place else ""
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)

    def _nearest(self, x: float, y: float) -> ClaimResult | None:
        """The claim under a point or close by; the one in the lane pointed at comes first."""
        if not self._results:
            return None
        tops, bottoms = self._heights()
        lanes = [self._lane(kind) for kind in range(len(_KINDS))]
        beside = np.array([0.0 if left - 1 <= x <= left + width + 1 else 3.0 for left, width in lanes])
        far = np.maximum(np.maximum(tops - y, y - bottoms), 0.0) + beside[self._kinds]
        best = int(np.argmin(far))
        return self._results[best] if far[best] <= _NEAR else None

    def _scroll_to(self, y: float) -> None:
        bar = self._editor.verticalScrollBar()
        whole = bar.maximum() + bar.pageStep()
        bar.setValue(round(y / max(1, self.height()) * whole - bar.pageStep() / 2))


def _joined(tops: np.ndarray, bottoms: np.ndarray) -> list[tuple[float, float]]:
    """The stretches that marks cover together, those that overlap as one."""
    if not len(tops):
        return []
    order = np.argsort(tops)
    tops, reach = tops[order], np.maximum.accumulate(bottoms[order])
    first = np.flatnonzero(np.append(True, tops[1:] > reach[:-1]))
    return list(zip(tops[first].tolist(), reach[np.append(first[1:], len(tops)) - 1].tolist(), strict=True))
