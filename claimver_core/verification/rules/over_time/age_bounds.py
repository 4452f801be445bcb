"""Claims that tell about how old somebody was: *died in his thirties*, *never reached forty*, *was still a
teenager when he became emperor*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import Day, interval, qualifying_days
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.offices.office_terms import highest_offices
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE, office_of, terms
from claimver_core.verification.rules.over_time.ages import ages
from claimver_core.verification.rules.quantities import find_numbers
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_DECADES = {
    "twenties": 20, "thirties": 30, "forties": 40, "fifties": 50, "sixties": 60, "seventies": 70,
    "eighties": 80, "nineties": 90,
}  # fmt: skip
_PARTS = {"early": (0, 4), "mid": (3, 7), "late": (6, 9)}
_TEENS = (13, 19)
_N = r"(?:the\s+age\s+of\s+|age\s+)?(?P<{}>\d{{1,3}}|[a-z]+(?:-[a-z]+)?)"
_DECADE = (
    rf"in\s+(?:his|her|their)\s+(?:(?P<part{{0}}>early|mid|late)[\s-]+)?"
    rf"(?P<decade{{0}}>{'|'.join(_DECADES)}|teens)|(?:as\s+)?an?\s+(?P<teen{{0}}>teen(?:ager)?)"
)
_DIED = (
    r"(?:died|passed\s+away|was\s+(?:gone|dead|killed|murdered|assassinated|executed|shot\s+dead)|"
    r"lost\s+(?:his|her)\s+life)"
)
_STILL = r"(?:(?:while|when|aged)\s+)?(?:(?:he|she)\s+was\s+)?(?:(?:still|only|just)\s+)*"
_AT_DEATH = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:{_DIED}\s+{_STILL}(?:{_DECADE.format('')})"
    rf"|was\s+{_STILL}(?:{_DECADE.format(2)})"
    r"\s+when\s+(?:he|she)\s+(?:died|passed\s+away|was\s+(?:killed|murdered|assassinated|executed))"
    rf"|was\s+(?:gone|dead)\s+at\s+{_N.format('exact')}"
    rf"|was\s+(?:gone|dead)\s+by\s+{_N.format('most')}"
    rf"|(?:made\s+it|lived)\s+to\s+(?!be\b|see\b){_N.format('exact2')}"
    rf"|(?:made\s+it|lived(?:\s+to\s+be)?)\s+(?:well\s+)?(?:over|past|beyond|more\s+than)\s+{_N.format('least')}"
    r"|lived\s+(?:well\s+)?into\s+(?:his|her)\s+(?P<into>" + "|".join(_DECADES) + ")"
    r"|(?:never|did\s*(?:not|n['’]t))\s+(?:(?:live\s+)?to\s+)?(?:reach(?:ed)?|turn(?:ed)?|saw|live\s+to\s+(?:see|be)|"
    rf"make\s+it\s+to|made\s+it\s+to|lived?\s+to\s+see|see)\s+{_N.format('under')}"
    rf"|died\s+before\s+(?:(?:reaching|turning|even\s+turning|(?:he|she)\s+(?:was|turned|reached))\s+)?{_N.format('under2')}"
    r")\W*$",
    re.IGNORECASE,
)
_AT_OFFICE = re.compile(
    rf"^\W*(?:the\s+)?(?P<who>_)\s+was\s+{_STILL}(?:{_DECADE.format('')})\s+when\s+(?:he|she)\s+"
    rf"(?:(?:first\s+)?(?:became|was\s+(?:made|crowned))\s+(?:the\s+)?(?P<title>{ANY_TITLE})"
    r"|(?P<throne>came\s+to\s+(?:the\s+throne|power)|ascended\s+(?:to\s+)?the\s+throne|took\s+the\s+throne))\W*$",
    re.IGNORECASE,
)
_LIFE, _OLDEST = ("P569", "P570"), 130
_Bounds = tuple[int, int]


def age_bounds(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Birth and death, or the beginning of an office, give the age; an age that lies outside what is told for
    sure contradicts."""
    claim = masked(reading)
    if len(claim.names) != 1 or reading.dates:
        return None
    person = str(claim.names[0].entity.id)
    died, office = _AT_DEATH.match(claim.text), _AT_OFFICE.match(claim.text)
    found = died or office
    if found is None or relations.kind(person) != "person":
        return None
    told = _told(found)
    births = [t for t in relations.statements(person, _LIFE[:1]) if isinstance(t.object, TimeValue)]
    event = _death(person, relations) if died else _entry(reading, office, person, relations)
    if told is None or not births or event is None:
        return None
    moment, statement = event
    days = [interval(t.object) for t in births if isinstance(t.object, TimeValue)]
    born = (min(first for first, _ in days), max(last for _, last in days))
    if born[0][0] <= 0:
        return None
    youngest, oldest = ages(born, moment)
    (least, most), deciding = told, (births[0], statement)
    if least <= youngest and oldest <= most:
        return Ruling(Label.ATTRIBUTABLE, "age", deciding, whole=True)
    if (oldest < least or most < youngest) and not _is_loose(found, youngest):
        return Ruling(Label.CONTRADICTORY, "age", deciding, whole=True)
    return None


