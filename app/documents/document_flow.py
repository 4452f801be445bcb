"""Opening, saving and keeping the text: what the File menu does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app import dialogs
from app.banner import Banner
from app.documents.files import Document, read_document, stamp, write_file
from app.documents.reading_job import ReadingJob, is_quick
from app.editing.editor import ClaimEditor
from app.translation import tr
from claimver_core.documents.kinds import ENDINGS, LAYOUT, Kind
from claimver_core.documents.reading import WrongEncoding
from claimver_core.documents.session import ENDING, Session, session_bytes
from claimver_core.documents.writing import WRITTEN, document_bytes
from claimver_core.errors import ClaimVerError, UsageError
from claimver_core.types import Progress

OPEN_FILTER = (
    tr("Texts and documents")
    + " (*.txt *.md *.docx *.odt *.html *.htm *.pdf *.claimver);;"
    + tr("All files")
    + " (*)"
)
_SAVE_FILTERS = {
    tr("Text") + " (*.txt)": Kind.TEXT,
    "Markdown (*.md)": Kind.MARKDOWN,
    "Word (*.docx)": Kind.WORD,
    "OpenDocument (*.odt)": Kind.OPEN_DOCUMENT,
    tr("Web page") + " (*.html)": Kind.HTML,
}
_Button = QMessageBox.StandardButton


class DocumentFlow(QObject):
    """Owns which document is open. No change is lost unless the user says so."""

    replaced = Signal()  # another text is shown
    state_changed = Signal(str, bool)  # name, modified
    saved = Signal(Path)
    opened = Signal(Path)
    session_opened = Signal(object)  # Session
    reading = Signal(object)  # Progress while a file is read beside the window, then None
    refused = Signal(object)  # ClaimVerError: a file that cannot be opened in any way
    fault = Signal(str)  # traceback

    def __init__(
        self, editor: ClaimEditor, banner: Banner, make_session: Callable[[], Session], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._editor = editor
        self._banner = banner
        self._make_session = make_session
        self._annotated = False
        self._document = Document("")
        self._job: ReadingJob | None = None
        editor.document().modificationChanged.connect(lambda _modified: self._tell())
        editor.paste_refused.connect(self._tell_error)

    @property
    def name(self) -> str:
        return self._document.name

    @property
    def is_named(self) -> bool:
        """True for a text that is in a file or has a title."""
        return bool(self._document.path or self._document.title)

    @property
    def title(self) -> str:
        """What the text is called while it has no file; empty for an untitled one."""
        return self._document.title

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
    def newline(self) -> str:
        """How the file ends its lines."""
        return self._document.newline

    @property
    def is_session(self) -> bool:
        """Whether the document is saved as a check session, with its results."""
        return self._document.path is not None and self._document.path.suffix.lower() == ENDING

    @property
    def modified(self) -> bool:
        """Whether something would be lost without saving: a change of the text, or of what is noted on it."""
        return self._editor.document().isModified() or self._annotated

    def forget_changes(self) -> None:
        """What is not saved is given up."""
        self._annotated = False
        self._editor.document().setModified(False)
        self._tell()

    def annotate(self) -> None:
        """Something beside the text changed that only a check session keeps."""
        self._annotated = True
        self._tell()

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
        self.reading.emit(Progress(tr("Reading {name}").format(name=path.name), 0, 0))
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
            self.refused.emit(error)
            return
        self._banner.show_message(
            "error",
            error.what,
            tr("Save it as UTF-8 in the program it comes from, or open it with “�” for what cannot be read."),
            action=tr("Open anyway"),
            run=lambda: self.open(path, replace_unreadable=True),
        )

    def open_example(self, path: Path, title: str) -> None:
        """Show an example as a new text under its title; it has no file of its own."""
        try:
            document = read_document(path)
        except ClaimVerError as error:
            self._tell_error(error)
        else:
            self._open(Document(document.text.strip(), title=title))

    def _open(self, document: Document) -> None:
        if self.may_lose_text():
            self._banner.hide()
            self._show(document)
            if document.path is not None:
                self.opened.emit(document.path)

    def show_session(self, session: Session) -> None:
        """Show a text with its results as a new, unnamed one."""
        self._show(Document(session.text, session=session))

    def restore(self, session: Session) -> None:
        """Show the text of a session that did not end well; the page shows the rest."""
        path = Path(session.path) if session.path else None
        state = stamp(path) if path else None
        kind = ENDINGS.get(path.suffix.lower(), Kind.TEXT) if path else Kind.TEXT
        layout = kind in LAYOUT
        self._show(Document(session.text, path, session.newline, state, kind, layout, session, session.title))
        self._editor.document().setModified(not session.saved)
        self._annotated = self.is_session or bool(session.notes or session.ignored or session.choices)
        self._tell()

    def _show(self, document: Document) -> None:
        self._document = replace(document, text="", session=None)
        self._annotated = False
        self._editor.load_text(document.text)
        self.replaced.emit()
        if document.session is not None:
            self.session_opened.emit(document.session)
            self._annotated = False
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
                tr("{name} was changed by another program.").format(name=path.name),
                tr("Saving replaces what that program wrote."),
                _Button.Save | _Button.Cancel,
                _Button.Cancel,
            )
            if answer != _Button.Save:
                return False
        return self.save_to(path)

    def choose_and_save(self) -> bool:
        """Ask where to save the text, and in which format."""
        if self.is_session:
            return self.choose_and_save_session()
        document = self._document
        kind = document.kind if document.kind in WRITTEN else Kind.TEXT
        folder, stem = Path(self.folder), document.path.stem if document.path else "text"
        filters = {wanted: name for name, wanted in _SAVE_FILTERS.items()}
        chosen, chosen_filter = QFileDialog.getSaveFileName(
            self._window,
            tr("Save the text"),
            str(folder / f"{stem}.{kind.value}"),
            ";;".join(_SAVE_FILTERS),
            filters[kind],
        )
        if not chosen:
            return False
        ending = f".{_SAVE_FILTERS.get(chosen_filter, kind).value}"
        path = dialogs.with_ending(self._window, Path(chosen), ending, ENDINGS)
        return path is not None and self.save_to(path)

    def choose_and_save_session(self) -> bool:
        """Ask where to save the text with its results, choices, ignored claims and notes."""
        stem = self._document.path.stem if self._document.path else "check"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            tr("Save the check session"),
            str(Path(self.folder) / f"{stem}{ENDING}"),
            tr("Check session") + f" (*{ENDING})",
        )
        if not chosen:
            return False
        path = dialogs.with_ending(self._window, Path(chosen), ENDING)
        return path is not None and self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Save the text to a file in the format of its ending; it becomes the document's own."""
        kind = ENDINGS.get(path.suffix.lower(), Kind.TEXT)
        session = path.suffix.lower() == ENDING
        if kind not in WRITTEN:
            refusal = UsageError(
                tr("A text cannot be saved as {kind}.").format(kind=path.suffix[1:].upper()),
                tr("Save it as .txt, .docx, .odt or .html."),
            )
            self._tell_error(refusal)
            return False
        if self._document.layout and path == self._document.path and not self._may_lose_layout():
            return False
        try:
            if session:
                data = session_bytes(replace(self._make_session(), path=None, saved=True))
            else:
                data = document_bytes(self._editor.text(), kind, title=path.stem, newline=self.newline)
            write_file(path, data)
        except ClaimVerError as error:
            self._tell_error(error)
            return False
        self._document = replace(self._document, path=path, stamp=stamp(path), kind=kind, layout=False)
        self._editor.document().setModified(False)
        if session:
            self._annotated = False
        self._tell()
        self.saved.emit(path)
        return True

    def _may_lose_layout(self) -> bool:
        answer = dialogs.ask(
            self._window,
            tr("Replace {name} by its text alone?").format(name=self.name),
            tr(
                "Its layout, pictures and notes would be lost. To keep the file as it is, cancel, and save "
                "the text under another name (File, Save text as)."
            ),
            _Button.Save | _Button.Cancel,
            _Button.Cancel,
        )
        return answer == _Button.Save

    def may_lose_text(self) -> bool:
        """Whether the text may be replaced: nothing is unsaved, or the user has decided."""
        if not self.modified or not (self._editor.text().strip() or self._annotated):
            return True
        if not self._editor.document().isModified() and not self.is_session:
            return self._may_lose_notes()
        answer = dialogs.ask(
            self._window,
            tr("Save the changes to {name}?").format(name=self.name),
            tr("Changes that are not saved are lost."),
            _Button.Save | _Button.Discard | _Button.Cancel,
            _Button.Save,
        )
        return self.save() if answer == _Button.Save else answer == _Button.Discard

    def _may_lose_notes(self) -> bool:
        answer = dialogs.ask(
            self._window,
            tr("Save your notes and choices on {name}?").format(name=self.name),
            tr("They are kept in a check session, a file beside the text, together with the results."),
            _Button.Save | _Button.Discard | _Button.Cancel,
            _Button.Save,
        )
        return self.choose_and_save_session() if answer == _Button.Save else answer == _Button.Discard

    # The rest

    def _tell_error(self, error: ClaimVerError) -> None:
        self._banner.show_message("error", error.what, error.remedy)

    def _tell(self) -> None:
        self.state_changed.emit(self.name, self.modified)
