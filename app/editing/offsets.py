"""The one map between Python's code points and Qt's UTF-16 units.

Qt counts UTF-16 units, the engine code points: every character beyond U+FFFF (most emoji)
shifts what follows it by one unit. Only code that hands a position to Qt, or takes one from
it, uses this.
"""

from __future__ import annotations

import re
from bisect import bisect_left

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")


class OffsetMap:
    """Positions of one text, both ways."""

    def __init__(self, text: str) -> None:
        self._astral = [] if text.isascii() else [match.start() for match in _ASTRAL.finditer(text)]
        self._astral_units = [position + before for before, position in enumerate(self._astral)]

    def to_qt(self, code_point: int) -> int:
        """The UTF-16 position of a code point position."""
        return code_point + bisect_left(self._astral, code_point)

    def from_qt(self, unit: int) -> int:
        """The code point position of a UTF-16 position; inside a pair, that of its character."""
        before = bisect_left(self._astral_units, unit)
        inside_pair = before > 0 and self._astral_units[before - 1] + 1 == unit
        return self._astral[before - 1] if inside_pair else unit - before
