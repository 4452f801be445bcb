"""Claims of which work came before or after another: *the sequel to GoldenEye is Tomorrow Never Dies*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import QUOTES
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_SORT = (
    r"(?:film|movie|album|novel|book|record|instalment|installment|entry|part|episode|season|game|single|one)"
)
_NEXT = r"(?:next|following|immediate)"
_LATER_FIRST = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:(?P<loose>(?:came|appeared|was\s+released|followed)\s+after|followed)|"
    rf"(?:(?:came|appeared|was\s+released|followed)\s+)?(?:right|directly|immediately|straight)\s+after|"
    r"(?:directly|immediately)\s+followed|(?:is|was)\s+(?:the|a)\s+(?:direct\s+|first\s+)?(?:sequel|follow-?up|successor)\s+to|"
    rf"(?:is|was)\s+the\s+{_NEXT}\s+(?:[A-Z_a-z]+\s+)?{_SORT}\s+after)\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_EARLIER_FIRST = re.compile(
    r"^\W*(?:the\s+)?(?:_\s+(?:(?P<loose>(?:was|is)\s+followed\s+by|preceded)|"
    r"(?:was|is)\s+(?:directly|immediately)\s+followed\s+by|directly\s+preceded|was\s+succeeded\s+by)\s+(?:the\s+)?_|"
    r"(?:direct\s+)?(?:sequel|follow-?up|successor)\s+(?:to|of)\s+(?:the\s+)?_\s+(?:is|was)\s+(?:called\s+|titled\s+)?(?:the\s+)?_|"
    rf"{_NEXT}\s+(?:_\s+)?{_SORT}\s+after\s+(?:the\s+)?_\s+(?:is|was)\s+(?:the\s+)?_)\W*$",
    re.IGNORECASE,
)
_FOLLOWS, _FOLLOWED = "P155", "P156"
_DATED = ("P577",)


def sequel(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What follows a work bears the claim out; what came out before it has not followed it, nor has another
    than the next one been the next."""
    claim = masked(reading)
    if reading.denied or reading.dates or len(claim.names) not in (2, 3):
        return None
    text = QUOTES.sub("", claim.text)
    turned = _EARLIER_FIRST.match(text)
    found = turned or _LATER_FIRST.match(text)
    if found is None:
        return None
    one, other = claim.names[0], claim.names[-1]
    if turned and len(claim.names) == 3:
        one = claim.names[1]
    earlier, later = (one, other) if turned else (other, one)
    before = _neighbours(later, _FOLLOWS, _FOLLOWED, relations)
    after = _neighbours(earlier, _FOLLOWED, _FOLLOWS, relations)
    same = [t for t in before if earlier.entity.id in _ends(t)]
    if same:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(same[:1]), whole=True)
    if not before or not after:
        return None
    times = [_out(m, relations) for m in (earlier, later)]
    if times[0] is not None and times[1] is not None and times[1] < times[0]:
        return Ruling(Label.CONTRADICTORY, "roles", (*before[:1], *after[:1]), whole=True)
    others = {end for t in after for end in _ends(t)} - {str(earlier.entity.id)}
    if found["loose"] or len(others) != 1:
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", (*after[:1], *before[:1]), whole=True)


def _neighbours(work: Mention, own: str, inverse: str, relations: Kin) -> list[Triplet]:
    """The statements of what comes next to a work on one side, of either of the two."""
    qid = str(work.entity.id)
    told = [*relations.statements(qid, (own,)), *relations.stated_of(qid, {inverse})]
    return told


def _ends(statement: Triplet) -> set[str]:
    return {str(end.id) for end in (statement.subject, statement.object) if isinstance(end, Entity)}


def _out(work: Mention, relations: Kin) -> int | None:
    """The year in which a work first came out."""
    times = [
        t.object for t in relations.statements(str(work.entity.id), _DATED) if isinstance(t.object, TimeValue)
    ]
    return min((interval(time)[0][0] for time in times), default=None)
