"""Values of types.py as they are when what stands before them has grown or shrunk."""

from __future__ import annotations

from dataclasses import replace

from claimver_core.types import Claim, ClaimResult, Mention, NoClaim, Span


def moved_span(span: Span, by: int) -> Span:
    """``by`` characters further on, which may be negative."""
    return Span(span.start + by, span.end + by)


def moved_mention(mention: Mention, by: int) -> Mention:
    return replace(mention, span=moved_span(mention.span, by)) if by else mention


def moved_no_claim(no_claim: NoClaim, by: int) -> NoClaim:
    return NoClaim(moved_span(no_claim.span, by), no_claim.reason) if by else no_claim


def moved_claim(claim: Claim, by: int) -> Claim:
    """The claim with its mentions."""
    if not by:
        return claim
    mentions = tuple(moved_mention(mention, by) for mention in claim.mentions)
    return replace(claim, span=moved_span(claim.span, by), mentions=mentions)


def moved_result(result: ClaimResult, by: int, index: int) -> ClaimResult:
    """The result with another number, too."""
    if not by and index == result.index:
        return result
    return replace(result, index=index, claim=moved_claim(result.claim, by))
