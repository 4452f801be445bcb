"""Claims of when, and from whom, a state became independent: *gained independence from France in 1962*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value, value_id
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_WHEN = r"(?:\s+(?:back\s+)?(?:in|on)\s+@)?"
_FROM = r"(?:\s+(?:from|of)\s+(?:the\s+)?_)?"
_CLAIM = re.compile(
    rf"^\W*(?:in\s+@,?\s+)?(?:the\s+)?_\s+(?:has\s+been|became|was|is)\s+(?:fully\s+)?independent{_FROM}"
    rf"(?:\s+since\s+@)?{_WHEN}\W*$|"
    rf"^\W*(?:in\s+@,?\s+)?(?:the\s+)?_\s+(?:gained|won|achieved|got|obtained|received|declared|proclaimed|"
    rf"secured|regained)\s+(?:its\s+|their\s+)?(?:full\s+)?independence{_FROM}{_WHEN}\W*$|"
    rf"^\W*(?:in\s+@,?\s+)?(?:the\s+)?_\s+(?:broke\s+away|seceded|separated|split(?:\s+off)?)\s+from\s+"
    rf"(?:the\s+)?_{_WHEN}\W*$",
    re.IGNORECASE,
)
_MERELY_SAID = re.compile(r"\b(?:declared|proclaimed|regained)\b", re.IGNORECASE)
_FROM_WHOM, _BEGAN, _AT, _STATE = ("P807",), ("P571",), "P585", "Q3624078"
_YEARS, _SINCE = 15, 1945
"""Between the steps to independence there may be years: declared, won, recognised. Before 1945 they were
often decades, and states of the same name became independent more than once."""


def independence(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What a state separated from, and when it did, bears the claim out; another state of today than all
    that are known, or a year far from all that are known, contradicts it."""
    claim = masked(reading)
    if reading.denied or len(reading.dates) > 1 or len(claim.names) not in (1, 2):
        return None
    text = dates_marked(claim.text, reading)
    if _CLAIM.match(text) is None:
        return None
    state, *other = (str(name.entity.id) for name in claim.names)
    known = [t for t in relations.statements(state, _FROM_WHOM) if isinstance(t.object, Entity)]
    same = [t for t in known if not other or has_value(t, other[0])]
    if other and known and not same:
        apart = relations.is_a(other[0], _STATE) and all(
            relations.apart(value_id(t), other[0]) for t in known
        )
        ruling = Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:2]), whole=True)
        return ruling if apart else None
    if not reading.dates:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(same[:1]), whole=True) if other and same else None
    near = [t for t in known if t in same or _is_former(t, claim.names[-1].entity)]
    times = [(t, q.value) for t in near for q in t.qualifiers if q.property.id == _AT]
    if near == known:  # a state that left several may have begun with another one
        times += [(t, t.object) for t in relations.statements(state, _BEGAN)]
    return _at(times, same[:1] if other else [], reading)


def _at(
    times: Sequence[tuple[Triplet, object]], joined: Sequence[Triplet], reading: Reading
) -> Ruling | None:
    dated = [(t, time) for t, time in times if isinstance(time, TimeValue)]
    for triplet, time in dated:
        if reading.compare(time) is Comparison.SAME:
            return Ruling(Label.ATTRIBUTABLE, "date", tuple(dict.fromkeys((*joined, triplet))), whole=True)
    told = [t for t, _ in dated if t.property.id in _FROM_WHOM]
    date = reading.dates[0]
    if not told or _MERELY_SAID.search(reading.words) or date.relation != "at" or not date.exact:
        return None
    if all(_far(date.earliest[0], time) for _, time in dated):
        return Ruling(Label.CONTRADICTORY, "date", tuple(told[:2]), whole=True)
    return None


def _far(year: int, time: TimeValue) -> bool:
    first, last = interval(time)
    if min(year, first[0]) < _SINCE:
        return False
    return year < first[0] - _YEARS or year > last[0] + _YEARS


def _is_former(statement: Triplet, land: Entity) -> bool:
    """True for what the land was before: the Russian Empire, of Russia."""
    assert isinstance(statement.object, Entity)
    return statement.object.label.startswith(land.label[:-1])
