"""Opening, saving and keeping the text: what the File menu does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app import dialogs
from app.banner import Banner
from app.documents.files import Document, DraftStore, read_document, stamp, write_file
from app.documents.reading_job import ReadingJob, is_quick
from app.editing.editor import ClaimEditor
from claimver_core.documents.kinds import ENDINGS, Kind
from claimver_core.documents.reading import WrongEncoding
from claimver_core.documents.writing import WRITTEN, document_bytes
from claimver_core.errors import ClaimVerError, UsageError
from claimver_core.types import Progress

_DRAFT_DELAY_MS = 500
OPEN_FILTER = "Texts and documents (*.txt *.md *.docx *.odt *.html *.htm *.pdf);;All files (*)"
_SAVE_FILTERS = {
    "Text (*.txt)": Kind.TEXT,
    "Markdown (*.md)": Kind.MARKDOWN,
    "Word (*.docx)": Kind.WORD,
    "OpenDocument (*.odt)": Kind.OPEN_DOCUMENT,
    "Web page (*.html)": Kind.HTML,
}
_Button = QMessageBox.StandardButton


class DocumentFlow(QObject):
    """Owns which document is open. No change is lost unless the user says so."""

    replaced = Signal()  # another text is shown
    state_changed = Signal(str, bool)  # name, modified
    saved = Signal(str)  # name
    reading = Signal(object)  # Progress while a file is read beside the window, then None
    fault = Signal(str)  # traceback

    def __init__(self, editor: ClaimEditor, banner: Banner, drafts: DraftStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._editor = editor
        self._banner = banner
        self._drafts = drafts
        self._drafts_fail = False
        self._document = Document("")
        self._job: ReadingJob | None = None
        self._timer = QTimer(self, singleShot=True, interval=_DRAFT_DELAY_MS)
        self._timer.timeout.connect(self._keep_draft)
        editor.textChanged.connect(self._text_changed)
        editor.document().modificationChanged.connect(lambda _modified: self._tell())
        editor.paste_refused.connect(self._tell_error)

    @property
    def name(self) -> str:
        return self._document.name

    @property
    def path(self) -> Path | None:
        """The file the text was opened from or saved to."""
        return self._document.path

    @property
    def folder(self) -> str:
        """Where a file dialog starts."""
        return str(self._document.path.parent if self._document.path else Path.home())

    @property
    def opening(self) -> bool:
        """Whether a file is being read beside the window."""
        return self._job is not None

    @property
    def modified(self) -> bool:
        return self._editor.document().isModified()

    # Opening

    def open(self, path: Path, *, replace_unreadable: bool = False) -> None:
        """Open a file in place of the text, after asking about unsaved changes."""
        self.cancel_opening()
        if not is_quick(path):
            self._start_reading(path, replace_unreadable)
            return
        try:
            document = read_document(path, replace=replace_unreadable)
        except ClaimVerError as error:
            self._refuse(path, error)
        else:
            self._open(document)

    def cancel_opening(self) -> None:
        """Stop reading the file that is being opened, if there is one."""
        if self._job is not None:
            self._job.stop()
            self._end_reading()

    def _start_reading(self, path: Path, replace_unreadable: bool) -> None:
        """Read beside the window; what the thread says after it was stopped is not heard."""
        job = self._job = ReadingJob(path, replace_unreadable, self)
        job.progress.connect(self._show_step)
        job.read.connect(lambda document: self._hear(job, lambda: self._open(document)))
        job.failed.connect(lambda error: self._hear(job, lambda: self._refuse(path, error)))
        job.crashed.connect(lambda trace: self._hear(job, lambda: self.fault.emit(trace)))
        job.finished.connect(job.deleteLater)
        self.reading.emit(Progress(f"Reading {path.name}", 0, 0))
        job.start()

    def _show_step(self, step: Progress) -> None:
        if self.sender() is self._job:
            self.reading.emit(step)

    def _hear(self, job: ReadingJob, act: Callable[[], object]) -> None:
        if job is self._job:
            job.wait()
            self._end_reading()
            act()

    def _end_reading(self) -> None:
        self._job = None
        self.reading.emit(None)

    def _refuse(self, path: Path, error: ClaimVerError) -> None:
        if not isinstance(error, WrongEncoding):
            self._tell_error(error)
            return
        self._banner.show_message(
            "error",
            error.what,
            "Save it as UTF-8 in the program it comes from, or open it with “�” for what cannot be read.",
            action="Open anyway",
            run=lambda: self.open(path, replace_unreadable=True),
        )

    def open_example(self, path: Path) -> None:
        """Show an example as a new, unnamed text."""
        try:
            document = read_document(path)
        except ClaimVerError as error:
            self._tell_error(error)
        else:
            self._open(Document(document.text.strip()))

    def _open(self, document: Document) -> None:
        if self.may_lose_text():
            self._banner.hide()
            self._show(document)
            self._forget_draft()

    def restore_draft(self) -> bool:
        """Bring back the text of a session that did not end well; false when there is none."""
        draft = self._drafts.load()
        if draft is not None and draft.text:
            self._show(draft)
            self._editor.document().setModified(True)
            self._banner.show_message(
                "notice", "Your unsaved text is back.", "ClaimVer was closed last time before it was saved."
            )
            return True
        return False

    def _show(self, document: Document) -> None:
        self._document = replace(document, text="")
        self._editor.load_text(document.text)
        self._timer.stop()
        self.replaced.emit()
        self._tell()

    # Saving

    def save(self) -> bool:
        """Save to the document's own file, or ask where; false when nothing was saved."""
        path = self._document.path
        if path is None or self._document.kind not in WRITTEN:
            return self.choose_and_save()
        if self._document.stamp != stamp(path) and stamp(path) is not None:
            answer = dialogs.ask(
                self._window,
                f"{path.name} was changed by another program.",
                "Saving replaces what that program wrote.",
                _Button.Save | _Button.Cancel,
                _Button.Cancel,
            )
            if answer != _Button.Save:
                return False
        return self.save_to(path)

    def choose_and_save(self) -> bool:
        """Ask where to save the text, and in which format."""
        document = self._document
        kind = document.kind if document.kind in WRITTEN else Kind.TEXT
        folder, stem = Path(self.folder), document.path.stem if document.path else "text"
        filters = {wanted: name for name, wanted in _SAVE_FILTERS.items()}
        chosen, chosen_filter = QFileDialog.getSaveFileName(
            self._window,
            "Save the text",
            str(folder / f"{stem}.{kind.value}"),
            ";;".join(_SAVE_FILTERS),
            filters[kind],
        )
        if not chosen:
            return False
        path = Path(chosen)
        if path.suffix.lower() not in ENDINGS:
            path = path.with_name(f"{path.name}.{_SAVE_FILTERS.get(chosen_filter, kind).value}")
            if path.exists() and not self._may_replace(path):
                return False
        return self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Save the text to a file in the format of its ending; it becomes the document's own."""
        kind = ENDINGS.get(path.suffix.lower(), Kind.TEXT)
        if kind not in WRITTEN:
            refusal = UsageError(
                f"A text cannot be saved as {path.suffix[1:].upper()}.",
                "Save it as .txt, .docx, .odt or .html.",
            )
            self._tell_error(refusal)
            return False
        if self._document.layout and path == self._document.path and not self._may_lose_layout():
            return False
        try:
            newline = self._document.newline
            write_file(path, document_bytes(self._editor.text(), kind, title=path.stem, newline=newline))
        except ClaimVerError as error:
            self._tell_error(error)
            return False
        self._document = replace(self._document, path=path, stamp=stamp(path), kind=kind, layout=False)
        self._editor.document().setModified(False)
        self._forget_draft()
        self._tell()
        self.saved.emit(path.name)
        return True

    def _may_lose_layout(self) -> bool:
        answer = dialogs.ask(
            self._window,
            f"Replace {self.name} by its text alone?",
            "Its layout, pictures and notes would be lost. To keep the file as it is, cancel, and save the "
            "text under another name (File, Save text as).",
            _Button.Save | _Button.Cancel,
            _Button.Cancel,
        )
        return answer == _Button.Save

    def _may_replace(self, path: Path) -> bool:
        answer = dialogs.ask(
            self._window,
            f"{path.name} exists already. Replace it?",
            "",
            _Button.Save | _Button.Cancel,
            _Button.Cancel,
        )
        return answer == _Button.Save

    def may_lose_text(self) -> bool:
        """Whether the text may be replaced: nothing is unsaved, or the user has decided."""
        if not self.modified or not self._editor.text().strip():
            return True
        answer = dialogs.ask(
            self._window,
            f"Save the changes to {self.name}?",
            "Changes that are not saved are lost.",
            _Button.Save | _Button.Discard | _Button.Cancel,
            _Button.Save,
        )
        return self.save() if answer == _Button.Save else answer == _Button.Discard

    def end(self) -> None:
        """This document is closed, and what is not saved given up."""
        self.cancel_opening()
        self._forget_draft()
        self._drafts.release()

    # The draft

    def _text_changed(self) -> None:
        if self.modified:
            self._timer.start()

    def _keep_draft(self) -> None:
        if not self.modified:
            return
        try:
            self._drafts.save(replace(self._document, text=self._editor.text()))
            self._drafts_fail = False
        except ClaimVerError as error:
            if not self._drafts_fail:
                self._banner.show_message("error", f"Your draft is not kept: {error.what}", error.remedy)
            self._drafts_fail = True

    def _forget_draft(self) -> None:
        self._timer.stop()
        try:
            self._drafts.discard()
        except ClaimVerError as error:
            self._tell_error(error)

    # The rest

    def _tell_error(self, error: ClaimVerError) -> None:
        self._banner.show_message("error", error.what, error.remedy)

    def _tell(self) -> None:
        self.state_changed.emit(self.name, self.modified)
