"""Claims that somebody died at a time after which they are known to have married or taken office."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.passed import start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_CLAIM = re.compile(
    r"^\W*_\s+(?:has\s+|had\s+)?(?:died|passed\s+away|was\s+(?:killed|murdered|assassinated|executed|shot\s+dead))\b"
    r"[^@_]*\b(?:in|on)\s+@\W*$",
    re.IGNORECASE,
)
_DEATH, _LIVES = ("P570",), ("P26", "P39", "P6", "P54", "P108")
"""What only the living begin: a marriage, an office, to play or work for somebody."""
_LATER = 2


def outlived(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who began a marriage, an office or a job years after the claimed death had not died by then."""
    claim = masked(reading)
    if reading.denied or len(reading.dates) != 1 or len(claim.names) != 1:
        return None
    claimed = reading.dates[0]
    if not claimed.exact or claimed.relation != "at" or not _CLAIM.match(dates_marked(claim.text, reading)):
        return None
    person = str(claim.names[0].entity.id)
    if relations.kind(person) != "person" or relations.statements(person, _DEATH):
        return None
    begun = [(day, t) for t in relations.statements(person, _LIVES) if (day := start_of(t)) is not None]
    later = [t for day, t in begun if day[0] >= claimed.latest[0] + _LATER]
    if not later:
        return None
    return Ruling(Label.CONTRADICTORY, "age", tuple(later[:2]), whole=True)
