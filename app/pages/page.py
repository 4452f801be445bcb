"""One open document: its text, its claims, and the commands on both."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from app.background import BackgroundChecker
from app.banner import Banner
from app.check_flow import CheckFlow
from app.command_bar import CommandBar
from app.core_errors import said
from app.documents.autosave import Autosave
from app.documents.claim_notes import ClaimNotes
from app.documents.document_flow import DocumentFlow
from app.documents.drafts import DraftStore
from app.editing.editor import ClaimEditor
from app.editing.find_bar import FindBar
from app.editing.ignored_claims import IgnoredClaims
from app.editing.live_check import LiveCheck
from app.pages.page_session import age_of, session_of, show_session
from app.results.evidence.note_box import NoteBox
from app.results.overview.minimap import Minimap
from app.results.panel import ResultsPanel
from app.style.theme import Theme
from app.style.widgets import frame
from app.translation import tr
from claimver_core.documents.session import Session
from claimver_core.errors import ClaimVerError
from claimver_core.types import Progress, Report

_CURSOR_RESTS_MS = 150
_ROOM_FOR_NOTE = 600
_LINES_FOR_NOTE = 36  # in large type


class DocumentPage(QWidget):
    """Editor on the left, claims on the right. All pages share the checker behind the window."""

    changed = Signal()  # something that the window tells of its current page: name, state, claims
    status = Signal(str)

    def __init__(
        self,
        background: BackgroundChecker,
        drafts: DraftStore,
        examples: Sequence[tuple[str, Path]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.said = ""  # the last words of the status bar on this page
        self.editor = ClaimEditor()
        self.minimap = Minimap(self.editor)
        self.banner = Banner()
        self.bar = CommandBar()
        self.panel = ResultsPanel(examples, lambda: self.editor.tracker.outdated_numbers())
        self.documents = DocumentFlow(self.editor, self.banner, lambda: session_of(self), self)
        self.checks = CheckFlow(background, self.editor, self.panel, self.bar, self.banner, self)
        self.live = LiveCheck(self.editor, lambda: self.checks.check_quietly(self.documents.name), self)
        self.ignored = IgnoredClaims(self)
        self.notes = ClaimNotes(self)
        self.note_box = NoteBox()
        self.autosave = Autosave(drafts, self._draft, self)
        self.find_bar = FindBar(self.editor)
        self._cursor_rests = QTimer(self, singleShot=True, interval=_CURSOR_RESTS_MS)
        self._cursor_rests.timeout.connect(self.changed)
        self._compose()
        self._connect()
        self._show_name(self.documents.name, False)
        self._text_changed()

    def check(self) -> None:
        self.live.rest()
        self.checks.check(self.documents.name)

    def cancel(self) -> None:
        """Stop what is going on: the check, or the reading of a file."""
        self.documents.cancel_opening()
        self.checks.cancel()

    def ignore_claim(self) -> None:
        """Take the mark off the selected claim, or put it back."""
        result = self.panel.details.result
        if result is None:
            return
        if result in self.ignored:
            self.ignored.restore(result)
            self.status.emit(tr("Claim {number} is marked again.").format(number=result.index))
        else:
            self.ignored.ignore(result)
            said = tr("Claim {number} is ignored. Ctrl+Shift+I brings it back.")
            self.status.emit(said.format(number=result.index))

    @property
    def untouched(self) -> bool:
        """Whether this is an empty, unnamed text, whose place another document may take."""
        return (
            not self.documents.opening
            and self.documents.path is None
            and not self.documents.modified
            and not self.editor.text()
        )

    def end(self) -> None:
        """The page is closed, after documents.may_lose_text() said yes: stop its work, forget its draft."""
        self.checks.stop()
        self.documents.cancel_opening()
        self.autosave.end()

    def set_theme(self, theme: Theme) -> None:
        for part in (self.editor, self.minimap, self.banner, self.bar, self.panel, self.find_bar):
            part.set_theme(theme)

    def layout_state(self) -> QByteArray:
        """How the room is divided, for ``restore_layout``."""
        return self._splitter.saveState()

    def restore_layout(self, state: QByteArray) -> None:
        self._splitter.restoreState(state)

    def _compose(self) -> None:
        text_card = frame("card", 0, (1, 6, 1, 6))
        card_layout = text_card.layout()
        assert isinstance(card_layout, QVBoxLayout)
        text_row = QHBoxLayout()
        text_row.setSpacing(0)
        text_row.addWidget(self.editor)
        text_row.addWidget(self.minimap)
        card_layout.addLayout(text_row)
        left = QWidget()
        left.setObjectName("inside")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.banner)
        column.addWidget(self.find_bar)
        column.addWidget(text_card, 1)
        left.setMinimumWidth(340)
        self.panel.setMinimumWidth(350)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.addWidget(left)
        self._splitter.addWidget(self.panel)
        self._splitter.setHandleWidth(12)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setStretchFactor(0, 3)
        self._splitter.setStretchFactor(1, 2)
        self._splitter.setSizes([720, 520])
        details_card = self.panel.details.parentWidget()
        details = details_card.layout() if details_card else None
        assert details is not None
        details.addWidget(self.note_box)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 6, 14, 4)
        whole.setSpacing(10)
        whole.addWidget(self.bar)
        whole.addWidget(self._splitter, 1)

    def _connect(self) -> None:
        self.bar.check_pressed.connect(self.check)
        self.bar.cancel_pressed.connect(self.cancel)
        self.documents.reading.connect(self._show_reading)
        self.documents.fault.connect(self.checks.show_bug)
        self.documents.replaced.connect(self.checks.discard)
        self.documents.replaced.connect(lambda: self.ignored.set_keys(()))
        self.documents.replaced.connect(lambda: self.notes.set_all(()))
        self.documents.session_opened.connect(self._show_session)
        self.documents.state_changed.connect(self._show_name)
        self.documents.state_changed.connect(self._keep_draft)
        self.editor.textChanged.connect(self._keep_draft)
        self.checks.reported.connect(self._reported)
        self.notes.changed.connect(self._annotated)
        self.note_box.edited.connect(self._write_note)
        self.panel.claim_selected.connect(lambda _index: self._show_note())
        self.checks.reported.connect(lambda _report: self._show_note())
        self.autosave.failed.connect(self._draft_fails)
        self.autosave.fault.connect(self.checks.show_bug)
        self.documents.saved.connect(
            lambda path: self.status.emit(tr("{name} was saved.").format(name=path.name))
        )
        self.checks.state_changed.connect(lambda _running: self.changed.emit())
        self.checks.reported.connect(lambda _report: self.changed.emit())
        self.checks.status.connect(self.status)
        self.editor.claim_clicked.connect(self.panel.select)
        self.editor.ignore_chosen.connect(self._ignore)
        self.editor.textChanged.connect(self._text_changed)
        self.editor.cursorPositionChanged.connect(self._cursor_rests.start)
        self.panel.claim_selected.connect(self.editor.select_claim)
        self.panel.filter_changed.connect(self.editor.set_filter)
        self.ignored.changed.connect(self._show_ignored)
        self.ignored.changed.connect(self._ignored_changed)
        self.checks.reported.connect(lambda _report: self._show_ignored() if len(self.ignored) else None)
        self.panel.filter_changed.connect(lambda _name: self.changed.emit())
        self.panel.claims_changed.connect(self.minimap.refresh)
        self.panel.told.connect(self.status)
        self.editor.claims_moved.connect(self.minimap.refresh)
        self.minimap.claim_clicked.connect(self.panel.select)

    # The session: what is kept of this page

    def restore_draft(self) -> bool:
        """Bring back what a session that did not end well left behind; false when there is nothing."""
        session = self.autosave.restore()
        if session is None or not (session.text or session.report):
            return False
        self.documents.restore(session)
        said = tr("ClaimVer was closed last time before it was saved.") if self.documents.modified else ""
        what = tr("Your unsaved text is back.") if self.documents.modified else tr("Your text is back.")
        self.banner.show_message("notice", what, f"{said} {age_of(session)}".strip())
        self._keep_draft()
        return True

    def _show_session(self, session: Session) -> None:
        show_session(self, session)
        if session.report is not None:
            self.banner.show_message("notice", tr("This is a saved check."), age_of(session))

    def _draft(self) -> Session | None:
        """What the autosave keeps: None when nothing would be lost."""
        if (self.documents.modified and not self.untouched) or self.checks.report is not None:
            return session_of(self)
        return None

    def _keep_draft(self) -> None:
        self.autosave.touch()

    def _annotated(self) -> None:
        self.documents.annotate()
        self._keep_draft()

    def _reported(self, report: Report | None) -> None:
        if report is not None and self.documents.is_session:
            self.documents.annotate()
        self._keep_draft()

    def _show_note(self) -> None:
        """Show the note of the selected claim; an empty one gives way where height is scarce."""
        result = self.panel.details.result
        note = self.notes.of(result) if result is not None else ""
        room = max(_ROOM_FOR_NOTE, self.fontMetrics().height() * _LINES_FOR_NOTE)
        if result is not None and (note or self.height() >= room):
            self.note_box.show_note(note)
        else:
            self.note_box.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.note_box.isAncestorOf(self.focusWidget() or self):
            self._show_note()
            card = self.note_box.parentWidget()
            layout = card.layout() if card else None
            if layout is not None:
                layout.activate()

    def _write_note(self, text: str) -> None:
        if self.panel.details.result is not None:
            self.notes.write(self.panel.details.result, text)

    def _draft_fails(self, error: ClaimVerError) -> None:
        self.banner.show_message(
            "error", tr("Your draft is not kept: {reason}").format(reason=said(error.what)), error.remedy
        )

    def _show_reading(self, step: Progress | None) -> None:
        """A file is being read beside the window: show how far, until it is there."""
        self.editor.setReadOnly(step is not None)
        if step is not None:
            self.bar.set_busy()
            self.bar.set_progress(step)
        else:
            self.bar.set_idle()
        self.changed.emit()

    def _ignore(self, index: int) -> None:
        with self.editor.steady():
            self.panel.select(index)
        self.ignore_claim()

    def _show_ignored(self) -> None:
        numbers = self.ignored.numbers(self.panel.results)
        self.editor.set_ignored(numbers)
        self.panel.set_ignored(numbers)
        self.changed.emit()

    def _ignored_changed(self) -> None:
        if len(self.ignored) or self.documents.is_session:
            self._annotated()

    def _show_name(self, name: str, modified: bool) -> None:
        self.bar.set_name(name, modified)
        self.changed.emit()

    def _text_changed(self) -> None:
        if not self.panel.results and not self.checks.running:
            if self.editor.document().isEmpty():
                self.panel.empty.show_start()
            else:
                self.panel.empty.show_ready()
        self.changed.emit()
