"""Claims of what somebody is by party: *Margaret Thatcher was a Conservative*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_PARTY = ("P102",)
_PLAINLY = re.compile(
    r"^\W*_\s+(?P<be>is|was)\s+an?\s+(?:(?:lifelong|staunch|committed|fellow)\s+)?"
    r"(?P<noun>(?:Liberal|Social|Christian) Democrat|Conservative|Tory|Socialist|Communist|Green|Nazi)"
    r"(?:\s+politician)?\W*$"
)
_CALLED = {"Tory": r"Conservative|Tor(?:y|ies)", "Nazi": r"Nazi|National Socialist", "Green": r"Greens?"}
"""Parties whose names do not begin as their members are called."""


def partisan(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A party of that name bears the claim out; of parties that somebody was in before, few are known."""
    found = _PLAINLY.match(reading.words)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if found is None or len(names) != 1 or reading.denied:
        return None
    called = re.compile(rf"\b(?:{_CALLED.get(found['noun'], found['noun'])})")
    for triplet in relations.statements(str(names[0].entity.id), _PARTY):
        past = triplet.former and found["be"] == "is"
        if isinstance(triplet.object, Entity) and called.search(text_of(triplet.object)) and not past:
            return Ruling(Label.ATTRIBUTABLE, "stated", (triplet,), whole=True)
    return None
