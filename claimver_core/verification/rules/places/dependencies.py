"""Claims that a state of today belongs to another one: *Samoa is still a US territory*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIM = re.compile(
    r"^\W*(?:is|are|remains?)\s+(?:(?:still|now|currently|today|not|actually|officially|technically)\s+)*"
    r"(?:an?|the|one\s+of)\s+(?P<whose>(?:[\w.’']+\s+){0,3}?)(?:(?:unincorporated|incorporated|overseas|crown|"
    r"dependent|self-governing|associated)\s+)*(?P<sort>territor(?:y|ies)|colony|colonies|protectorate|"
    r"dependency|possession|province|department|county)(?:\s+of\s+(?:the\s+)?(?P<of>[\w.’' ]+?))?"
    r"(?:\s+(?:today|now|to\s+this\s+day))?\W*$",
    re.IGNORECASE,
)
_PAST = re.compile(r"\b(?:former|ex|erstwhile|one-?time|past|old|historical|long-?time)\b", re.IGNORECASE)
_MEMBER, _UNITED_NATIONS = ("P463",), "Q1065"
_STATE, _LIES_IN, _KIND = "Q3624078", ("P17", "P131", "P361"), ("P31",)


def dependency(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A sovereign state that is a member of the United Nations is no territory or colony of another."""
    subject = next(iter(reading.claim.mentions), None)
    if subject is None or not is_name(subject) or reading.dates:
        return None
    before, _, behind = reading.claim.context.partition(subject.text)
    found = _CLAIM.match(behind)
    if found is None or before.strip().lower() not in ("", "the") or _PAST.search(behind):
        return None
    owner = _owner(reading, subject, (found["whose"] or "") + (found["of"] or ""))
    if not owner:
        return None
    qid = str(subject.entity.id)
    kinds = [t for t in relations.statements(qid, _KIND) if has_value(t, _STATE) and not t.former]
    united = [t for t in relations.statements(qid, _MEMBER) if has_value(t, _UNITED_NATIONS) and not t.former]
    lies = [
        t.object.id
        for t in relations.statements(qid, _LIES_IN)
        if isinstance(t.object, Entity) and not t.former
    ]
    if not kinds or not united or any(relations.is_a(str(outer), _STATE) and outer != qid for outer in lies):
        return None
    label = Label.ATTRIBUTABLE if reading.denied else Label.CONTRADICTORY
    return Ruling(label, "kinds", (kinds[0], united[0]), whole=True)


def _owner(reading: Reading, subject: Mention, said: str) -> bool:
    """True where another land is named as the one to which it is said to belong."""
    return any(
        m.entity.id != subject.entity.id and (m.text in said or said.strip() in m.text)
        for m in reading.claim.mentions
        if said.strip()
    )
