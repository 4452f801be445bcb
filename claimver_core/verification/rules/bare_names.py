"""Names that several bear: people called by a surname or a given name alone, and towns in several lands."""

from __future__ import annotations

import re

from claimver_core.types import Claim, Entity, QuantityValue, TimeValue
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.kin import Kin, has_value, may_lie_in
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.no_contradiction.rivals import innermost
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_LIES_IN = frozenset({"P17", "P131", "P30"})
_BEGINNINGS = ("P571", "P577")
_OF_PEOPLE = frozenset({"P19", "P20", "P119", "P551"})
_MOST = 12  # bearers of a name that are looked at
_RIVAL = 0.04  # the likelihood of a bearer of the name who may well be meant
_AS_WELL_KNOWN = 0.5  # the share of the popularity of the one that was found
_FULL_RIVAL = 0.2  # the same of one who bears the whole name


def may_be_somebody_else(claim: Claim, relations: Kin) -> bool:
    """True where somebody is called by a surname or given name alone that another well-known person bears,
    too (*Bush was president from 1989 to 1993*), or by a whole name that is hardly less that of another
    (*Anne Hathaway was older than William Shakespeare*)."""
    named = {mention.entity.id for mention in claim.mentions}
    for mention in claim.mentions:
        if mention.chosen or relations.kind(str(mention.entity.id)) != "person":
            continue
        rival = _FULL_RIVAL if " " in mention.text else _RIVAL
        others = [c for c in mention.candidates[1:] if c.score >= rival and c.entity.id not in named]
        if any(relations.kind(str(c.entity.id)) == "person" for c in others):
            return True
    return False


_INTRODUCED = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|was)\s+(?:also\s+)?an?\s+(?:[a-z-]+\s+){0,3}?(?:city|town|village|municipality|suburb|"
    r"province|county|district|settlement|port)\s+(?:in|of|on|near)\b",
    re.IGNORECASE,
)
"""*Valencia is a city in*: whoever has to say so may mean another one than the best known."""
_BORDERS, _NATION, _MILLION = ("P47",), ("P17",), 1_000_000


def may_be_another_place(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where a place is put into a land or state that has one of the same name: *Paris is in Texas*."""
    places = {str(t.subject.id): t.subject for t in ruling.triplets if t.property.id in _LIES_IN}
    if _INTRODUCED.match(reading.words) and _has_namesake(reading, relations):
        return True
    if _lies_in_namesake(reading, ruling, relations) or _measures_namesake(reading, ruling, relations):
        return True
    lands = [m.entity for m in reading.claim.mentions if is_name(m) and m.entity.id not in places]
    inner = innermost(frozenset(str(land.id) for land in lands), relations)
    lands = [land for land in lands if str(land.id) in inner]  # the German state of Saxony
    return bool(lands) and any(
        other.id != place.id and any(may_lie_in(other, land, relations) for land in lands)
        for place in places.values()
        for other in relations.named([place.label])[:_MOST]
    )


def _measures_namesake(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the figure or date is that of another bearer of the name, less well known by little:
    *Groningen has 582,728 inhabitants*, the province."""
    measured = {
        (t.subject.id, str(t.property.id)): t.subject
        for t in ruling.triplets
        if isinstance(t.object, QuantityValue | TimeValue)
        and t.subject.id
        and relations.kind(t.subject.id) != "person"
    }
    return any(
        other.id != place.id
        and other.popularity >= place.popularity * _AS_WELL_KNOWN
        and any(
            isinstance(t.object, QuantityValue | TimeValue) and reading.compare(t.object) is Comparison.SAME
            for t in relations.statements(str(other.id), _BEGINNINGS if pid in _BEGINNINGS else (pid,))
        )
        for (_, pid), place in measured.items()
        for other in relations.named([place.label])[:_MOST]
    )


def _lies_in_namesake(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where the place that is known lies in another one of the name that the claim gives: somebody from
    Atlanta *was born in Georgia*."""
    known = [
        t.object for t in ruling.triplets if t.property.id in _OF_PEOPLE and isinstance(t.object, Entity)
    ]
    said = [m for m in reading.claim.mentions if is_name(m) and not m.chosen]
    return bool(known) and any(
        other.id != mention.entity.id
        and any(
            relations.within(str(place.id), {str(other.id)}) is not None
            or f" {other.label.lower()} " in f" {place.description.lower()} ".replace(",", " ")
            for place in known
        )
        for mention in said
        for other in relations.named([mention.text])[:_MOST]
    )


def _has_namesake(reading: Reading, relations: Kin) -> bool:
    """True where another bearer of the name lies in a land named beside, or may lie in one overseas, where
    nothing else is known of it; and for a smaller town of a neighbour, since towns there may share a name."""
    names = [m.entity for m in reading.claim.mentions if is_name(m)]
    place, lands = names[0], names[1:]
    others = [one for one in relations.named([place.label])[:_MOST] if one.id != place.id]
    if any(may_lie_in(one, land, relations) for one in others for land in lands):
        return True
    own = {
        str(t.object.id) for t in relations.statements(str(place.id), _NATION) if isinstance(t.object, Entity)
    }
    here = _continents(own, relations)
    there = _continents({str(land.id) for land in lands}, relations)
    unknown = [one for one in others if one.label == place.label and not one.description]
    if here and there and not here & there:
        return any(relations.kind(str(one.id)) != "person" for one in unknown)
    around = [t for land in lands for t in relations.statements(str(land.id), _BORDERS)]
    return not _is_great(place, relations) and any(has_value(t, one) for t in around for one in own)


def _continents(lands: set[str], relations: Kin) -> set[str]:
    """The continents of lands, or of the countries of what are states and provinces."""
    outer = {
        str(t.object.id)
        for land in lands
        for t in relations.statements(land, _NATION)
        if isinstance(t.object, Entity)
    }
    found = [t for land in lands | outer for t in relations.statements(land, ("P30",))]
    return {str(t.object.id) for t in found if isinstance(t.object, Entity)}


def _is_great(place: Entity, relations: Kin) -> bool:
    """True for a capital of a state and a city of a million."""
    people = [t.object for t in relations.statements(str(place.id), ("P1082",))]
    return "capital" in place.description or any(
        isinstance(one, QuantityValue) and one.value >= _MILLION for one in people
    )
