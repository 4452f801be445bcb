"""Claims that name only the sort of thing that a statement's value is: *COVID-19 is caused by a virus*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Rank, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIM = re.compile(
    r"^\W*(?:the\s+)?[^\s,]+(?:\s+(?!(?:and|or|but|not|never|no|who|which|that|only)\b)[a-z-]+){1,6}\s+an?\s+"
    r"(?P<sort>[a-z][a-z -]*?)\W*$",
    re.IGNORECASE,
)
_CONFLICT, _LIFE_EVENT = "P607", re.compile(r"\b(?:born|died|killed|buried)\b", re.IGNORECASE)
"""Who fought in a war has not died in it."""
_OF_A_SORT = ("P31", "P279", "P106")
_SORTS = frozenset({*_OF_A_SORT, "P21", "P136", "P641", "P101", "P47", "P1542"})
"""What tells itself of which sort something is, or of what it brings about."""


def of_a_sort(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A statement by the claimed property whose value is one of the sort that the claim names."""
    mentions = reading.claim.mentions
    if len(mentions) != 2 or reading.denied or reading.dates or reading.numbers:
        return None
    subject, sort = sorted(mentions, key=lambda m: reading.claim.context.find(m.text))
    found = _CLAIM.match(reading.words)
    if found is None or is_name(sort) or found["sort"] != sort.text.lower():
        return None
    for triplet in triplets:
        value = triplet.object
        if (
            triplet.subject.id == subject.entity.id
            and triplet.property.id not in _SORTS
            and isinstance(value, Entity | TextValue)
            and triplet.rank is not Rank.DEPRECATED
            and not (triplet.former and reading.present)
            and reading.has_cue(triplet.property)
            and not (triplet.property.id == _CONFLICT and _LIFE_EVENT.search(reading.words))
            and (told := _is_one(value, sort, relations)) is not None
        ):
            return Ruling(Label.ATTRIBUTABLE, "chain", (triplet, *told), whole=True)
    return None


def _is_one(value: Entity | TextValue, sort: Mention, relations: Kin) -> tuple[Triplet, ...] | None:
    """The statement that the value is of the sort, or nothing more where only its name or its class is; None
    where it is not."""
    if text_of(value).lower().split()[-1:] == [sort.text.lower()]:
        return ()  # the influenza virus
    if not isinstance(value, Entity):
        return None
    own = [t for t in relations.statements(str(value.id), _OF_A_SORT) if has_value(t, sort.entity.id)]
    if own:
        return tuple(own[:1])
    return () if relations.is_a(str(value.id), str(sort.entity.id)) else None
