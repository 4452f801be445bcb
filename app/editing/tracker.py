"""Keeps each claim at its place while the text is edited, and knows which claims were touched.

A check works on a snapshot of the text. The tracker notes every edit made since, so that a
result that arrives later still lands where its claim now stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from claimver_core.types import ClaimResult, Span


@dataclass(frozen=True, slots=True)
class Edit:
    """``[start, old_end)`` of the old text became ``[start, new_end)`` of the new."""

    start: int
    old_end: int
    new_end: int

    def moved(self, span: Span) -> Span:
        """Where a span of the old text stands in the new one; text typed at its rim stays outside."""
        shift = self.new_end - self.old_end
        if span.start >= self.old_end:
            start = span.start + shift
        else:
            start = span.start if span.start <= self.start else self.new_end
        if span.end <= self.start:
            end = span.end
        else:
            end = span.end + shift if span.end >= self.old_end else self.start
        return Span(start, max(start, end))


def difference(old: str, new: str) -> Edit:
    """The smallest single replacement that turns ``old`` into ``new``."""
    shorter = min(len(old), len(new))
    start = _common(shorter, lambda size: old[:size] == new[:size])
    tail = _common(
        shorter - start, lambda size: old[len(old) - size :] == new[len(new) - size :] if size else True
    )
    return Edit(start, len(old) - tail, len(new) - tail)


def _common(limit: int, equal) -> int:
    """The largest size up to ``limit`` for which ``equal(size)`` holds (it holds below it as well)."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if equal(middle):
            low = middle
        else:
            high = middle - 1
    return low


@dataclass(slots=True)
class _Anchor:
    """A stretch of the checked text that a verdict rests on."""

    span: Span
    text: str
    joined: tuple[bool, bool]

    def intact(self, text: str) -> bool:
        return self.span.of(text) == self.text and _joined(text, self.span) == self.joined


def _joined(text: str, span: Span) -> tuple[bool, bool]:
    """Whether a word runs over the span's start, and over its end ("5" in "50")."""
    return _inside_word(text, span.start), _inside_word(text, span.end)


def _inside_word(text: str, position: int) -> bool:
    return 0 < position < len(text) and text[position - 1].isalnum() and text[position].isalnum()


@dataclass(slots=True)
class TrackedClaim:
    """A result with the place of its claim in the text as it is now."""

    result: ClaimResult
    outdated: bool = False
    anchors: list[_Anchor] = field(default_factory=list)

    @property
    def span(self) -> Span:
        return self.anchors[0].span


class ClaimTracker:
    """The claims of the last check, in order of the text."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, text: str) -> None:
        """Forget all claims: a check of ``text`` starts."""
        self._checked = text
        self._text = text
        self._edits: list[Edit] = []
        self._claims: dict[int, TrackedClaim] = {}

    def add(self, result: ClaimResult) -> TrackedClaim:
        """Take in a result of the check begun last."""
        spans = [result.claim.span]
        spans += [mention.span for mention in result.claim.mentions if not mention.span.overlaps(spans[0])]
        tracked = TrackedClaim(result)
        for span in spans:
            anchor = _Anchor(span, span.of(self._checked), _joined(self._checked, span))
            for edit in self._edits:
                anchor.span = edit.moved(anchor.span)
            tracked.anchors.append(anchor)
        tracked.outdated = not all(anchor.intact(self._text) for anchor in tracked.anchors)
        self._claims[result.index] = tracked
        return tracked

    def edit(self, text: str) -> bool:
        """Follow the text to its new wording; true when it did change."""
        if text == self._text:
            return False
        edit = difference(self._text, text)
        self._edits.append(edit)
        self._text = text
        for tracked in self._claims.values():
            for anchor in tracked.anchors:
                anchor.span = edit.moved(anchor.span)
            tracked.outdated = not all(anchor.intact(text) for anchor in tracked.anchors)
        return True

    @property
    def text_changed(self) -> bool:
        """Whether the text differs from what was checked."""
        return self._text != self._checked

    def __len__(self) -> int:
        return len(self._claims)

    def __iter__(self) -> Iterator[TrackedClaim]:
        return iter(sorted(self._claims.values(), key=lambda claim: (claim.span.start, claim.result.index)))

    def get(self, index: int) -> TrackedClaim | None:
        """The claim of that number."""
        return self._claims.get(index)

    def at(self, position: int) -> TrackedClaim | None:
        """The innermost claim over a position that is still up to date."""
        over = [
            claim
            for claim in self._claims.values()
            if not claim.outdated and claim.span.start <= position <= claim.span.end
        ]
        return min(over, key=lambda claim: claim.span.end - claim.span.start, default=None)
