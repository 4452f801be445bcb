"""Asks the rules about a claim and its triplets, and tells which of their rulings stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.bare_names import may_be_another_place, may_be_somebody_else
from claimver_core.verification.rules.bearing import bearings_of
from claimver_core.verification.rules.in_order import OF_BEARINGS, OF_SORTS
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.measures.amounts import amount
from claimver_core.verification.rules.no_contradiction.beside_the_point import is_beside_the_point
from claimver_core.verification.rules.people.with_age import apart_from_age
from claimver_core.verification.rules.people.with_calling import apart_from_calling, tells_bearers_apart
from claimver_core.verification.rules.people.with_kin import apart_from_kin
from claimver_core.verification.rules.people.with_origin import apart_from_origin
from claimver_core.verification.rules.people.with_prizes import apart_from_prize
from claimver_core.verification.rules.places.larger_place import apart_from_larger_places, with_holders
from claimver_core.verification.rules.places.misplaced import misplaced
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, rests_on_gaps
from claimver_core.verification.rules.said_tense import has_died, in_the_past
from claimver_core.verification.rules.says_too_much.asides import apart_from_circumstance, apart_from_parents
from claimver_core.verification.rules.says_too_much.details import details
from claimver_core.verification.rules.says_too_much.overstated import overstates
from claimver_core.verification.rules.says_too_much.predicates import fits_predicate
from claimver_core.verification.rules.weaker import weaker
from claimver_core.verification.rules.wording import unread
from claimver_core.verification.rules.works.versions import may_be_another_version
from claimver_core.verification.rules.works.with_makers import apart_from_makers

_OF_NOBODY_NAMED = re.compile(r"^\W*(?:(?:so|and|but|then|later)\s+)?(?:he|she|they)\b", re.IGNORECASE)
_ON_CONDITION = re.compile(r"^\W*(?:if|unless|provided|assuming)\b", re.IGNORECASE)
_AMOUNT, _OF_EACH = "amount", re.compile(r"\W*(?:each|every)\b", re.IGNORECASE)
"""*Each American state sends two senators*: no amount of the whole land's."""
_MEASURES = frozenset({"comparison", "quantity", "superlative"})
_FROM_ITS_BASE = re.compile(r"\bfrom\s+(?:its\s+|the\s+)?base\b", re.IGNORECASE)
"""Of a height that is not told above the sea."""
_BY_DESCENT = re.compile(r"\bby\s+(?:birth|descent|origin)\b", re.IGNORECASE)
"""What is told of nobody: where somebody was born or lived tells no descent."""


