"""Claims that a marriage has come to its end: *are divorced*, *split up in 2005*, *his ex-wife is*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, interval, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.lengths_of_time import compare_length, days_between, find_lengths
from claimver_core.verification.rules.passed import end_of, holding_of_couple, is_recent, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_SPOUSE, _PARTNER, _DEATH = ("P26",), ("P451",), ("P570",)
_BY = r"(?:\s+(?:now|later|eventually|finally|officially|since|then|also|already|both|long|been|legally))*"
_APART = (
    r"(?P<how{0}>divorced|separated|split(?:\s+up)?|broken\s+up|broke\s+up|parted(?:\s+(?:ways|company))?|"
    r"divorcing|ended\s+their\s+marriage)"
)
_NOT = r"(?:\s+(?P<no{0}>not|never)|n['’]t)?"
_EX = r"(?:(?P<ex>(?:ex|former)[\s-]+(?:wife|husband|spouse)|ex|divorced\s+(?:wife|husband)))"
_HEDGE = r"(?:(?:just|only|more than|over|almost|nearly|about|around|some)\s+)?"
_AFTER = rf"(?:\s+after\s+{_HEDGE}#(?:\s+of\s+marriage)?)?"
_TAIL = rf"{_AFTER}(?:,?\s+(?:back\s+)?(?:in|on)\s+(?:early\s+|late\s+)?@)?\W*$"
_CLAIMS = tuple(
    re.compile(rf"^\W*(?:the\s+)?{claim}{_TAIL}", re.IGNORECASE)
    for claim in (
        rf"_\s+and\s+(?:(?:his|her)\s+(?:wife|husband)\s+)?_{_BY}(?:\s+(?:is|are|was|were|have|has|had|got|get|did))?"
        rf"{_NOT.format(1)}{_BY}(?:\s+got)?\s+{_APART.format(1)}(?:\s+from\s+(?:each\s+other|one\s+another))?",
        rf"_(?:\s+(?:has|had|is|was|got))?{_NOT.format(2)}{_BY}\s+{_APART.format(2)}(?:\s+(?:from|with))?\s+_",
        rf"_\s+(?:is|was|became){_NOT.format(3)}{_BY}\s+(?:_\s*['’]s?\s+|the\s+|an\s+){_EX}(?:\s+of\s+_)?",
        rf"_\s*['’]s?\s+{_EX}\s+(?:is|was){_NOT.format(3)}\s+_",
        r"(?:marriage\s+(?:of|between)\s+_\s+(?:and|to)\s+_|_\s+and\s+_\s*['’]s?\s+marriage|"
        r"_\s*['’]s?\s+marriage\s+(?:to|with)\s+_)\s+(?:ended|was\s+dissolved)(?P<how4>\s+(?:in|with|by)\s+(?:a\s+)?divorce)?",
        r"(?:divorce\s+(?:of|between)\s+_\s+(?:and|from)\s+_|_\s+and\s+_\s*['’]s?\s+divorce|"
        r"_\s*['’]s?\s+(?P<how5>divorce)\s+from\s+_)\s+(?:was|became)\s+(?:finali[sz]ed|final|granted|completed)",
    )
)
_BY_LAW = re.compile(r"divorc|\bex\b|former", re.IGNORECASE)


def divorce(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known marriage that ended before either died bears the claim out; one that goes on, or went on until
    a death, was not divorced."""
    claim, text, lengths = masked(reading), "", find_lengths(reading.claim.context)
    if len(claim.names) != 2 or len(reading.dates) > 1 or len(lengths) > 1:
        return None
    text = dates_marked(claim.text, reading)
    for length in lengths:
        text = text.replace(length.span.of(reading.claim.context), "#", 1)
    found = next(filter(None, (pattern.match(text) for pattern in _CLAIMS)), None)
    if found is None or text.count("_") != 2 or reading.ended:
        return None
    one, other = (str(mention.entity.id) for mention in claim.names)
    by_law = _BY_LAW.search(found[0]) is not None
    known = _joining(one, other, _SPOUSE, relations)
    if not known and not by_law:
        known = _joining(one, other, _PARTNER, relations)
    if not known:
        return None
    over = [t for t in known if t.former]
    if again := [t for t in over if _wed_again_after(t, known)]:
        over = again
    elif holding_of_couple(known):
        lasting = any(map(is_recent, known)) and by_law and not reading.dates
        against = lasting and not any(relations.statements(qid, _DEATH) for qid in (one, other))
        return _ruling(known[:1], against=True, denied=reading.denied, rule="ended") if against else None
    parted = _until_death(over, (one, other), relations)
    if parted is None:
        return None
    if parted:  # whoever lived apart may have been married until one of them died
        return _ruling(over[:1], against=True, denied=reading.denied, rule="ended") if by_law else None
    if reading.denied and reading.dates:
        return None
    told = [t for t in over if end_of(t) is not None] or over
    if any(
        compare_length(length, *between) is not Comparison.SAME
        for length in lengths
        for between in _spans(told)
    ):
        return None
    if not reading.dates:
        return _ruling(told[:1], against=False, denied=reading.denied, rule="ended")
    return _in_time(reading.dates[0], told)


