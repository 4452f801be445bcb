"""What comes first or last among all members of a class, such as the states of a land."""

from __future__ import annotations

from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, QuantityValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.quantities import in_unit_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

POPULATION = "P1082"
CLEARLY = 1.05
"""Times as much as the claim's subject has, for contradiction."""
_CLEARLY_OF_PARTS = 1.2
_IS_A, _OVER = ("P31",), ("P576", "P582")
_OF_MATTER = frozenset({"Q11344", "Q11426", "Q11432"})
_STATES = {"Q6256": "Q3624078"}
"""Of countries, the sovereign states are compared."""
_CLASS_OF_PARTS, _HOW_MANY = ("P2670",), "P1114"
_FEWEST, _MOST_PARTS = 3, 100
_MOST_KNOWN = 0.95
"""The share of a kind whose values have to be known for the least of them."""


def members_of(kind: str, relations: Kin) -> list[Triplet]:
    """The statements that something of today is of the kind; classes are none of its members, unless it has
    no others, as elements."""
    found = [t for t in relations.stated_of(_STATES.get(kind, kind), _IS_A) if not t.former]
    named = [t for t in found if not t.subject.label.islower()] if kind not in _OF_MATTER else found
    return [t for t in named if not relations.statements(str(t.subject.id), _OVER)]


def least_of(qid: str, members: Sequence[Triplet], measure: str, relations: Kin) -> Ruling | None:
    """*The smallest continent*: where nearly all members have a known value, the least one supports; one
    clearly smaller contradicts."""
    own, amounts = _amounts(qid, members, measure, relations)
    if own is None or measure == POPULATION or len(members) <= _FEWEST:
        return None
    amounts.sort(key=lambda pair: pair[0])
    first = amounts[0]
    if first[1] is own:
        known = len(amounts) >= max(2, _MOST_KNOWN * len(members))
        return Ruling(Label.ATTRIBUTABLE, "superlative", (own, amounts[1][1]), whole=True) if known else None
    if first[0] * _CLEARLY_OF_PARTS <= value(own):
        return Ruling(Label.CONTRADICTORY, "superlative", (own, first[1]), whole=True)
    return None


def least_known(statement: Triplet, measure: str, relations: Kin) -> float:
    """The least of the values that are known of the statement's subject: the Amazon is longer than the Nile
    by some measurements alone."""
    known = relations.statements(str(statement.subject.id), (measure,))
    amounts = [
        in_unit_of(_quantity(t), _quantity(statement)) for t in known if isinstance(t.object, QuantityValue)
    ]
    return min((amount for amount in amounts if amount is not None), default=value(statement))


def far_behind(qid: str, measure: str, first: Triplet, relations: Kin) -> Ruling | None:
    """What has too little to stand among the greatest is not the first of them."""
    known = [t for t in relations.statements(qid, (measure,)) if isinstance(t.object, QuantityValue)]
    amounts = [in_unit_of(_quantity(t), _quantity(first)) for t in known]
    least = least_known(first, measure, relations)
    if measure == POPULATION or not known or any(a is None or a * CLEARLY > least for a in amounts):
        return None
    return Ruling(Label.CONTRADICTORY, "superlative", (known[0], first), whole=True)


def first_of_parts(
    qid: str, kind: str, measure: str, relations: Kin, *, least: bool = False
) -> Ruling | None:
    """*Alaska is the largest US state*: of all that are of the class it has the most, or another one clearly
    more; with ``least`` the other way round."""
    parts = relations.stated_of(kind, _IS_A)
    own, amounts = _amounts(qid, parts, measure, relations)
    number = _number_of(kind, relations)
    if own is None or not _FEWEST < len(parts) < _MOST_PARTS or (least and number != len(parts)):
        return None
    amounts.sort(key=lambda pair: pair[0], reverse=not least)
    first, own_value = amounts[0], value(own)
    if first[1] is own:
        if len(amounts) < len(parts) or len(parts) < (number or 0):
            return None
        return Ruling(Label.ATTRIBUTABLE, "superlative", (own, amounts[1][1]), whole=True)
    factor = own_value / first[0] if least else first[0] / own_value
    if measure != POPULATION and factor >= _CLEARLY_OF_PARTS:  # few populations are of today
        return Ruling(Label.CONTRADICTORY, "superlative", (own, first[1]), whole=True)
    return None


def class_of_parts(reading: Reading, subject: Mention, noun: str, relations: Kin) -> str | None:
    """The Q-id of the class of the subject that the claim means by a noun: *state of Germany* by *state*; of
    the places that the claim names it has to be the one in the class's name."""
    places = [m for m in reading.claim.mentions if is_name(m) and m is not subject]
    for triplet in relations.statements(str(subject.entity.id), _IS_A):
        if not isinstance(triplet.object, Entity) or triplet.former:
            continue
        words = normalise(triplet.object.label).split()
        if (
            noun == words[0]
            and "of" in words
            and all(set(normalise(m.entity.label).split()[:2]) <= {*words, "of"} for m in places)
        ):
            return str(triplet.object.id)
    return None


def value(triplet: Triplet) -> float:
    """The amount of a statement about a quantity."""
    return _quantity(triplet).value


def _amounts(
    qid: str, members: Sequence[Triplet], measure: str, relations: Kin
) -> tuple[Triplet | None, list[tuple[float, Triplet]]]:
    """The value of one member, and those of all in its unit."""
    of_each = [_stated(str(member.subject.id), measure, relations) for member in members]
    known = [t for t in of_each if t is not None]
    own = next((t for t in known if t.subject.id == qid and value(t) > 0), None)
    if own is None:
        return None, []
    amounts = [(amount, t) for t in known if (amount := in_unit_of(_quantity(t), _quantity(own)))]
    return own, amounts


def _stated(qid: str, measure: str, relations: Kin) -> Triplet | None:
    """The area that is stated first, and of all populations the greatest, which is a late one."""
    known = [t for t in relations.statements(qid, (measure,)) if isinstance(t.object, QuantityValue)]
    return max(known, key=value) if known and measure == POPULATION else next(iter(known), None)


def _number_of(kind: str, relations: Kin) -> int | None:
    """How many members the class has, where that is known."""
    for triplet in relations.stated_of(kind, _CLASS_OF_PARTS):
        for qualifier in triplet.qualifiers:
            if qualifier.property.id == _HOW_MANY and isinstance(qualifier.value, QuantityValue):
                return int(qualifier.value.value)
    return None


def _quantity(triplet: Triplet) -> QuantityValue:
    assert isinstance(triplet.object, QuantityValue)
    return triplet.object
