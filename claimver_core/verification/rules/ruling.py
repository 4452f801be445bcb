"""What a rule says of a claim, and how one triplet stands to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.types import Entity, Label, Property, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.traits import Traits


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a rule decided, and by which triplets; ``alone`` is false where subject and object may have been
    swapped, or the wording says more than was read, which only the model can tell. ``whole`` is true where
    the rule reads the whole claim or nothing."""

    label: Label
    rule: str
    triplets: tuple[Triplet, ...]
    alone: bool = True
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Bearing:
    """How one triplet, whose property the claim expresses, stands to the claim; ``by_cue`` is false where
    only the likeness of the whole wording tells the property."""

    triplet: Triplet
    traits: Traits
    comparison: Comparison
    chain: tuple[Triplet, ...] = ()
    by_cue: bool = True

    @property
    def deciding(self) -> tuple[Triplet, ...]:
        return (self.triplet, *self.chain)

    def is_kin_of(self, other: Bearing) -> bool:
        """True for statements with one property about one thing."""
        return (
            self.triplet.property.id == other.triplet.property.id
            and self.triplet.subject == other.triplet.subject
        )


def described(entity: Entity) -> Triplet:
    """What the knowledge says of an item in its description, as a statement."""
    return Triplet(
        entity, Property(None, "description"), TextValue(entity.description), source="descriptions"
    )


def rule_of(bearings: Sequence[Bearing]) -> str:
    """The name of the rule by which triplets decide that state a claim, or exclude it."""
    values = [b.triplet.object for b in bearings]
    if any(isinstance(value, TimeValue) for value in values):
        return "date"
    if any(isinstance(value, QuantityValue) for value in values):
        return "quantity"
    if any(b.chain for b in bearings):
        return "located-in"
    if all(b.comparison is Comparison.DIFFERENT for b in bearings):
        return "functional-property"
    return "stated"