def _joining(one: str, other: str, properties: tuple[str, ...], relations: Kin) -> list[Triplet]:
    """The statements that join the two, at either end."""
    found = [t for t in relations.statements(one, properties) if has_value(t, other)]
    return found + [t for t in relations.statements(other, properties) if has_value(t, one)]


def _ruling(deciding: Sequence[Triplet], *, against: bool, denied: bool, rule: str) -> Ruling:
    label = Label.CONTRADICTORY if against != denied else Label.ATTRIBUTABLE
    return Ruling(label, rule, tuple(deciding), whole=True)


def _wed_again_after(marriage: Triplet, known: Sequence[Triplet]) -> bool:
    """True for the first of two marriages of the same couple: it was not a death that ended it."""
    end = end_of(marriage)
    return end is not None and any((start := start_of(t)) is not None and start > end for t in known)


def _until_death(over: Sequence[Triplet], couple: Sequence[str], relations: Kin) -> bool | None:
    """Whether the marriage went on until one of the two died; None where both were in one year, or where
    nothing tells when it ended and one of them has died."""
    died = [
        interval(t.object)
        for qid in couple
        for t in relations.statements(qid, _DEATH)
        if isinstance(t.object, TimeValue)
    ]
    ends = [days for t in over if (days := qualifying_days(t, "P582")) is not None]
    if not died:
        return False
    if not ends:
        return None
    if any(end == day and end[0] == end[1] for end in ends for day in died):
        return True
    return None if any(end[1][0] >= day[0][0] for end in ends for day in died) else False


def _spans(over: Sequence[Triplet]) -> list[tuple[float, float]]:
    """How many days the marriage lasted, at least and at most; longer than any where that is not known."""
    limits = [(qualifying_days(t, "P580"), qualifying_days(t, "P582")) for t in over]
    found = [days_between(start, end) for start, end in limits if start is not None and end is not None]
    return [between for between in found if between is not None] or [(0.0, float("inf"))]


def _in_time(claimed: DateExpression, over: Sequence[Triplet]) -> Ruling | None:
    """Couples part years before the law knows of it, but none before the wedding."""
    times = [q.value for t in over for q in t.qualifiers if q.property.id == "P582"]
    if any(isinstance(time, TimeValue) and compare_date(claimed, time) is Comparison.SAME for time in times):
        return Ruling(Label.ATTRIBUTABLE, "date", tuple(over[:1]), whole=True)
    begun = [start_of(t) for t in over]
    early = all(start is not None and claimed.latest < start for start in begun)
    if not claimed.exact or claimed.relation != "at" or not early:
        return None
    return Ruling(Label.CONTRADICTORY, "date", tuple(over[:1]), whole=True)
