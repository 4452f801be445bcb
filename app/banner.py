"""The strip above the text that says what went wrong and what to do, without standing in the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.core_errors import said
from app.style import icons
from app.style.theme import LIGHT, Theme
from app.style.widgets import button, label, restyle
from app.translation import tr


class Banner(QFrame):
    """Hidden until there is something to say; one message at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._kind = "notice"
        self._theme = LIGHT
        self._run: Callable[[], None] | None = None
        self._icon = QLabel()
        self._icon.setFixedSize(20, 20)
        self._what = label(role="strong")
        self._remedy = label()
        self._action = button("")
        self._action.clicked.connect(self._act)
        self._close = button("", "quiet", name=tr("Dismiss this message"))
        self._close.clicked.connect(self.hide)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._what)
        words.addWidget(self._remedy)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 9, 8, 9)
        row.setSpacing(10)
        row.addWidget(self._icon)
        row.addLayout(words, 1)
        row.addWidget(self._action)
        row.addWidget(self._close)
        self.hide()

    def show_message(
        self,
        kind: str,
        what: str,
        remedy: str = "",
        *,
        action: str = "",
        run: Callable[[], None] | None = None,
    ) -> None:
        """Show a message of ``kind`` "error" or "notice", with a button ``action`` that calls ``run``."""
        what, remedy = said(what), said(remedy)
        self._kind = kind
        self._what.setText(what)
        self._remedy.setText(remedy)
        self._remedy.setVisible(bool(remedy))
        self._run = run
        self._action.setText(action)
        self._action.setAccessibleName(action)
        self._action.setVisible(bool(action))
        self.setAccessibleName(f"{what} {remedy}".strip())
        self.setProperty("kind", kind)
        restyle(self)
        self.set_theme(self._theme)
        self.show()

    @property
    def text(self) -> str:
        """What the banner says now; empty when it is hidden."""
        return self.accessibleName() if not self.isHidden() else ""

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        error = self._kind == "error"
        name, colour = ("warning", theme.contradictory.mark) if error else ("information", theme.accent)
        self._icon.setPixmap(icons.pixmap(name, colour, 20, self.devicePixelRatioF()))
        self._close.setIcon(icons.icon("close", theme.text))
        self._close.setIconSize(QSize(16, 16))

    def _act(self) -> None:
        self.hide()
        if self._run is not None:
            self._run()
