"""Claims of a prize that is given in several fields: *the Nobel Prize in Chemistry*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_WON = re.compile(
    r"^\W*(?:in\s+\d{4},?\s+)?_\s+(?:has\s+|had\s+)?(?:won|received|got|was\s+awarded|was\s+given|"
    r"is\s+a\s+winner\s+of|(?:is|was)\s+the\s+winner\s+of)\s+(?:the|a)\s+(?:\d{4}\s+)?_"
    r"(?:\s+(?:in|of)\s+\d{4})?\W*$",
    re.IGNORECASE,
)
_FIELD = re.compile(r"^(?P<name>\w+) (?:\w+ )*Prize(?: in [\w ]+)?$")
_AWARD = ("P166",)


def other_prize(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is known to have received such a prize in another field alone did not receive it in this one."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or reading.denied or not _WON.match(reading.words):
        return None
    winner, prize = names
    field = _FIELD.match(prize.entity.label)
    if field is None or relations.kind(str(winner.entity.id)) != "person":
        return None
    received = relations.statements(str(winner.entity.id), _AWARD)
    alike = [
        t
        for t in received
        if isinstance(t.object, Entity)
        and (own := _FIELD.match(t.object.label)) is not None
        and own["name"] == field["name"]
        and t.object.label != f"{field['name']} Prize"
    ]
    if not alike or any(has_value(t, prize.entity.id) for t in received):
        return None
    if prize.entity.label == f"{field['name']} Prize":
        return None  # the prize in whichever field
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(alike), whole=True)
