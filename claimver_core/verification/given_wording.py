"""Whether the wording of a claim is that of the statements given with it.

The rules know a property by its cues; a claim may tell it in many other words. So its wording is compared
with the known phrasings of the properties that the evidence has (``property_matcher``): is it nearest to the
property that joins what the claim names, to another one, or to that of a statement with another value?
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from claimver_core.types import Entity, QuantityValue, TimeValue, Triplet
from claimver_core.verification.property_matcher import PropertyMatcher
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.polarity import unframed
from claimver_core.verification.rules.property_match import PropertyMatch
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import direction
from claimver_core.verification.rules.traits import traits_of

_ASIDE = re.compile(r"#\w+|[^\w\s]+$|^\W+")
_DENIAL = re.compile(r"\s+(?:not|never|no longer)\b|n['’]?t\b", re.IGNORECASE)

Likely = Mapping[str, PropertyMatch]


@dataclass(frozen=True, slots=True)
class Worded:
    """How near the wording of one statement of a claim, 0 to 1, is to the properties given.

    ``joined`` is of the statement that joins what the claim names and fits best, ``ahead`` by how much it is
    nearer than any property of such values (negative where another one is nearer), ``turned`` tells that it is
    told the other way round. ``otherwise`` and ``otherwise_ahead`` are the same of a statement
    about a thing named whose value is another; ``single`` tells that it leaves no room for another.
    """

    joined: float = 0.0
    ahead: float = 0.0
    turned: bool = False
    otherwise: float = 0.0
    otherwise_ahead: float = 0.0
    single: bool = False


def wordings(
    matcher: PropertyMatcher, readings: Sequence[Reading], cancelled: Callable[[], bool] | None = None
) -> list[dict[str, PropertyMatch]]:
    """For each reading the likeness of its bare wording to each property, by the id of the subject."""
    claims = [replace(reading.claim, context=bare(reading)) for reading in readings]
    return matcher.match(claims, cancelled)


def bare(reading: Reading) -> str:
    """The claim without what introduces it, denies it or stands beside it."""
    text = reading.claim.context
    while (inner := unframed(text)) is not None:
        text = inner
    first = min((text.find(m.text) for m in reading.claim.mentions if m.text in text), default=0)
    lead = max(text.rfind(end, 0, first) + len(end) for end in ("that ", ": ", ", ") if end in text[:first]) if any(
        end in text[:first] for end in ("that ", ": ", ", ")
    ) else 0
    return _DENIAL.sub("", _ASIDE.sub("", text[lead:])).strip()


def worded(reading: Reading, triplets: Sequence[Triplet], likely: Likely) -> Worded:
    """The wording of ``reading`` beside ``triplets``."""
    found = Worded()
    bound = _bound(reading, triplets)
    for triplet in triplets:
        pid, match = triplet.property.id or "", likely.get(str(triplet.subject.id))
        if match is None or pid not in match.likeness or not reading.names(triplet.subject):
            continue
        own = match.shared[pid]
        ahead = own - match.best.get(match.kinds[pid], 0.0)
        if reading.compare(triplet.object) is Comparison.SAME:
            if not found.joined or ahead > found.ahead:
                found = replace(found, joined=own, ahead=ahead, turned=direction(reading, triplet) is False)
        elif _is_rival(reading, triplet, bound) and (not found.otherwise or ahead > found.otherwise_ahead):
            single = bool(traits_of(triplet.property).single)
            found = replace(found, otherwise=own, otherwise_ahead=ahead, single=single)
    return found


def _bound(reading: Reading, triplets: Sequence[Triplet]) -> set[str]:
    """The ids of what a statement joins to another thing that the claim names."""
    found = set()
    for triplet in triplets:
        if reading.names(triplet.subject) and reading.compare(triplet.object) is Comparison.SAME:
            found |= {str(end.id) for end in (triplet.subject, triplet.object) if isinstance(end, Entity)}
    return found


def _is_rival(reading: Reading, triplet: Triplet, bound: set[str]) -> bool:
    """Whether the claim gives another value in the place of the triplet's."""
    if isinstance(triplet.object, TimeValue | QuantityValue):
        return reading.compare(triplet.object) is Comparison.DIFFERENT
    return any(
        is_name(mention) and mention.entity.id not in bound and mention.entity.id != triplet.subject.id
        for mention in reading.claim.mentions
    )
