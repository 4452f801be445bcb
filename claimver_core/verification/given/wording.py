"""What the wording of a claim beside given evidence is most like.

The rules know a property by its cues; a claim may tell it in many other words. So its wording, without what
introduces or denies it, is compared with the known phrasings of all properties (``property_matcher``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from claimver_core.verification.property_matcher import PropertyMatcher
from claimver_core.verification.rules.polarity import unframed
from claimver_core.verification.rules.property_match import PropertyMatch
from claimver_core.verification.rules.reading import Reading

_ASIDE = re.compile(r"#\w+|[^\w\s]+$|^\W+")
_DENIAL = re.compile(r"\s+(?:not|never|no longer)\b|n['’]?t\b", re.IGNORECASE)
_LEADS = ("that ", ": ", ", ")

Likely = Mapping[str, PropertyMatch]
"""What a claim's wording is most like, by the id of its subject."""


def wordings(
    matcher: PropertyMatcher, readings: Sequence[Reading], cancelled: Callable[[], bool] | None = None
) -> list[Likely]:
    """For each reading, what its bare wording is most like. Raises Cancelled."""
    claims = [replace(reading.claim, context=bare(reading)) for reading in readings]
    return list(matcher.match(claims, cancelled))


def bare(reading: Reading) -> str:
    """The claim without what introduces it, denies it or stands beside it: *It's a misconception that Ulm is
    not in Peru #fact* is *Ulm is in Peru*."""
    text = reading.claim.context
    while (inner := unframed(text)) is not None:
        text = inner
    first = min((text.find(m.text) for m in reading.claim.mentions if m.text in text), default=0)
    lead = max((text.rfind(end, 0, first) + len(end) for end in _LEADS if end in text[:first]), default=0)
    return _DENIAL.sub("", _ASIDE.sub("", text[lead:])).strip()
