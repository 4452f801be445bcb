"""Keeps each claim at its place while the text is edited, and knows which claims were touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from app.editing.anchors import Anchors, Edit, difference
from claimver_core.types import ClaimResult, NoClaim, Span


@dataclass(frozen=True, slots=True)
class TrackedClaim:
    """A result with the place of its claim in the text as it is now."""

    result: ClaimResult
    span: Span
    outdated: bool


class ClaimTracker:
    """The claims of one check, and the sentences in which it found none.

    A claim is outdated when its own words were edited, or those of a name that it rests on.
    """

    def __init__(self, text: str = "") -> None:
        self.begin(text)

    def begin(self, text: str) -> None:
        """Forget all claims: a check of ``text`` starts."""
        self._anchors = Anchors(text)
        self._silent = Anchors(text)
        self._no_claims: list[NoClaim] = []
        self._results: list[ClaimResult] = []
        self._places: dict[int, int] = {}  # number of a claim -> its place in _results
        self._own = np.zeros(0, np.int64)  # per result, the anchor of its claim
        self._rests = np.zeros(0, np.int64)  # per anchor, the result that rests on it
        self.outdated = np.zeros(0, np.bool_)

    def add(self, *results: ClaimResult) -> None:
        """Take in results of the check begun last; one with a number that is known replaces it."""
        spans: list[Span] = []
        own: list[int] = []
        rests: list[int] = []
        for result in results:
            claim = result.claim.span
            elsewhere = [m.span for m in result.claim.mentions if not m.span.overlaps(claim)]
            place = len(self._results)
            own.append(len(self._anchors) + len(spans))
            spans += [claim, *elsewhere]
            rests += [place] * (1 + len(elsewhere))
            self._places[result.index] = place
            self._results.append(result)
        self._anchors.add(spans)
        self._own = np.concatenate([self._own, np.array(own, np.int64)])
        self._rests = np.concatenate([self._rests, np.array(rests, np.int64)])
        self._judge()

    def add_no_claims(self, no_claims: Sequence[NoClaim]) -> None:
        """Take in the sentences without a claim."""
        self._silent.add([item.span for item in no_claims])
        self._no_claims += no_claims

    def edit(self, text: str, edit: Edit | None = None) -> bool:
        """Follow the text to its new wording; true when a claim became outdated or current by it.

        ``edit`` is the difference, where the caller knows it.
        """
        if text == self._anchors.text:
            return False
        edit = edit or difference(self._anchors.text, text)
        self._silent.edit(text, edit)
        if not self._anchors.edit(text, edit):
            return False
        before = self.outdated
        self._judge()
        return not np.array_equal(before, self.outdated)

    def _judge(self) -> None:
        outdated = np.zeros(len(self._results), np.bool_)
        outdated[self._rests[~self._anchors.intact]] = True
        self.outdated = outdated

    @property
    def text_changed(self) -> bool:
        """Whether the text differs from what was checked."""
        return self._anchors.text_changed

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[TrackedClaim]:
        claims = [self._tracked(place) for place in self._places.values()]
        return iter(sorted(claims, key=lambda claim: (claim.span.start, claim.result.index)))

    def _tracked(self, place: int) -> TrackedClaim:
        anchor = self._own[place]
        span = Span(int(self._anchors.starts[anchor]), int(self._anchors.ends[anchor]))
        return TrackedClaim(self._results[place], span, bool(self.outdated[place]))

    def get(self, index: int) -> TrackedClaim | None:
        """The claim of that number."""
        place = self._places.get(index)
        return None if place is None else self._tracked(place)

    def outdated_numbers(self) -> frozenset[int]:
        """The numbers of the claims that were edited since."""
        places = np.flatnonzero(self.outdated).tolist()
        found = (self._results[place].index for place in places)
        return frozenset(
            index for index, place in zip(found, places, strict=True) if self._places[index] == place
        )

    def current(self) -> tuple[np.ndarray, np.ndarray, list[ClaimResult]]:
        """The claims that are up to date: where each starts and ends now, and its result."""
        places = np.array([*self._places.values()], np.int64)
        places = places[~self.outdated[places]]
        own = self._own[places]
        return (
            self._anchors.starts[own],
            self._anchors.ends[own],
            [self._results[at] for at in places.tolist()],
        )

    def between(self, start: int, end: int) -> list[TrackedClaim]:
        """The claims that are up to date and reach into ``[start, end)``, in order of the text."""
        starts, ends = self._anchors.starts[self._own], self._anchors.ends[self._own]
        near = np.flatnonzero((starts < end) & (ends > start) & ~self.outdated)
        claims = [self._tracked(place) for place in near.tolist()]
        current = [
            claim for claim in claims if self._results[self._places[claim.result.index]] is claim.result
        ]
        return sorted(current, key=lambda claim: (claim.span.start, claim.result.index))

    def at(self, position: int) -> TrackedClaim | None:
        """The innermost claim over a position that is still up to date."""
        over = self.between(position - 1, position + 1)
        return min(over, key=lambda claim: claim.span.end - claim.span.start, default=None)

    def no_claim_at(self, position: int) -> NoClaim | None:
        """The sentence without a claim over a position, while its words are those that were checked."""
        over = (self._silent.starts <= position) & (self._silent.ends >= position) & self._silent.intact
        places = np.flatnonzero(over)
        return self._no_claims[int(places[-1])] if len(places) else None

    def successor(self, earlier: TrackedClaim) -> int | None:
        """The number that a claim of an earlier check of the same text has in this one, if it has any.

        It is the claim of the same words that stands nearest to it, or else the first that overlaps it.
        """
        words, span = earlier.result.claim.text, earlier.span
        same = [place for place, result in enumerate(self._results) if result.claim.text == words]
        if not same:
            return next((claim.result.index for claim in self.between(span.start, span.end)), None)
        starts = self._anchors.starts[self._own[same]]
        return self._results[same[int(np.argmin(np.abs(starts - span.start)))]].index
