"""Claims of the religion of most people in a country: *Islam is the main religion in Indonesia*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words as word_set
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_MAIN = (
    r"(?:main|largest|biggest|dominant|predominant|principal|prevailing|chief|major|majority|most\s+(?:common|"
    r"widespread|practised|practiced|popular|important))\s+(?:religion|faith)"
)
_CLAIM = re.compile(
    rf"^\W*_\s+is\s+(?:by\s+far\s+)?(?:the\s+)?{_MAIN}\s+(?:in|of)\s+(?:the\s+)?_\W*$|"
    rf"^\W*(?:the\s+)?{_MAIN}\s+(?:in|of)\s+(?:the\s+)?(?P<land>_)\s+is\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_RELIGION, _STATE = ("P140",), "Q3624078"
_ABOVE, _LEVELS = ("P279", "P361", "P140"), 4
_STEM = 6
_TELLS_NOTHING = word_set("church religion christianity christian roman greek russian eastern western")


def main_religion(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The religion that is stated of a state, or what that is a branch of, supports; one that has nothing in
    common with it contradicts."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 2 or reading.dates:
        return None
    land, faith = claim.names if found["land"] else claim.names[::-1]
    if not relations.is_a(str(land.entity.id), _STATE):
        return None
    known = [
        t
        for t in relations.statements(str(land.entity.id), _RELIGION)
        if isinstance(t.object, Entity) and not t.former
    ]
    if len(known) != 1:
        return None
    claimed, own = _lines(faith.entity, relations), _lines(known[0].object, relations)
    same = str(faith.entity.id) in own or _alike(faith.entity, known[0].object)
    if not same and (set(claimed) & set(own) or not _is_faith(faith.entity)):
        return None
    label = Label.CONTRADICTORY if reading.denied == same else Label.ATTRIBUTABLE
    return Ruling(label, "stated" if same else "functional-property", tuple(known), whole=True)


def _lines(faith: object, relations: Kin) -> dict[str, str]:
    """The faith and all that it is known to be a branch of, but for the class of all religions."""
    assert isinstance(faith, Entity)
    found = {str(faith.id): faith.label}
    frontier = [str(faith.id)]
    for _ in range(_LEVELS):
        above = [t.object for one in frontier for t in relations.statements(one, _ABOVE)]
        frontier = [str(e.id) for e in above if isinstance(e, Entity) and e.id not in found]
        found |= {str(e.id): e.label for e in above if isinstance(e, Entity)}
    return {qid: label for qid, label in found.items() if not label.endswith("religion")}


def _alike(one: Entity, other: object) -> bool:
    """True for *Catholicism* and the *Catholic Church*, and for what the description names."""
    assert isinstance(other, Entity)
    if normalise(one.label)[:_STEM] in normalise(other.description):
        return True
    words, others = (
        {word.removesuffix("ism").removesuffix("y") for word in normalise(label).split()} - _TELLS_NOTHING
        for label in (one.label, other.label)
    )
    return bool(words & others)


def _is_faith(entity: Entity) -> bool:
    return (
        re.search(r"\b(?:religio|faith|denomination|christian|islam)", entity.description.lower()) is not None
    )
