"""A long text in sections that are worked on one after the other, in bounded memory."""

from __future__ import annotations

import re
from collections.abc import Iterator

from claimver_core.types import Span

MAX_CHARACTERS = 10_000
_BREAKS = [re.compile(p) for p in (r"\n\s*\n", r"\n", r"(?<=[.!?…])\s", r"\s")]


def sections(text: str, size: int = MAX_CHARACTERS) -> Iterator[Span]:
    """Spans of at most ``size`` code points that cover ``text`` without a gap, cut at the best place
    near the end of each: between paragraphs, else lines, sentences, words, else anywhere."""
    start = 0
    while len(text) - start > size:
        end = _cut(text, start, start + size)
        yield Span(start, end)
        start = end
    if start < len(text):
        yield Span(start, len(text))


def _cut(text: str, start: int, end: int) -> int:
    window = start + (end - start) // 2
    for pattern in _BREAKS:
        breaks = [match.end() for match in pattern.finditer(text, window, end)]
        if breaks:
            return breaks[-1]
    return end
