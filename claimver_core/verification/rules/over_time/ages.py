"""Claims that tell an age: *died at the age of 76*, *won the prize when she was 26*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Rank, TimeValue, Triplet
from claimver_core.verification.rules.coverage import uncovered
from claimver_core.verification.rules.dates import Day, interval
from claimver_core.verification.rules.quantities import find_numbers
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Bearing, Ruling
from claimver_core.verification.rules.traits import traits_of

_BIRTH = "P569"
_DEATH = "P570"
LIFE_DATES = frozenset({_BIRTH, _DEATH})
_MOMENTS = frozenset({"P585", "P580"})
_AGE = re.compile(
    r"\bat (?:the |an )?age (?:of )?(?P<a>[\w-]+)|\baged (?P<b>[\w-]+)"
    r"|\bat (?P<c>\d{1,3}|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)"
    r"(?= years old|[.;!]|$| when\b)"
    r"|\b(?P<d>[\w-]+) years old\b"
    r"|\bwhen (?:s?he|they) (?:was|were) (?:only |just )?(?P<e>[\w-]+)(?=[,.;!]|$)"
    r"|\bwas (?:only |just )?(?P<h>[\w-]+) (?:years old )?(?:on|when|at the time of) "
    r"(?:becoming|receiving|winning)"
    r"|\b(?:was|turned) (?:only |just )?(?P<f>[\w-]+) when (?:s?he|they) (?:died|passed)"
    r"|\blived to be (?:only |just )?(?P<g>[\w-]+)",
    re.IGNORECASE,
)


_ENTERED = re.compile(r"\b(?:became|becoming|received|receiving|won|winning)\b", re.IGNORECASE)
_DIED = re.compile(r"\b(?:die[sd]?|dying|dead|death|passed away|passes away|lived to be)\b", re.IGNORECASE)
_HEDGED = re.compile(
    r"\b(?:over|under|nearly|almost|about|around|approximately|roughly|some|more|less|past)\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"\bwhen (?:his|her|their)\b"
    r"|\b(?:over|under|nearly|almost|about|around|more than|less than|past)\s+(?:the age of\s+)?"
    r"[\w-]+(?: years old)?\b(?= when| at|$|[.,;]| years)",
    re.IGNORECASE,
)
"""The age is hedged, or that of one person when something happened to another."""


def age(reading: Reading, bearings: Sequence[Bearing], triplets: Sequence[Triplet]) -> Ruling | None:
    """Birth and event give the age; a claimed age that no days within their precision allow contradicts."""
    told = claimed_age(reading.claim.context)
    if told is None or _HEDGED.search(told[1]) or _OTHERS.search(reading.claim.context):
        return None
    years, text = told
    for birth in triplets:
        if birth.property.id != _BIRTH or birth.rank is Rank.DEPRECATED or not reading.names(birth.subject):
            continue
        if any(_is_other_birth(birth, other) for other in triplets) or not isinstance(
            birth.object, TimeValue
        ):
            continue
        events = [
            (event, moment)
            for event in triplets
            if (moment := _moment(reading, event, birth)) is not None and _together(reading, text, event)
        ]
        at = [ages(interval(birth.object), interval(moment)) for _, moment in events]
        one_fits = any(youngest <= years <= oldest for youngest, oldest in at)
        for (event, _), (youngest, oldest) in zip(events, at, strict=True):
            deciding = (birth, event)
            if one_fits and not youngest <= years <= oldest:
                continue  # the first of several prizes
            if years < youngest or years > oldest:
                label = Label.ATTRIBUTABLE if reading.denied else Label.CONTRADICTORY
            elif youngest == oldest:
                label = Label.CONTRADICTORY if reading.denied else Label.ATTRIBUTABLE
            else:
                continue
            left = [piece for piece in uncovered(reading, deciding) if piece not in text]
            if label is Label.ATTRIBUTABLE and left:
                continue
            return Ruling(label, "age", deciding, alone=not left)
    return None


def claimed_age(text: str) -> tuple[int, str] | None:
    """The age in years that ``text`` tells, and the words for it; None where it tells none, or several."""
    found = []
    for match in _AGE.finditer(text):
        word = next(group for group in match.groups() if group)
        numbers = [number for number in find_numbers(word) if number.unit is None]
        if len(numbers) == 1 and 0 < numbers[0].value < 130:
            found.append((int(numbers[0].value), match.group()))
    return found[0] if len(found) == 1 else None


def ages(birth: tuple[Day, Day], event: tuple[Day, Day]) -> tuple[int, int]:
    """The least and greatest age in full years at ``event``, each given by its first and last day."""
    return _years(birth[1], event[0]), _years(birth[0], event[1])


def _years(start: Day, end: Day) -> int:
    return end[0] - start[0] - (end[1:] < start[1:])


def _moment(reading: Reading, event: Triplet, birth: Triplet) -> TimeValue | None:
    """When the event of the claim was: a time of the same person, or the time that qualifies a statement
    whose object the claim names."""
    if event.subject.id != birth.subject.id or event is birth or event.rank is Rank.DEPRECATED:
        return None
    if event.property.id != _DEATH and _DIED.search(reading.words):
        return None  # "Nobel laureate dies aged 92" tells no age at the prize
    if not reading.expresses(event.property) and not _ENTERED.search(reading.words):
        return None
    if isinstance(event.object, TimeValue):
        return event.object if event.property.id == _DEATH and reading.expresses(event.property) else None
    if not reading.names_value(event.object):
        return None
    times = [q.value for q in event.qualifiers if q.property.id in _MOMENTS]
    return times[0] if len(times) == 1 and isinstance(times[0], TimeValue) else None


def _together(reading: Reading, text: str, event: Triplet) -> bool:
    """True when the age stands between the same commas as what tells the event."""
    context = reading.claim.context
    start = context.find(text)
    first = context.rfind(",", 0, start) + 1
    last = context.find(",", start + len(text))
    part = context[first : last if last >= 0 else len(context)]
    cues = traits_of(event.property).cues
    return "," not in context or bool(cues and cues.search(part))


def _is_other_birth(birth: Triplet, other: Triplet) -> bool:
    return (
        other.property.id == _BIRTH and other.subject.id == birth.subject.id and other.object != birth.object
    )
