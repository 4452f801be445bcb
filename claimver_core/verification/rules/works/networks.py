"""Claims of whose series a series is: *The Wire is an HBO show*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_SHOW_OF = re.compile(
    r"^\W*(?:the\s+)?(?:(?:series|show|sitcom)\s+)?_\s+(?:is|was)\s+(?:an?|the)\s+_\s+(?:original\s+)?"
    r"(?:(?:tv|television|drama|comedy|crime|mini|hit)[\s-]*)?(?:series|show|sitcom|drama|comedy|miniseries|"
    r"soap(?:\s+opera)?|program(?:me)?|cartoon|production)\W*$",
    re.IGNORECASE,
)
_SHOWN_BY = ("P449",)
_STATION = re.compile(
    r"\b(?:television|tv|cable)\s+(?:and\s+[a-z]+\s+)?(?:network|channel|station)s?\b", re.I
)


def network(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The network that has first shown a series bears the claim out; where it is known, another network is
    none. What streams may be by somebody else: many call it a series of whoever shows it to them."""
    claim = masked(reading)
    if reading.denied or reading.dates or len(claim.names) != 2 or not _SHOW_OF.match(claim.text):
        return None
    series, house = (mention.entity for mention in claim.names)
    known = [
        t
        for t in relations.statements(str(series.id), _SHOWN_BY)
        if isinstance(t.object, Entity) and not t.former
    ]
    same = [t for t in known if has_value(t, house.id)]
    if same:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(same), whole=True)
    if not known or _STATION.search(house.description) is None:
        return None
    if any(_share_a_name(t.object, house) for t in known):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:3]), whole=True)


def _share_a_name(one: object, other: Entity) -> bool:
    """True for *BBC One* and *BBC*, of which the one is a part of the other."""
    names = [set(normalise(e.label).split()) for e in (one, other) if isinstance(e, Entity)]
    return len(names) < 2 or bool(names[0] & names[1])
