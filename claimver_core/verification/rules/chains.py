"""Claims that hold by two statements in a row: *was born in the capital of Austria*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Rank, Triplet, Value
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.places.whereabouts import through_its_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling

_RELATES_TWO = re.compile(r"\b(?:before|(?<!named )after|same|with|than|together)\b", re.IGNORECASE)
_CLASSES = frozenset({"P31", "P279", "P106", "P21", "P39", "P140", "P136", "P641"})
"""What many things share, so that it leads from one to no other."""
_BEYOND = frozenset({"P4552", "P206", "P706", "P47", "P974", "P200"})
"""What reaches beyond the thing itself: a mountain range lies in countries in which the mountain does not,
and so does a tributary."""
_KIN = frozenset({"P22", "P25", "P40", "P26", "P3373"})
_TWO_STEPS = re.compile(
    r"\b(?:grand\w+|uncle|aunt|cousin|nephew|niece|brothers?|sisters?|siblings?|\w+-in-law|step\w+)\b",
    re.IGNORECASE,
)
_KIN_WORDS = re.compile(
    r"\b(?:sons?|daughters?|child|children|father|mother|dad|mum|mom|parents?|wife|husband|spouse|married|wed|widow(?:er)?)\b",
    re.IGNORECASE,
)
_CAPITALS = frozenset({"P36", "P1376"})
_CAPITAL = re.compile(r"\bcapital\b", re.IGNORECASE)
_MAKERS, _FOUNDER = frozenset({"P176", "P178", "P127", "P749", "P123", "P137", "P272"}), "P112"
_FIRM = re.compile(
    r"\b(?:compan(?:y|ies)|firms?|businesse?s?|corporations?|studios?|start-?ups?)\b", re.IGNORECASE
)
_HAS_PART = "P527"
_ONE_STEP = frozenset(
    {
        "P737",
        "P802",
        "P1066",
        "P184",
        "P185",
        "P138",
        "P155",
        "P156",
        "P1365",
        "P1366",
        "P47",
        "P190",
        "P530",
        "P451",
    }
)
"""Relations that do not lead on: whom a pupil has influenced, the teacher has not."""
_IS_OF_NATION = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|was)\s+an?\s+(?:[a-z-]+\s+)?_\s+(?:[a-z-]+\s*){1,2}\W*$", re.IGNORECASE
)
_ITS_PLACES = frozenset({"P159", "P740", "P19", "P276", "P495", "P17", "P131", "P30", "P361"})
_CONTAINS = frozenset({"P17", "P131", "P30", "P276", "P361", "P27", "P495"})


def chain(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """The thing in the middle is not named: one statement leads to it, another one on from it.

    Under a denial the chain contradicts only where the first property has one value.
    """
    if _RELATES_TWO.search(reading.words):
        return None
    if len({m.entity.id for m in reading.claim.mentions if is_name(m)}) < 2 and not (
        reading.dates or reading.numbers
    ):
        return None
    for first in bearings:
        middle = first.triplet.object
        if first.comparison is Comparison.SAME or not isinstance(middle, Entity) or reading.names(middle):
            continue
        if first.triplet.property.id in _KIN and not _tells_kin(reading.words):
            continue  # "Albert died in 1901" tells nothing of his wife
        for second in triplets:
            if second is first.triplet or second.rank is Rank.DEPRECATED:
                continue
            if second.former and reading.present:
                continue
            far = _far_end(second, middle)
            if second.object == middle and (
                {second.property.id, first.triplet.property.id} & _CONTAINS
                or second.property.id == first.triplet.property.id
            ):
                continue  # what else lies in the same place, or has the same value, says nothing
            if {second.property.id, first.triplet.property.id} & (_CLASSES | _BEYOND):
                continue
            if {second.property.id, first.triplet.property.id} <= _ONE_STEP:
                continue
            if _IS_OF_NATION.match(reading.words) and first.triplet.property.id not in _ITS_PLACES:
                continue  # whose founder is French need not be French
            if (
                first.triplet.property.id in _MAKERS
                and second.property.id == _FOUNDER
                and not _FIRM.search(reading.words)
            ):
                continue  # who founded its owner or maker has not founded the thing itself
            if (
                first.triplet.property.id in _CONTAINS
                and second.property.id == _HAS_PART
                and second.subject == middle
            ):
                continue  # what lies in the Americas need not lie in that part of them
            if through_its_whole(reading, first.triplet) or through_its_whole(reading, second):
                continue
            of_capital = _CAPITALS & {first.triplet.property.id, second.property.id}
            if of_capital and not _CAPITAL.search(reading.words):
                continue  # who leads a country is not mayor of its capital
            if first.triplet.property.id in _CAPITALS and second.property.id in _CONTAINS | _CAPITALS:
                continue  # the capital of a province is not that of its country, nor are two one another's
            if {second.property.id, first.triplet.property.id} <= _KIN and not _of_two_steps(reading.words):
                continue  # the child of a father is a brother as well as a son
            if (
                far is None
                or far == first.triplet.subject
                or not reading.expresses(second.property)
                or reading.compare(far) is not Comparison.SAME
                or uncovered(reading, [first.triplet, second])
            ):
                continue
            deciding = (first.triplet, second)
            if not reading.denied:
                return Ruling(Label.ATTRIBUTABLE, "chain", deciding, alone=not first.traits.roles)
            if first.traits.single == "always":
                return Ruling(Label.CONTRADICTORY, "chain", deciding, alone=False)
    return None


def _tells_kin(words: str) -> bool:
    return _TWO_STEPS.search(words) is not None or _KIN_WORDS.search(words) is not None


def _of_two_steps(words: str) -> bool:
    """True for the words of a relation between people that takes two statements."""
    return bool(_TWO_STEPS.search(words)) or len(_KIN_WORDS.findall(words)) > 1


def _far_end(triplet: Triplet, middle: Entity) -> Value | None:
    """What the triplet says of ``middle``, or None where it is not about it."""
    if triplet.subject.id == middle.id:
        return triplet.object
    if isinstance(triplet.object, Entity) and triplet.object.id == middle.id:
        return triplet.subject
    return None
