"""A text with words put in or in the place of others, and the way back to the text as it was written."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from claimver_core.types import Claim, Mention, NoClaim, Span

_MARKS = " \t\r\n,;:–—"


@dataclass(frozen=True, slots=True)
class Edit:
    """``said`` in the place of the text in ``span``: words, and mentions that are named once more."""

    span: Span
    said: tuple[str | Mention, ...]


@dataclass(frozen=True, slots=True)
class _Change:
    """The place of an edit in the text as it was written, and in the fuller one."""

    old: Span
    new: Span


class FullerText:
    """``text`` after ``edits``, which do not overlap, with the mentions of both.

    ``mentions`` are those of the text, moved, and those that the edits name.
    """

    def __init__(self, text: str, edits: Sequence[Edit], mentions: Sequence[Mention]) -> None:
        self._written = text
        parts: list[str] = []
        self._changes: list[_Change] = []
        self.mentions: list[Mention] = []
        self._homes: dict[Span, Span] = {}
        position = length = 0
        for edit in sorted(edits, key=lambda e: (e.span.start, e.span.end)):
            kept = text[position : edit.span.start]
            parts.append(kept)
            length += len(kept)
            start = length
            for part in edit.said:
                said = part if isinstance(part, str) else part.text
                if not isinstance(part, str):
                    self._add(part, Span(length, length + len(said)))
                parts.append(said)
                length += len(said)
            self._changes.append(_Change(edit.span, Span(start, length)))
            position = edit.span.end
        parts.append(text[position:])
        self.text = "".join(parts)
        for mention in mentions:
            if not any(mention.span.overlaps(change.old) for change in self._changes):
                self._add(mention, self._moved(mention.span))
        self.mentions.sort(key=lambda m: m.span.start)

    def written(self, claims: Sequence[Claim]) -> list[Claim]:
        """The claims of the fuller text with their spans in the text as it was written.

        Of several that stand in words put in, where the text has one stretch, the last is kept, which says
        the most; what the text has no words of is left out.
        """
        found: list[Claim] = []
        for claim in claims:
            inside = self._inside(claim.span)
            if inside is not None and found and found[-1].span.start >= inside.old.start:
                found.pop()
            span = self._home(claim.span, found[-1].span.end if found else 0)
            if span is None:
                continue
            named = tuple(replace(m, span=self._homes.get(m.span, m.span)) for m in claim.mentions)
            found.append(replace(claim, span=span, text=span.of(self._written), mentions=named))
        return found

    def without_claims(self, no_claims: Sequence[NoClaim]) -> list[NoClaim]:
        """The sentences of the fuller text that hold no claim, in the text as it was written."""
        moved = [(self._home(found.span, 0), found) for found in no_claims]
        return [replace(found, span=span) for span, found in moved if span is not None]

    def _add(self, mention: Mention, span: Span) -> None:
        self._homes[span] = mention.span
        self.mentions.append(replace(mention, span=span))

    def _moved(self, span: Span) -> Span:
        shift = sum(
            (change.new.end - change.new.start) - (change.old.end - change.old.start)
            for change in self._changes
            if change.old.end <= span.start
        )
        return Span(span.start + shift, span.end + shift)

    def _inside(self, span: Span) -> _Change | None:
        """The change whose new words hold all of ``span``, where it took the place of others."""
        for change in self._changes:
            replaced = change.old.end > change.old.start
            if replaced and change.new.start <= span.start and span.end <= change.new.end:
                return change
        return None

    def _home(self, span: Span, taken: int) -> Span | None:
        """Where ``span`` stands in the written text, behind what is ``taken``; None where it is empty."""
        start, end = self._back(span.start, at_end=False), self._back(span.end, at_end=True)
        for change in self._changes:
            partly = change.new.start <= span.start < change.new.end < span.end
            if partly and taken > change.old.start:
                start = change.old.end
        start = max(start, taken)
        while start < end and self._written[start] in _MARKS:
            start += 1
        while end > start and self._written[end - 1] in _MARKS:
            end -= 1
        return Span(start, end) if end > start else None

    def _back(self, offset: int, *, at_end: bool) -> int:
        starts = [change.new.start for change in self._changes]
        number = bisect_right(starts, offset - at_end) - 1
        if number < 0:
            return offset
        change = self._changes[number]
        if offset < change.new.end or (at_end and offset == change.new.end):
            return change.old.end if at_end else change.old.start
        return change.old.end + offset - change.new.end
