"""The one map between Python's code points and Qt's UTF-16 units.

Qt counts UTF-16 units, the engine code points: every character beyond U+FFFF (most emoji)
shifts what follows it by one unit. Only code that hands a position to Qt, or takes one from
it, uses this.
"""

from __future__ import annotations

import re
from bisect import bisect_left

import numpy as np

from app.editing.anchors import Edit

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")


class OffsetMap:
    """Positions of one text, both ways."""

    def __init__(self, text: str) -> None:
        self._keep(_astral(text))

    def _keep(self, astral: list[int]) -> None:
        self._astral = astral
        self._astral_units = [position + before for before, position in enumerate(astral)]

    def edit(self, text: str, edit: Edit) -> None:
        """Follow the text to its new wording."""
        first, last = bisect_left(self._astral, edit.start), bisect_left(self._astral, edit.old_end)
        come = [edit.start + position for position in _astral(text[edit.start : edit.new_end])]
        shift = edit.new_end - edit.old_end
        if come or last > first or (shift and last < len(self._astral)):
            self._keep(self._astral[:first] + come + [position + shift for position in self._astral[last:]])

    def to_qt(self, code_point: int) -> int:
        """The UTF-16 position of a code point position."""
        return code_point + bisect_left(self._astral, code_point)

    def all_to_qt(self, code_points: np.ndarray) -> np.ndarray:
        """The UTF-16 positions of many code point positions."""
        return code_points + np.searchsorted(np.array(self._astral, np.int64), code_points)

    def from_qt(self, unit: int) -> int:
        """The code point position of a UTF-16 position; inside a pair, that of its character."""
        before = bisect_left(self._astral_units, unit)
        inside_pair = before > 0 and self._astral_units[before - 1] + 1 == unit
        return self._astral[before - 1] if inside_pair else unit - before


def _astral(text: str) -> list[int]:
    return [] if text.isascii() else [match.start() for match in _ASTRAL.finditer(text)]
