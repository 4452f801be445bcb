"""What a rule says of a claim, and how one triplet stands to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from claimver_core.types import Entity, Label, Property, QuantityValue, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.traits import Traits, traits_of


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a rule decided, and by which triplets; ``alone`` is false where subject and object may have been
    swapped, or the wording says more than was read, which only the model can tell. ``whole`` is true where
    the rule reads the whole claim or nothing, ``complete`` where nothing that may be missing changes it."""

    label: Label
    rule: str
    triplets: tuple[Triplet, ...]
    alone: bool = True
    whole: bool = False
    complete: bool = False

    @property
    def properties(self) -> frozenset[str]:
        """The ids of the properties by which it was decided."""
        return frozenset(str(t.property.id) for t in self.triplets)


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


PLAINLY = frozenset({"stated", "located-in", "chain", "date", "office", "nationality"})
"""The rules by which a statement bears out what it says and no more."""
_COMMON_KNOWLEDGE = "common knowledge"
_WHATEVER_IS_MISSING = frozenset({
    "negation", "general-denial", "roles", "chain", "former-name", "other-name", "no-member", "not-listed",
})  # fmt: skip
_DESCRIBED = frozenset({"P50", "P57", "P86", "P170", "P641"})


def rests_on_gaps(ruling: Ruling) -> bool:
    """True where a claim is contradicted by common knowledge alone, which seldom has all of what there may be
    several of: founders, prizes, terms and spells. What there is one of contradicts."""
    if ruling.label is not Label.CONTRADICTORY or ruling.rule in _WHATEVER_IS_MISSING or not ruling.triplets:
        return False
    if ruling.complete:
        return False
    return all(
        t.source == _COMMON_KNOWLEDGE
        and not _is_described(t)
        and traits_of(t.property).single != "always"
        and not isinstance(t.object, TimeValue)
        for t in ruling.triplets
    )


def _is_described(triplet: Triplet) -> bool:
    """True for the maker of a work, or somebody's sport, that the description has: what they are known by."""
    value = triplet.object
    named = value.label if isinstance(value, Entity) else value.value if isinstance(value, TextValue) else ""
    return triplet.property.id in _DESCRIBED and bool(named) and named in triplet.subject.description


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


def denied_as(ruling: Ruling | None, *, denied: bool) -> Ruling | None:
    """What a ruling on a claim says of the claim that denies it, where it is ``denied``."""
    if ruling is None or not denied:
        return ruling
    supports = ruling.label is Label.ATTRIBUTABLE
    return replace(ruling, label=Label.CONTRADICTORY if supports else Label.ATTRIBUTABLE)
