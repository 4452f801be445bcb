"""The notes of a document: one to each claim that the user wrote something on."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from claimver_core.documents.session import ClaimKey, Note
from claimver_core.types import ClaimResult


class ClaimNotes(QObject):
    """Known by the claims' words and what they were read as, so that a new check keeps them."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[ClaimKey, str] = {}

    def of(self, result: ClaimResult) -> str:
        return self._texts.get(_key(result), "")

    def write(self, result: ClaimResult, text: str) -> None:
        """Put a note on a claim; an empty one takes it away."""
        if text == self.of(result):
            return
        if text.strip():
            self._texts[_key(result)] = text
        else:
            del self._texts[_key(result)]
        self.changed.emit()

    @property
    def all(self) -> tuple[Note, ...]:
        return tuple(Note(claim, text) for claim, text in self._texts.items())

    def set_all(self, notes: Iterable[Note]) -> None:
        """These notes and no others: those of another document."""
        self._texts = {note.claim: note.text for note in notes}


def _key(result: ClaimResult) -> ClaimKey:
    return result.claim.text, result.claim.context
