"""Whether a claim of a new check is to look as before, so that what has not changed stands still."""

from __future__ import annotations

from claimver_core.types import ClaimResult


def alike(one: ClaimResult, other: ClaimResult) -> bool:
    """Whether two results say the same; their number, and their place in the text, may differ."""
    if one is other:
        return True
    first, second = one.claim, other.claim
    return (
        first.text == second.text
        and one.verdict == other.verdict
        and first.context == second.context
        and one.tms == other.tms
        and one.rationale == other.rationale
        and one.triplets == other.triplets
        and one.passages == other.passages
        and one.without_evidence == other.without_evidence
        and _names(one) == _names(other)
    )


def _names(result: ClaimResult) -> list[tuple[object, ...]]:
    return [(mention.text, mention.candidates, mention.chosen) for mention in result.claim.mentions]
