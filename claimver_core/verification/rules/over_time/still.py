"""Claims that something still went on at a time, or went on until then: *was still running in 2010*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import left_over, masked, values

_STARTS, _ENDS = ("P571", "P580", "P577"), ("P582", "P576", "P3999", "P585")
_GOING = (
    r"(?:running|going(?: on)?|on (?:the )?air|on (?:tv|television)|around|in existence|in progress|"
    r"under way|underway|"
    r"airing|active|standing|being (?:fought|made|shown|aired|broadcast)|raging|at war|open|in operation|"
    r"in business)"
)
_SUBJECT = r"^\W*(?:_['’]s?\s+)?(?:the\s+)?_,?\s+"
_UNTIL = re.compile(
    _SUBJECT
    + rf"(?:survived|lasted|existed|went on|continued|ran|held out|stood|dragged on|was (?:still )?{_GOING}|"
    rf"(?:stayed|remained) (?:{_GOING}|on|open))\s+"
    r"(?:right |up )?(?:until|till?|to|through)\s+(?:the (?:end|middle|summer|spring|autumn|"
    r"fall) of\s+)?@\W*$",
    re.IGNORECASE,
)
_STILL = re.compile(
    _SUBJECT
    + rf"(?:was|were)\s+(?P<still>still|already|no longer|not yet)?\s*{_GOING}\s+(?:back\s+)?(?:in|on|"
    rf"during|by)\s+@\W*$"
    r"|" + _SUBJECT + r"(?:still|already)\s+(?:existed|ran|stood|aired)\s+(?:in|on|during)\s+@\W*$",
    re.IGNORECASE,
)


def went_on(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known beginning and end tell whether something still went on at a time."""
    claim = masked(reading)
    if len(reading.dates) != 1 or not claim.names or len(claim.names) > 2:
        return None
    claimed = reading.dates[0]
    if not claimed.exact or claimed.relation != "at":
        return None
    text = claim.text.replace(claimed.span.of(reading.claim.context), "@", 1)
    until, still = _UNTIL.match(text), _STILL.match(text)
    if until is None and still is None:
        return None
    qid = str(claim.names[-1].entity.id)
    ends = values(qid, _ENDS, relations)
    starts = [t for t in values(qid, _STARTS, relations) if isinstance(t.object, TimeValue)]
    if len(ends) != 1 or not isinstance(ends[0].object, TimeValue):
        return None
    first, last = interval(ends[0].object)
    if until is not None:
        if claimed.latest < first or last < claimed.earliest:
            # a year beside the known one may count from another event
            far = abs(claimed.earliest[0] - first[0]) > 1
            return _ruling(reading, False, ends) if far and not reading.denied else None
        return _ruling(reading, True, ends) if not reading.denied else None
    assert still is not None
    said = (still["still"] or "").lower() not in ("no longer", "not yet")
    if last < claimed.earliest:
        return _ruling(reading, not said, ends)
    if len(starts) != 1 or not isinstance(starts[0].object, TimeValue):
        return None
    begin = interval(starts[0].object)
    if claimed.latest < begin[0]:
        return _ruling(reading, not said, starts)
    if begin[1] <= claimed.earliest and claimed.latest <= first:
        return _ruling(reading, said, [starts[0], ends[0]])
    return None


def _ruling(reading: Reading, holds: bool, deciding: Sequence[Triplet]) -> Ruling | None:
    if holds and left_over(reading, deciding, [d.span.of(reading.claim.context) for d in reading.dates]):
        return None
    label = Label.ATTRIBUTABLE if holds else Label.CONTRADICTORY
    return Ruling(label, "duration", tuple(deciding), whole=True)
