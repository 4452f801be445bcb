"""Which claims the list shows, and in which order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from claimver_core.types import ClaimResult, Label

ALL = "all"
UNCHECKED = "unchecked"
FILTERS = (ALL, *(item.value for item in Label), UNCHECKED)

_GRAVITY = (Label.CONTRADICTORY, None, Label.EXTRAPOLATORY, Label.ATTRIBUTABLE)


class Order(StrEnum):
    """By what the list is sorted."""

    TEXT = "text"
    VERDICT = "verdict"
    CONFIDENCE = "confidence"
    TMS = "tms"


@dataclass(frozen=True, slots=True)
class ClaimFilter:
    """A verdict (one of FILTERS), and words that all stand in the claim, its reading or its rationale."""

    verdict: str = ALL
    words: tuple[str, ...] = ()

    def passes(self, result: ClaimResult) -> bool:
        label = result.verdict.label
        if self.verdict not in (ALL, label.value if label else UNCHECKED):
            return False
        if not self.words:
            return True
        claim = result.claim
        text = f"{result.index} {claim.text} {claim.context} {result.rationale}".casefold()
        return all(word in text for word in self.words)


def words_of(text: str) -> tuple[str, ...]:
    """What somebody typed, as the words of a filter."""
    return tuple(text.casefold().split())


def sort_key(result: ClaimResult, order: Order, descending: bool) -> tuple[float, int]:
    """What results are sorted by, ascending. Equals stay in the order of the text either way.

    By verdict the gravest come first: contradicted, not checked, not settled, supported.
    """
    value: float = result.index
    if order is Order.VERDICT:
        value = _GRAVITY.index(result.verdict.label)
    elif order is Order.CONFIDENCE:
        value = result.verdict.confidence
    elif order is Order.TMS:
        value = result.tms
    return (-value if descending else value), result.index
