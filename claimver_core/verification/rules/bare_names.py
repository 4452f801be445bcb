"""People called by a surname or a given name alone, which several bear."""

from __future__ import annotations

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading

_RIVAL = 0.04  # the likelihood of a bearer of the name who may well be meant


def may_be_somebody_else(reading: Reading, relations: Kin) -> bool:
    """True where somebody is called by a surname or given name alone that another well-known person bears,
    too: *Bush was president from 1989 to 1993*."""
    for mention in reading.claim.mentions:
        if mention.chosen or " " in mention.text or " " not in mention.entity.label:
            continue
        if relations.kind(str(mention.entity.id)) != "person":
            continue
        others = [c for c in mention.candidates[1:] if c.score >= _RIVAL]
        if any(relations.kind(str(c.entity.id)) == "person" for c in others):
            return True
    return False
