"""Lists that cross to another process again and again while a text is edited.

What stands where it stood, counted from the beginning or from the end of the text, is not sent anew: each
side keeps the list of the check before. So a check of a long text of which one word was changed sends little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from claimver_core.moving import moved_mention, moved_no_claim, moved_result
from claimver_core.types import ClaimResult, Mention, NoClaim, Span

Item = TypeVar("Item")


@dataclass(slots=True)
class Moved:
    """``count`` items of the list before, from ``place`` on, each ``by`` characters further on."""

    place: int
    count: int
    by: int


@dataclass(frozen=True, slots=True)
class Kind(Generic[Item]):
    """What there is to know of items: their span, and how one is moved to a place in the list."""

    span: Callable[[Item], Span]
    moved: Callable[[Item, int, int], Item]  # item, characters, place


RESULTS: Kind[ClaimResult] = Kind(
    lambda result: result.claim.span, lambda result, by, place: moved_result(result, by, place + 1)
)
MENTIONS: Kind[Mention] = Kind(
    lambda mention: mention.span, lambda mention, by, _: moved_mention(mention, by)
)
NO_CLAIMS: Kind[NoClaim] = Kind(lambda item: item.span, lambda item, by, _: moved_no_claim(item, by))


class Sender(Generic[Item]):
    """The side that has the new list. ``grown`` is by how many characters the text is longer than before."""

    def __init__(self, kind: Kind[Item], before: Sequence[Item], grown: int) -> None:
        self._kind = kind
        self._before = before
        self._grown = grown
        self._places = {kind.span(item): place for place, item in enumerate(before)}
        self._waiting: list[Item | Moved] = []
        self.items: list[Item] = []

    def add(self, item: Item) -> None:
        """The next item of the list."""
        known = self._known(item)
        last = self._waiting[-1] if self._waiting else None
        if known is None:
            self._waiting.append(item)
        elif isinstance(last, Moved) and (last.place + last.count, last.by) == known:
            last.count += 1
        else:
            self._waiting.append(Moved(known[0], 1, known[1]))
        self.items.append(item)

    def take(self) -> list[Item | Moved]:
        """What is to be sent of the items added since the last time."""
        parts, self._waiting = self._waiting, []
        return parts

    def _known(self, item: Item) -> tuple[int, int] | None:
        """The place of an item in the list before, and by how much it has moved."""
        span = self._kind.span(item)
        for by in dict.fromkeys((0, self._grown)):
            place = self._places.get(Span(span.start - by, span.end - by))
            if place is not None and self._kind.moved(self._before[place], by, len(self.items)) == item:
                return place, by
        return None


class Receiver(Generic[Item]):
    """The side that has the list before only."""

    def __init__(self, kind: Kind[Item], before: Sequence[Item]) -> None:
        self._kind = kind
        self._before = before
        self.items: list[Item] = []

    def take(self, parts: Sequence[Item | Moved]) -> list[Item]:
        """The items of which these parts tell, which ``items`` also ends in."""
        first = len(self.items)
        for part in parts:
            if isinstance(part, Moved):
                for item in self._before[part.place : part.place + part.count]:
                    self.items.append(self._kind.moved(item, part.by, len(self.items)))
            else:
                self.items.append(part)
        return self.items[first:]
