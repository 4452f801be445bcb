"""Claims that name an office by its house: *moved into the White House in 1993*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.offices.office_terms import offices_held
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_HOUSES = {
    "downing street": ("prime minister", "united kingdom"),
    "number 10": ("prime minister", "united kingdom"),
    "no 10": ("prime minister", "united kingdom"),
    "10 downing street": ("prime minister", "united kingdom"),
    "white house": ("president", "united states"),
    "oval office": ("president", "united states"),
    "elysee palace": ("president", "french republic france"),
    "elysee": ("president", "french republic france"),
    "kremlin": ("president", "russia russian federation"),
}
"""Houses whose master holds an office, with its title and words for its land."""
HOUSE = (
    r"(?P<house>(?:10|number 10|no\.? 10)?,?\s*downing street|number 10|no\.? 10|white house|oval office|"
    r"[ée]lys[ée]e(?: palace)?|kremlin)"
)
_WHEN = (
    r"(?:\s+(?:in|on|at|back in|early in|late in)\s+(?P<when>[^,;]{4,30}?))?"
    r"(?:\s+(?:as (?:president|prime minister)|after [a-z ]+))?\W*$"
)
_INTO = re.compile(
    rf"\b(?:moved into|entered|arrived (?:in|at)|took over|took possession of|swept into|"
    rf"returned to)\s+(?:the\s+)?{HOUSE}{_WHEN}",
    re.IGNORECASE,
)
_OUT = re.compile(
    r"\b(?:left|moved out of|vacated|departed(?: from)?|(?:lost|handed (?:over|back)|gave (?:up|"
    r"back)) the keys (?:to|of))\s+"
    rf"(?:the\s+)?{HOUSE}{_WHEN}",
    re.IGNORECASE,
)


def seat_of_power(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who moves into such a house begins in its office, and who leaves it has ended."""
    context = reading.claim.context
    into, out = _INTO.search(context), _OUT.search(context)
    match = into or out
    people = [
        m for m in reading.claim.mentions if relations.kind(str(m.entity.id)) == "person" and is_name(m)
    ]
    if match is None or reading.denied or len(people) != 1 or len(reading.dates) > 1:
        return None
    before = context[: match.start()].strip()
    if not before.endswith(people[0].text):
        return None
    title, land = _HOUSES[_plain(match["house"])]
    terms = [
        t
        for t in offices_held(str(people[0].entity.id), title, None, relations)
        if set(normalise(text_of(t.object)).split()) & set(land.split())
    ]
    if not terms:
        return None
    if not reading.dates:
        return None if match["when"] else Ruling(Label.ATTRIBUTABLE, "office", tuple(terms[:1]), whole=True)
    claimed, pid = reading.dates[0], "P580" if into else "P582"
    times = [q.value for t in terms for q in t.qualifiers if q.property.id == pid]
    compared = {compare_date(claimed, time) for time in times if isinstance(time, TimeValue)}
    if Comparison.SAME in compared:
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(terms[:1]), whole=True)
    if len([t for t in terms if qualifying_days(t, pid)]) < len(terms) or not claimed.exact:
        return None
    if compared == {Comparison.DIFFERENT} and claimed.relation == "at":
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms[:2]), whole=True)
    return None


def is_of_house(term: Triplet, house: str) -> bool:
    """True for a term of the office that the master of the house holds."""
    title, land = _HOUSES[_plain(house)]
    words = set(normalise(text_of(term.object)).split())
    return set(title.split()) <= words and "vice" not in words and bool(words & set(land.split()))


def _plain(house: str) -> str:
    """The house as the table has it."""
    plain = normalise(house.replace(".", "").replace("é", "e").replace("É", "E"))
    return plain if plain in _HOUSES else "downing street" if "downing" in plain else plain
