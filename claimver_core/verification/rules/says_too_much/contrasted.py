"""Claims that set something against what they are about: *in NATO and not in the European Union*."""

from __future__ import annotations

import re

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import POSSESSIVE
from claimver_core.verification.rules.polarity import CONTRAST, SET_APART
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_AGAINST = re.compile(r"\b(?:rather than|instead of|unlike|as opposed to)\b", re.IGNORECASE)


def bears_out_the_contrasted(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """True where a statement of the ruling is of what the claim sets apart: that France is in the European
    Union does not bear out *France is a member of NATO and not of the European Union*."""
    context = reading.claim.context
    left = normalise(POSSESSIVE.sub("", SET_APART.sub(" ", CONTRAST.sub("", context))))
    told = {value.id for t in ruling.triplets for value in (t.subject, t.object) if isinstance(value, Entity)}
    for mention in reading.claim.mentions:
        if mention.entity.id not in told:
            continue
        if f" {normalise(POSSESSIVE.sub('', mention.text))} " not in f" {left} ":
            return True
        place = context.find(mention.text)
        before = [found.end() for found in _AGAINST.finditer(context, 0, max(place, 0))]
        if before and not re.search(r"[A-Z]", context[before[-1] : place]):
            return True
    return False
