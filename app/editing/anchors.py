"""Stretches of a checked text that keep their place, and their words, while the text is edited.

A check works on a snapshot of the text. The edits made since are remembered, so that what comes later
still lands where it now stands. All positions are code points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from claimver_core.types import Span

_BEFORE = 24  # characters before a stretch that tell it from others of the same words


@dataclass(frozen=True, slots=True)
class Edit:
    """``[start, old_end)`` of the old text became ``[start, new_end)`` of the new."""

    start: int
    old_end: int
    new_end: int

    def then(self, later: Edit) -> Edit | None:
        """This edit and a later one as one, where the later one begins or ends at this one or in it."""
        if later.start > self.new_end or later.old_end < self.start:
            return None
        old_end = self.old_end + max(0, later.old_end - self.new_end)
        new_end = max(self.new_end, later.old_end) + later.new_end - later.old_end
        return Edit(min(self.start, later.start), old_end, new_end)


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


class Anchors:
    """Spans of one snapshot. ``starts`` and ``ends`` say where each now stands, ``intact`` whether it
    still has its words; one that was deleted comes back when an undo or a paste brings its words back."""

    def __init__(self, text: str = "") -> None:
        self._checked = text
        self._text = text
        self._edits: list[Edit] = []
        self._spans: list[Span] = []
        self.starts = np.zeros(0, np.int64)
        self.ends = np.zeros(0, np.int64)
        self.intact = np.zeros(0, np.bool_)

    def __len__(self) -> int:
        return len(self._spans)

    @property
    def text(self) -> str:
        """The text as it now is."""
        return self._text

    @property
    def text_changed(self) -> bool:
        """Whether the text differs from the snapshot."""
        return self._text != self._checked

    def add(self, spans: Sequence[Span]) -> None:
        """Take in spans of the snapshot, wherever they have moved since."""
        first = len(self)
        self._spans += spans
        starts = np.array([span.start for span in spans], np.int64)
        ends = np.array([span.end for span in spans], np.int64)
        touched = np.zeros(len(spans), np.bool_)
        for edit in self._edits:
            _move(starts, ends, edit)
            touched |= (starts <= edit.new_end) & (ends >= edit.start)
        self.starts = np.concatenate([self.starts, starts])
        self.ends = np.concatenate([self.ends, ends])
        self.intact = np.concatenate([self.intact, np.ones(len(spans), np.bool_)])
        for number in (first + np.flatnonzero(touched)).tolist():
            self.intact[number] = self._is_intact(number)

    def edit(self, text: str, edit: Edit) -> bool:
        """Follow the text to its new wording; true when something lost its words, or has them again."""
        last = self._edits[-1].then(edit) if self._edits else None
        self._edits[-1 if last else len(self._edits) :] = [last or edit]
        self._text = text
        _move(self.starts, self.ends, edit)
        touched = np.flatnonzero((self.starts <= edit.new_end) & (self.ends >= edit.start))
        shift: int | None = None
        changed = False
        for number in touched.tolist():
            intact = self._is_intact(number)
            if not intact and edit.new_end > edit.start:
                shift = self._look_for(number, edit, shift)
                intact = self._is_intact(number)
            changed |= intact != self.intact[number]
            self.intact[number] = intact
        return bool(changed)

    def _is_intact(self, number: int) -> bool:
        was, now = self._spans[number], Span(int(self.starts[number]), int(self.ends[number]))
        return (
            was.end - was.start == now.end - now.start
            and self._text.startswith(was.of(self._checked), now.start)
            and _joined(self._text, now) == _joined(self._checked, was)
        )

    def _look_for(self, number: int, edit: Edit, shift: int | None) -> int | None:
        """Put a lost span where the edit brings its words back, behind the same words as before.

        ``shift`` is by how much the span found last stands elsewhere than in the snapshot; returns the same.
        """
        was = self._spans[number]
        first = max(0, was.start - _BEFORE)
        words = self._checked[first : was.end]
        at = first + (shift or 0)
        low, high = edit.start - len(words), edit.new_end + len(words)
        if not (low <= at <= high and self._text.startswith(words, at)):
            at = self._text.find(words, max(0, low), max(0, high))
        if at < 0:
            return shift
        self.starts[number] = at + was.start - first
        self.ends[number] = at + was.end - first
        return at - first


def _move(starts: np.ndarray, ends: np.ndarray, edit: Edit) -> None:
    """Where spans of the old text stand in the new one; text typed at the rim of one stays outside."""
    shift = edit.new_end - edit.old_end
    moved = np.where(
        starts >= edit.old_end, starts + shift, np.where(starts <= edit.start, starts, edit.new_end)
    )
    ends[:] = np.where(ends <= edit.start, ends, np.where(ends >= edit.old_end, ends + shift, edit.start))
    starts[:] = moved
    np.maximum(starts, ends, out=ends)


def _joined(text: str, span: Span) -> tuple[bool, bool]:
    """Whether a word runs over the span's start, and over its end ("5" in "50")."""
    return _inside_word(text, span.start), _inside_word(text, span.end)


def _inside_word(text: str, position: int) -> bool:
    return 0 < position < len(text) and text[position - 1].isalnum() and text[position].isalnum()
