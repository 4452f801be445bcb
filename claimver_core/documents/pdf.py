"""PDF files: the text of their pages, with the lines of a paragraph joined again."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable, Sequence
from io import BytesIO

from claimver_core.documents.archive import damaged
from claimver_core.errors import Cancelled, UnreadableText
from claimver_core.types import Progress

_RUNNING_PAGES = 3  # pages from which on lines that all of them begin or end with count as running heads
_END = re.compile(r"[.!?:;…][\"'”’»)\]]*$")
_FULL = 0.78  # share of the usual width below which a line ends its paragraph
_HEADING = 0.6


def read_pdf(data: bytes, name: str, progress: Callable[[Progress], None] | None = None) -> str:
    """The text of all pages, without page numbers and running heads, a blank line between paragraphs.

    Raises UnreadableText when the file is damaged, protected or holds pictures only, and passes on what
    ``progress`` raises.
    """
    from pypdf import PasswordType, PdfReader
    from pypdf.errors import PyPdfError

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # what it says of damaged files is said here
    pages: list[list[str]] = []
    try:
        reader = PdfReader(BytesIO(data))
        if reader.is_encrypted and reader.decrypt("") is PasswordType.NOT_DECRYPTED:
            raise UnreadableText(
                f"{name} is protected by a password.", "Save a copy without a password, or paste the text."
            )
        total = len(reader.pages)
        for number, page in enumerate(reader.pages):
            if progress:
                progress(Progress("Reading pages", number, total))
            pages.append(page.extract_text().split("\n"))
    except (UnreadableText, Cancelled):
        raise
    except (PyPdfError, Exception) as error:  # damaged files make it raise all kinds
        raise damaged(name) from error
    if not any(line.strip() for page in pages for line in page):
        raise UnreadableText(
            f"{name} has no text in it: its pages are pictures, or empty.",
            "Recognise its text with a program for that (OCR), and open what that makes.",
        )
    return reflowed(pages)


def reflowed(pages: Sequence[Sequence[str]]) -> str:
    """The lines of pages as paragraphs: running heads and page numbers left out, words joined again that
    a hyphen parts at the end of a line."""
    lines = [" ".join(line.split()) for page in _without_running_heads(pages) for line in page]
    lengths = sorted(len(line) for line in lines if line)
    width = lengths[len(lengths) * 9 // 10] if lengths else 0
    found: list[str] = []
    current = ""
    last = ""
    for line in lines:
        if not line or (current and _ends(last, line, width)):
            found.append(current)
            current = ""
        if line:
            current = _continued(current, line) if current else line
            last = line
    return "\n\n".join(part for part in [*found, current] if part) + "\n"


def _ends(last: str, line: str, width: int) -> bool:
    """Whether a paragraph ends between two lines: the first is short and a sentence or a heading ends."""
    begins = line[0].isupper() or not line[0].isalpha()
    if _END.search(last):
        return len(last) < _FULL * width and begins
    return len(last) < _HEADING * width and begins and not last.endswith((",", "-", "\u00ad"))


def _continued(text: str, line: str) -> str:
    if text.endswith("\u00ad") or (text.endswith("-") and text[-2:-1].isalpha() and line[0].islower()):
        return text[:-1] + line
    return f"{text} {line}"


def _without_running_heads(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    kept = [[line for line in page if line.strip()] or [""] for page in pages]
    if len(kept) >= _RUNNING_PAGES:
        for place in (0, -1):
            seen = Counter(_pattern(page[place]) for page in kept)
            for page in kept:
                if len(page) > 1 and seen[_pattern(page[place])] * 2 > len(kept):
                    del page[place]
    for page in kept:
        if len(page) > 1 and re.fullmatch(r"\W*\d{1,4}\W*", page[-1]):
            del page[-1]
    return kept


def _pattern(line: str) -> str:
    """A line with its numbers left open."""
    return re.sub(r"\d+", "#", line.strip().casefold())
