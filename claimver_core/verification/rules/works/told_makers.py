"""Claims of who made a work, of which another part in it is told."""

from __future__ import annotations

import re

from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.people.band_parts import part_is_told
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sorts.sorts_of_things import is_made_otherwise

_MADE_BY = re.compile(
    r"\b(?:created|composed|written|invented|drawn|penned|authored|narrated)\s+by\s+_|"
    r"_\s+(?:created|composed|wrote|invented)\s+_",
    re.IGNORECASE,
)
_NO_MAKERS = frozenset({"P161", "P175", "P725", "P674", "P453", "P1441", "P527", "P463", "P361"})
_IN_BAND = re.compile(
    r"_\s*['’]s?\s+(?:lead\s+)?(?:drummer|singer|guitarist|bassist|frontman|frontwoman|vocalist|keyboardist|pianist)\b",
    re.IGNORECASE,
)
_MEMBERS = frozenset({"P527", "P463", "P361"})
_CREATOR = "P170"


def is_no_maker(reading: Reading, ruling: Ruling, _: Kin) -> bool:
    """*Created by*, of who played it; *the band's drummer*, of any member."""
    pids = ruling.properties
    made = _MADE_BY.search(reading.words) is not None and pids <= _NO_MAKERS
    return made or (_IN_BAND.search(reading.words) is not None and pids <= _MEMBERS)


def made_in_another_way(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """*Rodin painted The Thinker*, a sculpture."""
    if _CREATOR not in ruling.properties:
        return False
    made = {t.subject.id for t in ruling.triplets if t.property.id == _CREATOR}
    works = [m for m in reading.claim.mentions if m.entity.id in made]
    return is_made_otherwise(reading, works, relations)


def has_no_such_part(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """A member said to be its drummer."""
    return not part_is_told(reading, ruling.triplets, relations)
