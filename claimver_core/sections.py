"""A long text in sections that are worked on one after the other, in bounded memory.

Where a section ends depends on the words around the cut and not on how many came before (content-defined
chunking; Muthitacharoen, Chen and Mazières 2001, section 3.1), so that an edit changes the section it
stands in and leaves the others as they were.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from zlib import crc32

from claimver_core.types import Span

MAX_CHARACTERS = 10_000
_BREAKS = [re.compile(p) for p in (r"\n\s*\n", r"\n", r"(?<=[.!?…])\s", r"\s")]
_PARAGRAPH = re.compile(r"\n[^\S\n]*\n\s*")
_SEEN = 24  # characters behind a break that decide whether a section ends there


def sections(text: str, size: int = MAX_CHARACTERS) -> Iterator[Span]:
    """Spans of at most ``size`` code points that cover ``text`` without a gap, cut at the best place in the
    second half of each: between paragraphs, else lines, sentences, words, else anywhere."""
    start = 0
    while len(text) - start > size:
        end = _cut(text, start, start + size)
        yield Span(start, end)
        start = end
    if start < len(text):
        yield Span(start, len(text))


def paragraphs(text: str) -> Iterator[Span]:
    """Spans that cover ``text`` without a gap; the blank lines between two belong to the one before."""
    start = 0
    for match in _PARAGRAPH.finditer(text):
        if match.end() < len(text) and text[start : match.start()].strip():
            yield Span(start, match.end())
            start = match.end()
    if start < len(text):
        yield Span(start, len(text))


def _cut(text: str, start: int, end: int) -> int:
    window = start + (end - start) // 2
    for pattern in _BREAKS:
        breaks = [match.end() for match in pattern.finditer(text, window, end)]
        if breaks:
            return min(breaks, key=lambda at: (crc32(text[at : at + _SEEN].encode("utf-8", "replace")), at))
    return end
