"""Why: the verdict on the selected claim, its rationale, scores and facts."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app import decider_words, wording
from app.results.evidence.fact_table import FactTable, passage_box
from app.results.evidence.scroll_page import ScrollPage
from app.results.likeness import alike
from app.style import icons
from app.style.theme import LIGHT, Theme
from app.style.widgets import button, clear, frame, label
from app.translation import number, percent, tr
from claimver_core.types import ClaimResult

_FACTS_SHOWN = 40


class VerdictPage(ScrollPage):
    """Verdict in words, rationale, scores and facts of one claim."""

    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Why the selected claim has its verdict"), parent)
        self._theme = LIGHT
        self._shown: tuple[ClaimResult, bool] | None = None
        self.show_nothing()

    def show_nothing(self) -> None:
        self._shown = None
        self.show_hint(tr("Select a claim to see the facts that decide it."))

    def show_result(self, result: ClaimResult, outdated: bool) -> None:
        """Show a claim; ``outdated`` when its words were edited after the check."""
        shown = self._shown
        same = shown is not None and shown[0].index == result.index and alike(shown[0], result)
        if same and shown is not None and shown[1] == outdated:
            return
        self._shown = (result, outdated)
        clear(self.column)
        self.column.addWidget(self._heading(result))
        if outdated:
            note = tr("This claim was edited after the check. Press Check again for a new verdict.")
            self.column.addWidget(label(note, "former"))
        self.column.addWidget(label(_claim_words(result), "strong"))
        for reason in (result.rationale, result.verdict.unchecked):
            if reason:
                self.column.addWidget(label(reason))
        if caution := decider_words.caution(result):
            self.column.addWidget(label(caution, "former"))
        self._add_facts(result)
        if result.verdict.label is not None:
            self.column.addWidget(_scores(result))
        self.column.addStretch(1)
        self.show_now()
        if not same:
            self.verticalScrollBar().setValue(0)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._shown is not None:
            shown, self._shown = self._shown, None
            self.show_result(*shown)

    def _heading(self, result: ClaimResult) -> QWidget:
        """A tinted strip: icon, word, and what the verdict means."""
        colours = self._theme.verdict(result.verdict.label)
        strip = QFrame()
        strip.setObjectName("verdict")
        strip.setStyleSheet(f"QFrame#verdict {{ background: {colours.tint}; border-radius: 8px; }}")
        row = QHBoxLayout(strip)
        row.setContentsMargins(12, 9, 12, 9)
        row.setSpacing(10)
        picture = QLabel()
        name = icons.verdict_icon(result.verdict.label)
        picture.setPixmap(icons.pixmap(name, colours.mark, 26, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(1)
        title = label(wording.claim_title(result.index, result.verdict.label), "title")
        title.setStyleSheet(f"color: {colours.ink};")
        words.addWidget(title)
        words.addWidget(label(wording.verdict_sentence(result)))
        row.addWidget(picture)
        row.addLayout(words, 1)
        return strip

    def _add_facts(self, result: ClaimResult) -> None:
        if result.triplets:
            colours = self._theme.verdict(result.verdict.label)
            table = FactTable(result.triplets[:_FACTS_SHOWN], result.verdict.evidence, colours)
            table.told.connect(self.told)
            self.column.addWidget(self._fact_head(table))
            self.column.addWidget(table)
            left = len(result.triplets) - _FACTS_SHOWN
            if left > 0:
                more = tr("%n more fact(s) stand in the exported report.", "", left)
                self.column.addWidget(label(more, "caption"))
        if result.passages:
            self.column.addWidget(_section(tr("Sentences")))
            for passage in result.passages:
                self.column.addWidget(passage_box(passage))
        if not result.triplets and not result.passages:
            self.column.addWidget(_section(tr("Facts")))
            self.column.addWidget(label(tr("None of the installed facts bears on this claim."), "muted"))

    def _fact_head(self, table: FactTable) -> QWidget:
        copy = button(tr("Copy all"), "quiet", name=tr("Copy all facts"))
        copy.setToolTip(tr("Copy all facts, separated by tabs, for a spreadsheet"))
        copy.setIcon(icons.icon("copy", self._theme.text))
        copy.clicked.connect(lambda: table.copy())
        head = QWidget()
        head.setObjectName("inside")
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 6, 0, 0)
        row.addWidget(label(tr("Facts"), "section"), 1)
        row.addWidget(copy)
        return head


def _claim_words(result: ClaimResult) -> str:
    """The claim as it was read, where that differs from its own words, which the list of claims shows."""
    claim = result.claim
    if wording.same_words(claim.context, claim.text):
        return wording.one_line(claim.text)
    return tr("Read as: {claim}").format(claim=wording.one_line(claim.context))


def _section(text: str) -> QLabel:
    title = label(text, "section")
    title.setContentsMargins(0, 8, 0, 0)
    return title


def _scores(result: ClaimResult) -> QWidget:
    """TMS, confidence and who decided, side by side."""
    verdict = result.verdict
    box = frame("inside", 0, (0, 2, 0, 2))
    row = QHBoxLayout()
    row.setSpacing(18)
    for title, value, stretch, hint in (
        (tr("Triplet match (TMS)"), number(result.tms, 2), 3, wording.TMS_HELP),
        (tr("Confidence"), percent(verdict.confidence), 2, ""),
        (tr("Decided by"), decider_words.decided_by(verdict), 3, ""),
    ):
        cell = QVBoxLayout()
        cell.setSpacing(1)
        caption = label(title, "caption")
        caption.setToolTip(hint)
        cell.addWidget(caption)
        cell.addWidget(label(value, "strong"))
        cell.addStretch(1)
        row.addLayout(cell, stretch)
    layout = box.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addLayout(row)
    return box
