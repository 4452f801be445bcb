"""Claims of whose series a series is: *The Wire is an HBO show*, *first aired on HBO*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Triplet
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
_FIRST = re.compile(
    r"\b(?:first|original(?:ly)?|premier\w+|debuted|started|began|launched|commissioned|(?:is|was)\s+an?)\b",
    re.IGNORECASE,
)
_SHOWN_BY = ("P449",)
_STATION = re.compile(
    r"\b(?:television|tv|cable)\s+(?:and\s+[a-z]+\s+)?(?:network|channel|station)s?\b", re.I
)


_AIRS_ON = re.compile(
    r"^\W*(?:the\s+)?(?:[a-z]+\s+)?(?:(?:series|show|sitcom|soap)\s+)?_\s+(?:(?:first|originally|also)\s+)*(?:(?:was|is|were)\s+"
    r"(?:first\s+|originally\s+)?(?:shown|aired|broadcast|televised|screened|commissioned)|airs|aired|ran|runs|"
    r"premiered|debuted|started|began|launched|was)\s+(?:on|by|for)\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)


def network(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The network that has first shown a series bears the claim out; where it is known, another network is
    none. What streams may be by somebody else: many call it a series of whoever shows it to them."""
    claim = masked(reading)
    if reading.denied or reading.dates or len(claim.names) != 2:
        return None
    if not (_SHOW_OF.match(claim.text) or _AIRS_ON.match(claim.text)):
        return None
    return on_network(*claim.names, relations, told=claim.text)


def on_network(show: Mention, channel: Mention, relations: Kin, *, told: str) -> Ruling | None:
    """Whether the series is of that network; that it was *shown* by another is seldom wrong, and where
    several series have the name, another may be."""
    series, house = show.entity, channel.entity
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
    if any(_share_a_name(t.object, house) for t in known) or not _FIRST.search(told):
        return None
    others = [e for e in relations.named([show.text, series.label]) if e.id != series.id]
    theirs = [t for other in others for t in relations.statements(str(other.id), _SHOWN_BY)]
    if any(has_value(t, house.id) or _share_a_name(t.object, house) for t in theirs):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:3]), whole=True)


def _share_a_name(one: object, other: Entity) -> bool:
    """True for *BBC One* and *BBC*, of which the one is a part of the other."""
    names = [set(normalise(e.label).split()) for e in (one, other) if isinstance(e, Entity)]
    return len(names) < 2 or bool(names[0] & names[1])
