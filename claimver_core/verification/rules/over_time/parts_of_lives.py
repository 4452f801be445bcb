"""Times told by a part of somebody's life: *throughout his presidency*, *all her life*, *as president*."""

from __future__ import annotations

import re
from collections.abc import Iterable

from claimver_core.types import Triplet

_OWNER = r"(?:his|her|their|its|the|[\w.]+['’]s?)"
_PART = (
    r"(?:life(?:time)?|career|presidency|reign|premiership|chancellorship|papacy|pontificate|tenure|term|"
    r"time|youth|childhood|adulthood|days|years|death|marriage|rule|existence)"
)
_WHOLE = re.compile(
    rf"\b(?:(?:throughout|all through|all)\s+(?:of\s+)?(?:{_OWNER}\s+)?(?:\w+\s+){{0,2}}{_PART}\b"
    rf"|(?:for|during|over)\s+(?:all|most|much|the whole|the rest|almost all)\s+(?:of\s+)?(?:{_OWNER}\s+)?"
    rf"(?:\w+\s+){{0,2}}{_PART}\b"
    rf"|(?:for|during|over)\s+{_OWNER}\s+(?:entire|whole|full)\s+(?:\w+\s+)?{_PART}\b"
    r"|from birth\b|always\b)",
    re.IGNORECASE,
)
"""All of a life or of a part of it."""
_SOME = re.compile(
    r"\b(?:(?:during|in|at the (?:time|start|end|beginning) of|until|till|by|before|since|after)\s+"
    rf"{_OWNER}\s+(?:\w+\s+)?"
    r"(?:presidency|reign|premiership|chancellorship|papacy|tenure|term|youth|childhood|death)\b"
    r"|as (?:a |the )?(?:young |old )?(?:president|prime minister|chancellor|king|queen|child|boy|girl|man|"
    r"woman|student|teenager)\b)",
    re.IGNORECASE,
)
"""A part of a life."""
_CHANGE = frozenset(
    {"P102", "P26", "P27", "P551", "P140", "P108", "P54", "P106", "P39", "P463", "P937", "P451"}
)
"""What may be so at one time and not at another: party, spouse, citizenship, residence, religion, employer,
team, occupation, office, membership, place of work, partner."""
_CHANGE_OFTEN = frozenset({"P102", "P26", "P551", "P140", "P451"})


def part_of_life(words: str, triplets: Iterable[Triplet]) -> str | None:
    """The part of a life in ``words``, at which what may change is said to have been so; a statement that it
    was so once does not tell that."""
    told = {t.property.id for t in triplets}
    found = _WHOLE.search(words) if told & _CHANGE else None
    if found is None and told & _CHANGE_OFTEN:
        found = _SOME.search(words)
    return found.group() if found is not None else None
