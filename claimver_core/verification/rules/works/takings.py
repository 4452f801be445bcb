"""What a film cost and what it took in, which are told apart: *made for 8 million*, *made 200 million*."""

from __future__ import annotations

import re

from claimver_core.types import Triplet
from claimver_core.verification.rules.reading import Reading

_COST, _TAKINGS = "P2130", "P2142"
_SPENT = re.compile(
    r"\b(?:made|produced|shot|filmed)\s+(?:for|on)\b|\bbudget\w*|\bcosts?\b|\bprice\s+tag\b", re.IGNORECASE
)
_TAKEN = re.compile(
    r"\b(?:gross\w*|t(?:ook|ake|aken)|earn\w*|box[\s-]+office|takings|raked|brought\s+in)\b", re.IGNORECASE
)
_OTHER_MONEY = re.compile(
    r"\b(?:profits?|loss|losses|tickets?|cop(?:y|ies)|dvds?|posters?|rights|paid|salary|fee)\b", re.IGNORECASE
)
"""Money that is neither: *a ticket for Up cost 8 dollars*."""


_OF_A_PART = re.compile(
    r"\b(?:opening|weekend|weeks?|days?|nights?|domestic(?:ally)?|overseas|abroad|home|first|per|each|america\w*|"
    r"in\s+(?:the\s+)?_|alone)(?!\w)",
    re.IGNORECASE,
)
"""Where or when a part of all takings was taken."""


def is_of_other_money(reading: Reading, triplet: Triplet) -> bool:
    """True for what a work took in, where the claim says what it cost, and the other way round."""
    if triplet.property.id not in {_COST, _TAKINGS}:
        return False
    spent, taken = _SPENT.search(reading.words), _TAKEN.search(reading.words)
    if _OTHER_MONEY.search(reading.words):
        return True
    if triplet.property.id == _TAKINGS and _OF_A_PART.search(reading.words):
        return True
    return bool(spent and not taken) if triplet.property.id == _TAKINGS else bool(taken and not spent)
