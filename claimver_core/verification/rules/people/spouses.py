"""Claims that two people are married who are known to be married to others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.passed import is_recent
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_SPOUSE = ("P26",)
_RULER = re.compile(r"\b(?:[IVX]+|of)\b")
_MARRIED = re.compile(
    r"\b(?P<was>was|were)\s+(?:once\s+|briefly\s+)?(?:married\s+to\s+_|the\s+(?:wife|husband|spouse)\s+of\s+_)\W*$"
    r"|^\W*_\s+(?P<wed>married)\s+_\W*$"
    r"|\b(?P<ex>is|was)\s+(?:_\s*['’]s?\s+|the\s+)(?:ex|former)[\s-]+(?:wife|husband|spouse)(?:\s+of\s+_)?\W*$"
    r"|\b(?:is|are)\s+(?:now\s+|still\s+)?(?:married\b|the\s+(?:wife|husband|spouse)\s+of\b)"
    r"|['’]s?\s+(?:wife|husband|spouse)\s+is\b|\bis\s+_\s*['’]s?\s+(?:wife|husband|spouse)\b",
    re.IGNORECASE,
)


def spouse_elsewhere(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Two people of whom the knowledge has another spouse each, and never one another, are not married, nor
    were they. One known of late to be married today is enough against a marriage of today."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    said = _MARRIED.search(reading.words)
    if len(names) != 2 or reading.denied or reading.dates or said is None:
        return None
    if any(_RULER.search(m.entity.label) and not _RULER.search(m.text) for m in names):
        return None  # many queens and princes bear one name: Mary Tudor
    once = said["was"] or said["ex"] or said["wed"]
    ids = [str(mention.entity.id) for mention in names]
    found: list[list[Triplet]] = []
    for qid in ids:
        spouses = [t for t in relations.statements(qid, _SPOUSE) if isinstance(t.object, Entity)]
        spouses += [t for t in triplets if t.property.id in _SPOUSE and _other_end(t, qid) is not None]
        if any(_other_end(t, qid) in ids for t in spouses):
            return None
        if not spouses:
            return None
        found.append([t for t in spouses if once or not t.former])
    alone = not once and any(is_recent(t) for present in found for t in present)
    if not all(found) and not alone:
        return None
    deciding = tuple(present[0] for present in found if present)
    return Ruling(Label.CONTRADICTORY, "spouse-elsewhere", deciding, alone=True)


def _other_end(triplet: Triplet, qid: str) -> str | None:
    """Whom a statement joins to ``qid``, at either end; None where it is about others."""
    value = triplet.object
    if not isinstance(value, Entity):
        return None
    ends = {str(triplet.subject.id): value.id, str(value.id): triplet.subject.id}
    return ends.get(qid)
