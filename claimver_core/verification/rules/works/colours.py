"""Claims of whether a film is in colour: *was shot in black and white*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_COLOUR = r"(?P<{0}>(?:glorious\s+)?(?:colou?r|technicolou?r)|black[\s-]and[\s-]white|monochrome|b\s?&\s?w)"
_MADE = r"(?:shot|filmed|made|photographed|released|produced|directed)"
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?(?:(?:film|movie)\s+)?(?:(?P<who>_)\s+{_MADE}\s+(?:the\s+)?(?P<made>_)\s+in\s+{_COLOUR.format('one')}|"
    rf"_\s+(?:is|was)\s+(?:(?:entirely\s+|completely\s+|originally\s+)?(?:{_MADE}\s+)?in\s+{_COLOUR.format('two')}|"
    rf"an?\s+(?:[a-z]+\s+)?{_COLOUR.format('three')}\s+(?:[a-z]+\s+)?(?:film|movie|picture|drama|comedy|western|musical)))\W*$",
    re.IGNORECASE,
)
_HAS, _MADE_BY = ("P462",), ("P57", "P162", "P272")
_GREY = re.compile(r"black[\s-]and[\s-]white|monochrome|b\s?&\s?w", re.IGNORECASE)


def colour(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The one colouring that a film is known to have bears the claim out, or contradicts it."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or reading.dates or len(claim.names) != (2 if found["who"] else 1):
        return None
    film = str(claim.names[-1].entity.id)
    if found["who"] and not any(
        has_value(t, claim.names[0].entity.id) for t in relations.statements(film, _MADE_BY)
    ):
        return None
    known = [t for t in relations.statements(film, _HAS) if isinstance(t.object, Entity)]
    grey = {_GREY.search(t.object.label) is not None for t in known if isinstance(t.object, Entity)}
    if len(grey) != 1:
        return None
    said = _GREY.search(found["one"] or found["two"] or found["three"]) is not None
    label = Label.ATTRIBUTABLE if (said in grey) != reading.denied else Label.CONTRADICTORY
    return Ruling(
        label,
        "stated" if label is Label.ATTRIBUTABLE else "functional-property",
        tuple(known[:1]),
        whole=True,
    )
