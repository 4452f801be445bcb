"""The card under the mouse: a claim's verdict and why, or why a sentence holds no claim."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app import wording
from app.style import icons
from app.style.theme import LIGHT, Theme
from app.style.widgets import clear, label
from app.translation import tr
from claimver_core.types import ClaimResult, NoClaim

_WIDTH = 360
_ENTITIES = 3
_GAP = 6
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=\S)")
_LONGEST = 240


class HoverCard(QFrame):
    """Shows plain text only, beside a rectangle of the screen; never takes the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setObjectName("hoverCard")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = LIGHT
        self._sign = QLabel()
        self._head = label("", "strong", wrap=False)
        self._why = label()
        self._entities = QVBoxLayout()
        self._entities.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(7)
        head.addWidget(self._sign)
        head.addWidget(self._head, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 12, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._why)
        column.addLayout(self._entities)
        self.setFixedWidth(_WIDTH)

    def show_claim(self, result: ClaimResult, beside: QRect) -> None:
        """Show a claim's verdict, its rationale in a sentence and its entities."""
        colour = self._theme.verdict(result.verdict.label).mark
        icon = icons.verdict_icon(result.verdict.label)
        self._fill(wording.claim_title(result.index, result.verdict.label), icon, colour)
        self._why.setText(wording.breakable(reason(result)))
        named = {m.entity.id or m.entity.label: m.entity for m in result.claim.mentions}
        for entity in list(named.values())[:_ENTITIES]:
            words = f"{entity.label}: {entity.description}" if entity.description else entity.label
            line = label(words, "caption")
            self._entities.addWidget(line)
            line.show()
        self._show(beside)

    def show_no_claim(self, no_claim: NoClaim, beside: QRect) -> None:
        """Say why a sentence holds no claim."""
        self._fill(tr("No claim here"), "information", self._theme.muted)
        self._why.setText(wording.no_claim_text(no_claim.reason))
        self._show(beside)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme

    @property
    def text(self) -> str:
        """All that the card says."""
        shown = [item.text() for item in self.findChildren(QLabel) if item.text() and not item.isHidden()]
        return "\n".join(shown).replace("\u200b", "")

    def _fill(self, head: str, icon: str, colour: str) -> None:
        clear(self._entities)
        self._head.setText(head)
        self._sign.setPixmap(icons.pixmap(icon, colour, 17, self.devicePixelRatioF()))

    def _show(self, beside: QRect) -> None:
        """Below the rectangle (in global pixels), or above it where the screen ends."""
        layout = self.layout()
        assert layout is not None
        self.ensurePolished()
        layout.activate()
        self.setFixedHeight(layout.totalHeightForWidth(_WIDTH) + 2)
        screen = QGuiApplication.screenAt(beside.center()) or QGuiApplication.primaryScreen()
        area = screen.availableGeometry()
        x = max(area.left() + _GAP, min(beside.left(), area.right() - _WIDTH - _GAP))
        y = beside.bottom() + _GAP
        if y + self.height() > area.bottom():
            y = beside.top() - _GAP - self.height()
        self.move(QPoint(x, max(area.top(), y)))
        self.show()


def reason(result: ClaimResult) -> str:
    """Why a claim has its verdict, in one sentence."""
    whole = result.rationale or result.verdict.unchecked or wording.verdict_sentence(result)
    first = _SENTENCE.split(wording.one_line(whole), maxsplit=1)[0]
    return first if len(first) <= _LONGEST else f"{first[:_LONGEST].rstrip()}…"
