"""How alike a claim's wording is to what is known to express each property."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

EXPRESSED = 0.62
"""The least likeness at which a property may count as expressed."""
NEAR = 0.08
"""How far behind the best property, in likeness, another may be and still count as expressed."""
SURE = 0.76
"""The least likeness at which another value may contradict the claim."""
CLEAR = 0.12
"""How far ahead of a property the best one must be to speak against it."""


@dataclass(frozen=True)
class PropertyMatch:
    """The likeness of one claim to each property, with one of its entities as subject, 0 to 1.

    A property is held against others whose values are of its kind (items, times, numbers), since a claim may
    state values of several kinds at once; ``best`` has the greatest likeness of each kind.
    """

    likeness: Mapping[str, float] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    best: Mapping[str, float] = field(default_factory=dict)

    def expresses(self, pid: str) -> bool:
        """Whether the claim states this property of the subject, as far as its wording tells."""
        own, best = self._compared(pid)
        return own >= EXPRESSED and own >= best - NEAR

    def is_sure(self, pid: str) -> bool:
        """Whether the claim states this property and hardly another."""
        own, best = self._compared(pid)
        return own >= SURE and own >= best

    def speaks_against(self, pid: str) -> bool:
        """Whether the wording is clearly that of another property with such values."""
        own, best = self._compared(pid)
        return best >= EXPRESSED and own <= best - CLEAR

    def _compared(self, pid: str) -> tuple[float, float]:
        return self.likeness.get(pid, 0.0), self.best.get(self.kinds.get(pid, ""), 0.0)
