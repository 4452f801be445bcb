"""Everything about the selected claim."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app import wording
from app.results.evidence.fact_table import FactTable, entity_box, passage_box
from app.style import icons
from app.style.theme import LIGHT, Theme
from app.style.widgets import clear, frame, label
from claimver_core.types import ClaimResult, Entity

_FACTS_SHOWN = 40


class _Page(QWidget):
    """As high as its contents are at the width it gets, not at the narrowest they could have."""

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return QSize(0, layout.totalHeightForWidth(self.width()) if layout else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class ClaimDetails(QScrollArea):
    """Verdict in words, rationale, scores, facts and entities of one claim."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("The selected claim")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._theme = LIGHT
        self._shown: tuple[ClaimResult, bool] | None = None
        page = _Page()
        page.setObjectName("inside")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(16, 12, 12, 14)
        self._column.setSpacing(8)
        self.setWidget(page)
        self.viewport().setAutoFillBackground(False)
        self.show_nothing()

    @property
    def result(self) -> ClaimResult | None:
        """The claim that is shown."""
        return self._shown[0] if self._shown else None

    def show_nothing(self) -> None:
        self._shown = None
        clear(self._column)
        self._column.addStretch(1)
        hint = label("Select a claim to see the facts that decide it.", "muted")
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column.addWidget(hint)
        self._column.addStretch(1)

    def show_result(self, result: ClaimResult, outdated: bool) -> None:
        """Show a claim; ``outdated`` when its words were edited after the check."""
        if self._shown == (result, outdated):
            return
        fresh = self._shown is None or self._shown[0] is not result
        self._shown = (result, outdated)
        clear(self._column)
        self._column.addWidget(self._heading(result))
        if outdated:
            note = "This claim was edited after the check. Press Check again for a new verdict."
            self._column.addWidget(label(note, "former"))
        self._column.addWidget(label(wording.one_line(result.claim.text), "strong"))
        for reason in (result.rationale, result.verdict.unchecked):
            if reason:
                self._column.addWidget(label(reason))
        if not wording.same_words(result.claim.context, result.claim.text):
            self._column.addWidget(label(f"Read as: {wording.one_line(result.claim.context)}", "caption"))
        if result.verdict.label is not None:
            self._column.addWidget(_scores(result))
        self._add_facts(result)
        self._add_entities(result)
        self._column.addStretch(1)
        if fresh:
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
        title = label(f"Claim {result.index}: {wording.verdict_word(result.verdict.label)}", "title")
        title.setStyleSheet(f"color: {colours.ink};")
        words.addWidget(title)
        words.addWidget(label(wording.verdict_sentence(result)))
        row.addWidget(picture)
        row.addLayout(words, 1)
        return strip

    def _add_facts(self, result: ClaimResult) -> None:
        if result.triplets:
            self._column.addWidget(_section("Facts"))
            self._column.addWidget(FactTable(result.triplets[:_FACTS_SHOWN]))
            left = len(result.triplets) - _FACTS_SHOWN
            if left > 0:
                self._column.addWidget(label(f"{left} more facts stand in the exported report.", "caption"))
        if result.passages:
            self._column.addWidget(_section("Sentences"))
            for passage in result.passages:
                self._column.addWidget(passage_box(passage))
        if not result.triplets and not result.passages:
            self._column.addWidget(_section("Facts"))
            self._column.addWidget(label("The installed facts hold nothing on this claim.", "muted"))

    def _add_entities(self, result: ClaimResult) -> None:
        entities = entities_of(result)
        if entities:
            self._column.addWidget(_section("Entities in this claim"))
            for entity in entities:
                self._column.addWidget(entity_box(entity))


def entities_of(result: ClaimResult) -> list[Entity]:
    """The entities that a claim is about, each once, in order of mention."""
    found = {m.entity.id: m.entity for m in reversed(result.claim.mentions) if m.entity.id}
    return list(reversed(found.values()))


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
    for title, value, stretch in (
        ("Triplet match (TMS)", f"{result.tms:.2f}", 3),
        ("Confidence", f"{verdict.confidence:.0%}", 2),
        ("Decided by", wording.decided_by(verdict.decided_by), 3),
    ):
        cell = QVBoxLayout()
        cell.setSpacing(1)
        caption = label(title, "caption")
        if stretch == 3 and "TMS" in title:
            caption.setToolTip(wording.TMS_HELP)
        cell.addWidget(caption)
        cell.addWidget(label(value, "strong"))
        cell.addStretch(1)
        row.addLayout(cell, stretch)
    layout = box.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addLayout(row)
    return box
