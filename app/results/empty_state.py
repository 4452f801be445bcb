"""What stands where the claims will be: what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button, label
from app.translation import tr


class EmptyState(QFrame):
    """An icon, a title, a sentence and, at the start, the example texts to try."""

    example_chosen = Signal(Path)

    def __init__(self, examples: Sequence[tuple[str, Path]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("", "title")
        self._text = label("", "muted")
        for words in (self._title, self._text):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._examples = QWidget()
        choices = QVBoxLayout(self._examples)
        choices.setContentsMargins(0, 10, 0, 0)
        choices.setSpacing(8)
        if examples:
            caption = label(tr("Or try an example:"), "caption")
            caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
            choices.addWidget(caption)
        for title, path in examples:
            choice = button(title, name=tr("Open the example text: {0}").format(title))
            choice.clicked.connect(lambda _checked=False, path=path: self.example_chosen.emit(path))
            choices.addWidget(choice, 0, Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(10)
        column.addStretch(2)
        for widget in (self._picture, self._title, self._text, self._examples):
            column.addWidget(widget)
        column.addStretch(3)
        self.show_start()

    def show_start(self) -> None:
        self._show(
            tr("Nothing checked yet"),
            tr(
                "Paste or type a text on the left, then press Check. Each claim is marked, and the facts "
                "that "
                "decide it appear here. Everything stays on this computer."
            ),
            examples=True,
        )

    def show_ready(self) -> None:
        self._show(
            tr("Ready to check"), tr("Press Check, or Ctrl+Return, to see which claims the facts bear out.")
        )

    def show_working(self) -> None:
        self._show(tr("Checking…"), tr("Claims appear here as they are decided. You can go on writing."))

    def show_no_claims(self) -> None:
        self._show(
            tr("No claims found"),
            tr(
                "Nothing in this text states a fact that could be checked: questions, opinions and "
                "greetings are "
                "left alone. Try a text that says who, what, when or where."
            ),
        )

    def show_cancelled(self) -> None:
        self._show(tr("The check was cancelled"), tr("Press Check to start again."))

    def show_failed(self) -> None:
        self._show(
            tr("The check could not be done"), tr("The message above the text says why, and what to do.")
        )

    @property
    def title(self) -> str:
        return self._title.text()

    def set_theme(self, theme: Theme) -> None:
        self._picture.setPixmap(icons.pixmap("document", theme.muted, 44, self.devicePixelRatioF()))

    def _show(self, title: str, text: str, *, examples: bool = False) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._examples.setVisible(examples)
        self.setAccessibleName(f"{title}. {text}")
