"""Claims of the years of somebody's rule, whatever the office: *reigned from 1837 to 1901*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.offices.office_terms import highest_offices, is_of, years_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_YEAR = r"(?P<{}>1\d{{3}}|20\d{{2}}|[1-9]\d{{2}})"
_RULED = re.compile(
    r"^\W*(?:the\s+)?_(?:['’]s?\s+(?:reign|rule|presidency|premiership|term|papacy)\s+(?:lasted|ran|went)|\s+"
    r"(?:had\s+|once\s+|also\s+)*(?:reigned|ruled|governed|led|was\s+(?:in\s+(?:power|office)|on\s+the\s+throne)|held\s+(?:power|office))"
    r"(?:\s+as\s+(?:the\s+)?[a-z]+)?)(?:\s+(?:over|of|in))?(?P<land>\s+(?:the\s+)?_)?"
    rf"(?:\s+(?:(?:from|between)\s+{_YEAR.format('first')}\s+(?:to|until|till|and|through)|(?:until|till))\s+"
    rf"(?:(?:his|her)\s+death\s+in\s+)?{_YEAR.format('last')})?\W*$",
    re.IGNORECASE,
)
_HEADS = ("P35", "P6")
_LIFE = ("P569", "P570")


def reign(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The highest office of somebody bears the claimed years out; years that neither begin nor end with a
    known term, or reach beyond the life, contradict."""
    claim = masked(reading)
    found = _RULED.match(claim.text)
    if found is None or reading.denied or len(claim.names) != (2 if found["land"] else 1):
        return None
    person = str(claim.names[0].entity.id)
    if relations.kind(person) != "person":
        return None
    terms = highest_offices(person, relations)
    if found["land"]:
        land = claim.names[1]
        terms = [
            t for t in terms if isinstance(t.object, Entity | TextValue) and is_of(t.object, land, relations)
        ]
        led = relations.statements(str(land.entity.id), _HEADS)
        terms += [t for t in led if has_value(t, person)]
    if not found["last"]:
        ruled = terms if found["land"] else []
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(ruled[:1]), whole=True) if ruled else None
    terms = [t for t in terms if None not in years_of(t)]
    last = int(found["last"])
    first = int(found["first"]) if found["first"] else None
    fitting = [t for t in terms if years_of(t) == (first, last) or (first is None and years_of(t)[1] == last)]
    if fitting:
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(fitting[:1]), whole=True)
    life = relations.statements(person, _LIFE)
    beyond = [t for t in life if _is_beyond(t, first, last)]
    if beyond:
        return Ruling(Label.CONTRADICTORY, "term-of-office", (*terms[:1], *beyond), whole=True)
    held = [*terms, *relations.statements(person, ("P39",))]  # Mao led China as head of the party, too
    firsts = [year for t in held if (year := years_of(t)[0]) is not None]
    lasts = [year for t in held if (year := years_of(t)[1]) is not None]
    if not terms or first is None or _near(first, firsts) or _near(last, lasts):
        return None  # one of several realms may have been ruled for longer
    return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms[:2]), whole=True)


def _is_beyond(statement: Triplet, first: int | None, last: int) -> bool:
    if not isinstance(statement.object, TimeValue):
        return False
    earliest, latest = interval(statement.object)
    return last > latest[0] if statement.property.id == "P570" else (first or last) < earliest[0]


def _near(year: int, known: Sequence[int]) -> bool:
    return any(abs(year - one) <= 1 for one in known)
