"""The tour of the first start: three steps, to be left at any time."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button, label
from app.translation import tr

_STEPS = (
    (
        "document",
        tr("1. Put in a text"),
        tr(
            "Type or paste a text on the left, drop a file on it, or open one of the examples in the Help "
            "menu. It stays on this computer."
        ),
    ),
    (
        "check",
        tr("2. Check it"),
        tr(
            "Press Check, or Ctrl+Return. Every claim is marked: a solid line means that the facts support "
            "it, a dashed one that they do not settle it, a wavy one that they contradict it."
        ),
    ),
    (
        "information",
        tr("3. See why"),
        tr(
            "Click a claim, or press F8, to read the facts that decided, with their source and date. A name "
            "that was understood wrongly is seen there first. F1 lists all keys."
        ),
    ),
)
_PICTURE = 56


class Tour(QDialog):
    """Shows one step at a time."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Welcome to ClaimVer"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(520, 300)
        self._theme = theme
        self._step = 0
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("", "title")
        self._text = label("")
        for words in (self._title, self._text):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._skip = button(tr("Skip the tour"))
        self._back = button(tr("Back"))
        self._next = button("", "primary")
        self._skip.clicked.connect(self.reject)
        self._back.clicked.connect(lambda: self._show(self._step - 1))
        self._next.clicked.connect(self._go_on)
        row = QHBoxLayout()
        row.addWidget(self._skip)
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 18)
        column.setSpacing(12)
        column.addStretch(1)
        column.addWidget(self._picture)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addStretch(2)
        column.addLayout(row)
        self._next.setDefault(True)
        self._show(0)
        self._next.setFocus()

    @property
    def step(self) -> int:
        """The step that is shown, from 0."""
        return self._step

    def _go_on(self) -> None:
        if self._step == len(_STEPS) - 1:
            self.accept()
        else:
            self._show(self._step + 1)

    def _show(self, step: int) -> None:
        self._step = step
        picture, title, text = _STEPS[step]
        scale = self.devicePixelRatioF()
        self._picture.setPixmap(icons.pixmap(picture, self._theme.accent, _PICTURE, scale))
        self._title.setText(title)
        self._text.setText(text)
        self._back.setEnabled(step > 0)
        last = step == len(_STEPS) - 1
        self._next.setText(tr("Start") if last else tr("Next"))
        self._next.setAccessibleName(self._next.text())
        self._skip.setVisible(not last)
        self.setAccessibleName(f"{title}. {text}")
