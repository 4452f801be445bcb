"""Claims that somebody is, or is not, a millionaire or billionaire."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, QuantityValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_WORTH = ("P2218",)
_CLAIM = re.compile(
    r"^\W*_\s+(?:is|['’]s|was)?\s*(?:n['’]?t\s+|not\s+)?(?:isn['’]?t\s+)?(?:a|even a|yet a|"
    r"no)\s+(?P<what>billionaire|millionaire)\W*$",
    re.IGNORECASE,
)
_LEAST = {"billionaire": 1e9, "millionaire": 1e6}
_NEAR = 0.03
"""How close to the bound a fortune may be, as a share of it, to leave the claim open."""
_DEAREST = ("dollar", "euro", "pound")


def fortune(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is known to be worth as much is one, in money of which one is about a dollar. Who was worth less
    when that was written may have more by now."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 1:
        return None
    least = _LEAST[found["what"].lower()]
    known = [
        t
        for t in relations.statements(str(claim.names[0].entity.id), _WORTH)
        if isinstance(t.object, QuantityValue)
        and t.object.unit is not None
        and t.object.unit.label.lower().endswith(_DEAREST)
    ]
    amounts = [t.object.value for t in known if isinstance(t.object, QuantityValue)]
    if not amounts or any(amount < least * (1 + _NEAR) for amount in amounts):
        return None
    label = Label.CONTRADICTORY if reading.denied else Label.ATTRIBUTABLE
    return Ruling(label, "quantity", tuple(known[:2]), whole=True)
