"""The strip at the top: the document's name, Open, Check, Cancel and what is being done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from app import core_words
from app.style import icons
from app.style.theme import Theme
from app.style.widgets import button, label
from app.translation import tr
from claimver_core.types import Progress


class CommandBar(QFrame):
    """Emits what was pressed; shows one line of progress."""

    open_pressed = Signal()
    check_pressed = Signal()
    cancel_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inside")
        self._open = button(tr(" Open…"), name=tr("Open a text file"))
        self._check = button(tr(" Check"), "primary", name=tr("Check the text"))
        self._cancel = button(tr(" Cancel"), name=tr("Cancel the check"))
        self._cancel.setObjectName("cancel")
        self._open.setToolTip(tr("Open a text file (Ctrl+O)"))
        self._check.setToolTip(tr("Check every claim of the text (Ctrl+Return)"))
        self._cancel.setToolTip(tr("Stop the check (Esc)"))
        self._open.clicked.connect(self.open_pressed)
        self._check.clicked.connect(self.check_pressed)
        self._cancel.clicked.connect(self.cancel_pressed)
        self._name = label("", "title")
        self._stage = label("", "caption")
        self._stage.setAccessibleName(tr("What is being done"))
        self._bar = QProgressBar()
        self._bar.setAccessibleName(tr("Progress"))
        self._bar.setTextVisible(False)
        self._progress = QWidget()
        self._progress.setFixedWidth(230)
        column = QVBoxLayout(self._progress)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(5)
        column.addStretch(1)
        column.addWidget(self._stage)
        column.addWidget(self._bar)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(8)
        row.addWidget(self._name, 1)
        row.addWidget(self._progress)
        row.addWidget(self._open)
        row.addWidget(self._cancel)
        row.addWidget(self._check)
        self._name.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.set_idle()

    def set_name(self, name: str, modified: bool) -> None:
        """The name of the text, marked while it is not saved."""
        self._name.setText(f"{name} •" if modified else name)
        self._name.setAccessibleName(tr("{0}, not saved").format(name) if modified else name)

    def set_progress(self, step: Progress) -> None:
        """Show how far the work is; a total of 0 means that it is not known."""
        self._stage.setText(f"{core_words.stage(step.stage)}…")
        self._bar.setRange(0, max(step.total, 0))
        self._bar.setValue(min(step.done, step.total))
        self._progress.show()

    def set_busy(self) -> None:
        """A check is under way: it can be cancelled."""
        self._cancel.show()
        self._check.setEnabled(False)

    def set_idle(self) -> None:
        """No check is under way."""
        self._progress.hide()
        self._cancel.hide()
        self._check.setEnabled(True)

    def set_theme(self, theme: Theme) -> None:
        self._open.setIcon(icons.icon("open", theme.text))
        self._check.setIcon(icons.icon("check", theme.on_accent, theme.muted))
        self._cancel.setIcon(icons.icon("cancel", theme.contradictory.mark))
