"""The text's score: KAS on a gauge and in words, and the claims counted by verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import wording
from app.results.claims.filters import ALL, FILTERS, UNCHECKED
from app.results.overview.gauge import Gauge
from app.results.overview.verdict_bar import VerdictBar
from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button, label
from app.translation import number, tr
from claimver_core.types import ClaimResult, Label


class ScoreCard(QFrame):
    """Shown above the claims; its counts filter them."""

    filter_chosen = Signal(str)
    copy_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._number: Counter[Label | None] = Counter()
        self._note = ""
        self._gauge = Gauge()
        self._gauge.setToolTip(f"<p>{wording.KAS_HELP}</p><p>{wording.KAS_SCALE}</p>")
        self._summary = label("", "caption")
        self._meaning = label("", "strong")
        self._title = label(tr("Knowledge attribution score (KAS)"), "section")
        self._title.setToolTip(f"<p>{wording.KAS_HELP}</p>")
        self._copy = button("", "quiet", name=tr("Copy the summary"))
        self._copy.setToolTip(tr("Copy the summary as one line"))
        self._copy.clicked.connect(self.copy_pressed)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._meaning)
        words.addWidget(self._summary)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._gauge, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(words, 1)
        head.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignTop)
        self._bar = VerdictBar()
        self._bar.filter_chosen.connect(self.filter_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 10, 10)
        column.setSpacing(7)
        column.addLayout(head)
        column.addWidget(self._bar)
        column.addLayout(self._make_chips())
        self.set_filter(ALL)
        self.show_results((), None)

    def _make_chips(self) -> QHBoxLayout:
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
        return chips

    def show_results(self, results: Sequence[ClaimResult], kas: float | None) -> None:
        """Show the counts, and the score (None while it is not known) with its meaning."""
        self._number = wording.counts(results)
        self._kas = kas
        self._said = wording.kas_meaning(kas, results)
        self._gauge.set_score(kas)
        self._summary.setText(wording.summary(results))
        self._copy.setEnabled(kas is not None)
        self._bar.set_counts(self._number)
        self.show_note("")
        self._label_chips()

    def show_note(self, note: str) -> None:
        """Say ``note`` in place of what the score means; empty for the meaning."""
        self._note = note
        self._tell()

    def _tell(self) -> None:
        said = self._note or self._said
        figure = f"{tr('KAS')} {number(self._kas, 2)}." if self._kas is not None else ""
        self._meaning.setText(f"{figure} {said}".strip() if self._gauge.isHidden() else said)
        score = tr("Knowledge attribution score {score}.").format(score=wording.score_text(self._kas))
        self.setAccessibleName(f"{score} {said} {self._summary.text()}")

    def set_filter(self, name: str) -> None:
        self._chips[name].setChecked(True)
        self._bar.set_chosen(name)

    def set_compact(self, compact: bool, tight: bool = False) -> None:
        """Leave out what the buttons and the gauge tell too, where height is scarce; the gauge itself where
        type is large besides, and tell its figure before the meaning."""
        self._title.setVisible(not compact)
        self._summary.setVisible(not compact)
        self._gauge.setVisible(not tight)
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        self._gauge.set_theme(theme)
        self._bar.set_theme(theme)
        self._copy.setIcon(icons.icon("copy", theme.text, theme.muted))
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
        counts = self._number
        shown: dict[str, tuple[str, int]] = {ALL: (tr("All"), sum(counts.values()))}
        shown |= {item.value: (wording.verdict_word(item), counts[item]) for item in Label}
        shown[UNCHECKED] = (wording.verdict_word(None), counts[None])
        metrics = self.fontMetrics()
        words = [f"{word} {count}" for name, (word, count) in shown.items() if name != UNCHECKED or count]
        room = self.width() - 28 - sum(metrics.horizontalAdvance(text) + 52 for text in words)
        for name, (word, count) in shown.items():
            chip = self._chips[name]
            chip.setText(f"{word} {count}" if room >= 0 or name == ALL else str(count))
            chip.setAccessibleName(tr("Show claims: {verdict}, {count}").format(verdict=word, count=count))
            chip.setToolTip(tr("Show claims: {verdict}").format(verdict=word))
            chip.setVisible(name != UNCHECKED or count > 0 or chip.isChecked())
