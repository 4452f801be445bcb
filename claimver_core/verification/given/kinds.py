"""Claims of what sort a thing is, beside a statement of its sort: a person is no film, a river no person."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.language.grammar import words
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_INSTANCE_OF = "P31"
_PERSONS = words("person human people man woman")
_THINGS = (
    "football club|association football club|television series|tv series|video game|chemical element|"
    "literary work|city|town|village|film|movie|country|river|mountain|lake|island|book|novel|album|song|"
    "company|business|university|species|taxon|language|country of the european union|sovereign state|"
    "painting|ship|bridge|airport|stadium"
)
"""None of these is a person; *star* and *band* are left out, which people are called, too."""
_SAYS = re.compile(
    rf"_\s+(?:is|was|isn['’]?t|wasn['’]?t)\s+(?:not\s+)?an?\s+(?P<sort>{_THINGS}|person|human)\W*(?:#\w+\W*)*$",
    re.IGNORECASE,
)


def other_kind(reading: Reading, triplets: Sequence[Triplet]) -> Ruling | None:
    """A person is said to be a thing, or a thing a person, where its only given sort is of the other kind."""
    said = _SAYS.search(reading.words)
    if said is None or len(reading.claim.mentions) > 2:
        return None
    wants_person = said["sort"].lower() in _PERSONS
    about = [t for t in triplets if t.property.id == _INSTANCE_OF and reading.names(t.subject)]
    sorts = {t.object.label.lower() for t in about if isinstance(t.object, Entity)}
    if len({t.subject.id for t in about}) != 1 or not sorts:
        return None
    persons = {sort in _PERSONS for sort in sorts}
    things = {re.fullmatch(_THINGS, sort) is not None for sort in sorts}
    if (persons if not wants_person else things) != {True}:
        return None
    label = Label.ATTRIBUTABLE if reading.denied else Label.CONTRADICTORY
    return Ruling(label, "kinds", tuple(about))
