"""Documents on disk: reading with clear refusals, saving atomically."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from app.translation import number, tr
from claimver_core.documents.kinds import LAYOUT, Kind
from claimver_core.documents.reading import read_source
from claimver_core.documents.session import ENDING, Session, read_session
from claimver_core.errors import StorageError, UnreadableText
from claimver_core.types import Progress

MAX_SIZE = 2_000_000  # bytes of a file, characters of a text
MAX_PARAGRAPH = 50_000  # characters; Qt lays out a paragraph in one go, and slows down beyond this


@dataclass(frozen=True, slots=True)
class Document:
    """A text, the file it came from, how that ends its lines, and the state of the file when it was read.

    ``layout`` is true while the file holds more than its text, which saving the text would lose;
    ``session`` is what else the file holds, if it is a check session, and ``title`` what a text without a
    file is called.
    """

    text: str
    path: Path | None = None
    newline: str = "\n"
    stamp: tuple[int, int] | None = None
    kind: Kind = Kind.TEXT
    layout: bool = False
    session: Session | None = None
    title: str = ""

    @property
    def name(self) -> str:
        return self.path.name if self.path else self.title or tr("Untitled")


def refuse_oversize(text: str, name: str) -> None:
    """Raises UnreadableText for a text that the window could not show without freezing."""
    if len(text) > MAX_SIZE:
        raise UnreadableText(
            tr("{name} is too long: {length} characters, where {limit} is the limit.").format(
                name=name, length=number(len(text)), limit=number(MAX_SIZE)
            ),
            tr("Take a part of it, or check it in the shell with “claimver check”."),
        )
    longest = max(map(len, text.splitlines()), default=0)
    if longest > MAX_PARAGRAPH:
        raise UnreadableText(
            tr("{name} has a paragraph of {length} characters, where {limit} is the limit.").format(
                name=name, length=number(longest), limit=number(MAX_PARAGRAPH)
            ),
            tr("Break it into paragraphs, or check it in the shell with “claimver check”."),
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
    UnreadableText when the file is missing, a folder, too large, damaged or no text, WrongEncoding when
    ``replace`` would help, and passes on what ``progress`` raises.
    """
    if path.is_dir():
        raise UnreadableText(
            tr("{name} is a folder.").format(name=path.name), tr("Open the texts that are in it.")
        )
    before = stamp(path)
    if path.suffix.lower() == ENDING:
        session = read_session(read_bytes(path), path.name)
        refuse_oversize(session.text, path.name)
        return Document(session.text, path, session.newline, before, session=session)
    source = read_source(str(path), shown=path.name, replace=replace, progress=progress)
    refuse_oversize(source.text, path.name)
    return Document(source.text, path, source.newline, before, source.kind, source.kind in LAYOUT)


def read_bytes(path: Path) -> bytes:
    """The bytes of a file; raises UnreadableText."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise UnreadableText(
            tr("{name} cannot be read: {reason}.").format(name=path.name, reason=error.strerror or error),
            tr("Check its name and its permissions."),
        ) from error


def write_file(path: Path, data: bytes) -> None:
    """Save a file, whole or not at all; raises StorageError."""
    file = QSaveFile(str(path))
    reason = ""
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if opened and not (file.write(data) == len(data) and file.flush()):
        file.cancelWriting()
        reason = tr("not all of it could be written")  # Qt knows no reason where a part was
    if reason or not (opened and file.commit()):
        raise StorageError(
            tr("{name} could not be saved: {reason}.").format(
                name=path.name, reason=reason or file.errorString()
            ),
            tr("Choose another folder or free some space."),
        )
