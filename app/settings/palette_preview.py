"""What the verdict colours look like, before they are chosen."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.style import icons
from app.style.theme import Theme
from app.style.widgets import frame, label
from app.wording import verdict_word
from claimver_core.types import Label


class PalettePreview(QWidget):
    """A sample of each verdict: ground, sign and word."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._samples: list[tuple[Label | None, QWidget, QLabel, QLabel]] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for verdict in (*Label, None):
            sample = frame("sample", 0, (0, 0, 0, 0))
            inside = QHBoxLayout()
            inside.setContentsMargins(8, 4, 8, 4)
            inside.setSpacing(5)
            picture, word = QLabel(), label(verdict_word(verdict), "caption", wrap=False)
            inside.addWidget(picture)
            inside.addWidget(word)
            layout = sample.layout()
            assert isinstance(layout, QVBoxLayout)
            layout.addLayout(inside)
            row.addWidget(sample)
            self._samples.append((verdict, sample, picture, word))
        row.addStretch(1)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        for verdict, sample, picture, word in self._samples:
            colours = theme.verdict(verdict)
            sample.setStyleSheet(
                f"QFrame#sample {{ background: {colours.tint}; border: 1px solid {colours.mark}; "
                "border-radius: 6px; }"
            )
            picture.setPixmap(
                icons.pixmap(icons.verdict_icon(verdict), colours.mark, 16, self.devicePixelRatioF())
            )
            word.setStyleSheet(f"color: {colours.ink};")
