"""How alike a claim's wording is to what is known to express each property."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

EXPRESSED = 0.62
"""The least likeness at which a property may count as expressed."""
NEAR = 0.06
"""How far behind the best property, in likeness, another may be and still count as expressed."""
SURE = 0.76
"""The least likeness at which another value may contradict the claim."""
CLEAR = 0.12
"""How far ahead of a property the best one must be to speak against it."""


@dataclass(frozen=True)
class PropertyMatch:
    """The likeness of one claim to each property, with one of its entities as subject, 0 to 1.

    A property is held against others whose values are of its kind (items, times, numbers), since a claim may
    state values of several kinds at once; ``best`` has the greatest likeness of each kind, ``shared`` for
    each property the greatest among those that are worded alike (who leads, who made, where it lies).
    """

    likeness: Mapping[str, float] = field(default_factory=dict)
    shared: Mapping[str, float] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    best: Mapping[str, float] = field(default_factory=dict)

    def expresses(self, pid: str) -> bool:
        """Whether the claim states this property of the subject, as far as its wording tells."""
        own = self.shared.get(pid, 0.0)
        return own >= EXPRESSED and own >= self._best(pid) - NEAR

    def is_sure(self, pid: str) -> bool:
        """Whether the claim states this property and hardly another."""
        own = self.likeness.get(pid, 0.0)
        return own >= SURE and own >= self._best(pid)

    def speaks_against(self, pid: str, *, loosely: bool = False) -> bool:
        """Whether the wording is clearly that of another property with such values; ``loosely`` of one that
        is not even worded alike."""
        own = (self.shared if loosely else self.likeness).get(pid, 0.0)
        best = self._best(pid)
        return best >= EXPRESSED and own <= best - CLEAR

    def surest(self) -> str | None:
        """The property that the claim states and hardly another; None where the wording leaves it open."""
        pid = max(self.likeness, key=self.likeness.__getitem__, default=None)
        return pid if pid is not None and self.likeness[pid] >= SURE else None

    def _best(self, pid: str) -> float:
        return self.best.get(self.kinds.get(pid, ""), 0.0)
