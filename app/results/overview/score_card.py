"""The text's score: KAS in figures, on a scale and in words, and the claims counted by verdict."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import wording
from app.results.claims.filters import ALL, FILTERS, UNCHECKED
from app.style import icons
from app.style.theme import LIGHT, Theme
from app.style.widgets import button, label
from claimver_core.types import ClaimResult, Label


class ScoreScale(QWidget):
    """A line from 0 to 1, parted at 0.5, with the score on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(16)
        self._score: float | None = None
        self._theme = LIGHT

    def set_score(self, score: float | None) -> None:
        self._score = score
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, left, width = self.height() / 2, 8.0, self.width() - 16.0
        painter.setPen(Qt.PenStyle.NoPen)
        halves = ((0.0, self._theme.contradictory), (0.5, self._theme.attributable))
        for start, colours in halves:
            painter.setBrush(QColor(colours.strong))
            painter.drawRoundedRect(QRectF(left + start * width + 1, middle - 3, width / 2 - 2, 6), 3, 3)
        if self._score is not None:
            x = left + min(1.0, max(0.0, self._score)) * width
            painter.setBrush(QColor(self._theme.text))
            painter.setPen(QPen(QColor(self._theme.surface), 2))
            painter.drawEllipse(QRectF(x - 7, middle - 7, 14, 14))
        painter.end()


class ScoreCard(QFrame):
    """Shown above the claims; its counts filter them."""

    filter_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._results: Sequence[ClaimResult] = ()
        self._number = label("–", "number", wrap=False)
        self._number.setToolTip(wording.KAS_HELP)
        self._summary = label("", "strong")
        self._scale = ScoreScale()
        self._meaning = label(wording.KAS_SCALE, "caption")
        title = label("Knowledge attribution score (KAS)", "section")
        title.setToolTip(wording.KAS_HELP)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._number)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(title)
        words.addWidget(self._summary)
        head.addLayout(words, 1)
        self._chips: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        chips = QHBoxLayout()
        chips.setSpacing(6)
        for name in FILTERS:
            chip = button("", "chip")
            chip.setCheckable(True)
            chip.clicked.connect(lambda _checked=False, name=name: self.filter_chosen.emit(name))
            group.addButton(chip)
            chips.addWidget(chip)
            self._chips[name] = chip
        chips.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(7)
        column.addLayout(head)
        column.addWidget(self._scale)
        column.addWidget(self._meaning)
        column.addLayout(chips)
        self.set_filter(ALL)
        self.show_results((), None)

    def show_results(self, results: Sequence[ClaimResult], kas: float | None, note: str = "") -> None:
        """Show the counts, the score (None while it is not known) and, in place of the summary, ``note``."""
        self._results = results
        self._number.setText("–" if kas is None else f"{kas:.2f}")
        self._scale.set_score(kas)
        said = note or wording.summary(results)
        self._summary.setText(said)
        score = "not known yet" if kas is None else f"{kas:.2f} of 1"
        self.setAccessibleName(f"Knowledge attribution score {score}. {said} {wording.KAS_SCALE}")
        self._label_chips()

    def set_filter(self, name: str) -> None:
        self._chips[name].setChecked(True)

    def set_compact(self, compact: bool) -> None:
        """Leave out the scale where height is scarce."""
        self._scale.setVisible(not compact)
        self._meaning.setVisible(not compact)

    def set_theme(self, theme: Theme) -> None:
        self._scale.set_theme(theme)
        for item in (*Label, None):
            colour = theme.verdict(item).mark
            self._chips[item.value if item else UNCHECKED].setIcon(
                icons.icon(icons.verdict_icon(item), colour)
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._label_chips()

    def _label_chips(self) -> None:
        """Words and counts where there is room, counts alone where there is not."""
        number = wording.counts(self._results)
        shown: dict[str, tuple[str, int]] = {ALL: ("All", sum(number.values()))}
        shown |= {item.value: (wording.verdict_word(item), number[item]) for item in Label}
        shown[UNCHECKED] = (wording.verdict_word(None), number[None])
        metrics = self.fontMetrics()
        words = [f"{word} {count}" for name, (word, count) in shown.items() if name != UNCHECKED or count]
        room = self.width() - 32 - sum(metrics.horizontalAdvance(text) + 52 for text in words)
        for name, (word, count) in shown.items():
            chip = self._chips[name]
            chip.setText(f"{word} {count}" if room >= 0 or name == ALL else str(count))
            chip.setAccessibleName(f"Show {word.lower()} claims, {count}")
            chip.setToolTip(f"Show {word.lower()} claims")
            chip.setVisible(name != UNCHECKED or count > 0 or chip.isChecked())
