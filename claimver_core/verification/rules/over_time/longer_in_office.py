"""Claims that one ruled longer than another: *Elizabeth II reigned longer than Queen Victoria*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Mention, Triplet
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.lengths_of_time import days_between
from claimver_core.verification.rules.offices.office_terms import highest_offices
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE
from claimver_core.verification.rules.passed import told_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_CLAIM = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:(?:has\s+|had\s+)?(?:reigned|ruled|governed)|was\s+(?:on\s+the\s+throne|in\s+(?:office|power)|"
    rf"(?P<title>{ANY_TITLE}))|served|stayed\s+in\s+(?:office|power))\s+(?:for\s+)?(?P<more>longer|less\s+long)\s+than\s+_"
    r"(?:\s+(?:did|was))?\W*$",
    re.IGNORECASE,
)
_CLEARLY = 31.0  # days by which the lengths have to differ


def longer_in_office(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms in the highest offices tell who held one longer."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 2 or reading.denied or reading.dates:
        return None
    one, other = (_longest(mention, found["title"], relations) for mention in claim.names)
    if one is None or other is None or abs(one[0] - other[0]) < _CLEARLY:
        return None
    fits = (one[0] > other[0]) == (found["more"].lower() == "longer")
    label = Label.ATTRIBUTABLE if fits else Label.CONTRADICTORY
    return Ruling(label, "duration", (one[1], other[1]), whole=True)


def _longest(person: Mention, title: str | None, relations: Kin) -> tuple[float, Triplet] | None:
    """The days of the longest office, all its terms together, and one of these; None where one has no known
    beginning or end, or where some other office was held as long."""
    found: dict[str, list[tuple[float, Triplet]]] = {}
    for term in told_whole(highest_offices(str(person.entity.id), relations)):
        start, end = qualifying_days(term, "P580"), qualifying_days(term, "P582")
        between = days_between(start, end) if start is not None and end is not None else None
        label = getattr(term.object, "label", "")
        if not label or (title and title.lower() not in label.lower()):
            continue
        if between is None:
            if not term.former:
                return None
            continue
        found.setdefault(label, []).append(((between[0] + between[1]) / 2, term))
    if not found:
        return None
    longest = max(found.values(), key=lambda terms: sum(days for days, _ in terms))
    return sum(days for days, _ in longest), longest[0][1]
