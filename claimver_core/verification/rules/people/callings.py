"""Claims of what somebody is by calling: *is a footballer*, *was a surrealist painter*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.says_too_much.predicates import (
    predicate_noun,
    told_by,
    told_in_words,
    told_modifiers,
    unlinked_noun,
)
from claimver_core.verification.rules.sorts.sorts_of_things import words_told

_ONLY = re.compile(r"^\W*_\s+(?:is|was)\s+an?\s+(?:(?:_|[\w'’-]+)\s+)*[\w-]+\W*$", re.IGNORECASE)
_CITIZENSHIP = ("P27",)
_ADMIRED = frozenset({"ace", "star", "legend", "great", "icon", "superstar", "idol"})
"""What somebody is called for the sport or art before it: *a tennis ace*."""
_CALLINGS = (
    r"(?:poet|painter|sculptor|astronaut|actor|actress|singer|composer|physicist|chemist|mathematician|philosopher|"
    r"novelist|writer|playwright|footballer|politician|inventor|explorer|architect|biologist|astronomer|economist|"
    r"dancer|boxer|lawyer|doctor|physician|engineer|general|pianist|guitarist|drummer|swimmer|sprinter|golfer|chef)"
)
_BESIDE_NAME = re.compile(
    rf"^\W*(?:the\s+)?(?:_\s+)?(?P<before>{_CALLINGS})\s+_|_,\s+an?\s+(?:[\w-]+\s+){{0,2}}(?P<behind>{_CALLINGS}),",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\b(?:and|or|of|in|for|with|by|from|at|who|but)\b|,")


def calling(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """An occupation or a narrower one, or the sport somebody is known for, bears the claim out, with what the
    knowledge tells of the words before it; no list of occupations is whole."""
    linked = predicate_noun(reading)
    noun = linked.text if linked is not None else unlinked_noun(reading)
    names = [m for m in reading.claim.mentions if is_name(m)]
    if not noun or not names or reading.denied or not _ONLY.match(reading.words):
        return None
    if _JOINED.search(reading.words) or relations.kind(str(names[0].entity.id)) != "person":
        return None
    modified = told_modifiers(reading, noun, names[0], relations)
    if noun.lower() in _ADMIRED:
        told = modified[0] if modified else None
    elif linked is not None:
        told = told_by(linked, names[0], relations)
    else:
        told = told_in_words(noun, names[0], relations)
    if told is None or modified is None:
        return None
    citizenships = relations.statements(str(names[0].entity.id), _CITIZENSHIP)
    for nation in (m for m in names[1:] if relations.kind(str(m.entity.id)) == "place"):
        own = next((t for t in citizenships if has_value(t, nation.entity.id)), None)
        if own is None:
            return None
        modified.append(own)
    return Ruling(Label.ATTRIBUTABLE, "stated", tuple(dict.fromkeys((told, *modified))), whole=True)


def is_called_otherwise(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where nothing known of somebody tells a calling beside the name: *poet Isaac Newton wrote*."""
    said = _BESIDE_NAME.search(reading.words)
    if said is None:
        return False
    people = [m for m in reading.claim.mentions if relations.kind(str(m.entity.id)) == "person"]
    noun = (said["before"] or said["behind"]).lower()
    return (
        bool(people)
        and told_in_words(noun, people[0], relations) is None
        and noun not in words_told(people[0], relations)
    )
