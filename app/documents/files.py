"""Text files and the draft: reading with clear refusals, saving atomically."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QIODevice, QLockFile, QSaveFile

from claimver_core.documents.kinds import LAYOUT, Kind
from claimver_core.documents.reading import read_source
from claimver_core.errors import StorageError, UnreadableText
from claimver_core.types import Progress

MAX_SIZE = 2_000_000  # bytes of a file, characters of a text
MAX_PARAGRAPH = 50_000  # characters; Qt lays out a paragraph in one go, and slows down beyond this
_DRAFTS = 99


@dataclass(frozen=True, slots=True)
class Document:
    """A text, the file it came from, how that ends its lines, and the state of the file when it was read.

    ``layout`` is true while the file holds more than its text, which saving the text would lose.
    """

    text: str
    path: Path | None = None
    newline: str = "\n"
    stamp: tuple[int, int] | None = None
    kind: Kind = Kind.TEXT
    layout: bool = False

    @property
    def name(self) -> str:
        return self.path.name if self.path else "Untitled"


def refuse_oversize(text: str, name: str) -> None:
    """Raises UnreadableText for a text that the window could not show without freezing."""
    if len(text) > MAX_SIZE:
        raise UnreadableText(
            f"{name} is too long: {len(text):,} characters, where {MAX_SIZE:,} is the limit.",
            "Take a part of it, or check it in the shell with “claimver check”.",
        )
    longest = max(map(len, text.splitlines()), default=0)
    if longest > MAX_PARAGRAPH:
        raise UnreadableText(
            f"{name} has a paragraph of {longest:,} characters, where {MAX_PARAGRAPH:,} is the limit.",
            "Break it into paragraphs, or check it in the shell with “claimver check”.",
        )


def stamp(path: Path) -> tuple[int, int] | None:
    """Size and time of change of a file, to notice that another program wrote it; None when it is gone."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_size, state.st_mtime_ns


def read_document(
    path: Path, *, replace: bool = False, progress: Callable[[Progress], None] | None = None
) -> Document:
    """Read a file of any of the formats of claimver_core.documents.

    ``replace`` puts a replacement character for what cannot be read in a text's encoding. Raises
    UnreadableText when the file is missing, too large, damaged or no text, WrongEncoding when ``replace``
    would help, and passes on what ``progress`` raises.
    """
    before = stamp(path)
    source = read_source(str(path), shown=path.name, replace=replace, progress=progress)
    refuse_oversize(source.text, path.name)
    return Document(source.text, path, source.newline, before, source.kind, source.kind in LAYOUT)


def write_file(path: Path, data: bytes) -> None:
    """Save a file, whole or not at all; raises StorageError."""
    file = QSaveFile(str(path))
    if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()):
        raise StorageError(
            f"{path.name} could not be saved: {file.errorString()}.",
            "Choose another folder or free some space.",
        )


def write_text(path: Path, text: str) -> None:
    """Save a file as UTF-8, whole or not at all; raises StorageError."""
    write_file(path, text.encode("utf-8", errors="replace"))


class DraftStore:
    """The unsaved text, kept in the data folder so that a crash loses nothing.

    Several pages and windows may be open at once: each holds a draft of its own by a lock, taking first
    what one that did not end well left behind.
    """

    def __init__(self, folder: Path) -> None:
        slots = [folder / f"draft-{number}.json" for number in range(1, _DRAFTS + 1)]
        self._path = slots[0]
        for path in sorted(slots, key=lambda path: not path.exists()):
            self._lock = QLockFile(str(path.with_suffix(".lock")))
            self._lock.setStaleLockTime(0)
            if self._lock.tryLock(0):
                self._path = path
                break

    def release(self) -> None:
        """Let another window take over this draft."""
        self._lock.unlock()

    def save(self, document: Document) -> None:
        """Raises StorageError when the folder cannot be written."""
        path = str(document.path) if document.path else None
        write_text(self._path, json.dumps({"text": document.text, "path": path, "newline": document.newline}))

    def load(self) -> Document | None:
        """The draft left by the last session; None when there is none, or it cannot be read."""
        try:
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            path = Path(kept["path"]) if kept["path"] else None
            return Document(str(kept["text"]), path, str(kept["newline"]), stamp(path) if path else None)
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def discard(self) -> None:
        """Forget the draft. Raises StorageError when it cannot be removed."""
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                f"The old draft could not be removed: {error.strerror}.", f"Remove {self._path} yourself."
            ) from error