def _told(found: re.Match[str]) -> _Bounds | None:
    """The least and the greatest age that fit; None where it is not told in numbers."""
    groups = found.groupdict()
    decade, part = groups["decade"] or groups.get("decade2"), groups["part"] or groups.get("part2")
    if groups["teen"] or groups.get("teen2") or (decade or "").lower() == "teens":
        return _TEENS
    if decade:
        start, (first, last) = _DECADES[decade.lower()], _PARTS.get((part or "").lower(), (0, 9))
        return start + first, start + last
    if groups.get("into"):
        return _DECADES[groups["into"].lower()], _DECADES[groups["into"].lower()] + 9
    name = next((n for n in ("exact", "exact2", "least", "most", "under", "under2") if groups.get(n)), None)
    numbers = find_numbers(groups[name]) if name else []
    if name is None or len(numbers) != 1 or not 0 < numbers[0].value < _OLDEST:
        return None
    years = int(numbers[0].value)
    if name.startswith("exact"):
        return years, years
    return (years, _OLDEST) if name == "least" else (0, years if name == "most" else years - 1)


def _is_loose(found: re.Match[str], youngest: int) -> bool:
    """True for who *lived into his eighties* and beyond, and for *early* and *late* within the decade."""
    groups = found.groupdict()
    if groups.get("into"):
        return youngest >= _DECADES[groups["into"].lower()]
    decade, part = groups["decade"] or groups.get("decade2"), groups["part"] or groups.get("part2")
    return bool(part) and decade in _DECADES and youngest // 10 * 10 == _DECADES[decade]


def _death(person: str, relations: Kin) -> tuple[tuple[Day, Day], Triplet] | None:
    deaths = [t for t in relations.statements(person, _LIFE[1:]) if isinstance(t.object, TimeValue)]
    days = [interval(t.object) for t in deaths if isinstance(t.object, TimeValue)]
    return ((min(d[0] for d in days), max(d[1] for d in days)), deaths[0]) if days else None


def _entry(
    reading: Reading, found: re.Match[str] | None, person: str, relations: Kin
) -> tuple[tuple[Day, Day], Triplet] | None:
    """When somebody first began in the office that is named, or came to the throne or to power."""
    assert found is not None
    if found["title"]:
        office = office_of(reading, found["title"], None)
        held = terms(person, office, relations)[0] if office is not None else []
    else:
        held = highest_offices(person, relations)
    begun = [(days, t) for t in held if (days := qualifying_days(t, "P580")) is not None]
    return min(begun, key=lambda one: one[0][1]) if begun else None
