"""Several lists of claims on one text, made one by majority."""

from __future__ import annotations

from collections.abc import Sequence

from claimver_core.types import Span, Verdict
from claimver_core.verification.generative.claim_list import ListedClaim
from claimver_core.verification.generative.votes import combined

SAME = 0.5
"""How much of the text that two spans cover together both must cover, to be the same claim."""


def voted(lists: Sequence[Sequence[ListedClaim]]) -> list[ListedClaim]:
    """The claims that more than half of the lists have, in order and apart, with the majority's verdict."""
    chosen: list[ListedClaim] = []
    seen: set[tuple[int, int]] = set()
    for number, claims in enumerate(lists):
        for place, claim in enumerate(claims):
            if (number, place) in seen:
                continue
            matches = [_best(claim.span, other) for other in lists]
            seen |= {(n, match) for n, match in enumerate(matches) if match is not None}
            found = [other[match] for other, match in zip(lists, matches, strict=True) if match is not None]
            if len(found) * 2 > len(lists):
                chosen.append(ListedClaim(claim.span, _together(found, len(lists))))
    apart: list[ListedClaim] = []
    for claim in sorted(chosen, key=lambda claim: claim.span.start):
        if not apart or claim.span.start >= apart[-1].span.end:
            apart.append(claim)
    return apart


def likeness(first: Span, second: Span) -> float:
    """How much of what two spans cover together both cover, 0 to 1."""
    common = min(first.end, second.end) - max(first.start, second.start)
    whole = max(first.end, second.end) - min(first.start, second.start)
    return max(0, common) / whole if whole else 0.0


def _best(span: Span, claims: Sequence[ListedClaim]) -> int | None:
    """The claim most like the span, if any is."""
    likely = [(likeness(span, claim.span), -place) for place, claim in enumerate(claims)]
    best, place = max(likely, default=(0.0, 0))
    return -place if best >= SAME else None


def _together(found: Sequence[ListedClaim], lists: int) -> tuple[Verdict, str] | None:
    judged = [claim.judged for claim in found if claim.judged is not None]
    missing = [Verdict(None)] * (lists - len(judged))
    verdict = combined([*(verdict for verdict, _ in judged), *missing])
    if verdict.label is None:
        return None
    reasons = [reason for each, reason in judged if each.label is verdict.label]
    return verdict, reasons[0] if reasons else ""