def decide(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The first rule that has something to say decides; None leaves the claim to the model.

    Who said something is not to be looked up: what was said tells nothing of that. Nor is it what is said of
    somebody whom nothing names.
    """
    if _OF_NOBODY_NAMED.match(reading.words) or _ON_CONDITION.match(reading.claim.context):
        return None
    apart = apart_from_larger_places(reading, relations)
    if apart is not None:
        shorter, told, holders = apart
        ruling = decide(shorter, triplets, relations)
        if ruling is not None:
            return with_holders(ruling, told)
        ruling = _settled(reading, triplets, relations)
        return (
            None if ruling is not None and {str(t.subject.id) for t in ruling.triplets} <= holders else ruling
        )
    return _settled(reading, triplets, relations)


def _settled(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    ruling = _ruled(reading, triplets, relations)
    if ruling is None:
        return None
    if ruling.label is Label.ATTRIBUTABLE:
        return None if overstates(reading, ruling, relations) else ruling
    if ruling.rule == _AMOUNT and _OF_EACH.match(reading.claim.context):
        return None
    if ruling.rule in _MEASURES and _FROM_ITS_BASE.search(reading.words):
        return None
    if rests_on_gaps(ruling) or may_be_another_version(reading, ruling, relations):
        return None
    if is_beside_the_point(reading, ruling, relations):
        ruling = _against_kin(reading, triplets, relations)
    if ruling is None:
        return None
    if _BY_DESCENT.search(reading.words) or may_be_another_place(reading, ruling, relations):
        return None
    if may_be_somebody_else(reading.claim, relations) and not tells_bearers_apart(reading, relations):
        return None
    return ruling


def _ruled(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    if reading.claim.reports:
        return None
    if (past := in_the_past(reading, relations)) is not None:
        told = _decide(past, triplets, relations)
        if told is not None or has_died(past, relations):
            return told
    if (parts := apart_from_age(reading)) is not None:
        return _of_both([_decide(part, triplets, relations) for part in parts])
    ruling = _decide(reading, triplets, relations)
    if ruling is None or (ruling.label is Label.ATTRIBUTABLE and not ruling.whole):
        ruling = _without_aside(reading, triplets, relations) or ruling
    if ruling is None:
        for less in weaker(reading, relations):
            against = _decide(less, triplets, relations)
            if against is not None and against.label is Label.CONTRADICTORY:
                return against
    return ruling


def _without_aside(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What the rules say of the claim without what it tells of somebody besides, which is known to be so:
    their prize, their land, whose kin they are, or their calling; or of a work, whose it is."""
    for leave_out in (
        apart_from_prize,
        apart_from_origin,
        apart_from_kin,
        apart_from_calling,
        apart_from_makers,
    ):
        apart = leave_out(reading, relations)
        ruling = _decide(apart[0], triplets, relations) if apart is not None else None
        if apart is None or ruling is None:
            continue
        if ruling.label is not Label.ATTRIBUTABLE:
            return ruling
        if not reading.denied:
            told = tuple(dict.fromkeys((*ruling.triplets, *apart[1])))
            more = unread(apart[0], ruling.triplets) or details(apart[0], ruling.triplets)
            return replace(ruling, triplets=told, whole=ruling.whole or not more)
    return None


def _against_kin(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What contradicts the claim as one of the named relative alone: *Obama's wife Michelle was born in
    London*."""
    apart = apart_from_kin(reading, relations)
    told = _decide(apart[0], triplets, relations) if apart is not None else None
    return told if told is not None and told.label is Label.CONTRADICTORY else None


def _of_both(rulings: Sequence[Ruling | None]) -> Ruling | None:
    """What contradicts a part contradicts the claim; all parts have to be supported for it to be."""
    told = [ruling for ruling in rulings if ruling is not None]
    against = next((ruling for ruling in told if ruling.label is Label.CONTRADICTORY), None)
    if against is not None or len(told) < len(rulings):
        return against
    deciding = dict.fromkeys(t for ruling in told for t in ruling.triplets)
    return Ruling(
        Label.ATTRIBUTABLE, told[-1].rule, tuple(deciding), alone=all(r.alone for r in told), whole=True
    )


def _decide(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    bearings = bearings_of(reading, triplets, relations)
    for sort in OF_SORTS:
        ruling = sort(reading, triplets, relations)
        if ruling is not None:
            return ruling
    for rule in OF_BEARINGS:
        ruling = rule(reading, bearings, triplets)
        if ruling is not None and ruling.rule == _AMOUNT:
            ruling = _by_all_amounts(reading, ruling, relations)
        if ruling is not None:
            if (rest := _apart_from_asides(reading, ruling)) is not None:
                told = _decide(rest, triplets, relations)
                return told if told is not None and told.label is Label.CONTRADICTORY else None
            supports = ruling.label is Label.ATTRIBUTABLE and not reading.denied
            if supports and (elsewhere := misplaced(reading, ruling.triplets, relations)) is not None:
                return elsewhere
            return None if supports and not fits_predicate(reading, relations) else ruling
    return None


def _by_all_amounts(reading: Reading, ruling: Ruling, relations: Kin) -> Ruling | None:
    """The same by all values that are known, of which few may have been retrieved."""
    first = ruling.triplets[0]
    known = relations.statements(str(first.subject.id), (str(first.property.id),))
    return amount(reading, bearings_of(reading, known, relations), known) if known else ruling


def _apart_from_asides(reading: Reading, ruling: Ruling) -> Reading | None:
    """The claim without what it tells of other things besides, which alone may contradict it; None where it
    tells nothing besides that the ruling could rest on."""
    if ruling.label is Label.ATTRIBUTABLE:
        return apart_from_parents(reading)
    return apart_from_parents(reading) or apart_from_circumstance(reading)
