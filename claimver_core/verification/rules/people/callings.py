"""Claims of what somebody is by calling: *is a footballer*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.predicates import predicate_noun, told_by
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_PLAINLY = re.compile(
    r"^\W*_\s+(?:is|was)\s+an?\s+(?:(?:famous|well-known|great|noted|renowned|celebrated|professional)\s+)?"
    r"(?P<noun>[a-z][a-z -]*?)\W*$",
    re.IGNORECASE,
)


def calling(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """An occupation or a narrower one, or the sport somebody is known for, bears the claim out; no list of
    occupations is whole."""
    found, noun = _PLAINLY.match(reading.words), predicate_noun(reading)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if found is None or noun is None or len(names) != 1 or reading.denied or found["noun"] != noun.text:
        return None
    if relations.kind(str(names[0].entity.id)) != "person":
        return None
    told = told_by(noun, names[0], relations)
    return None if told is None else Ruling(Label.ATTRIBUTABLE, "stated", (told,), whole=True)
