"""Claims of when somebody joined or left what they are a member of: *joined NATO in 1999*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, interval, is_within_a_year
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.over_time.no_more import is_named
from claimver_core.verification.rules.passed import end_of, holding, is_recent, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked, values

_MEMBER, _JOINABLE = ("P463", "P361"), ("P463", "P361", "P54", "P102", "P108")
_STATE_OF_A_UNION, _INCEPTION = "Q35657", ("P571",)
_AT = (
    r"(?:\s+(?:back\s+)?(?:in|on|at|since)?\s*(?:the\s+(?:end|start|beginning|middle)\s+of\s+|early\s+|late\s+)?"
    r"@)"
)
_JOINED = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:(?:has|have|first|officially|finally|also)\s+)*(?:joined|acceded\s+to|entered|"
    r"signed\s+(?:for|with)|became\s+(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,2}?member(?:\s+(?:state|country))?\s+of|"
    r"became\s+(?:a\s+)?part\s+of|(?:was|were)\s+admitted\s+(?:to|into)|has\s+been\s+(?:a\s+member|part)\s+of)\s+"
    rf"(?:the\s+)?_{_AT}\W*$",
    re.IGNORECASE,
)
_LEFT = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:(?:has|have|officially|finally|formally)\s+)*(?:left|quit|withdrew\s+from|exited|"
    r"pulled\s+out\s+of|departed(?:\s+from)?|dropped\s+out\s+of|"
    rf"(?:was|were)\s+(?:a\s+member|part)\s+of)\s+(?:the\s+)?_(?:\s+until)?{_AT}?\W*$",
    re.IGNORECASE,
)
_MEMBER_UNTIL = re.compile(r"\b(?:was|were)\b", re.IGNORECASE)
_STATEHOOD = re.compile(
    r"^\W*(?:the\s+)?(?:state\s+of\s+)?_\s+(?:(?:became|was\s+admitted\s+as|has\s+been)\s+(?:an?|the)\s+"
    r"(?:[\w-]+\s+)?(?:_\s+)?state(?:\s+of\s+(?:the\s+)?(?:union|_))?|"
    r"(?:joined|was\s+admitted\s+(?:to|into)|entered)\s+(?:the\s+)?(?:union|_)(?:\s+as\s+[\w\s-]+?)?|"
    rf"(?:achieved|gained|was\s+granted|attained)\s+statehood|became\s+(?:an?|the)\s+_){_AT}\W*$",
    re.IGNORECASE,
)

_JOINED_UNION = re.compile(r"\b(?:joined|admitted|entered)\b", re.IGNORECASE)
"""A land may have joined a union long before it became a state of it."""
_LIES_IN = ("P17", "P131", "P361")


def entered(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known beginning and end of a membership tell when it was joined or left."""
    claim = masked(reading)
    if reading.denied or len(reading.dates) > 1 or not claim.names:
        return None
    text, claimed = dates_marked(claim.text, reading), next(iter(reading.dates), None)
    subject = str(claim.names[0].entity.id)
    if claimed is not None and _STATEHOOD.match(text) and relations.is_a(subject, _STATE_OF_A_UNION):
        begun = values(subject, _INCEPTION, relations)
        told = [(t, t.object) for t in begun if isinstance(t.object, TimeValue)]
        if len(claim.names) > 1 and not _is_union_of(subject, claim.names[1], relations):
            return None
        return _in_time(claimed, told, sure=not _JOINED_UNION.search(text))
    if len(claim.names) != 2:
        return None
    joined, left = _JOINED.match(text), _LEFT.match(text)
    if joined is None and left is None:
        return None
    if left is not None and _MEMBER_UNTIL.search(text) and " until" not in text:
        return None
    known = relations.statements(subject, _JOINABLE)
    known = [t for t in known if is_named(t, claim.names[1])]
    if claimed is None:
        over = bool(known) and not holding(known)
        return Ruling(Label.ATTRIBUTABLE, "ended", tuple(known[:1]), whole=True) if over else None
    pid = "P580" if joined else "P582"
    told = [
        (t, q.value)
        for t in known
        for q in t.qualifiers
        if q.property.id == pid and isinstance(q.value, TimeValue)
    ]
    dated = {id(t) for t, _ in told}
    sure = relations.kind(subject) == "place" and all(
        t.property.id in _MEMBER and (id(t) in dated or any(is_recent(other) for other, _ in told))
        for t in known
    )
    sure = sure or any(_goes_on(t, claimed) for t in known)
    return _in_time(claimed, told, sure=sure)


def _is_union_of(state: str, named: Mention, relations: Kin) -> bool:
    """True for the land that a state is one of, and for what such states are called."""
    if named.entity.id == _STATE_OF_A_UNION:
        return True
    return any(has_value(t, named.entity.id) for t in relations.statements(state, _LIES_IN))


def _goes_on(statement: Triplet, claimed: DateExpression) -> bool:
    """True where it began in an earlier year than the claimed time, and ended in a later one."""
    start, end = start_of(statement), end_of(statement)
    if start is None or end is None:
        return False
    return start[0] < claimed.earliest[0] and claimed.latest[0] < end[0]


def _in_time(
    claimed: DateExpression, told: Sequence[tuple[Triplet, TimeValue]], *, sure: bool
) -> Ruling | None:
    """Support by a statement of that time; where it is ``sure`` that there is no other one, none of which is
    near the claimed time contradict."""
    for triplet, time in told:
        if compare_date(claimed, time) is Comparison.SAME:
            return Ruling(Label.ATTRIBUTABLE, "date", (triplet,), whole=True)
    if not sure or not told or not claimed.exact or claimed.relation != "at":
        return None
    if any(is_within_a_year(claimed, *interval(time)) for _, time in told):
        return None
    return Ruling(Label.CONTRADICTORY, "date", tuple(dict.fromkeys(t for t, _ in told))[:2], whole=True)
