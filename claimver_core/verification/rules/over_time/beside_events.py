"""Claims that something was before, during or after a war or another event: *was founded after the Second
World War*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import Day, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.over_time.orders import HAPPENED, HAPPENINGS
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked, values

_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?_,?\s+(?:(?:was|were|is|had|been|first|only|already)\s+)*(?:{HAPPENED})"
    r"(?:\s+(?P<nearly>shortly|soon|just|right|immediately|long|well|many\s+years|years|decades))?"
    r"\s+(?P<when>before|prior\s+to|after|following|during|in)\s+"
    r"(?:the\s+(?P<bound>start|beginning|outbreak|end)\s+of\s+)?(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_START, _END, _MOMENT, _OFFICE = ("P580",), ("P582",), ("P585",), "office"


def beside_event(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known beginning and end of the event tell whether something was before, during or after it."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 2 or reading.denied or reading.dates:
        return None
    thing, event = (str(name.entity.id) for name in claim.names)
    properties = next(pids for n, (_, pids) in enumerate(HAPPENINGS) if found[f"v{n}"])
    when, bound = found["when"].lower(), (found["bound"] or "").lower()
    if _OFFICE in properties or relations.kind(event) == "person" or (when == "in" and bound):
        return None
    happened = _known(values(thing, properties, relations))
    begun = _known(values(event, _START, relations) or values(event, _MOMENT, relations))
    over = _known(values(event, _END, relations) or values(event, _MOMENT, relations))
    if happened is None or begun is None or over is None:
        return None
    (first, last), start, end = happened[0], begun[0], over[0]
    if bound:
        start = end = end if bound == "end" else start
    if when in ("during", "in"):
        if bound:
            return None
        holds, fails = start[1] <= first and last <= end[0], last < start[0] or end[1] < first
    elif when in ("after", "following"):
        holds, fails = end[1] < first, last < end[0]
    else:
        holds, fails = last < start[0], start[1] < first
    deciding = (happened[1], *dict.fromkeys((begun[1], over[1])))
    if holds and not found["nearly"]:
        return Ruling(Label.ATTRIBUTABLE, "order", deciding, whole=True)
    return Ruling(Label.CONTRADICTORY, "order", deciding, whole=True) if fails else None


def _known(statements: Sequence[Triplet]) -> tuple[tuple[Day, Day], Triplet] | None:
    """The first and last day that it may have been, from all that is told of it, and a statement."""
    days = [interval(t.object) for t in statements if isinstance(t.object, TimeValue)]
    return ((min(d[0] for d in days), max(d[1] for d in days)), statements[0]) if days else None
