"""Claims of what a place or thing used to be called: *Istanbul was once called Constantinople*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Mention, Property, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import mention_called
from claimver_core.verification.rules.people.nationality import PAST_STATE
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_ONCE = r"(?:(?:once|formerly|previously|originally|earlier|historically|also)\s+)"
_CALLED = r"(?:called|known\s+as|named|referred\s+to\s+as)"
_OLD = r"(?P<old>[A-Z][\w.'’ -]*?)"
_NEW = r"(?P<new>[A-Z][\w.'’ -]*?)"
_END = r"(?:\s+(?:until|before|till)\s+\d{4}|\s+in\s+the\s+past)?\W*$"
_CLAIMS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^\W*(?:[Tt]he\s+)?(?:city\s+of\s+)?{_NEW}\s+(?:was|is|were|has\s+been)\s+{_ONCE}{_CALLED}\s+{_OLD}{_END}",
        rf"^\W*(?:[Uu]ntil|[Bb]efore|[Uu]p\s+to)\s+\d{{4}},?\s+(?:(?:the\s+)?(?:country|city|state|place)\s+(?:that\s+)?"
        rf"we\s+(?:now\s+)?know\s+as\s+)?{_NEW}\s+(?:was|had\s+been)\s+{_CALLED}\s+{_OLD}\W*$",
        rf"^\W*(?:[Tt]he\s+)?(?:city\s+of\s+)?{_NEW}\s+used\s+to\s+be\s+{_CALLED}\s+{_OLD}{_END}",
        rf"^\W*(?:[Tt]he\s+)?{_OLD}\s+(?:is|was)\s+the\s+(?:former|old|previous|original)\s+name\s+"
        rf"(?:of|for)\s+(?:the\s+)?(?:city\s+of\s+)?{_NEW}\W*$",
        rf"^\W*(?:[Tt]he\s+)?(?:former|old|previous|original)\s+name\s+of\s+(?:the\s+)?{_NEW}\s+(?:is|was)\s+{_OLD}{_END}",
        rf"^\W*(?:[Tt]he\s+)?{_OLD}\s+is\s+(?:now|today)\s+{_CALLED}\s+{_NEW}\W*$",
        rf"^\W*(?:[Tt]he\s+)?{_OLD}\s+(?:was\s+(?:later\s+)?renamed|changed\s+its\s+name\s+to)\s+(?:to\s+)?{_NEW}\W*$",
    )
)
_OTHER_NAME = Property("P2561", "other name")
_STATE = "Q3624078"
_FOLLOWED = ("P1365", "P1366", "P155", "P156")


def former_name(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A name that the thing is known by bears the claim out, as does what it followed; a name that another
    place alone is known by contradicts it."""
    if reading.denied:
        return None
    context = reading.claim.context
    found = next((match for pattern in _CLAIMS if (match := pattern.match(context))), None)
    if found is None:
        return None
    now = mention_called(found["new"], reading.claim.mentions)
    if now is None:
        return None
    qid, old = str(now.entity.id), normalise(found["old"])
    bearers = relations.named([found["old"]])
    if any(entity.id == qid for entity in bearers) and old != normalise(now.entity.label):
        return Ruling(Label.ATTRIBUTABLE, "former-name", (_name(now, found["old"]),), whole=True)
    followed = [
        t
        for t in relations.statements(qid, _FOLLOWED)
        if any(has_value(t, entity.id) for entity in bearers if entity.id != qid)
    ]
    if followed:
        return Ruling(Label.ATTRIBUTABLE, "former-name", tuple(followed[:1]), whole=True)
    meant = mention_called(found["old"], reading.claim.mentions)
    if meant is not None and _is_of_another(qid, old, meant, bearers, relations):
        return Ruling(Label.CONTRADICTORY, "former-name", (_name(meant, found["old"]),), whole=True)
    return None


def _name(bearer: Mention, name: str) -> Triplet:
    """That something bears a name, as a statement."""
    return Triplet(bearer.entity, _OTHER_NAME, TextValue(name))


def _is_of_another(qid: str, old: str, meant: Mention, bearers: Sequence[Entity], relations: Kin) -> bool:
    """True where the old name is a further one of another place, and of none that has it as its label."""
    if _was_elsewhere(str(meant.entity.id), qid, relations):
        return True
    return (
        all(relations.kind(place) == "place" for place in (qid, str(meant.entity.id)))
        and not any(normalise(e.label) == old and relations.kind(str(e.id)) == "place" for e in bearers)
        and relations.apart(qid, str(meant.entity.id))
    )


def _was_elsewhere(state: str, now: str, relations: Kin) -> bool:
    """True for a state of the past whose capitals all lie in other lands than the one that is named."""
    if not relations.is_a(state, PAST_STATE) or not relations.is_a(now, _STATE):
        return False
    capitals = [t.object for t in relations.statements(state, ("P36",)) if isinstance(t.object, Entity)]
    return bool(capitals) and all(relations.apart(str(capital.id), now) for capital in capitals)
