"""Claims that one thing was before another: *had already been fought when*, *came to power after*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import Day, interval, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.lengths_of_time import compare_length, days_between, find_lengths
from claimver_core.verification.rules.offices.office_terms import highest_offices, is_of, leading_offices
from claimver_core.verification.rules.polarity import is_denied
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import is_said_of, leads_to, left_over, masked, values

_OFFICE = "office"
_HELD, _DEATH = "P39", "P570"
_EVENT = ("P585", "P580")
_ENDS = ("P582", "P576", "P570", "P585")
_BEGUN = ("P571", "P580", "P577", "P585", "P619", "P1619")
HAPPENINGS = (
    (r"born", ("P569",)),
    (r"died|dead|passed away|killed|assassinated", ("P570",)),
    (
        r"left (?:earth|_)|(?:took|lifted|blasted) off|(?:was )?sent (?:up|into (?:space|orbit))|"
        r"flew(?: into (?:space|orbit))?",
        ("P619",),
    ),
    (r"launched|started|began|begun|starts|begins|went online", ("P619", *_BEGUN)),
    (
        r"founded|set up|established|created|formed|around|online|in existence|on the market|existed|"
        r"in business|"
        r"going|invented|came (?:along|into being)|there|up and running|incorporated",
        ("P571", "P580", "P577", "P1619"),
    ),
    (
        r"fought|happened|took place|taken place|held|occurred|broke out|broken out|won|lost|raged|"
        r"erupted|ratified|"
        r"signed|crashed",
        _EVENT,
    ),
    (
        r"came out|come out|released|published|aired|premiered|hit (?:the )?(?:cinemas|theaters|theatres|"
        r"shelves)|"
        r"appeared|on (?:the )?air",
        ("P577", "P580", "P1191"),
    ),
    (r"opened|inaugurated|unveiled|open to the public", ("P1619", "P571")),
    (r"built|constructed|completed|erected|standing|stood", ("P571", "P1619")),
    (r"discovered|spotted", ("P575",)),
    (
        r"over|ended|finished|concluded|split up|broken up|broke up|disbanded|collapsed|dissolved|abolished|"
        r"shut down|demolished|sunk|sank|gone",
        _ENDS,
    ),
    (
        r"(?:came|come|got|rose|risen) (?:in)?to (?:power|office|the throne)|(?:took|taken|assumed|"
        r"entered) office|"
        r"in (?:power|office)|(?:became|become|was|been|elected|served as) (?:president|prime minister|"
        r"chancellor|"
        r"king|queen|emperor|pope)|ruled|reigned|governed",
        (_OFFICE,),
    ),
)
HAPPENED = "|".join(f"(?P<v{place}>{words})" for place, (words, _) in enumerate(HAPPENINGS))
_FOR = (
    r"(?:\s+for\s+(?:\w+\s+){0,4}?"
    r"(?:years?|decades?|months?|weeks?|days?|centur(?:y|ies)|long|a while|ages))?"
)
_EARLIER_LATER = re.compile(
    rf"\b(?:{HAPPENED})\b(?:\s+(?:of|in|over)\s+(?:the\s+)?_)?"
    rf"{_FOR}(?:\s+(?:well|long|shortly|just|even|right|immediately|(?:[\w.-]+ ){{0,4}}?"
    r"(?:years?|decades?|months?|weeks?|days?|century|centuries)))?"
    r"\s+(?:(?P<earlier>before|earlier than|prior to)|(?P<later>after|later than))\b",
    re.IGNORECASE,
)
_ALREADY = re.compile(
    rf"\bhad\s+(?:(?:already|long|just|by then|also|been|was)\s+)*(?:{HAPPENED})\b{_FOR}[^_]{{0,20}}?"
    r"\s*,?\s*(?P<earlier>when|by the time|before)\b",
    re.IGNORECASE,
)
_ALREADY_OVER = re.compile(
    rf"\bwas\s+already\s+(?:(?:long|being|been)\s+)*(?:{HAPPENED})\b{_FOR}\s*,?\s*(?P<earlier>when|"
    rf"by the time|before)\b",
    re.IGNORECASE,
)
_SAME_YEAR = re.compile(rf"\b(?:{HAPPENED})\b\s+(?:in\s+)?the\s+same\s+year\s+as\b", re.IGNORECASE)
_OTHER_VERB = re.compile(rf"\b(?:{HAPPENED})\b", re.IGNORECASE)
_OTHER = re.compile(
    r"^\s*(?:the\s+)?(?:(?-i:[A-Z][\w-]+)\s+)?(?:won|lost|fought|clashed|met|were (?:beaten|"
    r"defeated))\s+(?:at\s+|in\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)
_FIRST = re.compile(r"\bfirst\b", re.IGNORECASE)
_REST = re.compile(
    r"^\s*(?:\b(?:had|has|have|was|were|is|did|ever|even|yet|being|been|itself|himself|herself|first|up|"
    r"of|the|its?)\b\s*)*\W*$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Moment:
    """When something was, at the earliest and the latest, and the statement that tells it."""

    days: tuple[Day, Day]
    triplet: Triplet


def order_of_events(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Which of two things was first is told by when each of them happened."""
    claim = masked(reading)
    if len(claim.names) < 2:
        return None
    for pattern in (_SAME_YEAR, _ALREADY, _ALREADY_OVER, _EARLIER_LATER):
        match = pattern.search(claim.text)
        if match is None:
            continue
        before, behind = claim.before(match.start()), claim.behind(match.end())
        if before is None or behind is None or not is_said_of(before[1]):
            return None
        what, rest = _verb(match), behind[2]
        if (other := _OTHER_VERB.search(rest)) is not None:
            rest = rest[: other.start()] + rest[other.end() :]
        told = _OTHER.match(behind[1])
        if not _REST.match(rest) or not (leads_to(behind[1]) or told):
            return None
        others = (
            _verb(other) if other is not None else _verb(_OTHER_VERB.search(told.group())) if told else what
        )
        if what is None or others is None:
            return None
        at_first = _FIRST.search(rest) is not None
        pair = _moments(before[0], what, behind[0], others, relations, at_first=at_first)
        if pair is None:
            return None
        denied = is_denied(claim.text)
        lands = [
            name.text
            for name in claim.names
            for moment in pair
            if isinstance(office := moment.triplet.object, Entity) and is_of(office, name, relations)
        ]
        if pattern is _SAME_YEAR:
            return None if denied else _in_one_year(reading, pair, lands)
        return _ruling(reading, pair, lands, earlier=bool(match["earlier"]), denied=denied)
    return None


