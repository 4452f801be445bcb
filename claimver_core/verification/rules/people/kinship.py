"""Claims that two people are kin, of whom another kinship is known."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value, value_id
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_WORDS = {
    "parent": r"father|mother|parent|son|daughter|child",
    "sibling": r"brother|sister|sibling|twin",
    "spouse": r"husband|wife|spouse",
    "grandparent": r"grand-?(?:father|mother|parent|son|daughter|child|pa|ma)",
    "relative": r"uncle|aunt|nephew|niece|cousin",
}
_CLAIM = re.compile(
    r"^\W*_\s+(?:is|was)\s+(?:(?:the|an?)\s+(?:\w+\s+)?(?P<noun>[\w-]+)\s+of\s+_|_\s*['’]s?\s+(?:\w+\s+)?"
    r"(?P<own>[\w-]+))\W*$",
    re.IGNORECASE,
)
_PARENTS = ("P22", "P25")
_ELDER = re.compile(r"father|mother|parent", re.IGNORECASE)
_KNOWN = {"P22": "parent", "P25": "parent", "P40": "parent", "P3373": "sibling", "P26": "spouse"}


def _of_other_parents(one: str, other: str, relations: Kin) -> tuple[Triplet, ...]:
    """Father and mother of each of two people, where all are known and none is of both; else empty."""
    own, others = (
        [t for t in relations.statements(qid, _PARENTS) if isinstance(t.object, Entity)]
        for qid in (one, other)
    )
    if any({t.property.id for t in parents} != set(_PARENTS) for parents in (own, others)):
        return ()
    shared = {t.object for t in own} & {t.object for t in others}
    return () if shared else (own[0], others[0])


def other_kinship(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Sisters are not mother and daughter, and a father is no brother."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    found = _CLAIM.match(reading.words)
    if found is None or len(names) != 2 or reading.denied:
        return None
    noun = (found["noun"] or found["own"]).lower()
    claimed = next((kind for kind, words in _WORDS.items() if re.fullmatch(words, noun)), None)
    if claimed is None:
        return None
    one, other = (str(mention.entity.id) for mention in names)
    joining = [
        t
        for qid, sought in ((one, other), (other, one))
        for t in relations.statements(qid, tuple(_KNOWN))
        if has_value(t, sought)
    ]
    known = {_KNOWN[str(t.property.id)] for t in joining}
    if not known and claimed == "sibling" and (parents := _of_other_parents(one, other, relations)):
        return Ruling(Label.CONTRADICTORY, "other-kinship", parents, whole=True)
    if known == {"parent"} == {claimed} and all(_is_turned(t, one, noun) for t in joining):
        return Ruling(Label.CONTRADICTORY, "other-kinship", tuple(joining[:2]), whole=True)
    if not known or claimed in known:
        return None
    return Ruling(Label.CONTRADICTORY, "other-kinship", tuple(joining[:2]), whole=True)


def _is_turned(statement: Triplet, one: str, noun: str) -> bool:
    """True where *the father of* is said of who is known as the child, or *the son of* of the parent."""
    parent = statement.subject.id if statement.property.id == "P40" else value_id(statement)
    return (parent == one) != bool(_ELDER.fullmatch(noun))
