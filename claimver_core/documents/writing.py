"""A text in the formats that it can be saved in."""

from __future__ import annotations

from claimver_core.documents.html import write_html
from claimver_core.documents.kinds import Kind
from claimver_core.documents.open_document import write_open_document
from claimver_core.documents.word import write_word

WRITTEN = (Kind.TEXT, Kind.MARKDOWN, Kind.WORD, Kind.OPEN_DOCUMENT, Kind.HTML)
"""The formats that a text can be written in, the plainest first."""


def document_bytes(text: str, kind: Kind, *, title: str = "", newline: str = "\n") -> bytes:
    """The bytes of a file with the text, in one of the formats WRITTEN.

    ``title`` names a web page, ``newline`` ends the lines of plain text. What a format cannot hold becomes a
    replacement character.
    """
    if kind is Kind.WORD:
        return write_word(text)
    if kind is Kind.OPEN_DOCUMENT:
        return write_open_document(text)
    if kind is Kind.HTML:
        return write_html(text, title)
    return text.replace("\n", newline).encode("utf-8", errors="replace")
