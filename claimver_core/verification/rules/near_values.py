"""Values that are near the claim's, but known so exactly that the claim is wrong all the same."""

from __future__ import annotations

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, QuantityValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.quantities import in_metres
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.traits import Traits

_HEIGHT, _ELEVATION = "P2048", "P2044"
_OF_PEOPLE = 0.08
"""Metres by which two accounts of somebody's height differ at most."""
_BEYOND_BOUND = 0.01
"""How far short of a bound, as a share of it, a height may fall by another measurement."""


def is_another_value(reading: Reading, triplet: Triplet, traits: Traits, relations: Kin) -> bool:
    """True where the claim gives one of a few possible values, which is not the triplet's, a height that is
    not the person's, or a bound that a building or mountain does not reach."""
    value = triplet.object
    if isinstance(value, Entity) and traits.values:
        elsewhere = traits.changes and (
            not reading.present or reading.dates or _names_a_place(reading, triplet)
        )
        return not elsewhere and _names_another(reading, value, traits.values)
    if isinstance(value, QuantityValue) and triplet.property.id in (_HEIGHT, _ELEVATION):
        return _is_out_of_reach(reading, triplet, value, relations)
    return False


def _names_a_place(reading: Reading, triplet: Triplet) -> bool:
    """True where something else is named: a species may be extinct in a country alone."""
    return any(is_name(m) and m.entity.id != triplet.subject.id for m in reading.claim.mentions)


def _names_another(reading: Reading, value: Entity, possible: tuple[str, ...]) -> bool:
    said = f" {normalise(reading.claim.context)} "
    found = set()
    for name in sorted(possible, key=len, reverse=True):  # "critically endangered" is not "endangered"
        if f" {name} " in said:
            found.add(name)
            said = said.replace(f" {name} ", " ")
    own = normalise(value.label)
    return own in possible and bool(found) and own not in found


def _is_out_of_reach(reading: Reading, triplet: Triplet, value: QuantityValue, relations: Kin) -> bool:
    if len(reading.numbers) != 1:
        return False
    number = reading.numbers[0]
    actual, claimed = in_metres(value), number.in_metres
    if actual is None or claimed is None:
        return False
    if number.relation in ("more", "less"):
        short = claimed - actual if number.relation == "more" else actual - claimed
        return short > _BEYOND_BOUND * claimed
    return relations.kind(str(triplet.subject.id)) == "person" and abs(claimed - actual) > _OF_PEOPLE
