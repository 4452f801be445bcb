"""How each triplet stands to a claim: borne out, excluded, or neither."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, QuantityValue, Rank, TextValue, Triplet, Value
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.no_contradiction.near_values import is_another_value
from claimver_core.verification.rules.no_contradiction.not_excluded import HELD_IN, not_excluded
from claimver_core.verification.rules.no_contradiction.other_relations import (
    by_another_relation,
    is_of_other_kin,
)
from claimver_core.verification.rules.no_contradiction.rivals import (
    excludes,
    in_another_house,
    innermost,
    rivals_of,
)
from claimver_core.verification.rules.no_contradiction.whose_value import said_of_subject
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing
from claimver_core.verification.rules.subjects import spoken_of
from claimver_core.verification.rules.traits import Traits, traits_of
from claimver_core.verification.rules.works.takings import is_of_other_money

_BELOW = re.compile(r"\bbelow (?:the )?(?:sea level|level of the sea)\b", re.IGNORECASE)
_NOT_BEGUN = re.compile(
    r"\bindependen(?:t|ce)\b|(?<!was )(?<!were )(?<!is )\bfirst (?:held|staged) (?:the|an?|its)\b",
    re.IGNORECASE,
)
_TWO_CONTINENTS = (frozenset({"Q46", "Q48"}), frozenset({"Q48", "Q15"}))
"""Europe and Asia, Asia and Africa: what other lands have on a second continent lies far overseas."""
_BEGINNING, _SYMBOL, _BORDER = "P571", "P246", "P47"
_OTHER_SYMBOL = re.compile(r"(?<=\bis )[A-Z][a-z]?\W*$|\bsymbol [A-Z][a-z]?\b")
_EVER_SINCE = re.compile(r"\b(?:has|have) been\b.*\bsince\b", re.IGNORECASE)


def bearings_of(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> list[Bearing]:
    """The bearing of each triplet that has one. What contains another value shares its lot: the headquarters
    are in Mountain View, so the statement that they are in California leaves no more room for Seattle."""
    found = [
        b
        for t in triplets
        if (b := bearing(reading, t, relations)) is not None
        and not (reading.present and _is_over(t, triplets))
    ]
    return [
        replace(b, comparison=Comparison.DIFFERENT)
        if b.comparison is Comparison.OPEN and any(_contains(b, other, relations) for other in found)
        else b
        for b in found
    ]


def _is_over(triplet: Triplet, triplets: Sequence[Triplet]) -> bool:
    """True for a border that another statement tells to be gone: that of Latvia and Poland."""
    return (
        triplet.property.id == _BORDER
        and not triplet.former
        and any(
            t.former
            and t.property.id == _BORDER
            and {t.subject, t.object} == {triplet.subject, triplet.object}
            for t in triplets
        )
    )


def _contains(outer: Bearing, inner: Bearing, relations: Kin) -> bool:
    one, other = outer.triplet, inner.triplet
    return (
        inner.comparison is Comparison.DIFFERENT
        and outer.traits.inside
        and one.property.id == other.property.id
        and one.subject == other.subject
        and isinstance(one.object, Entity)
        and isinstance(other.object, Entity)
        and relations.within(str(other.object.id), {str(one.object.id)}) is not None
    )


def bearing(reading: Reading, triplet: Triplet, relations: Kin) -> Bearing | None:
    """How a triplet stands to the claim; None where it says nothing of what the claim is about."""
    if triplet.rank is Rank.DEPRECATED or not reading.names(triplet.subject):
        return None
    if not reading.expresses(triplet.property, triplet.subject) or is_of_other_money(reading, triplet):
        return None
    comparison, chain = _compared(reading, triplet, relations)
    if comparison is Comparison.SAME and _names_itself(reading, triplet):
        return None
    if _tells_nothing(reading, triplet, comparison, relations):
        comparison = Comparison.OPEN
    if comparison is Comparison.DIFFERENT and not_excluded(reading, triplet, relations):
        comparison = Comparison.OPEN
    return Bearing(
        triplet,
        traits_of(triplet.property),
        comparison,
        chain if comparison is Comparison.SAME else (),
        reading.has_cue(triplet.property),
    )


def _compared(reading: Reading, triplet: Triplet, relations: Kin) -> tuple[Comparison, tuple[Triplet, ...]]:
    """How the triplet's value stands to what the claim gives, and the triplets by which the one lies in the
    other."""
    value, traits = triplet.object, traits_of(triplet.property)
    comparison = Comparison.OPEN if _named_once(reading, triplet) else reading.compare(value)
    chain: tuple[Triplet, ...] = ()
    if comparison is Comparison.OPEN and isinstance(value, TextValue):
        comparison = _compared_by_name(reading, triplet, relations)
    elif comparison is Comparison.OPEN and isinstance(value, Entity) and value.id:
        comparison, chain = _compared_with_rivals(reading, triplet, value.id, relations)
    if (comparison is Comparison.OPEN or traits.values) and is_another_value(
        reading, triplet, traits, relations
    ):
        comparison = Comparison.DIFFERENT
    if comparison is Comparison.DIFFERENT and _BELOW.search(reading.words):
        comparison = _below(reading, value, comparison)
    return comparison, chain


def _compared_by_name(reading: Reading, triplet: Triplet, relations: Kin) -> Comparison:
    """How a value stands to the claim whose name alone is known: a holder, or a symbol."""
    traits = traits_of(triplet.property)
    if triplet.property.id == _SYMBOL and _OTHER_SYMBOL.search(reading.claim.context):
        return Comparison.DIFFERENT
    if (
        traits.object == "person"
        and rivals_of(reading, triplet, traits, relations)
        and _spoken_about(reading, triplet, traits)
    ):
        return Comparison.DIFFERENT
    return Comparison.OPEN


def _compared_with_rivals(
    reading: Reading, triplet: Triplet, value: str, relations: Kin
) -> tuple[Comparison, tuple[Triplet, ...]]:
    """How a value that the claim does not name stands to the things of its kind that the claim names."""
    traits = traits_of(triplet.property)
    rivals = rivals_of(reading, triplet, traits, relations)
    if not rivals:
        return Comparison.OPEN, ()
    chain = relations.within(value, innermost(rivals, relations)) if traits.inside else None
    if chain is not None and not _by_a_part(chain, triplet, relations):
        return Comparison.SAME, chain
    if _spoken_about(reading, triplet, traits) and (
        excludes(value, rivals, traits, relations) or in_another_house(reading, triplet, rivals, relations)
    ):
        return Comparison.DIFFERENT, ()
    return Comparison.OPEN, ()


def _tells_nothing(reading: Reading, triplet: Triplet, comparison: Comparison, relations: Kin) -> bool:
    """True where the triplet neither bears the claim out nor excludes it, whatever the values are."""
    if comparison is Comparison.OPEN:
        return False
    if comparison is Comparison.SAME and (
        by_another_relation(reading, triplet)
        or (triplet.former and (reading.present or _EVER_SINCE.search(reading.words)))
    ):
        return True
    return (
        (triplet.property.id == _BEGINNING and _NOT_BEGUN.search(reading.words) is not None)
        or is_of_other_kin(reading, triplet)  # whose child the subject is says nothing of the subject's own
        or not said_of_subject(reading, triplet, comparison, relations)
    )


def _by_a_part(chain: Sequence[Triplet], triplet: Triplet, relations: Kin) -> bool:
    """True where what holds the place lies in Asia and beyond: what is in Russia need not be in Asia."""
    if not chain or chain[-1].property.id != "P30" or chain[-1].subject.id == triplet.subject.id:
        return False
    lands = relations.statements(str(chain[-1].subject.id), ("P30",))
    return any({t.object.id for t in lands if isinstance(t.object, Entity)} >= two for two in _TWO_CONTINENTS)


def _below(reading: Reading, value: Value, comparison: Comparison) -> Comparison:
    """How a depth stands to an elevation below zero."""
    if not isinstance(value, QuantityValue) or value.value >= 0:
        return comparison
    return reading.compare(replace(value, value=-value.value))


def _named_once(reading: Reading, triplet: Triplet) -> bool:
    """True where subject and value have one name, which the claim has once: the film *Chicago* is set in
    Chicago, but not what else the claim says to be set there."""
    name = normalise(triplet.subject.label)
    if not isinstance(triplet.object, Entity) or normalise(triplet.object.label) != name:
        return False
    if {triplet.subject.id, triplet.object.id} <= reading.ids:
        return False  # Luxembourg, and Luxembourg City
    said = reading.padded.partition(" / ")[0]
    return f"{said} ".count(f" {name} ") < 2


def _names_itself(reading: Reading, triplet: Triplet) -> bool:
    """True where the claim names the subject by nothing but the value: *the symbol of gold is Ag*."""
    if not isinstance(triplet.object, TextValue):
        return False
    named = [m.text for m in reading.claim.mentions if m.entity.id == triplet.subject.id]
    return bool(named) and all(text == triplet.object.value for text in named)


def _spoken_about(reading: Reading, triplet: Triplet, traits: Traits) -> bool:
    """True when another value of the property would contradict: it has one, and the claim is of today where
    the value changes with time. Where the property is about a place, the triplet is about what the claim
    is about, its first mention."""
    if traits.inside and HELD_IN.search(reading.words):
        return bool(traits.single)  # where an event was does not change, and its host may be named first
    if not traits.single or (traits.changes and not reading.present):
        return False
    return not traits.inside or spoken_of(reading, traits) == triplet.subject.id
