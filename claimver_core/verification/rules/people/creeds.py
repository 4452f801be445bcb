"""Claims of somebody's religion by what its people are called: *is a Muslim*, *was a Lutheran*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_CLAIM = re.compile(r"^\W*_\s+(?:is|was)\s+(?:an?\s+)?(?:_|(?P<noun>[a-z]+))\W*$", re.IGNORECASE)
_RELIGION, _ADHERENT = ("P140",), "adherent of "
_ENDINGS = ("ism", "ity")


def creed(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known religion bears out what its people are called; who is of one may have been of another."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or reading.denied or relations.kind(str(claim.names[0].entity.id)) != "person":
        return None
    called = [m for m in reading.claim.mentions if m is not claim.names[0]]
    said = {normalise(m.text) for m in called} | ({found["noun"].lower()} if found["noun"] else set())
    ids = {m.entity.id for m in called}
    for statement in relations.statements(str(claim.names[0].entity.id), _RELIGION):
        value = statement.object
        if not isinstance(value, Entity) or (statement.former and reading.present):
            continue
        adherents = {m.entity.description.removeprefix(_ADHERENT) for m in called}
        if value.id in ids or value.label in adherents or _stem(value.label) in said:
            return Ruling(Label.ATTRIBUTABLE, "stated", (statement,), whole=True)
    return None


def _stem(label: str) -> str:
    """*lutheran*, of Lutheranism."""
    name = normalise(label)
    return name[:-3] if name.endswith(_ENDINGS) else name