def _ruling(
    reading: Reading, pair: tuple[_Moment, _Moment], lands: Sequence[str], *, earlier: bool, denied: bool
) -> Ruling | None:
    one, other = pair
    if one.days[1] < other.days[0]:
        was_earlier = True
    elif other.days[1] < one.days[0] or _follows_death(one, other):
        was_earlier = False
    else:
        return None
    deciding = (one.triplet, other.triplet)
    if was_earlier != earlier:
        label = Label.ATTRIBUTABLE if denied else Label.CONTRADICTORY
        return Ruling(label, "order", deciding, whole=True)
    if denied:
        return Ruling(Label.CONTRADICTORY, "order", deciding, whole=True)
    read: list[str] = []
    for length in find_lengths(reading.claim.context):
        between = days_between(one.days, other.days) or days_between(other.days, one.days)
        found = Comparison.OPEN if between is None else compare_length(length, *between)
        if found is Comparison.DIFFERENT:
            return Ruling(Label.CONTRADICTORY, "order", deciding, whole=True)
        if found is Comparison.OPEN:
            return None
        read += [n.span.of(reading.claim.context) for n in reading.numbers if n.span.overlaps(length.span)]
    first = "that it is the only or foremost one"
    if left_over(reading, deciding, [*read, first, *lands, *_heavens(reading)]):
        return None
    return Ruling(Label.ATTRIBUTABLE, "order", deciding, whole=True)


