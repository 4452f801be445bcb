"""Claims of an office in the words of its name: *was a goodwill ambassador of UNICEF*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words
from claimver_core.types import Entity, Label, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.offices.office_titles import named
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIM = re.compile(
    r"^\W*(?:the\s+)?(?P<who>[^,;:@]+?)\s+(?P<verb>is|was|became|has\s+been|served\s+as)\s+(?:an?\s+|the\s+)?"
    r"(?:former\s+)?(?P<office>[^,;:@\d]+?)\W*$"
)
_HELD = ("P39",)
_JOINTS = words("of the for at in on to and s")
_FEWEST = 2


def office_by_name(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """An office whose name has the very words of the claim, in whatever order, bears it out."""
    found = _CLAIM.match(reading.claim.context)
    if found is None or reading.denied or reading.dates or reading.unique:
        return None
    person = named(found["who"], reading)
    said = set(normalise(found["office"]).split()) - _JOINTS
    if person is None or len(said) < _FEWEST or relations.kind(str(person.entity.id)) != "person":
        return None
    for term in relations.statements(str(person.entity.id), _HELD):
        office = term.object
        if not isinstance(office, Entity | TextValue) or (
            term.former and found["verb"] in ("is", "has been")
        ):
            continue
        name = office.label if isinstance(office, Entity) else office.value
        if set(normalise(name).split()) - _JOINTS == said:
            return Ruling(Label.ATTRIBUTABLE, "office", (term,), whole=True)
    return None
