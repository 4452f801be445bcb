"""How alike a claim's wording is to what is known to express each property."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

EXPRESSED = 0.66
"""The least likeness at which a property may count as expressed."""
NEAR = 0.04
"""How far behind the best property, in likeness, another may be and still count as expressed."""
SURE = 0.78
"""The least likeness at which another value may contradict the claim."""
CLEAR = 0.12
"""How far ahead of a property the best one must be to speak against it."""


@dataclass(frozen=True)
class PropertyMatch:
    """The likeness of one claim to each property, with one of its entities as subject, 0 to 1."""

    likeness: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def best(self) -> float:
        """The greatest likeness to any property."""
        return max(self.likeness.values(), default=0.0)

    def expresses(self, pid: str) -> bool:
        """Whether the claim states this property of the subject, as far as its wording tells."""
        own = self.likeness.get(pid, 0.0)
        return own >= EXPRESSED and own >= self.best - NEAR

    def is_sure(self, pid: str) -> bool:
        """Whether the claim states this property and hardly another."""
        own = self.likeness.get(pid, 0.0)
        return own >= SURE and own >= self.best

    def speaks_against(self, pid: str) -> bool:
        """Whether the wording is clearly that of another property."""
        return self.best >= EXPRESSED and self.likeness.get(pid, 0.0) <= self.best - CLEAR
