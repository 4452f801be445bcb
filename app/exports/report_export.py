"""Exporting: asks where to and who signs, and has the report written."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget

from app.banner import Banner
from app.dialogs import with_ending
from app.documents.file_writer import FileWriter
from app.exports.pdf import render_pdf
from app.translation import tr
from claimver_core.documents.kinds import ENDINGS
from claimver_core.reports import SIGNED, render
from claimver_core.types import Report

PDF = "pdf"
FORMS = (
    ("html", tr("Web page (HTML)"), "html"),
    (PDF, "PDF", "pdf"),
    ("markdown", "Markdown", "md"),
    ("csv", tr("Table (CSV)"), "csv"),
    ("json", "JSON", "json"),
    (SIGNED, tr("ClaimReview (JSON-LD)"), "jsonld"),
    ("webannotation", tr("Web Annotation (JSON-LD)"), "jsonld"),
    ("trig", tr("Linked data (TriG)"), "trig"),
)
"""What the window exports: the form's name, its title and its file ending."""
_ENDINGS = {".htm", *(f".{ending}" for _, _, ending in FORMS)}
_BYTE_ORDER_MARK = "\ufeff"  # tells spreadsheet programs that a table is UTF-8


class ReportExport(QObject):
    """Writes the report that ``report`` gives, if there is one, in another thread, one after the other."""

    saved = Signal(str)  # the file's name
    told = Signal(str)  # that it is being saved, or was
    crashed = Signal(str)  # traceback

    def __init__(
        self, report: Callable[[], Report | None], banner: Callable[[], Banner], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._report = report
        self._window = parent
        self._folder = Path.home()
        self._writer = FileWriter(self)
        self._writer.told.connect(self.told)
        self._writer.written.connect(self.saved)
        self._writer.failed.connect(lambda error: banner().show_message("error", error.what, error.remedy))
        self._writer.crashed.connect(self.crashed)

    def finish(self) -> None:
        """Wait until all is written."""
        self._writer.finish()

    def choose_and_export(self, form: str) -> None:
        """Ask for the file, and for a name where a person can sign, and write the report."""
        report = self._report()
        if report is None:
            return
        ending = next(ending for name, _, ending in FORMS if name == form)
        suggestion = str(self._folder / f"{_file_stem(report.name)}-report.{ending}")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr("Export the report"), suggestion, f"*.{ending}"
        )
        if not chosen:
            return
        path = with_ending(self._window, Path(chosen), f".{ending}", _ENDINGS)
        signed_by = self._ask_for_name() if path and form == SIGNED else ""
        if path is not None and signed_by is not None:
            self._folder = path.parent
            self.export_to(path, form, signed_by=signed_by)

    def export_to(self, path: Path, form: str, *, signed_by: str = "") -> None:
        """Write the report in one of FORMS to a file, and say in the end that it is done, or why not."""
        report = self._report()
        if report is not None:
            done = tr("The report was saved as {name}.").format(name=path.name)
            self._writer.write(path, partial(export_bytes, report, form, signed_by=signed_by), done)

    def _ask_for_name(self) -> str | None:
        """The name of who signs; empty for a machine-made review, None to stop."""
        name, agreed = QInputDialog.getText(
            self._window,
            tr("Sign the review"),
            tr(
                "Who has read the verdicts and answers for them?\n"
                "Without a name the review is marked as machine-made."
            ),
        )
        return name.strip() if agreed else None


def export_bytes(report: Report, form: str, *, signed_by: str = "") -> bytes:
    """The contents of the file that a form makes of a report."""
    if form == PDF:
        return render_pdf(report)
    text = render(report, form, signed_by=signed_by)
    return ((_BYTE_ORDER_MARK if form == "csv" else "") + text).encode("utf-8", errors="replace")


def _file_stem(name: str) -> str:
    """A document's name without its ending, fit to begin that of a file."""
    path = Path(name)
    return re.sub(r'[\\/:*?"<>|\x00-\x1f]+', " ", path.stem if path.suffix in ENDINGS else name).strip()
