"""Posts in and out of the queue: pasted, read from files, written to files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.banner import Banner
from app.core_errors import said
from app.dialogs import TextDialog, with_ending
from app.documents.file_writer import FileWriter
from app.queue.queue_export import POSTS, QUEUE_FORMS, queue_text
from app.queue.queue_model import QueueModel
from app.queue.queue_table import QueueTable
from app.translation import tr
from claimver_core.documents.posts import Fault, read_posts
from claimver_core.documents.reading import read_source
from claimver_core.errors import ClaimVerError

_IMPORTS = tr("Posts") + " (*.csv *.tsv *.jsonl *.ndjson *.txt);;" + tr("All files") + " (*)"


class QueueExchange(QObject):
    """Adds posts to the model of a queue, and exports those that its table shows."""

    told = Signal(str)  # what is being done, or was
    exported = Signal(str)  # the file's name
    crashed = Signal(str)  # traceback

    def __init__(self, model: QueueModel, table: QueueTable, banner: Banner, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._table = table
        self._banner = banner
        self._window = parent
        self._writer = FileWriter(self)
        self._writer.told.connect(self.told)
        self._writer.written.connect(self.exported)
        self._writer.failed.connect(lambda error: banner.show_message("error", error.what, error.remedy))
        self._writer.crashed.connect(self.crashed)

    def paste(self) -> None:
        """Add the posts of the clipboard, one a line."""
        self.add_text(QGuiApplication.clipboard().text())

    def add_text(self, text: str, name: str = "") -> None:
        """Add the posts of a text; what cannot be read is told by line."""
        posts, faults = read_posts(text, name)
        self._model.add(posts)
        if faults:
            self._tell_faults(len(posts), faults)
        elif posts:
            self._banner.hide()
        else:
            self._banner.show_message(
                "notice",
                tr("There are no posts to add."),
                tr("Copy posts, one a line, or import a CSV or JSON Lines file with a column “text”."),
            )

    def choose_and_import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self._window, tr("Import posts"), str(Path.home()), _IMPORTS)
        if chosen:
            self.import_file(Path(chosen))

    def import_file(self, path: Path) -> None:
        """Add the posts of a CSV, JSON Lines or text file."""
        try:
            source = read_source(str(path), shown=path.name)
        except ClaimVerError as error:
            self._banner.show_message("error", error.what, error.remedy)
        else:
            self.add_text(source.text, path.name)

    def _tell_faults(self, added: int, faults: list[Fault]) -> None:
        lines = "\n".join(
            tr("Line {line}: {reason}").format(line=fault.line, reason=said(fault.reason)) for fault in faults
        )
        self._banner.show_message(
            "error",
            tr("Posts added: {added}. Lines that could not be read: {lost}.").format(
                added=added, lost=len(faults)
            ),
            lines.partition("\n")[0],
            action=tr("All of them…"),
            run=lambda: TextDialog(tr("Lines that could not be read"), lines, self._window, copy=True).open(),
        )

    def choose_and_export(self) -> None:
        forms = {f"{title} (*.{ending})": (form, ending) for form, title, ending in QUEUE_FORMS}
        suggestion = str(Path.home() / "posts")
        chosen, wanted = QFileDialog.getSaveFileName(
            self._window, tr("Export the queue"), suggestion, ";;".join(forms)
        )
        if chosen:
            form, ending = forms.get(wanted, (POSTS, "csv"))
            path = with_ending(self._window, Path(chosen), f".{ending}")
            if path is not None:
                self.export_to(path, form)

    def export_to(self, path: Path, form: str = POSTS) -> None:
        """Write the posts that are shown, in the order shown, in one of QUEUE_FORMS, in another thread."""
        items = [replace(item) for item in self._table.items_shown()]  # as they are now
        done = tr("%n post(s) saved as {name}.", "", len(items)).format(name=path.name)
        self._writer.write(path, lambda: queue_text(items, form).encode("utf-8", errors="replace"), done)

    def finish(self) -> None:
        """Wait until all is written."""
        self._writer.finish()
