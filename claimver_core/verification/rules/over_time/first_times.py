"""Claims of when something came out or was opened for the first time: *was first published in 1813*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import compare_date, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_AT = r"(?:\s+(?:back\s+)?(?:in|on)\s+(?:early\s+|late\s+)?@)"
_OUT = r"(?:published|released|printed|issued|serialised|serialized|sold|put\s+on\s+sale|unveiled)"
_ON_AIR = r"(?:aired|broadcast|televised|shown)"
_ON_STAGE = r"(?:performed|staged|put\s+on)"
_WORDINGS = tuple(
    (properties, re.compile(rf"^\W*(?:in\s+@,?\s+)?(?:the\s+)?(?:[a-z]+\s+)?_\s+(?:{words}){_AT}?\W*$", re.I))
    for properties, words in (
        (
            ("P577",),
            rf"was\s+first\s+{_OUT}|first\s+(?:came\s+out|went\s+on\s+sale|hit\s+the\s+shelves|appeared)",
        ),
        (
            ("P577", "P580", "P1191"),
            rf"was\s+first\s+{_ON_AIR}|first\s+(?:aired|went\s+on\s+air|hit\s+the\s+screens)",
        ),
        (("P1191",), rf"was\s+first\s+{_ON_STAGE}|(?:had|saw)\s+its\s+(?:first\s+performance|premiere)"),
        (("P1619",), r"(?:was\s+)?first\s+opened(?:\s+its\s+doors)?"),
    )
)


def first_time(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The earliest known date bears the claim out. Another one need not contradict it: what is known may be
    of one country or form alone."""
    claim = masked(reading)
    if reading.denied or len(reading.dates) != 1 or len(claim.names) != 1:
        return None
    text = dates_marked(claim.text, reading)
    properties = next((known for known, wording in _WORDINGS if wording.match(text)), ())
    known = [
        t
        for t in relations.statements(str(claim.names[0].entity.id), properties)
        if properties and isinstance(t.object, TimeValue)
    ]
    if not known:
        return None
    first = min(known, key=lambda t: interval(t.object) if isinstance(t.object, TimeValue) else ())
    assert isinstance(first.object, TimeValue)
    if compare_date(reading.dates[0], first.object) is not Comparison.SAME:
        return None
    return Ruling(Label.ATTRIBUTABLE, "date", (first,), whole=True)
