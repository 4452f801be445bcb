"""A page as a check session, and a check session on a page."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtGui import QTextCursor

from app.editing.anchors import difference
from app.editing.offsets import OffsetMap
from app.translation import tr
from claimver_core.documents.session import Session

if TYPE_CHECKING:
    from app.pages.page import DocumentPage


def session_of(page: DocumentPage) -> Session:
    """All that is on a page."""
    documents = page.documents
    return Session(
        text=page.editor.text(),
        path=str(documents.path) if documents.path else None,
        newline=documents.newline,
        saved=not page.editor.document().isModified(),
        report=page.checks.report,
        choices=dict(page.checks.choices),
        ignored=page.ignored.keys,
        notes=page.notes.all,
        selected=page.panel.list.selected(),
        title=documents.title,
    )


def show_session(page: DocumentPage, session: Session) -> None:
    """Show the results, choices, ignored claims and notes of a session, whose text the page shows already."""
    page.notes.set_all(session.notes)
    page.checks.choices = dict(session.choices)
    if session.report is not None:
        modified = page.editor.document().isModified()
        page.editor.load_text(session.report.text)
        page.checks.restore(session.report)
        _retype(page, session.text)
        page.editor.document().setModified(modified)
        page.panel.refresh()
        if session.selected is not None:
            page.panel.select(session.selected)
    page.ignored.set_keys(session.ignored)
    page.live.rest()


def age_of(session: Session) -> str:
    """When the results were made, in words; empty without results."""
    if session.report is None:
        return ""
    try:
        made = datetime.fromisoformat(session.report.provenance.started).astimezone()
    except ValueError:
        return tr("The results are those of an earlier check.")
    day = QLocale().toString(made.date(), QLocale.FormatType.LongFormat)  # type: ignore[call-overload]
    return tr("The results are those of the check of {day}, {time}. Check again for new ones.").format(
        day=day, time=f"{made:%H:%M}"
    )


def _retype(page: DocumentPage, text: str) -> None:
    """Bring the checked text to its present wording, so that its claims go along; nothing to undo is left."""
    checked = page.editor.text()
    if text == checked:
        return
    edit = difference(checked, text)
    offsets = OffsetMap(checked)
    cursor = QTextCursor(page.editor.document())
    cursor.setPosition(offsets.to_qt(edit.start))
    cursor.setPosition(offsets.to_qt(edit.old_end), QTextCursor.MoveMode.KeepAnchor)
    cursor.insertText(text[edit.start : edit.new_end])
    page.editor.document().clearUndoRedoStacks()
