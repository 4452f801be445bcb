"""The presentation: one claim at a time in large type, revealed step by step.

Right, Space or Page Down go on, Left or Page Up back, Up and Down to another claim, Escape leaves.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app import wording
from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button, clear, frame, label
from app.translation import tr
from claimver_core.evidence_text import format_value
from claimver_core.reports.words import entities
from claimver_core.types import ClaimResult

STEPS = (tr("Claim"), tr("Names"), tr("Facts"), tr("Verdict"), tr("Why"))
_FACTS = 5
_NAMES = 5
_SMALLEST = 12.0  # points
_EDGE = 28
_FRACTION = 40  # the type is this part of the window's height
_ON = {Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_BACK = {Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace}


class Presentation(QWidget):
    """A window of its own over ``results``, which are not empty; starts at the claim ``first``."""

    left = Signal(int)  # the number of the claim shown last

    def __init__(self, results: Sequence[ClaimResult], first: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Presentation"))
        self.setObjectName("presentation")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Presentation"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._results = list(results)
        self._theme = theme
        self._at = next((i for i, result in enumerate(self._results) if result.index == first), 0)
        self._step = 0
        self._size = _SMALLEST
        self._room = 0
        self._page = QWidget()
        self._page.setObjectName("inside")
        self._column = QVBoxLayout(self._page)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._page)
        self._scroll.viewport().setAutoFillBackground(False)
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))  # what is revealed last is seen
        self._place = label("", "muted", wrap=False)
        self._back = button(tr("Back"))
        self._on = button(tr("On"), "primary")
        self._leave = button(tr("Leave"))
        for choice, run in ((self._back, self.back), (self._on, self.go_on), (self._leave, self.close)):
            choice.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            choice.clicked.connect(run)
        foot = QHBoxLayout()
        foot.addWidget(self._leave)
        foot.addStretch(1)
        foot.addWidget(self._place)
        foot.addStretch(1)
        foot.addWidget(self._back)
        foot.addWidget(self._on)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_EDGE, 20, _EDGE, 16)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(foot)
        self._show()

    @property
    def place(self) -> tuple[int, int]:
        """The number of the claim that is shown, and how many of STEPS are revealed beyond the first."""
        return self._results[self._at].index, self._step

    def go_on(self) -> None:
        """Reveal the next step, or go to the next claim; the last step of the last claim stays."""
        if self._step < len(STEPS) - 1:
            self._step += 1
        elif self._at < len(self._results) - 1:
            self._at, self._step = self._at + 1, 0
        self._show()

    def back(self) -> None:
        """Hide the last step, or go back to the claim before, all of it revealed."""
        if self._step:
            self._step -= 1
        elif self._at:
            self._at, self._step = self._at - 1, len(STEPS) - 1
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.close()
        elif key in _ON:
            self.go_on()
        elif key in _BACK:
            self.back()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self._go_to(min(len(self._results) - 1, max(0, self._at + step)))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to(0 if key == Qt.Key.Key_Home else len(self._results) - 1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size = max(_SMALLEST, event.size().height() / _FRACTION)
        self._show()

    def closeEvent(self, event) -> None:
        self.left.emit(self._results[self._at].index)
        super().closeEvent(event)

    def _go_to(self, at: int) -> None:
        self._at, self._step = at, 0
        self._show()

    def _show(self) -> None:
        """Build what is revealed of the claim so far."""
        result = self._results[self._at]
        clear(self._column)
        self._column.setSpacing(round(self._size * 0.9))
        gap = round(self._size * 2)
        self._column.setContentsMargins(gap, gap, gap, gap)
        self._room = self.width() - 2 * (gap + _EDGE) - self._scroll.verticalScrollBar().sizeHint().width()
        parts = (self._claim, self._names, self._facts, self._verdict, self._why)
        said = [part(result) for part in parts[: self._step + 1]]
        self._column.addStretch(1)
        self._place.setText(
            tr("Claim {number} of {total} · {step}").format(
                number=self._at + 1, total=len(self._results), step=STEPS[self._step]
            )
        )
        self._back.setEnabled(self._at > 0 or self._step > 0)
        self._on.setEnabled(self._at < len(self._results) - 1 or self._step < len(STEPS) - 1)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said[-1]))

    def _claim(self, result: ClaimResult) -> str:
        text = f"“{wording.one_line(result.claim.text)}”"
        self._column.addWidget(self._words(text, 1.9, bold=True))
        if not wording.same_words(result.claim.text, result.claim.context):
            read = tr("Read as: {claim}").format(claim=wording.one_line(result.claim.context))
            self._column.addWidget(self._words(read, 1.0, "muted"))
        return text

    def _names(self, result: ClaimResult) -> str:
        lines = [
            f"{wording.with_id(entity.label, entity.id)}"
            + (f": {entity.description}" if entity.description else "")
            for entity in entities(result)[:_NAMES]
        ]
        return self._section(STEPS[1], lines or [tr("The claim names nothing that the knowledge knows.")])

    def _facts(self, result: ClaimResult) -> str:
        lines = [
            f"{triplet.subject.label} → {triplet.property.label} → {format_value(triplet.object)}"
            for triplet in result.triplets[:_FACTS]
        ]
        lines += [f"“{passage.text}”" for passage in result.passages[:_FACTS]]
        left = len(result.triplets) - _FACTS
        if left > 0:
            lines.append(tr("and {number} more").format(number=left))
        return self._section(STEPS[2], lines or [tr("The knowledge holds nothing on this claim.")])

    def _verdict(self, result: ClaimResult) -> str:
        colours = self._theme.verdict(result.verdict.label)
        strip = QFrame()
        strip.setObjectName("verdict")
        strip.setStyleSheet(
            f"QFrame#verdict {{ background: {colours.tint}; "
            f"border-top-right-radius: 10px; border-bottom-right-radius: 10px; "
            f"border-left: {max(4, round(self._size / 3))}px solid {colours.mark}; }}"
        )
        row = QHBoxLayout(strip)
        edge = round(self._size * 0.8)
        row.setContentsMargins(edge * 2, edge, edge, edge)
        row.setSpacing(edge)
        picture = QLabel()
        name = icons.verdict_icon(result.verdict.label)
        side = round(self._size * 2.6)
        picture.setPixmap(icons.pixmap(name, colours.mark, side, self.devicePixelRatioF()))
        beside = side + edge * 4 + round(self._size / 3)
        words = QVBoxLayout()
        title = self._words(wording.verdict_word(result.verdict.label), 1.7, bold=True, indent=beside)
        title.setStyleSheet(f"color: {colours.ink};")
        sentence = wording.verdict_sentence(result)
        words.addWidget(title)
        words.addWidget(self._words(sentence, 1.1, indent=beside))
        row.addWidget(picture)
        row.addLayout(words, 1)
        self._column.addWidget(strip)
        return f"{wording.verdict_word(result.verdict.label)}. {sentence}"

    def _why(self, result: ClaimResult) -> str:
        reason = result.rationale or result.verdict.unchecked or wording.verdict_sentence(result)
        return self._section(STEPS[4], [reason])

    def _section(self, title: str, lines: Sequence[str]) -> str:
        box = frame("inside", round(self._size * 0.3), (0, 0, 0, 0))
        layout = box.layout()
        assert layout is not None
        layout.addWidget(self._words(title, 0.95, "section"))
        for line in lines:
            layout.addWidget(self._words(wording.one_line(line), 1.25))
        self._column.addWidget(box)
        return f"{title}: {' '.join(lines)}"

    def _words(
        self, text: str, scale: float, role: str = "", *, bold: bool = False, indent: int = 0
    ) -> QLabel:
        """Words in large type, as high as they need; ``indent`` is the width that stands beside them."""
        words = label(text, role)
        font = QFont(words.font())
        font.setPointSizeF(self._size * scale)
        font.setBold(bold)
        words.setFont(font)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        words.setMinimumHeight(words.heightForWidth(max(1, self._room - indent)))
        return words
