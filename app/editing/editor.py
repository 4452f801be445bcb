"""The text, with its claims marked: an editor for plain text."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent, QMouseEvent, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QWidget

from app import wording
from app.documents.files import refuse_oversize
from app.editing.anchors import Edit
from app.editing.hover_card import HoverCard
from app.editing.marked_text import MarkedText
from app.editing.mime import local_files, plain
from app.editing.tracker import ClaimTracker
from app.style.theme import Theme
from app.translation import tr
from claimver_core.errors import ClaimVerError
from claimver_core.types import ClaimResult, NoClaim, Report

_DRAW_DELAY_MS = 80
_PIECE = 300  # claims whose places are worked out at a time
_HIDES_CARD = {
    QEvent.Type.Leave,
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.FocusOut,
    QEvent.Type.WindowDeactivate,
}


class ClaimEditor(MarkedText):
    """The text to check: follows checks, and what the mouse and the clipboard do to it."""

    claim_clicked = Signal(int)
    ignore_chosen = Signal(int)
    file_dropped = Signal(Path)
    paste_refused = Signal(object)  # ClaimVerError
    zoomed = Signal(int)  # by how many steps the text is to grow

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Text to check"))
        self.setPlaceholderText(tr("Paste or type a text here, or open a file."))
        self.setTabChangesFocus(True)
        self.setCursorWidth(2)
        self._recheck: ClaimTracker | None = None
        self._steady = False
        self._card = HoverCard(self)
        self.gutter.claim_clicked.connect(self._click)
        self.gutter.card_wanted.connect(self._show_claim_card)
        self.gutter.card_unwanted.connect(self._card.hide)
        self._draw_timer = QTimer(self, singleShot=True, interval=_DRAW_DELAY_MS)
        self._draw_timer.timeout.connect(self.redraw)

    def load_text(self, text: str) -> None:
        """Show another text, without claims and with nothing to undo."""
        self._recheck = None
        self.tracker.begin("")
        self._selected = None
        self.setPlainText(text)
        self.document().setModified(False)

    def _follow(self, text: str, edit: Edit) -> None:
        self._card.hide()
        if self._recheck is not None:
            self._recheck.edit(text, edit)
        super()._follow(text, edit)

    def set_theme(self, theme: Theme) -> None:
        self._card.set_theme(theme)
        super().set_theme(theme)

    # The claims

    def begin_check(self) -> str:
        """Forget the claims of the last check; returns the snapshot to check."""
        self._recheck = None
        self._selected = None
        self.tracker.begin(self._text)
        self.redraw()
        return self._text

    def begin_recheck(self) -> str:
        """Keep the claims of the last check until ``show_report``; returns the snapshot to check."""
        self._recheck = ClaimTracker(self._text)
        return self._text

    def add_result(self, result: ClaimResult) -> None:
        """Mark one more claim of the check begun last."""
        self.tracker.add(result)
        if not self._draw_timer.isActive():
            self._draw_timer.start()

    def show_report(self, report: Report) -> None:
        """The check is done: its claims take the place of those of the last one."""
        for _ in self.take_in(report):
            pass

    def take_in(self, report: Report) -> Generator[None, None, int | None]:
        """The same in pieces, of which the last one alone changes what is shown.

        Returns the new number of the selected claim, if it is still one.
        """
        tracker = self._recheck
        if tracker is not None:
            for first in range(0, len(report.results), _PIECE):
                tracker.add(*report.results[first : first + _PIECE])
                yield
            selected = self.tracker.get(self._selected) if self._selected is not None else None
            self._selected = tracker.successor(selected) if selected else None
            self.tracker, self._recheck = tracker, None
        else:
            known = {claim.result.index: claim.result for claim in self.tracker}
            self.tracker.add(*(item for item in report.results if known.get(item.index) != item))
        self.tracker.add_no_claims(report.no_claims)
        self.redraw()
        return self._selected

    def select_claim(self, index: int | None) -> None:
        """Show a claim as the selected one, go to it and scroll it into view."""
        self._selected = index
        tracked = self.tracker.get(index) if index is not None else None
        if tracked is not None and not self._steady:
            cursor = self.textCursor()
            cursor.setPosition(
                min(self.offsets.to_qt(tracked.span.end), self.document().characterCount() - 1)
            )
            self._reveal(cursor)
            cursor.setPosition(self.offsets.to_qt(tracked.span.start))
            self._reveal(cursor)
            self.setTextCursor(cursor)
        self.redraw()

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Selecting a claim in here moves neither the cursor nor the text."""
        before, self._steady = self._steady, True
        try:
            yield
        finally:
            self._steady = before

    def _reveal(self, cursor: QTextCursor) -> None:
        if not self.viewport().rect().contains(self.cursorRect(cursor)):
            self.setTextCursor(cursor)
            self.centerCursor()

    def here(self) -> str:
        """What stands at the cursor, in a few words; empty where nothing is known of it."""
        position = self.offsets.from_qt(self.textCursor().position())
        claim = self.tracker.at(position)
        if claim is not None:
            return wording.claim_title(claim.result.index, claim.result.verdict.label)
        no_claim = self.tracker.no_claim_at(position)
        reason = wording.NO_CLAIM[no_claim.reason][0] if no_claim else ""
        return tr("No claim here: {reason}").format(reason=reason) if reason else ""

    def no_claim_at(self, position: int) -> NoClaim | None:
        """The sentence without a claim at a position of Qt's, as the last check saw it."""
        return self.tracker.no_claim_at(self.offsets.from_qt(position))

    # Mouse, pasting and dropping

    def _click(self, index: int) -> None:
        self._selected = index
        self.redraw()
        with self.steady():
            self.claim_clicked.emit(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            tracked = self.claim_at(event.position().toPoint())
            if tracked is not None:
                self._click(tracked.result.index)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_card(event.pos())
            return True
        if event.type() in _HIDES_CARD:
            self._card.hide()
        return super().viewportEvent(event)

    def _show_card(self, point: QPoint) -> None:
        tracked = self.claim_at(point)
        position = self.cursorForPosition(point).position()
        no_claim = None if tracked else self.no_claim_at(position)
        line = self.cursorRect(self.cursorForPosition(point)).adjusted(0, 0, 0, 4)
        beside = line.translated(self.viewport().mapToGlobal(QPoint(0, 0)))
        if tracked is not None:
            self._show_claim_card(tracked.result.index, beside)
        elif no_claim is not None and line.top() <= point.y() <= line.bottom():
            self._card.show_no_claim(no_claim, beside)
        else:
            self._card.hide()

    def _show_claim_card(self, index: int, beside: QRect) -> None:
        tracked = self.tracker.get(index)
        if tracked is not None:
            self._card.show_claim(tracked.result, beside)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu(event.pos())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        tracked = self.claim_at(event.pos())
        if tracked is not None:
            index = tracked.result.index
            first = menu.actions()[0]
            show = QAction(tr("Show claim {number}").format(number=index), menu)
            show.triggered.connect(lambda: self._click(index))
            ignore = QAction(tr("Ignore claim {number}").format(number=index), menu)
            ignore.triggered.connect(lambda: self.ignore_chosen.emit(index))
            menu.insertActions(first, [show, ignore])
            menu.insertSeparator(first)
        menu.popup(event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self.zoomed.emit(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return bool(source.hasUrls()) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if files := local_files(source):
            for path in files:
                self.file_dropped.emit(path)
            return
        words = plain(source)
        try:
            refuse_oversize(words.text(), tr("The text to paste"))
        except ClaimVerError as error:
            self.paste_refused.emit(error)
        else:
            super().insertFromMimeData(words)
