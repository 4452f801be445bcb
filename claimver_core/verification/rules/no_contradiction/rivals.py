"""What a claim names in the place of a statement's value, and whether the value leaves room for it."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.linking.kinds import Kind, of_phrase
from claimver_core.types import Entity, Mention, TextValue, Triplet
from claimver_core.verification.rules.kin import UNKNOWN, Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import Traits

_ENDS_OF_LIFE = frozenset({"P19", "P20", "P119"})
_HOUSE = re.compile(
    r"\b(?:castle|palace|house|hospital|hotel|prison|villa|manor|cottage|monastery|convent|clinic|sanatorium|"
    r"estate|cemetery|churchyard|graveyard)\b",
    re.IGNORECASE,
)
"""Houses in which people are born and die, and grounds in which they lie, no two of which are one."""


def rivals_of(reading: Reading, triplet: Triplet, traits: Traits, relations: Kin) -> frozenset[str]:
    """The entities that the claim names in the place of the triplet's object, an entity or a text; none whose
    label holds the object's or is part of it (*China*, *People's Republic of China*)."""
    assert isinstance(triplet.object, Entity | TextValue)
    value = triplet.object
    label = set(normalise(value.label if isinstance(value, Entity) else value.value).split())
    return frozenset(
        mention.entity.id
        for mention in reading.claim.mentions
        if mention.entity.id
        and mention.entity.id != triplet.subject.id
        and not label <= (other := set(normalise(mention.entity.label).split()))
        and not other <= label
        and _fits(mention, traits, relations)
    )


def innermost(places: frozenset[str], relations: Kin) -> frozenset[str]:
    """Of *Lincolnshire, England* the county."""
    outer = {p for p in places if any(o != p and relations.within(o, {p}) is not None for o in places)}
    return places - outer


def _fits(mention: Mention, traits: Traits, relations: Kin) -> bool:
    """True when the mentioned entity is of the kind that the property's values are."""
    qid = str(mention.entity.id)
    if traits.called and not traits.called.search(f"{mention.entity.label} {mention.entity.description}"):
        return False
    if traits.object == "place" and of_phrase(mention.entity.description) is Kind.ORGANISATION:
        return False  # a company has a country and a seat, as places do
    if traits.object_class:
        return relations.is_a(qid, traits.object_class)
    return is_name(mention) and (not traits.object or relations.kind(qid) in (traits.object, UNKNOWN))


def in_another_house(reading: Reading, triplet: Triplet, rivals: frozenset[str], relations: Kin) -> bool:
    """True where somebody was born, died or lies in one house or graveyard, and the claim names another."""
    value = triplet.object
    if triplet.property.id not in _ENDS_OF_LIFE or not isinstance(value, Entity):
        return False
    named = [m.entity for m in reading.claim.mentions if m.entity.id in rivals]
    return bool(named) and all(
        _are_two_houses(value, house)
        and relations.within(str(value.id), {str(house.id)}) is None
        and relations.within(str(house.id), {str(value.id)}) is None
        for house in named
    )


def excludes(qid: str, rivals: frozenset[str], traits: Traits, relations: Kin) -> bool:
    """True when the true value leaves no room for any rival. Of two places one may lie in the other
    without the knowledge saying so, so they have to be known to be apart; a country of which nothing else
    follows (*played for Great Britain*) must not be known to hold the other."""
    if traits.object == "place" and any(
        relations.within(rival, {qid}) is not None or relations.within(qid, {rival}) is not None
        for rival in rivals
    ):
        return False
    return not traits.inside or all(relations.apart(qid, rival) for rival in rivals)


def _are_two_houses(one: Entity, other: Entity) -> bool:
    """True for two houses with names of their own: who died in one of them did not die in the other."""
    return one.id != other.id and all(_HOUSE.search(place.label) is not None for place in (one, other))
