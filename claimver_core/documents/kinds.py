"""Which format a file has: told by its contents, and by its name only between texts."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path

from claimver_core.documents.archive import members
from claimver_core.errors import UnreadableText


class Kind(StrEnum):
    """The formats that are read, by their usual ending."""

    TEXT = "txt"
    MARKDOWN = "md"
    HTML = "html"
    WORD = "docx"
    OPEN_DOCUMENT = "odt"
    PDF = "pdf"


ENDINGS = {
    ".txt": Kind.TEXT,
    ".text": Kind.TEXT,
    ".md": Kind.MARKDOWN,
    ".markdown": Kind.MARKDOWN,
    ".html": Kind.HTML,
    ".htm": Kind.HTML,
    ".xhtml": Kind.HTML,
    ".docx": Kind.WORD,
    ".odt": Kind.OPEN_DOCUMENT,
    ".pdf": Kind.PDF,
}
"""What an ending promises."""

LAYOUT = frozenset({Kind.HTML, Kind.WORD, Kind.OPEN_DOCUMENT, Kind.PDF})
"""Formats that hold more than the text, which is lost when only the text is written."""

_HTML_START = re.compile(
    rb"\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype\s+html|html|head|body)\b", re.I | re.S
)
_PDF_WITHIN = 1024  # bytes before the mark that readers tolerate
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PACKAGE = "EncryptedPackage".encode("utf-16-le")
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*", b"BM")
_TEXT_REMEDY = "Save it as .docx, .odt or plain text in the program it comes from."


def kind_of(data: bytes, name: str) -> Kind:
    """The format of a file's bytes. ``name`` is the file's, for its ending and for messages.

    Raises UnreadableText for formats that are known and not read.
    """
    if b"%PDF-" in data[:_PDF_WITHIN]:
        return Kind.PDF
    if data.startswith(b"PK\x03\x04"):
        return _zipped(data, name)
    if data.startswith(_OLE):
        if _PACKAGE in data:
            raise UnreadableText(
                f"{name} is protected by a password.",
                "Save a copy without a password in the program it comes from.",
            )
        raise UnreadableText(f"{name} is in the format of Word before 2007, which is not read.", _TEXT_REMEDY)
    if data.startswith(b"{\\rtf"):
        raise UnreadableText(f"{name} is Rich Text (RTF), which is not read.", _TEXT_REMEDY)
    if data.startswith(_PICTURES):
        raise UnreadableText(
            f"{name} is a picture.", "Recognise its text with a program for that (OCR), and paste the text."
        )
    promised = ENDINGS.get(Path(name).suffix.lower(), Kind.TEXT)
    if promised is Kind.HTML or _HTML_START.match(data.removeprefix(b"\xef\xbb\xbf")):
        return Kind.HTML
    if promised in (Kind.PDF, Kind.WORD, Kind.OPEN_DOCUMENT):
        if b"\0" in data or not data:
            raise UnreadableText(
                f"{name} is damaged: it is no {promised.value} file inside.", "Fetch or save the file again."
            )
        return Kind.TEXT  # a text under a wrong name
    return promised


def _zipped(data: bytes, name: str) -> Kind:
    names = members(data, name)
    if "word/document.xml" in names:
        return Kind.WORD
    if "content.xml" in names and "mimetype" in names:
        return Kind.OPEN_DOCUMENT
    if any(member.startswith("word/") for member in names):
        raise UnreadableText(f"{name} is damaged: its main part is missing.", "Fetch or save the file again.")
    raise UnreadableText(f"{name} is an archive or a document of a kind that is not read.", _TEXT_REMEDY)
