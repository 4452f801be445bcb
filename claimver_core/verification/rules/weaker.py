"""The claim without what sets its subject above others: who was not president was not the first one."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading, read

_WHO = (
    r"(?:female|male|woman|man|person|black|african[- ]american|african|asian|jewish|muslim|catholic|"
    r"openly\s+gay)"
)
_RANK = r"(?:first|second|third|last|only|youngest|oldest|longest-\w+|(?:most|best|least)[\s-]\w+)"
_PAST = {
    "become": "became", "be": "was", "win": "won", "receive": "received", "serve as": "served as",
    "be elected": "was elected", "lead": "led", "be awarded": "was awarded", "hold": "held",
}  # fmt: skip
_TO_DO = re.compile(
    rf"\b(?:is|was|became)\s+the\s+{_RANK}\s+(?:ever\s+)?{_WHO}(?:\s+ever)?\s+(?:ever\s+)?"
    rf"to\s+(?:ever\s+)?(?P<verb>{'|'.join(sorted(_PAST, key=len, reverse=True))})\b",
    re.IGNORECASE,
)
_RANKED = re.compile(
    rf"(?<=\b(?:the|her|his)\s){_RANK}\s+(?:ever\s+)?(?:{_WHO}\s+)?|(?<=['’]s\s){_RANK}\s+(?:{_WHO}\s+)?",
    re.I,
)


def without_rank(reading: Reading, relations: Kin) -> Reading | None:
    """The claim about a person without *first*, *only* or the like, or None where it has none. What
    contradicts it contradicts the claim; what supports it says nothing of the rank."""
    person = next((m for m in reading.claim.mentions if is_name(m)), None)
    if not reading.unique or person is None or relations.kind(str(person.entity.id)) != "person":
        return None
    context = _TO_DO.sub(lambda found: _PAST[" ".join(found["verb"].lower().split())], reading.claim.context)
    context = _RANKED.sub("", context)
    if context == reading.claim.context:
        return None
    mentions = tuple(m for m in reading.claim.mentions if m.text in context)
    return read(
        replace(reading.claim, context=context, mentions=mentions), wide=reading.wide, matches=reading.matches
    )
