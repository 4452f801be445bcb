"""Claims of two offices one after the other: *was mayor of Cologne before he became chancellor*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.offices.office_titles import ANY_TITLE, named, office_of, terms
from claimver_core.verification.rules.passed import start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_OFFICE = (
    r"(?:the\s+|an?\s+)?(?:(?P<owner{0}>(?-i:[A-Z])[^,;:@]*?)(?:['’]s?)?\s+)?(?P<title{0}>"
    + ANY_TITLE
    + r")(?:\s+(?:of|at)\s+(?:the\s+)?(?P<body{0}>(?-i:[A-Z])[^,;:@]*?))?"
)
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?(?P<who>[^,;:@]+?)\s+(?:was|served\s+as|had\s+been|became)\s+{_OFFICE.format(1)},?\s+"
    r"(?P<order>before|after)\s+(?:(?:he|she|later)\s+)?(?:became|becoming|was|being|serving\s+as|he\s+was|she\s+was|"
    rf"(?:he|she)\s+had\s+been|having\s+been)\s+(?:elected\s+)?{_OFFICE.format(2)}\W*$",
    re.IGNORECASE,
)


def career(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The beginnings of the known terms tell which of two offices somebody held first."""
    found = _CLAIM.match(reading.claim.context)
    if found is None or reading.denied or reading.dates:
        return None
    person = named(found["who"], reading)
    if person is None or any(found[f"owner{n}"] and found[f"body{n}"] for n in (1, 2)):
        return None
    begun = []
    for n in (1, 2):
        office = office_of(reading, found[f"title{n}"], found[f"owner{n}"] or found[f"body{n}"])
        held = terms(str(person.entity.id), office, relations)[0] if office is not None else []
        days = [(day, t) for t in held if (day := start_of(t)) is not None]
        if not days or len(days) < len([t for t in held if t.property.id == "P39"]):
            return None
        begun.append(sorted(days, key=lambda pair: pair[0]))
    first, second = begun if found["order"].lower() == "before" else begun[::-1]
    shown = (first[0][1], second[0][1])
    if first[0][0] < second[0][0]:
        return Ruling(Label.ATTRIBUTABLE, "order", shown, whole=True)
    if first[0][0] > second[-1][0]:
        return Ruling(Label.CONTRADICTORY, "order", shown, whole=True)
    return None
