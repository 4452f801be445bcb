"""The text cut at the ends of its claims, so that a report can mark them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from claimver_core.types import ClaimResult


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of the text inside the same claims throughout.

    ``claim`` is the innermost of them, or None. ``starts`` are the claims that begin with this stretch, the
    longest first; ``ends`` those that end with it, the shortest first.
    """

    text: str
    claim: ClaimResult | None
    starts: tuple[ClaimResult, ...]
    ends: tuple[ClaimResult, ...]


def segments(text: str, results: Sequence[ClaimResult]) -> Iterator[Segment]:
    """The whole of ``text`` in order. Claims may lie inside one another or overlap."""
    shown = [result for result in results if result.claim.span.start < result.claim.span.end]
    cuts = sorted({0, len(text)} | {edge for r in shown for edge in (r.claim.span.start, r.claim.span.end)})
    waiting = sorted(shown, key=lambda r: (r.claim.span.start, -r.claim.span.end), reverse=True)
    open_claims: list[ClaimResult] = []
    for start, end in pairwise(cuts):
        starts = []
        while waiting and waiting[-1].claim.span.start == start:
            starts.append(waiting.pop())
        open_claims += starts
        open_claims.sort(key=_length)
        ends = tuple(result for result in open_claims if result.claim.span.end == end)
        yield Segment(text[start:end], open_claims[0] if open_claims else None, tuple(starts), ends)
        open_claims = [result for result in open_claims if result.claim.span.end != end]


def entangled(results: Sequence[ClaimResult]) -> frozenset[int]:
    """The indexes of claims that share characters with another claim."""
    found: set[int] = set()
    reach: ClaimResult | None = None
    for result in sorted(results, key=lambda r: (r.claim.span.start, -r.claim.span.end)):
        if reach is not None and result.claim.span.start < reach.claim.span.end:
            found |= {result.index, reach.index}
        if reach is None or result.claim.span.end > reach.claim.span.end:
            reach = result
    return frozenset(found)


def _length(result: ClaimResult) -> int:
    return result.claim.span.end - result.claim.span.start
