"""Opening, saving and keeping the text: what the File menu does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app import dialogs
from app.banner import Banner
from app.documents.files import Document, DraftStore, WrongEncoding, read_document, stamp, write_text
from app.editing.editor import ClaimEditor
from claimver_core.errors import ClaimVerError

_DRAFT_DELAY_MS = 500
OPEN_FILTER = "Texts (*.txt *.md);;All files (*)"
_SAVE_FILTER = "Text (*.txt);;Markdown (*.md);;All files (*)"
_Button = QMessageBox.StandardButton


class DocumentFlow(QObject):
    """Owns which document is open. No change is lost unless the user says so."""

    replaced = Signal()  # another text is shown
    state_changed = Signal(str, bool)  # name, modified
    saved = Signal(str)  # name

    def __init__(self, editor: ClaimEditor, banner: Banner, drafts: DraftStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._editor = editor
        self._banner = banner
        self._drafts = drafts
        self._drafts_fail = False
        self._document = Document("")
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
    def modified(self) -> bool:
        return self._editor.document().isModified()

    # Opening

    def open(self, path: Path, *, replace_unreadable: bool = False) -> None:
        """Open a file in place of the text, after asking about unsaved changes."""
        try:
            document = read_document(path, replace=replace_unreadable)
        except WrongEncoding as error:
            self._banner.show_message(
                "error",
                error.what,
                error.remedy,
                action="Open anyway",
                run=lambda: self.open(path, replace_unreadable=True),
            )
        except ClaimVerError as error:
            self._tell_error(error)
        else:
            self._open(document)

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
        if path is None:
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
        suggestion = str(self._document.path or Path(self.folder) / "text.txt")
        chosen, _ = QFileDialog.getSaveFileName(self._window, "Save the text", suggestion, _SAVE_FILTER)
        return bool(chosen) and self.save_to(Path(chosen))

    def save_to(self, path: Path) -> bool:
        """Save the text to a file, which becomes the document's own."""
        try:
            write_text(path, self._editor.text().replace("\n", self._document.newline))
        except ClaimVerError as error:
            self._tell_error(error)
            return False
        self._document = replace(self._document, path=path, stamp=stamp(path))
        self._editor.document().setModified(False)
        self._forget_draft()
        self._tell()
        self.saved.emit(path.name)
        return True

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
