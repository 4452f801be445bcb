"""A text in parts that each fit into one call of a model."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from claimver_core.sections import sections
from claimver_core.types import Span
from claimver_core.verification.generative.answer import Prepared

CHARACTERS = 2400
_LEAST = 200
_CARRIED = 400
_SENTENCE = re.compile(r"(?<=[.!?…])\s+|\n+")


@dataclass(frozen=True, slots=True)
class Part:
    """A span of the text with its words, the claims that lie within it, and what stands before it, to
    understand it by."""

    span: Span
    text: str
    prepared: tuple[Prepared, ...]
    before: str


def parts(text: str, prepared: Sequence[Prepared], fits: Callable[[Part], bool]) -> list[Part]:
    """The parts that have claims, in order, cut between paragraphs or sentences and never inside a claim.

    Each is as long as ``fits`` allows, down to a single claim.
    """
    found = []
    for span in _spans(text, prepared, CHARACTERS):
        found += _fitting(text, span, prepared, fits, CHARACTERS)
    return found


def _fitting(
    text: str, span: Span, prepared: Sequence[Prepared], fits: Callable[[Part], bool], size: int
) -> list[Part]:
    inside = tuple(p for p in prepared if span.start <= p.claim.span.start and p.claim.span.end <= span.end)
    if not inside:
        return []
    part = Part(span, span.of(text), inside, _carried(text, span.start))
    if size <= _LEAST or len(inside) == 1 or fits(part):
        return [part]
    smaller = _spans(span.of(text), [], size // 2)
    cuts = sorted({span.start + s.end for s in smaller if not _inside_claim(span.start + s.end, inside)})
    found = []
    start = span.start
    for end in dict.fromkeys([*cuts, span.end]):
        found += _fitting(text, Span(start, end), prepared, fits, size // 2)
        start = end
    return found


def _spans(text: str, prepared: Sequence[Prepared], size: int) -> list[Span]:
    """Spans that cover the text; a cut that would fall inside a claim is left out."""
    cuts = [span.end for span in sections(text, size) if not _inside_claim(span.end, prepared)]
    spans = []
    start = 0
    for end in dict.fromkeys([*cuts, len(text)]):
        if end > start:
            spans.append(Span(start, end))
            start = end
    return spans


def _inside_claim(place: int, prepared: Sequence[Prepared]) -> bool:
    return any(p.claim.span.start < place < p.claim.span.end for p in prepared)


def _carried(text: str, start: int) -> str:
    """The sentences before ``start``, as many as are useful."""
    before = text[max(0, start - _CARRIED) : start]
    if start > _CARRIED:
        cut = _SENTENCE.search(before)
        before = before[cut.end() :] if cut else before
    return before.strip()
