"""A check from the button to the last result: what goes to the checker, and where its answers are shown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from app import core_words, wording
from app.background import BackgroundChecker
from app.banner import Banner
from app.command_bar import CommandBar
from app.core_errors import both_said
from app.dialogs import TextDialog
from app.editing.editor import ClaimEditor
from app.results.panel import ResultsPanel
from app.translation import tr
from app.turns import Turns
from claimver_core.errors import ClaimVerError
from claimver_core.knowledge.pack import STAGE as UNPACKING
from claimver_core.linking.choices import without_choice
from claimver_core.types import ClaimResult, Progress, Report

STOOD_IN = tr("The language model failed, so the small verifier judged the claims that were left.")
_LOADING = 0
_QUIET_MS = 1500  # how long a check that nobody asked for runs before the window speaks of it


class CheckFlow(QObject):
    """The checks of one page. Whatever carries another revision than its running check is not its own.

    The results of the first check of a text are shown as they come; those of a later one replace the
    earlier ones in one step, so that what has not changed stands still.
    """

    state_changed = Signal(bool)  # whether a check runs
    status = Signal(str)
    reported = Signal(object)  # Report, or None when it is forgotten

    def __init__(
        self,
        background: BackgroundChecker,
        editor: ClaimEditor,
        panel: ResultsPanel,
        bar: CommandBar,
        banner: Banner,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._panel = panel
        self._bar = bar
        self._banner = banner
        self._revision: int | None = None
        self._language: str | None = None  # other than English, as told last
        self._next: str | None = None  # what to check again when the running check has ended
        self._again = False  # the running check is to replace the claims shown
        self._turns = Turns(self)
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._quiet.timeout.connect(self._show_busy)
        self._name = ""
        self.report: Report | None = None
        self.choices: dict[str, str | None] = {}  # by name, the entities that the user said are meant
        self._background = background
        self._background.loaded.connect(self._on_loaded)
        self._background.progress.connect(self._on_progress)
        self._background.result.connect(self._on_result)
        self._background.finished.connect(self._on_finished)
        self._background.failed.connect(self._on_failed)
        self._background.crashed.connect(self._on_crashed)
        editor.claims_moved.connect(panel.refresh)
        if not background.ready:
            bar.set_progress(Progress(tr("Getting ready"), 0, 0))
        panel.set_reader(background.reader)
        panel.entity_chosen.connect(self.choose)

    def stop(self) -> None:
        """The page is closed: cancel, and show no more."""
        self._quiet.stop()
        self._turns.stop()
        if self._revision is not None:
            self._background.cancel(self._revision)
            self._revision = None

    @property
    def running(self) -> bool:
        return self._revision is not None

    def check(self, name: str) -> None:
        """Check the text as it stands."""
        if not self._editor.text().strip():
            self._banner.show_message(
                "notice",
                tr("There is no text to check."),
                tr("Paste or type one, open a file, or take an example from Help."),
            )
            self._editor.setFocus()
            return
        self._banner.hide()
        self._start(name)
        self._show_busy()

    def check_quietly(self, name: str) -> None:
        """Check the text because it changed: nothing moves, and a short check is not spoken of."""
        if not self._editor.text().strip():
            if self._panel.results or self.running:
                self.discard()
        elif self.running and not self._again:
            self._next = name  # the first check goes on; what was typed since comes after it
        elif self._editor.tracker.text_changed or self.report is None or self.running:
            self._start(name)
            self._quiet.start()

    def _start(self, name: str) -> None:
        self._next = None
        self._turns.finish()
        if self._revision is not None:
            self._background.cancel(self._revision)
        self._name = name
        self._again = self.report is not None or bool(self._panel.results)
        if self._again:
            text = self._editor.begin_recheck()
        else:
            text = self._editor.begin_check()
            self._forget()
            self._panel.empty.show_working()
        self._revision = self._background.check(text, name, self.choices, stream=not self._again)

    def _show_busy(self) -> None:
        self._bar.set_busy()
        stage = tr("Checking") if self._background.ready else tr("Getting ready")
        self._bar.set_progress(Progress(stage, 0, 0))
        self.state_changed.emit(True)

    def cancel(self) -> None:
        """Stop at once; what was decided so far stays."""
        self._next = None
        self._turns.finish()
        if self._revision is not None:
            self._background.cancel(self._revision)
            self._end()
            self._show_stopped()
            self._panel.empty.show_cancelled()
            self._announce(tr("The check was cancelled."))

    def restore(self, report: Report) -> None:
        """Show the results of an earlier check of the text that is shown, without a new one."""
        self._editor.begin_check()
        self._forget()
        self.report = report
        self._name = report.name
        self._editor.show_report(report)
        self._panel.show_report(report)
        if not report.results:
            self._panel.empty.show_no_claims()
        self.reported.emit(report)

    def choose(self, name: str, entity: str | None, undo: bool) -> None:
        """Take a name of the text for another entity (None: for none that is known), or ``undo`` that.

        What was chosen before is kept; the claims are checked again.
        """
        self.choices = without_choice(self.choices, name) if undo else {**self.choices, name: entity}
        self.check(self._name)

    def discard(self) -> None:
        """Another text is shown: forget the claims of the old one, and stop checking it."""
        self._next = None
        self.choices = {}
        self._turns.stop()
        if self._revision is not None:
            self._background.cancel(self._revision)
            self._end()
        self._forget()
        self.status.emit("")
        if self._editor.text().strip():
            self._panel.empty.show_ready()
        else:
            self._panel.empty.show_start()

    def show_bug(self, trace: str) -> None:
        """Something that should not happen did: say so, and offer the details for a report."""
        dialog_parent = self._bar.window()
        self._banner.show_message(
            "error",
            tr("A fault in ClaimVer stopped this."),
            tr("Your text is safe. Copy the details if you want to report the fault."),
            action=tr("Details…"),
            run=lambda: TextDialog(tr("Details of the fault"), trace, dialog_parent, copy=True).open(),
        )

    def _forget(self) -> None:
        self.report = None
        self._panel.clear()
        self.reported.emit(None)

    def _end(self) -> None:
        self._revision = None
        self._quiet.stop()
        self._bar.set_idle()
        self.state_changed.emit(False)

    def _show_stopped(self) -> None:
        """What was decided of a text before its check was stopped, while one may be writing in it."""
        with self._editor.steady():
            self._panel.stop()

    # What comes back

    def _on_loaded(self) -> None:
        if not self.running:
            self._bar.set_idle()
            self.status.emit(tr("Ready"))

    def _on_progress(self, revision: int, step: Progress) -> None:
        loading = revision == _LOADING and not self._background.ready
        if loading or (revision == self._revision and not self._quiet.isActive()):
            self._bar.set_progress(step)
        if loading and step.stage == UNPACKING:
            self.status.emit(tr("First start: the facts are unpacked, once. You can write meanwhile."))

    def _on_result(self, revision: int, result: ClaimResult) -> None:
        if revision == self._revision:
            self._editor.add_result(result)
            self._panel.add_result(result)

    def _on_finished(self, revision: int, report: Report) -> None:
        if revision != self._revision:
            return
        self._turns.run(self._take_in(report))
        if not self._again:
            self._turns.finish()

    def _take_in(self, report: Report) -> Iterator[None]:
        """Show a report piece by piece: in the text, in the list, and what follows from it."""
        loud = not self._quiet.isActive()
        selected = yield from self._editor.take_in(report)
        self.report = report
        yield
        yield from self._held(self._list(report, selected))
        self._end()
        if report.provenance.failure:
            self._banner.show_message("notice", STOOD_IN, both_said(report.provenance.failure))
        elif report.language and report.language != self._language:
            self._banner.show_message("notice", *core_words.other_language(report.language))
        self._language = report.language
        if loud:
            self._announce(wording.summary(report.results))
        else:
            self.status.emit(wording.summary(report.results))
        self.reported.emit(report)
        if self._next is not None:
            self.check_quietly(self._next)

    def _list(self, report: Report, selected: int | None) -> Iterator[None]:
        """Show a report in the panel, piece by piece, with the claim that was selected before."""
        yield from self._panel.take_in(report)
        if selected is not None and self._panel.list.shows(selected):
            self._panel.select(selected)
        elif report.results:
            self._panel.select_most_telling()
        else:
            self._panel.empty.show_no_claims()
        yield

    def _held(self, pieces: Iterator[None]) -> Iterator[None]:
        """The pieces, during which the text stands still where one may be writing in it."""
        more = True
        while more:
            with self._editor.steady() if self._again or self._editor.tracker.text_changed else nullcontext():
                more = next(pieces, self) is None
            yield

    def _on_failed(self, revision: int, error: ClaimVerError) -> None:
        if self._fails(revision):
            self._banner.show_message("error", error.what, error.remedy)

    def _on_crashed(self, revision: int, trace: str) -> None:
        if self._fails(revision):
            self.show_bug(trace)

    def _fails(self, revision: int) -> bool:
        """End what failed; false when nobody waits for it any more, or its check will tell the same."""
        if revision not in (_LOADING, self._revision) or (revision == _LOADING and self.running):
            return False
        self._end()
        if revision != _LOADING:
            self._show_stopped()
            self._panel.empty.show_failed()
        return True

    def _announce(self, message: str) -> None:
        """Say it in the status bar and to a screen reader."""
        self.status.emit(message)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._bar, message))
