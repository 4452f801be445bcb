"""Claims of birthdays: *celebrated her 90th birthday in 2016*, *was born on the same day as Lincoln*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, Day, compare_date, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.quantities import find_numbers
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked, values

_BIRTH, _DEATH = ("P569",), ("P570",)
_ONES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
_TEENS = [
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
]
_TENS = ["twent", "thirt", "fort", "fift", "sixt", "sevent", "eight", "ninet"]
_ORDINALS = {word: n for n, word in enumerate((*_ONES, *_TEENS), 1)} | {
    f"{ten}{end}": 10 * n + more
    for n, ten in enumerate(_TENS, 2)
    for end, more in (("ieth", 0), *((f"y-{one}", m) for m, one in enumerate(_ONES, 1)))
}
_NTH = r"(?P<nth>\d{1,3}(?:st|nd|rd|th)|[a-z]+(?:-[a-z]+)?)"
_TURNED = re.compile(
    rf"^\W*_\s+(?:(?:celebrated|celebrates|marked|had|reached)\s+(?:his|her|their)\s+{_NTH}\s+birthday|"
    r"turned\s+(?P<age>[\w-]+)|became\s+(?P<old>[\w-]+)\s+years\s+old)"
    r"(?P<where>\s+(?:in|at)\s+(?:the\s+)?_)?\s+(?:in|on)\s+@\W*$",
    re.IGNORECASE,
)
_SAME_DAY = re.compile(
    r"^\W*_\s+was\s+born\s+(?P<when>on\s+@)?,?\s*(?:(?:on\s+)?(?:exactly\s+)?the\s+(?:very\s+|exact\s+)?same\s+"
    r"(?:day|date)\s+as)\s+_\W*$"
    r"|^\W*_\s+and\s+_\s+were\s+(?:both\s+)?born\s+on\s+the\s+(?:very\s+|exact\s+)?same\s+(?:day|date)\W*$"
    r"|^\W*_\s+and\s+_\s+(?:do\s+not\s+|don['’]t\s+)?(?P<shared>share\s+(?:a|the\s+same|their)\s+birthday|have\s+the\s+same\s+birthday)\W*$",
    re.IGNORECASE,
)


def birthday(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The day of birth tells every birthday, and who else was born on it."""
    claim = masked(reading)
    if len(reading.dates) > 1 or not claim.names:
        return None
    text = dates_marked(claim.text, reading)
    if reading.dates and (found := _TURNED.match(text)) is not None and not reading.denied:
        said = (found["nth"] or found["age"] or found["old"]).lower()
        born, died = _days(str(claim.names[0].entity.id), relations)
        years = number_of(said)
        return None if born is None or years is None else _turned(reading.dates[0], born, died, years, found)
    same = _SAME_DAY.match(text)
    if same is None or len(claim.names) != 2:
        return None
    pair = [_days(str(mention.entity.id), relations)[0] for mention in claim.names]
    if pair[0] is None or pair[1] is None:
        return None
    return _on_one_day(reading, pair[0], pair[1], shared=same["shared"] is not None)


def number_of(said: str) -> int | None:
    """The number in *82nd*, *fifth* and *twelve*."""
    if said[0].isdigit():
        return int(re.sub(r"\D", "", said))
    numbers = [number.value for number in find_numbers(said) if number.unit is None]
    return _ORDINALS.get(said) or (int(numbers[0]) if len(numbers) == 1 else None)


def _days(person: str, relations: Kin) -> tuple[Triplet | None, Triplet | None]:
    """The only birth that is known to the day, and a death; each None where there is none."""
    births = values(person, _BIRTH, relations)
    days = {interval(t.object) for t in births if isinstance(t.object, TimeValue)}
    died = [t for t in relations.statements(person, _DEATH) if isinstance(t.object, TimeValue)]
    sure = len(days) == 1 and all(first == last for first, last in days)
    return births[0] if sure else None, died[0] if died else None


def _day(birth: Triplet) -> Day:
    assert isinstance(birth.object, TimeValue)
    return interval(birth.object)[0]


def _turned(
    claimed: DateExpression, born: Triplet, died: Triplet | None, years: int, found: re.Match[str]
) -> Ruling | None:
    """Whoever has died by then may be celebrated all the same; where somebody was is not known."""
    year, month, day = _day(born)
    then = (year + years, month, day)
    if died is not None and _day(died) < then:
        return None
    if not claimed.earliest <= then <= claimed.latest:
        near = abs(claimed.earliest[0] - then[0]) <= 1 and "celebrat" in found[0].lower()
        if near or not claimed.exact or claimed.relation != "at":
            return None  # a party may be late
        return Ruling(Label.CONTRADICTORY, "age", (born,), whole=True)
    return None if found["where"] else Ruling(Label.ATTRIBUTABLE, "age", (born,), whole=True)


def _on_one_day(reading: Reading, one: Triplet, other: Triplet, *, shared: bool) -> Ruling | None:
    first, second = _day(one), _day(other)
    told = [compare_date(date, one.object) for date in reading.dates if isinstance(one.object, TimeValue)]
    fits = first[1:] == second[1:] and (shared or first[0] == second[0])
    if not reading.denied and (not fits or Comparison.DIFFERENT in told):
        wide = fits or first[1:] != second[1:]  # of another year, they have one birthday still
        return Ruling(Label.CONTRADICTORY, "date", (one, other), whole=True) if wide else None
    if reading.denied:
        label = Label.CONTRADICTORY if fits else Label.ATTRIBUTABLE
        return None if reading.dates else Ruling(label, "date", (one, other), whole=True)
    if any(comparison is not Comparison.SAME for comparison in told):
        return None
    return Ruling(Label.ATTRIBUTABLE, "date", (one, other), whole=True)
