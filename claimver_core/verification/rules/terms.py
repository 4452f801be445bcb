"""Claims about the time in which something held."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling

_NOT_IN_OFFICE = re.compile(
    r"\b(?:(?:re-?)?elect\w*|nominat\w*|ran|runs?|campaign\w*|candida\w*|won|born|died|married|appointed)\b",
    re.IGNORECASE,
)
_TERMS_OF_OFFICE = frozenset({"P39", "P169", "P35", "P6", "P488"})


def term_of_office(
    reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]
) -> Ruling | None:
    """A claimed year outside every known term of the same office contradicts."""
    if _NOT_IN_OFFICE.search(reading.words):
        return None
    terms = [
        b.triplet
        for b in bearings
        if b.comparison is Comparison.SAME and b.triplet.property.id in _TERMS_OF_OFFICE
    ]
    if not terms or reading.denied or not reading.dates:
        return None
    limits = [limit for triplet in terms if (limit := _term(triplet)) is not None]
    if len(limits) < len(terms):
        return None
    for date in reading.dates:
        if date.exact and all(date.latest[0] < first or date.earliest[0] > last for first, last in limits):
            return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms))
    return None


def _term(triplet: Triplet) -> tuple[int, int] | None:
    limits = {q.property.id: interval(q.value) for q in triplet.qualifiers if isinstance(q.value, TimeValue)}
    if "P580" not in limits or "P582" not in limits:
        return None
    return limits["P580"][0][0], limits["P582"][1][0]
