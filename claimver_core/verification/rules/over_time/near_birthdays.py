"""Claims of how near to a birthday somebody died: *five days short of her 82nd birthday*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.over_time.birthdays import number_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked, values

NEAR_BIRTHDAY = re.compile(
    r",?\s+((?:(?:just|only|exactly)\s+)?(?P<number>\w+)\s+(?P<unit>days?|weeks?|months?)\s+"
    r"(?P<way>short\s+of|shy\s+of|before|ahead\s+of|from|after|past)\s+(?:his|her|their)\s+"
    r"(?P<nth>\d{1,3}(?:st|nd|rd|th)|[a-z]+(?:-[a-z]+)?)\s+birthday)(?=\W*$)",
    re.IGNORECASE,
)
_DIED = re.compile(
    r"^\W*_\s+(?:died|passed\s+away|was\s+(?:killed|murdered|assassinated))\b\W*", re.IGNORECASE
)
_BIRTH, _DEATH = ("P569",), ("P570",)
_DAYS = {"day": (1, 0), "week": (7, 3), "month": (30, 16)}
"""How many days a unit has, and by how many what is told in it may be off."""
_ONE = frozenset({"a", "one"})
_LAST_DAY = 28


def near_birthday(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The days of birth and death tell how far the one was from the other's turn."""
    claim = masked(reading)
    found, died = NEAR_BIRTHDAY.search(claim.text), _DIED.match(claim.text)
    if (
        found is None
        or died is None
        or found.start(1) > died.end()
        or len(claim.names) != 1
        or reading.denied
    ):
        return None
    years, many = number_of(found["nth"]), number_of(found["number"])
    many = 1 if found["number"].lower() in _ONE else many
    person = str(claim.names[0].entity.id)
    birth, death = _only_day(person, _BIRTH, relations), _only_day(person, _DEATH, relations)
    if years is None or many is None or birth is None or death is None:
        return None
    (born, begun), (dead, over) = birth, death
    turn = date(begun.year + years, begun.month, min(begun.day, _LAST_DAY) if begun.month == 2 else begun.day)
    length, slack = _DAYS[found["unit"].lower().removesuffix("s")]
    wanted = many * length * (1 if found["way"].lower() in ("after", "past") else -1)
    label = Label.ATTRIBUTABLE if abs((over - turn).days - wanted) <= slack else Label.CONTRADICTORY
    return Ruling(label, "age", (born, dead), whole=True)


def _only_day(person: str, pids: tuple[str, ...], relations: Kin) -> tuple[Triplet, date] | None:
    """The only statement of a day, and that day; None where it is not known to the day, or told otherwise."""
    known = [t for t in values(person, pids, relations) if isinstance(t.object, TimeValue)]
    days = {interval(t.object) for t in known if isinstance(t.object, TimeValue)}
    if len(days) != 1:
        return None
    first, last = days.pop()
    return (known[0], date(*first)) if first == last and first[0] > 0 else None
