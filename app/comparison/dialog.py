"""The view *with and without evidence*: for each claim of a check, both verdicts side by side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app import wording
from app.decider_words import decided_by
from app.results.evidence.scroll_page import ScrollPage
from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button, frame, label
from app.translation import tr
from claimver_core.types import ClaimResult, Label, Report
from claimver_core.verification.decider import stood_in

_ICON = 18
INTRODUCTION = tr(
    "On the left, what the language model believes of each claim. On the right, what it says when it is "
    "shown the facts. Where they differ, evidence has changed its mind."
)
NOTHING = tr(
    "The text was not checked with and without evidence. Choose the method “{method}” under Language models "
    "and methods, check the text, and open this view again."
)


class ComparisonDialog(QDialog):
    """Shows the report of a method that asked for both; without one it says how to get there, and
    ``choose`` opens the choice of methods."""

    def __init__(
        self,
        report: Report | None,
        theme: Theme,
        method: str,
        choose: Callable[[], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("With and without evidence"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = theme
        results = [result for result in report.results if result.without_evidence] if report else []
        self.resize(*((900, 640) if results else (620, 190)))
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(12)
        column.addWidget(label(tr("With and without evidence"), "title"))
        if results:
            column.addWidget(label(INTRODUCTION, "muted"))
            column.addWidget(label(summary(results), "strong"))
            column.addWidget(self._heads())
            column.addWidget(self._claims(results), 1)
        else:
            column.addWidget(label(NOTHING.format(method=method), "muted"))
            column.addStretch(1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        for close in buttons.buttons():
            close.setIcon(QIcon())
        buttons.rejected.connect(self.reject)
        if not results:
            other = button(tr("Language models and methods…"), "primary")
            other.clicked.connect(self.accept)
            other.clicked.connect(lambda _checked=False: choose())
            buttons.addButton(other, QDialogButtonBox.ButtonRole.ActionRole)
        column.addWidget(buttons)

    def _heads(self) -> QWidget:
        heads = QWidget()
        heads.setObjectName("inside")
        row = QHBoxLayout(heads)
        row.setContentsMargins(15, 0, 34, 0)
        row.setSpacing(16)
        row.addWidget(label(tr("Without evidence"), "section"), 1)
        row.addWidget(label(tr("With evidence"), "section"), 1)
        return heads

    def _claims(self, results: list[ClaimResult]) -> ScrollPage:
        area = ScrollPage(tr("Claims"))
        area.column.setContentsMargins(0, 0, 8, 0)
        for result in results:
            area.column.addWidget(self._claim(result))
        area.column.addStretch(1)
        return area

    def _claim(self, result: ClaimResult) -> QWidget:
        opinion = result.without_evidence
        assert opinion is not None
        box = frame("box", 8)
        inner = box.layout()
        assert isinstance(inner, QVBoxLayout)
        inner.addWidget(label(f"{result.index}  {wording.one_line(result.claim.text)}", "strong"))
        sides = QHBoxLayout()
        sides.setSpacing(16)
        facts = "\n".join(wording.triplet_sentence(triplet) for triplet in result.triplets)
        if stood_in(result.verdict.decided_by):
            decider = decided_by(result.verdict)
            facts = f"{facts}\n{decider[:1].upper()}{decider[1:]}".strip()
        sides.addWidget(self._side(opinion.verdict.label, opinion.rationale), 1)
        sides.addWidget(self._side(result.verdict.label, result.rationale, facts), 1)
        inner.addLayout(sides)
        box.setAccessibleName(
            tr("Claim {index}: without evidence {before}, with evidence {after}").format(
                index=result.index,
                before=wording.verdict_word(opinion.verdict.label),
                after=wording.verdict_word(result.verdict.label),
            )
        )
        return box

    def _side(self, verdict: Label | None, rationale: str, facts: str = "") -> QWidget:
        side = QWidget()
        side.setObjectName("inside")
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        head = QHBoxLayout()
        head.setSpacing(6)
        picture = QLabel()
        mark = self._theme.verdict(verdict).mark
        picture.setPixmap(icons.pixmap(icons.verdict_icon(verdict), mark, _ICON, self.devicePixelRatioF()))
        head.addWidget(picture)
        head.addWidget(label(wording.verdict_word(verdict), "strong", wrap=False))
        head.addStretch(1)
        column.addLayout(head)
        if rationale:
            column.addWidget(label(rationale))
        if facts:
            column.addWidget(label(facts, "caption"))
        column.addStretch(1)
        return side


def summary(results: list[ClaimResult]) -> str:
    """How many verdicts evidence changed, among the claims that were judged both times."""
    pairs = [(r.without_evidence.verdict.label, r.verdict.label) for r in results if r.without_evidence]
    judged = [(before, after) for before, after in pairs if before and after]
    changed = sum(before is not after for before, after in judged)
    return tr("Evidence changed {changed} of {all} verdicts.").format(changed=changed, all=len(judged))
