"""The window of the queue: paste or import posts, check them all, sort, filter, open and export them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QMessageBox,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from app import dialogs
from app.background import BackgroundChecker
from app.banner import Banner
from app.queue.queue_exchange import QueueExchange
from app.queue.queue_flow import QueueFlow
from app.queue.queue_keeper import QueueKeeper
from app.queue.queue_model import CONTRADICTED, QueueFilter, QueueModel
from app.queue.queue_table import QueueTable
from app.style.theme import Theme
from app.style.widgets import button, label
from app.translation import tr
from claimver_core.documents.session import Session
from claimver_core.errors import ClaimVerError


class QueueWindow(QWidget):
    """Stays when it is closed: its posts and its work go on."""

    opened = Signal(object)  # Session, to be shown in a tab

    def __init__(self, background: BackgroundChecker, folder: Path, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle(tr("Queue of posts"))
        self.resize(980, 620)
        self.model = QueueModel()
        self.shown = QueueFilter(self.model)
        self.flow = QueueFlow(background, self.model, self)
        self.keeper = QueueKeeper(self.model, folder, self)
        self.banner = Banner()
        self.table = QueueTable(self.model, self.shown)
        self.exchange = QueueExchange(self.model, self.table, self.banner, self)
        self._paste = button(tr("Paste"), name=tr("Paste posts, one a line"))
        self._import = button(tr("Import…"), name=tr("Import posts from a file"))
        self._check = button(tr("Check all"), "primary")
        self._cancel = button(tr("Cancel"), name=tr("Cancel the check of the queue"))
        self._open = button(tr("Open in a tab"), name=tr("Open the selected post in a tab"))
        self._export = button(tr("Export…"), name=tr("Export the queue"))
        self._clear = button(tr("Clear"), name=tr("Remove all posts from the queue"))
        self._words = QLineEdit()
        self._words.setPlaceholderText(tr("Show posts with these words"))
        self._words.setAccessibleName(tr("Show posts with these words"))
        self._words.setClearButtonEnabled(True)
        self._only = QCheckBox(tr("Contradicted only"))
        self._progress = QProgressBar()
        self._progress.setAccessibleName(tr("Progress of the queue"))
        self._progress.setTextVisible(False)
        self._state = label("", "muted", wrap=False)
        self._compose()
        self._connect()
        self._tell()

    def _compose(self) -> None:
        commands = QHBoxLayout()
        for part in (self._paste, self._import, self._open, self._export, self._clear):
            commands.addWidget(part)
        commands.addStretch(1)
        commands.addWidget(self._cancel)
        commands.addWidget(self._check)
        filters = QHBoxLayout()
        filters.addWidget(self._words, 1)
        filters.addWidget(self._only)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addLayout(commands)
        column.addWidget(self.banner)
        column.addLayout(filters)
        column.addWidget(self.table, 1)
        column.addWidget(self._progress)
        column.addWidget(self._state)

    def _connect(self) -> None:
        self._paste.clicked.connect(self.exchange.paste)
        self._import.clicked.connect(self.exchange.choose_and_import)
        self._check.clicked.connect(lambda: self.flow.start())
        self._cancel.clicked.connect(self.flow.cancel)
        self._open.clicked.connect(self.open_selected)
        self._export.clicked.connect(self.exchange.choose_and_export)
        self._clear.clicked.connect(self._clear_all)
        self._words.textChanged.connect(self.shown.set_words)
        self._only.toggled.connect(self.shown.set_contradicted_only)
        self.table.view.activated.connect(lambda _index: self.open_selected())
        self.table.view.selectionModel().selectionChanged.connect(lambda *_: self._tell())
        self.model.rowsInserted.connect(lambda *_: self._tell())
        self.flow.changed.connect(self._tell)
        self.flow.ended.connect(self._ended)
        self.keeper.failed.connect(partial(self.banner.show_message, "error"))
        self.keeper.tell_damage()
        self.exchange.told.connect(self._state.setText)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.close)
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        paste.activated.connect(self._paste.click)

    def open_selected(self) -> None:
        """Show the selected post in a tab, with its results."""
        item = self.table.selected()
        if item is None:
            return
        try:
            session = Session(item.post.text, report=item.report)
        except ClaimVerError as error:
            self.banner.show_message("error", error.what, error.remedy)
        else:
            self.opened.emit(session)

    def _clear_all(self) -> None:
        self.flow.cancel()
        self.model.clear()
        self.banner.hide()
        self._tell()

    # State

    def may_quit(self) -> bool:
        """Whether the program may end: nothing is being checked, or the user wants it."""
        if not self.flow.running:
            return True
        answer = dialogs.ask(
            self.parentWidget(),
            tr("Quit while the queue is being checked?"),
            tr(
                "Posts not checked yet: {left}. All are kept, and “Check all” goes on at the next start."
            ).format(left=self.flow.total - self.flow.done),
            QMessageBox.StandardButton.Close | QMessageBox.StandardButton.Cancel,
            QMessageBox.StandardButton.Cancel,
        )
        return answer == QMessageBox.StandardButton.Close

    def end(self) -> None:
        """The program ends: stop, and let another window take over the posts."""
        self.hide()
        self.flow.cancel()
        self.exchange.finish()
        self.keeper.close()

    def set_theme(self, theme: Theme) -> None:
        self.banner.set_theme(theme)

    def _ended(self, why: str) -> None:
        if not why:
            self.table.view.sortByColumn(CONTRADICTED, Qt.SortOrder.DescendingOrder)
        elif why != tr("Cancelled."):
            self.banner.show_message("error", tr("The queue was stopped."), why)

    def _tell(self) -> None:
        flow, count = self.flow, len(self.model.items)
        self._check.setEnabled(bool(count) and not flow.running)
        self._cancel.setVisible(flow.running)
        self._open.setEnabled(self.table.selected() is not None)
        self._export.setEnabled(bool(count))
        self._clear.setEnabled(bool(count))
        self._progress.setVisible(flow.running)
        self._progress.setRange(0, max(flow.total, 1))
        self._progress.setValue(flow.done)
        if flow.running:
            left = flow.seconds_left
            said = tr("Checking {done} of {total}").format(done=flow.done + 1, total=flow.total)
            self._state.setText(said if left is None else f"{said} · {_duration(left)}")
        else:
            self._state.setText(tr("%n post(s)", "", count))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.hide()
        event.ignore()


def _duration(seconds: float) -> str:
    if seconds < 90:
        return tr("about {seconds} s left").format(seconds=max(1, round(seconds)))
    return tr("about {minutes} min left").format(minutes=round(seconds / 60))
