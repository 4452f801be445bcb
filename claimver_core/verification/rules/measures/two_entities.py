"""Claims that compare two things by a date or an amount: *older than*, *has more inhabitants than*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Mention, QuantityValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.lengths_of_time import (
    LengthOfTime,
    compare_length,
    days_between,
    find_lengths,
)
from claimver_core.verification.rules.measures.scales import Scale, scales_in
from claimver_core.verification.rules.polarity import is_denied
from claimver_core.verification.rules.quantities import NumberExpression, compare_quantity, in_unit_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import (
    NUMBER_WORDS,
    Masked,
    is_said_of,
    leads_to,
    left_over,
    masked,
    order,
    values,
)

_TAIL = re.compile(
    r"^(?:['’]s?)?\s*(?:(?:is|was|does|did|do|has|had|were|are|ever (?:was|did))\b\s*)?"
    r"(?:(?:in|by) (?:height|length|area|size|population|age|terms of [a-z]+|surface area|land area)\b\s*)?"
    r"(?:,?\s*(?:which|who|at|by|with|and|its|has|have|only|just|about|is|in|on|from|born|the|vs\.?|"
    r"versus|against|to)\b"
    rf"|[\d.,\s()/–-]+|\b{NUMBER_WORDS}\b|\b(?:years?|months?|days?|weeks?|met(?:re|er)s?|m|ft|feet|km|"
    rf"kilomet(?:re|er)s?|miles?|million|"
    r"billion|inhabitants|people|points?)\b)*\W*$",
    re.IGNORECASE,
)
"""What may follow the second thing: by how much, or its own value."""

_OF_NONE = re.compile(r"^\W*(?:no(?:body| one|where|thing)?|none|only)\b", re.IGNORECASE)
"""*No ocean on Earth is larger than*: what is compared is not what is named first."""
_BY = re.compile(r"\bby (?:\w+ ){0,2}$", re.IGNORECASE)


def comparison(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Two values of one property decide which of two things has more of it, or came first.

    Values that are equal, that overlap at their precision, or whose units cannot be compared decide
    nothing, and neither do several values of each that do not all say the same.
    """
    return _compared(masked(reading), reading, relations) or _compared(
        masked(reading, nouns=True), reading, relations
    )


def _compared(claim: Masked, reading: Reading, relations: Kin) -> Ruling | None:
    if _OF_NONE.match(claim.text):
        return None
    for scale, told, match in scales_in(claim.text):
        sides = two_sides(claim, match)
        if sides is None:
            continue
        ends = _values(sides, scale, relations)
        if ends is None:
            continue
        actual = order(*ends)
        if actual is None:
            continue
        deciding = (ends[0][0], ends[1][0])
        # a denial inside the words ("not as tall as") is what they mean, not a denial of them
        denied = is_denied(claim.text[: match.start()] + " " + claim.text[match.end() :])
        if actual != told:
            label = Label.ATTRIBUTABLE if denied else Label.CONTRADICTORY
            return Ruling(label, "comparison", deciding, whole=True)
        if denied:
            return Ruling(Label.CONTRADICTORY, "comparison", deciding, whole=True)
        difference, piece = _difference(reading, match, deciding)
        if difference is Comparison.DIFFERENT:
            return Ruling(Label.CONTRADICTORY, "comparison", deciding, whole=True)
        piece += re.findall(r"[A-Z]\w+", match.group())  # the Sun, to which one of them is closer
        if difference is Comparison.SAME and not left_over(reading, deciding, piece):
            return Ruling(Label.ATTRIBUTABLE, "comparison", deciding, whole=True)
        return None
    return None


def two_sides(claim: Masked, match: re.Match[str]) -> tuple[Mention, Mention] | None:
    """The things before and behind the words that compare; None where more is said of them than that."""
    before, behind = claim.before(match.start()), claim.behind(match.end())
    if before is None or behind is None or before[0].entity.id == behind[0].entity.id:
        return None
    if not is_said_of(before[1]) or not leads_to(behind[1]) or not _TAIL.match(behind[2]):
        return None
    return before[0], behind[0]


def _values(
    sides: tuple[Mention, Mention], scale: Scale, relations: Kin
) -> tuple[list[Triplet], list[Triplet]] | None:
    """What is known of both by the scale."""
    one, other = (str(mention.entity.id) for mention in sides)
    first, second = values(one, scale.properties, relations), values(other, scale.properties, relations)
    if not first or not second:
        return None
    if scale.doubt:
        doubts = order(values(one, [scale.doubt], relations), values(other, [scale.doubt], relations))
        if doubts is not None and doubts != order(first, second):
            return None
    return first, second


def _difference(
    reading: Reading, match: re.Match[str], deciding: tuple[Triplet, Triplet]
) -> tuple[Comparison, list[str]]:
    """How the difference that the claim tells stands to the real one, SAME where it tells none; and the
    texts read for it."""
    context = reading.claim.context
    place = context.lower().find(match.group().lower().split("_")[0].strip())
    lengths = [length for length in find_lengths(context) if _stands_by(context, length, place)]
    if lengths:
        between = _between(deciding[0], deciding[1])
        compared = Comparison.OPEN if between is None else compare_length(lengths[0], *between)
        return compared, [n.span.of(context) for n in reading.numbers if n.span.overlaps(lengths[0].span)]
    numbers = [number for number in reading.numbers if _stands_by(context, number, place)]
    if not numbers:
        return Comparison.SAME, []
    one, two = deciding[0].object, deciding[1].object
    if not isinstance(one, QuantityValue) or not isinstance(two, QuantityValue):
        return Comparison.OPEN, []
    converted = in_unit_of(two, one)
    if converted is None:
        return Comparison.OPEN, []
    behind = context[numbers[0].span.end :].lstrip().lower()
    if behind.startswith(("times", "%", "percent")):
        return Comparison.OPEN, []
    real = QuantityValue(abs(one.value - converted), one.unit)
    return compare_quantity(numbers[0], reading.unitless(numbers[0], real)), [numbers[0].span.of(context)]


def _stands_by(context: str, told: LengthOfTime | NumberExpression, place: int) -> bool:
    """True right before the comparison, or behind *by*."""
    between = context[told.span.end : max(place, told.span.end)]
    if place >= told.span.end and re.fullmatch(r"\s*(?:[a-z]+\s+)?", between):
        return True
    return told.span.start > place and _BY.search(context[: told.span.start]) is not None


def _between(one: Triplet, other: Triplet) -> tuple[float, float] | None:
    if not isinstance(one.object, TimeValue) or not isinstance(other.object, TimeValue):
        return None
    first, second = interval(one.object), interval(other.object)
    return days_between(first, second) or days_between(second, first)
