"""Amounts that change with time, and so have several values, but are never so far off."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, QuantityValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.no_contradiction.whose_value import OF_WHERE_IT_LIES
from claimver_core.verification.rules.quantities import NumberExpression, compare_quantity, in_unit
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling
from claimver_core.verification.rules.subjects import spoken_of

_FAR, _FAR_FROM_BOUND, _FAR_WITH_SURROUNDINGS = 2.0, 1.25, 100.0
"""How many times larger or smaller than what the claim says all known values must be."""
_FAR_ABOVE, _FAR_WHERE_GROWN, _GROWN = 1.75, 3.0, 1.25
"""How many times as many people as are known are too many, but in a town; and where the known figures differ
by so much that they may be of other times."""
_CHILDREN = "P1971"
_OF_SOME = re.compile(r"\b(?:raised|adopted|brought up)\b", re.IGNORECASE)
"""Who raised or adopted so many children may have more."""
_AREA = "P2046"
_SETTLED = re.compile(
    r"\b(?:city|town|capital|municipality|village|commune|metropolis|borough)\b", re.IGNORECASE
)
"""What may be told of with its surroundings, many times as large."""
_STEADY = {"P2250": 1.2, "P1081": 1.3, "P4841": 1.5, "P2120": 1.25, "P2884": 1.25, "P2927": 2.0}
"""How far off is far, of what hardly differs by who measured it and when: life expectancy, development index,
births for each woman, radius, voltage, share of water."""
_FAR_FROM = {"P2047": 1.35}
"""The same of a figure without bounds: of a film there may be a longer version."""
_DURATION, _FAR_FROM_LENGTH = "P2047", 1.1
_PAST = re.compile(r"\b(?:was|were|had|once|used to)\b", re.IGNORECASE)
_HEALTHY = re.compile(r"\b(?:healthy|gap|difference|inequality)\b", re.IGNORECASE)
_CHANGES = re.compile(
    r"\b(?:rises?|rose|risen|fell|falls?|fallen|drops?|dropped|increased?|increases|decreased?|decreases|grew|grows?|"
    r"grown|gain(?:s|ed)?|lost|loses|shrank|shrunk|shrinks?)\b",
    re.IGNORECASE,
)
_COVERS = re.compile(
    r"^\W*(?:the\s+)?(?:_\s+(?:covers|covered|spans|has|had|is|measures|occupies|(?:stretches|extends|spreads)\s+(?:over|across))\b|"
    r"(?:_\s*['’]s?\s+)?(?:(?:total|land|surface)\s+)*(?:area|size|territory)\b)",
    re.IGNORECASE,
)
_WHOLE = re.compile(r"^(?:\s*(?:in (?:area|size|total)|of land|large|big))?\W*$", re.IGNORECASE)
_BOUNDS = frozenset({"more", "less"})
_POPULATION = "P1082"
_SOME_PEOPLE = re.compile(
    r"\b(?:kill\w*|die[sd]?|deaths?|dead|injur\w+|wounded|evacuated|displaced|attend\w*|employ\w*|arrest\w*|"
    r"rescued|homeless|saw|drew|seats?|holds|carr\w+|on board|took part|fled|marched|gathered)\b",
    re.IGNORECASE,
)
"""What happens to some of the people somewhere, or what some of them do."""
_ALL_PEOPLE = re.compile(
    r"\b(?:populat\w*|inhabit\w*|residents?|citizens?|souls|liv(?:e|es|ed|ing)|home\s+to|dwell\w*|there\s+(?:are|were))\b|"
    r"_\s+(?:[a-z]+\s+)?(?:has|have|had|counts?|numbers?|with|is|are)\b",
    re.IGNORECASE,
)
"""How a number of people is told to be that of all who live somewhere; twelve walked on the Moon."""


def amount(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """All values of an amount that the claim's words name are far from what it says."""
    if reading.denied or len(reading.numbers) != 1 or not reading.claim.mentions:
        return None
    if OF_WHERE_IT_LIES.search(reading.words):
        return None
    number = reading.numbers[0]
    for bearing in bearings:
        subject, pid = bearing.triplet.subject, bearing.triplet.property.id
        if not bearing.by_cue or bearing.traits.single or subject.id != spoken_of(reading, bearing.traits):
            continue
        if pid == _CHILDREN and _OF_SOME.search(reading.words):
            continue
        if pid == _POPULATION and (
            _SOME_PEOPLE.search(reading.words) or not _ALL_PEOPLE.search(reading.words)
        ):
            continue
        values = [
            (b.triplet, reading.unitless(number, b.triplet.object))
            for b in bearings
            if b.triplet.property.id == pid
            and b.triplet.subject == subject
            and isinstance(b.triplet.object, QuantityValue)
        ]
        if _tells_a_change(reading, number.span.start) or (
            pid == _AREA and not _tells_whole(reading, number)
        ):
            continue
        if pid in _STEADY and (
            bearing.comparison is not Comparison.DIFFERENT or _HEALTHY.search(reading.words)
        ):
            continue
        if not values or any(
            compare_quantity(number, value) is not Comparison.DIFFERENT for _, value in values
        ):
            continue
        if pid == _AREA and _SETTLED.search(f"{subject.description} {reading.words}") is not None:
            least = _FAR_WITH_SURROUNDINGS
        elif pid in _STEADY and (reading.dates or _PAST.search(reading.words)):
            continue
        else:
            bound = _FAR_FROM_LENGTH if pid == _DURATION else _FAR_FROM_BOUND
            far = bound if number.relation in _BOUNDS else _FAR_FROM.get(str(pid), _FAR)
            least = _STEADY.get(str(pid), far)
        known = [in_unit(value, number.unit) for _, value in values]
        ratios = [max(v, number.value) / max(min(v, number.value), 1e-9) for v in known if v is not None]
        if len(ratios) < len(known):
            continue
        if pid == _POPULATION:
            least = _least_people(number, [v for v in known if v is not None], subject.description, least)
        if min(ratios) >= least:
            return Ruling(Label.CONTRADICTORY, "amount", tuple(t for t, _ in values[:3]), alone=True)
    return None


def _least_people(number: NumberExpression, known: Sequence[float], description: str, least: float) -> float:
    if max(known) >= _GROWN * min(known):
        return max(least, _FAR_WHERE_GROWN)
    above = least == _FAR and max(known) < number.value and not _SETTLED.search(description)
    return _FAR_ABOVE if above else least


def _tells_a_change(reading: Reading, place: int) -> bool:
    """True for *has risen by 10 years*, which tells no amount; *has grown to 5 million* does."""
    before = reading.claim.context[:place]
    if re.search(r"\bto\s+(?:[a-z]+\s+){0,2}$", before):
        return False
    return _CHANGES.search(reading.words) is not None or bool(
        re.search(r"\bby\s+(?:[a-z]+\s+){0,2}$", before)
    )


def _tells_whole(reading: Reading, number: NumberExpression) -> bool:
    """False for what covers a part: *its forests cover*, *covers 4,100 square kilometres in Kenya*."""
    behind = reading.claim.context[number.span.end :]
    return _COVERS.match(reading.words) is not None and _WHOLE.match(behind) is not None
