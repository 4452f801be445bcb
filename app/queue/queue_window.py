"""The window of the queue: paste or import posts, check them all, sort, filter, open and export them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMessageBox,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app import dialogs
from app.background import BackgroundChecker
from app.banner import Banner
from app.dialogs import TextDialog
from app.documents.files import write_text
from app.queue.queue_export import POSTS, QUEUE_FORMS, queue_text
from app.queue.queue_flow import QueueFlow
from app.queue.queue_keeper import QueueKeeper
from app.queue.queue_model import CONTRADICTED, TEXT, Item, QueueFilter, QueueModel
from app.style.theme import Theme
from app.style.widgets import button, label
from app.translation import tr
from claimver_core.documents.posts import Fault, read_posts
from claimver_core.documents.reading import read_source
from claimver_core.documents.session import Session
from claimver_core.errors import ClaimVerError

_IMPORTS = tr("Posts") + " (*.csv *.tsv *.jsonl *.ndjson *.txt);;" + tr("All files") + " (*)"
_WIDTHS = (90, 420, 60, 110, 70, 120)


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
        self.table = QTableView()
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
        table = self.table
        table.setObjectName("queue")
        table.setAccessibleName(tr("Posts"))
        table.setModel(self.shown)
        table.setSortingEnabled(True)
        table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setWordWrap(False)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 12)
        for number, width in enumerate(_WIDTHS):
            table.setColumnWidth(number, width)
        table.horizontalHeader().setSectionResizeMode(TEXT, QHeaderView.ResizeMode.Stretch)
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
        column.addWidget(table, 1)
        column.addWidget(self._progress)
        column.addWidget(self._state)

    def _connect(self) -> None:
        self._paste.clicked.connect(lambda: self.add_text(QGuiApplication.clipboard().text()))
        self._import.clicked.connect(self.choose_and_import)
        self._check.clicked.connect(lambda: self.flow.start())
        self._cancel.clicked.connect(self.flow.cancel)
        self._open.clicked.connect(self.open_selected)
        self._export.clicked.connect(self.choose_and_export)
        self._clear.clicked.connect(self._clear_all)
        self._words.textChanged.connect(self.shown.set_words)
        self._only.toggled.connect(self.shown.set_contradicted_only)
        self.table.activated.connect(lambda _index: self.open_selected())
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._tell())
        self.model.rowsInserted.connect(lambda *_: self._tell())
        self.flow.changed.connect(self._tell)
        self.flow.ended.connect(self._ended)
        self.keeper.failed.connect(partial(self.banner.show_message, "error"))
        self.keeper.tell_damage()
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self.table)
        paste.setContext(Qt.ShortcutContext.WidgetShortcut)
        paste.activated.connect(self._paste.click)

    # Posts

    def add_text(self, text: str, name: str = "") -> None:
        """Add the posts of a text; what cannot be read is told by line."""
        posts, faults = read_posts(text, name)
        self.model.add(posts)
        self._tell()
        if faults:
            self._tell_faults(len(posts), faults)
        elif posts:
            self.banner.hide()
        else:
            self.banner.show_message(
                "notice",
                tr("There are no posts to add."),
                tr("Copy posts, one a line, or import a CSV or JSON Lines file with a column “text”."),
            )

    def choose_and_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Import posts"), str(Path.home()), _IMPORTS)
        if chosen:
            self.import_file(Path(chosen))

    def import_file(self, path: Path) -> None:
        """Add the posts of a CSV, JSON Lines or text file."""
        try:
            source = read_source(str(path), shown=path.name)
        except ClaimVerError as error:
            self.banner.show_message("error", error.what, error.remedy)
        else:
            self.add_text(source.text, path.name)

    def open_selected(self) -> None:
        """Show the selected post in a tab, with its results."""
        item = self._selected()
        if item is None:
            return
        try:
            session = Session(item.post.text, report=item.report)
        except ClaimVerError as error:
            self.banner.show_message("error", error.what, error.remedy)
        else:
            self.opened.emit(session)

    def _selected(self) -> Item | None:
        rows = self.table.selectionModel().selectedRows()
        return self.model.items[self.shown.mapToSource(rows[0]).row()] if rows else None

    def _clear_all(self) -> None:
        self.flow.cancel()
        self.model.clear()
        self.banner.hide()
        self._tell()

    # Export

    def choose_and_export(self) -> None:
        forms = {f"{title} (*.{ending})": (form, ending) for form, title, ending in QUEUE_FORMS}
        suggestion = str(Path.home() / "posts")
        chosen, wanted = QFileDialog.getSaveFileName(
            self, tr("Export the queue"), suggestion, ";;".join(forms)
        )
        if chosen:
            form, ending = forms.get(wanted, (POSTS, "csv"))
            path = Path(chosen)
            if path.suffix.lower() != f".{ending}":
                path = path.with_name(f"{path.name}.{ending}")
            self.export_to(path, form)

    def export_to(self, path: Path, form: str = POSTS) -> None:
        """Write the posts that are shown, in the order shown, in one of QUEUE_FORMS."""
        rows = [
            self.shown.mapToSource(self.shown.index(row, 0)).row() for row in range(self.shown.rowCount())
        ]
        items = [self.model.items[row] for row in rows]
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            write_text(path, queue_text(items, form))
        except ClaimVerError as error:
            self.banner.show_message("error", error.what, error.remedy)
        else:
            self._state.setText(
                tr("{count} posts were saved as {name}.").format(count=len(items), name=path.name)
            )
        finally:
            QGuiApplication.restoreOverrideCursor()

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
        self.keeper.close()

    def set_theme(self, theme: Theme) -> None:
        self.banner.set_theme(theme)

    def _tell_faults(self, added: int, faults: list[Fault]) -> None:
        lines = "\n".join(
            tr("Line {line}: {reason}").format(line=fault.line, reason=fault.reason) for fault in faults
        )
        self.banner.show_message(
            "error",
            tr("Posts added: {added}. Lines that could not be read: {lost}.").format(
                added=added, lost=len(faults)
            ),
            lines.partition("\n")[0],
            action=tr("All of them…"),
            run=lambda: TextDialog(tr("Lines that could not be read"), lines, self, copy=True).open(),
        )

    def _ended(self, why: str) -> None:
        if not why:
            self.table.sortByColumn(CONTRADICTED, Qt.SortOrder.DescendingOrder)
        elif why != tr("Cancelled."):
            self.banner.show_message("error", tr("The queue was stopped."), why)

    def _tell(self) -> None:
        flow, count = self.flow, len(self.model.items)
        self._check.setEnabled(bool(count) and not flow.running)
        self._cancel.setVisible(flow.running)
        self._open.setEnabled(self._selected() is not None)
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
            self._state.setText(tr("{count} posts").format(count=f"{count:,}"))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.hide()
        event.ignore()


def _duration(seconds: float) -> str:
    if seconds < 90:
        return tr("about {seconds} s left").format(seconds=max(1, round(seconds)))
    return tr("about {minutes} min left").format(minutes=round(seconds / 60))
