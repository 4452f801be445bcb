"""Claims that triplets state whole, or that they contradict where the claim denies them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, TextValue, Triplet
from claimver_core.verification.rules.background import PLACED, background
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.coverage import MANNERS_OF_DEATH, uncovered
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.joined_names import joins_all_names, misses_listed, stops_short
from claimver_core.verification.rules.no_contradiction.other_relations import by_another_relation
from claimver_core.verification.rules.over_time.each_in_time import late_comers
from claimver_core.verification.rules.polarity import DENIES_A_PART, LEAVING
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.roles import direction
from claimver_core.verification.rules.ruling import Bearing, Ruling, rule_of
from claimver_core.verification.rules.says_too_much.overstated import RANKS_NAMES

_HALF_DENIED = re.compile(
    r"\b(?:but|although|though|while|whereas|where|who|which|when|because|always|alone|yet|all|just|both|"
    r"entirely|necessarily|its|his|her|their)\b|,\s*(?:it|he|she|they)(?:['’]s|\s+(?:is|was|are|were))\b",
    re.IGNORECASE,
)
"""Words by which a denial may touch another part of the claim than the one that a triplet states."""
_TO_THE_END = re.compile(rf"\b(?:{LEAVING}|original)\b|\bw[io]n\b.*\bfor\s", re.IGNORECASE)
"""A prize, too, may have been for something else."""
_ORDERED = re.compile(
    r"\b(?:before|(?<!named )after)\s+(?:(?:the\s+)?_|(?:him|her|them)\b)|\bhand(?:ed|s)\b.*\bto\s+_",
    re.IGNORECASE,
)
_FOLLOWS = frozenset({"P155", "P156", "P1365", "P1366", "P138"})
_DIFFERENT = "P1889"
_PARENTS = frozenset({"P22", "P25", "P40"})
_ONE_WAY = _PARENTS | {"P127", "P1830", "P749", "P355", "P184", "P185", "P1066", "P802", "P397", "P398"}
"""Parents, owners, teachers and the centres of orbits: none of them is what the other is to them."""
_CAPITAL = re.compile(r"\bcapital\b(?! punishment)", re.IGNORECASE)
_OF_A_LAND = re.compile(r"^\W*the\s+_\s+[a-z]+\s+(?:is|was|has|had|[a-z]+ed|won|led|went)\b", re.IGNORECASE)
"""*The German politician is*, whoever that may be."""
_THE_ONE = re.compile(r"^\W*the\s+(?:[a-z]+\s+){1,3}(?:is|was)\s+the\b", re.IGNORECASE)
_INSTANCE_OF, _AWARD = "P31", "P166"
_TO_COME = re.compile(
    r"\b(?:will|shall|won['’]t|(?:is|are) (?:going|about|set|due|expected|likely|bound|poised) to)\b"
)
_OF_EVENTS = frozenset({"P17", "P131", "P276", "P585", "P580", "P582", "P641", "P664"})
"""What is known of an event before it takes place: where and when it will be."""


def stated(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """The triplets state what the claim says, all of it; under a denial they contradict it."""
    if DENIES_A_PART.search(reading.words) or RANKS_NAMES.search(reading.words):
        return None
    same = [
        b
        for b in bearings
        if b.comparison is Comparison.SAME
        and not by_another_relation(reading, b.triplet)
        and not _of_another_time(reading, b.triplet)
    ]
    if len({b.triplet.subject for b in same if b.triplet.property.id == _AWARD}) > 1:
        same = [b for b in same if not _of_another_time(reading, b.triplet, 0)]  # not each in their own year
    late = late_comers(reading, [b.triplet for b in same])
    same = [b for b in same if b.triplet not in late]
    if not same or _is_mere_place(reading, same) or _is_any_of_a_kind(reading, same):
        return None
    deciding = tuple(dict.fromkeys(t for b in same for t in b.deciding))
    known = [*deciding, *background(reading, triplets, deciding)]
    missing = uncovered(reading, known)
    different = [b for b in bearings if b.comparison is Comparison.DIFFERENT]
    if stops_short(reading, deciding) or misses_listed(reading, known):
        return None
    if _TO_COME.search(reading.words) and not {t.property.id for t in deciding} <= _OF_EVENTS:
        return None
    if _ORDERED.search(reading.words) and not any(t.property.id in _FOLLOWS for t in deciding):
        return None  # that both are known tells nothing of which was first
    if missing or not joins_all_names(reading, known):
        return None
    if different and not _settled(different, same):
        return None
    if reading.denied and any(b.triplet.property.id == _DIFFERENT for b in same):
        return None  # "is not the same as" affirms that the two are different
    if not any(b.by_cue for b in same) and any(_stands_against(b, same) for b in bearings):
        return None
    told = [direction(reading, b.triplet) for b in same]
    if False in told:
        return _turned(reading, deciding, same) if not any(told) else None
    alone = all(way is True or not b.traits.roles for way, b in zip(told, same, strict=True))
    alone = alone and all(b.by_cue for b in same)
    if reading.denied != any(b.traits.denies for b in same):
        if reading.denied and (
            _names_the_island(reading)
            or reading.unique
            or _HALF_DENIED.search(reading.words)
            or _TO_THE_END.search(reading.words)
        ):
            return None  # "was not her first husband" may deny the first alone
        return Ruling(Label.CONTRADICTORY, "negation", deciding, alone)
    return Ruling(Label.ATTRIBUTABLE, rule_of(same), deciding, alone)


def _of_another_time(reading: Reading, triplet: Triplet, years: int = 1) -> bool:
    """True for what was at another time than the claim's, by more than so many years: a prize that somebody
    else has had long before."""
    days = qualifying_days(triplet, "P585") if len(reading.dates) == 1 else None
    if days is None or not reading.dates[0].exact:
        return False
    claimed, (first, last) = reading.dates[0], days
    return claimed.latest[0] + years < first[0] or last[0] + years < claimed.earliest[0]


def _names_the_island(reading: Reading) -> bool:
    """True for *is no part of Great Britain*, which is not all of the state that it was taken for."""
    named = (m for m in reading.claim.mentions if normalise(m.text) == "great britain")
    return any(normalise(m.entity.label) != "great britain" for m in named)


def _is_mere_place(reading: Reading, same: Sequence[Bearing]) -> bool:
    """True where a capital or somebody of the country is spoken of, and that it lies in the country is all
    that is known."""
    known = {b.triplet.property.id for b in same}
    if _OF_A_LAND.search(reading.words) and known <= PLACED:
        return True
    return bool(_CAPITAL.search(reading.words) and known & PLACED) and known <= {*PLACED, _INSTANCE_OF}


def _is_any_of_a_kind(reading: Reading, same: Sequence[Bearing]) -> bool:
    """True for *the currency is the dinar*, whose it may be: that several dinars are currencies bears out
    nothing."""
    several = len({b.triplet.subject for b in same}) > 1
    return (
        several
        and all(b.triplet.property.id == _INSTANCE_OF for b in same)
        and bool(_THE_ONE.match(reading.words))
    )


def _stands_against(bearing: Bearing, same: Sequence[Bearing]) -> bool:
    """True for a property that the claim's words name, with another value than the claim's: *born in New
    York*, of somebody whose band was formed there."""
    if any(b.triplet.property.id in MANNERS_OF_DEATH for b in same):
        return False  # "died in a plane crash" tells no place
    return (
        bearing.by_cue
        and bearing.traits.single == "always"
        and bearing.comparison is not Comparison.SAME
        and isinstance(bearing.triplet.object, Entity)
        and any(
            isinstance(b.triplet.object, Entity) and b.triplet.subject == bearing.triplet.subject
            for b in same
        )
    )


def _turned(reading: Reading, deciding: tuple[Triplet, ...], same: Sequence[Bearing]) -> Ruling | None:
    """The claim tells a one-way relation the wrong way round: *the son of* his son."""
    if reading.denied or any(b.triplet.property.id in PLACED for b in same):
        return (
            None  # of places, the claim may mean a smaller one: "Beaverton, Oregon is in Washington County"
        )
    if _named_the_other_way(reading, deciding):
        return None
    sure = all(b.triplet.property.id in _ONE_WAY and direction(reading, b.triplet) is False for b in same)
    return Ruling(Label.CONTRADICTORY, "roles", deciding, alone=sure)


def _named_the_other_way(reading: Reading, deciding: Sequence[Triplet]) -> bool:
    """True where a name was taken for one of the two things while it is the other's: *Walt Disney*, of the
    company."""
    ends = [end for t in deciding for end in (t.subject, t.object) if isinstance(end, Entity)]
    whose = {normalise(end.label): end.id for end in ends}
    return any(whose.get(normalise(m.text), m.entity.id) != m.entity.id for m in reading.claim.mentions)


def _settled(different: Sequence[Bearing], same: Sequence[Bearing]) -> bool:
    """True when what differs is another value of a property that also has the claimed one, or an
    entity that another triplet bears out."""
    return all(
        any(d.is_kin_of(s) for s in same)
        or (
            isinstance(d.triplet.object, Entity | TextValue)
            and any(isinstance(s.triplet.object, Entity) for s in same)
        )
        for d in different
    )
