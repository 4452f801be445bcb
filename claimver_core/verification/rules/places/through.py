"""Claims that a river, range or road passes through a country of another continent than all of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_THROUGH = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:flow(?:s|ed)?|run(?:s)?|pass(?:es|ed)?|stretch(?:es|ed)?|cross(?:es|ed)?|rises?)\s+"
    r"(?:(?:through|across|along|in|into)\s+)?(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_LANDS, _CONTINENT = ("P17", "P205"), ("P30",)
_STATE = "Q3624078"


def passes_elsewhere(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """All the countries through which it passes lie on other continents than the one that is claimed."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) != 2 or reading.denied or not _THROUGH.search(reading.words):
        return None
    course, land = (str(name.entity.id) for name in names)
    if relations.kind(course) != "place" or not relations.is_a(land, _STATE):
        return None
    passed = [t for t in relations.statements(course, _LANDS) if isinstance(t.object, Entity)]
    claimed = _continents(land, relations)
    own = [_continents(str(t.object.id), relations) for t in passed if isinstance(t.object, Entity)]
    if not passed or not claimed or not all(own) or any(found & claimed for found in own):
        return None
    return Ruling(Label.CONTRADICTORY, "other-continent", tuple(passed[:3]), alone=True)


def _continents(land: str, relations: Kin) -> set[str]:
    return {str(t.object.id) for t in relations.statements(land, _CONTINENT) if isinstance(t.object, Entity)}
