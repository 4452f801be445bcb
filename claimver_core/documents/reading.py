"""From a file or standard input to the text that is checked."""

from __future__ import annotations

import codecs
import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from claimver_core.documents.html import charset, visible_text
from claimver_core.documents.kinds import Kind, kind_of
from claimver_core.documents.open_document import read_open_document
from claimver_core.documents.pdf import read_pdf
from claimver_core.documents.word import read_word
from claimver_core.errors import UnreadableText
from claimver_core.types import Progress

STANDARD_INPUT = "-"
MAX_BYTES = 20_000_000
"""More than any book has; what is larger is not the text that was meant."""
MAX_DOCUMENT_BYTES = 100_000_000
"""Documents may hold pictures."""

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_VISIBLE = {
    Kind.HTML: "HTML",
    Kind.WORD: "a Word document",
    Kind.OPEN_DOCUMENT: "an OpenDocument text",
    Kind.PDF: "a PDF",
}


class WrongEncoding(UnreadableText):
    """The file is text, but not in an encoding that is known; with ``replace`` it can be read."""


@dataclass(frozen=True, slots=True)
class Source:
    """A text with where it came from.

    ``sha256`` is that of its bytes; ``notes`` are for the user; ``newline`` is how the file ends its lines,
    which in ``text`` end in a line feed.
    """

    name: str
    text: str
    sha256: str
    notes: tuple[str, ...] = ()
    kind: Kind = Kind.TEXT
    newline: str = "\n"


def read_source(
    name: str, *, shown: str = "", replace: bool = False, progress: Callable[[Progress], None] | None = None
) -> Source:
    """The text of the file ``name``, or of standard input for ``-``.

    ``shown`` is what messages call it. ``replace`` puts a replacement character for what cannot be read in a
    text's encoding. Raises UnreadableText when it cannot be read, is too large, or is no text, WrongEncoding
    when ``replace`` would help, and passes on what ``progress`` raises.
    """
    shown = shown or _shown(name)
    data = _bytes(name, shown)
    kind = kind_of(data, shown)
    newline = "\n"
    if kind is Kind.PDF:
        text = read_pdf(data, shown, progress)
    elif kind is Kind.WORD:
        text = read_word(data, shown)
    elif kind is Kind.OPEN_DOCUMENT:
        text = read_open_document(data, shown)
    elif len(data) > MAX_BYTES:
        raise _too_large(shown, MAX_BYTES)
    elif kind is Kind.HTML:
        text = visible_text(decode(data, shown, declared=charset(data), replace=replace))
    else:
        text = decode(data, shown, replace=replace)
        newline = "\r\n" if b"\r\n" in data or b"\r\0\n" in data else "\n"
    notes = []
    if kind in _VISIBLE:
        notes.append(
            f"{shown} is {_VISIBLE[kind]}: its visible text is checked, and positions refer to that text."
        )
    if not text.strip():
        notes.append(f"{shown} has no text in it.")
    return Source(name, text, hashlib.sha256(data).hexdigest(), tuple(notes), kind, newline)


def decode(data: bytes, name: str, *, declared: str | None = None, replace: bool = False) -> str:
    """Text in UTF-8, in UTF-16 or UTF-32 with a byte order mark, or in the encoding that it declares; line
    ends become ``\\n``.

    Raises WrongEncoding for other encodings, unless ``replace`` is set, and UnreadableText for binary data.
    """
    mark, encoding = next((pair for pair in _BYTE_ORDER_MARKS if data.startswith(pair[0])), (b"", "utf-8"))
    body = data[len(mark) :]
    if not mark and declared is not None:
        encoding = _known(declared)
    if replace and not (b"\0" in body and not mark):
        text = body.decode(encoding, "replace")
    else:
        try:
            text = body.decode(encoding)
        except UnicodeDecodeError as error:
            raise _not_text(body, error, name, len(mark)) from error
    if "\0" in text:
        raise UnreadableText(
            f"{name} is not a text: it holds a NUL character at position {text.index(chr(0))}.",
            "Save it as plain text in UTF-8.",
        )
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _known(declared: str) -> str:
    """The encoding of that name if there is one for texts, else UTF-8. Pages that say Latin-1 mean
    Windows-1252."""
    try:
        name = codecs.lookup(declared).name
        "".encode(name)
    except (LookupError, UnicodeError):
        return "utf-8"
    return "cp1252" if name in ("iso8859-1", "ascii") else "utf-8" if name.startswith("utf-") else name


def _bytes(name: str, shown: str) -> bytes:
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MAX_DOCUMENT_BYTES + 1)
        else:
            path = Path(name)
            if path.is_dir():
                raise UnreadableText(f"{shown} is a folder.", "Add --recursive to check the texts inside it.")
            with path.open("rb") as file:
                data = file.read(MAX_DOCUMENT_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableText(
            f"{shown} cannot be read: {reason}.", "Check its name and its permissions."
        ) from error
    if len(data) > MAX_DOCUMENT_BYTES:
        raise _too_large(shown, MAX_DOCUMENT_BYTES)
    return data


def _too_large(shown: str, limit: int) -> UnreadableText:
    return UnreadableText(f"{shown} is larger than {limit // 1_000_000} MB.", "Split it into smaller files.")


def _shown(name: str) -> str:
    return "Standard input" if name == STANDARD_INPUT else name


def _not_text(body: bytes, error: UnicodeDecodeError, name: str, offset: int) -> UnreadableText:
    if b"\0" in body:
        return UnreadableText(
            f"{name} is not a text: it holds binary data.", "Save it as plain text in UTF-8."
        )
    line = body.count(b"\n", 0, error.start) + 1
    return WrongEncoding(
        f"{name} is not valid {error.encoding.upper()}: byte {error.start + offset} (line {line}) is "
        f"0x{body[error.start]:02x}.",
        "Save it as UTF-8, for example with: iconv -f WINDOWS-1252 -t UTF-8",
    )
