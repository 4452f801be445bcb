"""Claims of how many prizes somebody has won."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_AWARDS = ("P166",)
_WON = r"\b(?:won|wins|received|has|was awarded|collected)\b\W+(?:\w+\W+){{0,3}}?{}\W*$"
_MOST = 20


def count(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """As many statements as the claim says support it. Other numbers decide nothing: lists have gaps, and
    who has won three has won two."""
    mentions = reading.claim.mentions
    if len(mentions) != 2 or len(reading.numbers) != 1 or reading.dates or reading.denied or reading.unique:
        return None
    winner, prize = mentions
    claimed = reading.numbers[0].value
    if not 2 <= claimed <= _MOST or not re.search(
        _WON.format(re.escape(prize.text)), reading.claim.context, re.IGNORECASE
    ):
        return None
    name = normalise(prize.entity.label).removesuffix("s")
    held = [
        t
        for t in relations.statements(str(winner.entity.id), _AWARDS)
        if isinstance(t.object, Entity)
        and (f" {name}" in f" {normalise(t.object.label)}" or t.object.id == prize.entity.id)
    ]
    if len(held) != claimed:
        return None
    return Ruling(Label.ATTRIBUTABLE, "count", tuple(held), whole=True)
