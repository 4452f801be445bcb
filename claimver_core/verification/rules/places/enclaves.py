"""Claims that a state lies wholly within another one: *Lesotho is completely surrounded by South Africa*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_WHOLLY = r"(?:(?P<wholly{}>completely|entirely|totally|wholly|fully)\s+)?"
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:is|lies)\s+(?:not\s+)?{_WHOLLY.format(1)}(?:(?:surrounded|encircled|enclosed|bordered)\s+"
    r"(?:on\s+all\s+sides\s+)?by|(?:an?\s+)?enclaved?\s+(?:within|in|inside|of)|within|inside)\s+(?:the\s+)?"
    rf"(?:territory\s+of\s+)?_\W*$|^\W*(?:the\s+)?(?P<outer>_)\s+{_WHOLLY.format(2)}(?:surrounds|encircles|"
    r"encloses)\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_CLASS, _STATES, _BORDER = "Q123480", ("Q3624078", "Q6256"), ("P47",)


def enclave(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A landlocked state with one neighbour is surrounded by it; one that has others is not."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 2 or reading.dates:
        return None
    inner, outer = claim.names[::-1] if found["outer"] else claim.names
    state = str(inner.entity.id)
    if not relations.is_a(state, _CLASS) or not _is_state(str(outer.entity.id), relations):
        return None
    around = {
        str(t.object.id): t
        for t in relations.statements(state, _BORDER)
        if isinstance(t.object, Entity) and not t.former and _is_state(str(t.object.id), relations)
    }
    for beside in relations.stated_of(state, _BORDER):
        if not beside.former and _is_state(str(beside.subject.id), relations):
            around.setdefault(str(beside.subject.id), beside)
    if not around:
        return None
    alone = set(around) == {str(outer.entity.id)}
    if not alone and not (found["wholly1"] or found["wholly2"] or outer.entity.id not in around):
        return None
    label = Label.ATTRIBUTABLE if alone != reading.denied else Label.CONTRADICTORY
    return Ruling(label, "stated" if alone else "not-listed", tuple(around.values())[:4], whole=True)


def _is_state(qid: str, relations: Kin) -> bool:
    return any(relations.is_a(qid, kind) for kind in _STATES)