def _follows_death(one: _Moment, other: _Moment) -> bool:
    """True for who came to power on the day on which another one died."""
    return (
        one.days == other.days
        and one.days[0] == one.days[1]
        and one.triplet.property.id == _HELD
        and other.triplet.property.id == _DEATH
    )


def _in_one_year(reading: Reading, pair: tuple[_Moment, _Moment], lands: Sequence[str]) -> Ruling | None:
    """Whether both were in the same year: *died in the same year as*."""
    deciding = (pair[0].triplet, pair[1].triplet)
    (first, last), (other_first, other_last) = ((moment.days[0][0], moment.days[1][0]) for moment in pair)
    if last < other_first or other_last < first:
        return Ruling(Label.CONTRADICTORY, "order", deciding, whole=True)
    if first != last or other_first != other_last or left_over(reading, deciding, lands):
        return None
    return Ruling(Label.ATTRIBUTABLE, "order", deciding, whole=True)


def _heavens(reading: Reading) -> list[str]:
    """The Earth, which what is launched has left."""
    return [m.text for m in reading.claim.mentions if m.entity.label == "Earth"]


def _verb(match: re.Match[str] | None) -> tuple[str, ...] | None:
    if match is None:
        return None
    return next((HAPPENINGS[int(k[1:])][1] for k, v in match.groupdict().items() if k[0] == "v" and v), None)


def _moments(
    one: Mention,
    what: tuple[str, ...],
    other: Mention,
    others: tuple[str, ...],
    relations: Kin,
    *,
    at_first: bool,
) -> tuple[_Moment, _Moment] | None:
    """When both were; by the same property where the same is said of both."""
    ids = str(one.entity.id), str(other.entity.id)
    if ids[0] == ids[1]:
        return None
    if what == others and what not in ((_OFFICE,), _EVENT):
        for pid in what:
            first, second = values(ids[0], (pid,), relations), values(ids[1], (pid,), relations)
            if first and second:
                return _both(_moment(first), _moment(second))
        return None
    if what == others and (pair := _offices(ids, relations)) is not None:
        return pair
    return _both(_when(ids[0], what, relations), _when(ids[1], others, relations, at_first=at_first))


def _both(one: _Moment | None, other: _Moment | None) -> tuple[_Moment, _Moment] | None:
    return None if one is None or other is None else (one, other)


def _when(qid: str, what: tuple[str, ...], relations: Kin, *, at_first: bool = False) -> _Moment | None:
    """When that happened to an item; who came to power did so when an office that leads began, whichever, or
    the first of them ``at_first``."""
    if what != (_OFFICE,):
        return _moment(values(qid, what, relations))
    led = highest_offices(qid, relations)
    dated = [(days, t) for t in led if (days := qualifying_days(t, "P580")) is not None]
    starts = [days for days, _ in dated]
    if not starts or len(starts) < len(led):
        return None
    if at_first:
        return _Moment(*min(dated, key=lambda one: one[0]))
    return _Moment((min(begun for begun, _ in starts), max(last for _, last in starts)), led[0])


def _moment(found: Sequence[Triplet]) -> _Moment | None:
    """The moment that statements tell, from the first to the last where they tell several."""
    days = [interval(t.object) for t in found if isinstance(t.object, TimeValue)]
    if not days:
        return None
    return _Moment((min(first for first, _ in days), max(last for _, last in days)), found[0])


def _offices(ids: tuple[str, str], relations: Kin) -> tuple[_Moment, _Moment] | None:
    """When two people began in the same office that leads, from the first of their terms to the last: who
    held it twice came before and after the one between."""
    held = [leading_offices(qid, relations) for qid in ids]
    for office in dict.fromkeys(str(t.object.id) for t in held[0] if isinstance(t.object, Entity)):
        found = [[t for t in terms if has_value(t, office)] for terms in held]
        starts = [[(days, t) for t in terms if (days := qualifying_days(t, "P580"))] for terms in found]
        if all(starts) and all(len(s) == len(f) for s, f in zip(starts, found, strict=True)):
            one, other = (
                _Moment((min(first for (first, _), _ in s), max(last for (_, last), _ in s)), s[0][1])
                for s in starts
            )
            return one, other
    return None
