"""Claims of what a river, range or road passes through: a land, or a town that lies on it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value, value_id
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_THROUGH = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:river\s+)?(?:flow(?:s|ed)?|run(?:s)?|pass(?:es|ed)?|stretch(?:es|ed)?|"
    r"cross(?:es|ed)?|(?P<source>rises?|begins?|starts?|originates?|springs?|has\s+its\s+source))\s+(?:(?:through|across|along|in|into|past)\s+)?(?:the\s+)?"
    r"(?:(?:city|cities|town|towns|centre|center|middle|heart)\s+of\s+)?_\W*$",
    re.IGNORECASE,
)
_FLOWS = re.compile(r"\b(?:flow(?:s|ed)?|run(?:s)?|pass(?:es|ed)?)\s+(?:through|past)\b", re.IGNORECASE)
_LANDS, _CONTINENT, _WATERS = ("P17", "P205"), ("P30",), ("P206",)
_STATE, _RIVER = "Q3624078", "Q4022"


def passes_elsewhere(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A town on the river bears the claim out. One that lies on other rivers, in a land of which the river
    is none, does not lie on it; nor does a land that is on another continent than all of the river's."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    found = _THROUGH.search(reading.words)
    if len(names) != 2 or reading.denied or found is None:
        return None
    course, place = (str(name.entity.id) for name in names)
    if relations.kind(course) != "place":
        return None
    passed = [t for t in relations.statements(course, _LANDS) if isinstance(t.object, Entity)]
    if not relations.is_a(place, _STATE):
        return _past_town(course, place, passed, relations) if _FLOWS.search(reading.words) else None
    if found["source"] and len(passed) > 1 and relations.is_a(course, _RIVER):
        return _rises_elsewhere(course, place, passed, relations)
    claimed = _continents(place, relations)
    own = [_continents(str(t.object.id), relations) for t in passed if isinstance(t.object, Entity)]
    if not passed or not claimed or not all(own) or any(found & claimed for found in own):
        return None
    return Ruling(Label.CONTRADICTORY, "other-continent", tuple(passed[:3]), alone=True)


def _rises_elsewhere(course: str, land: str, passed: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A river of which several lands are known rises in none that is not among them."""
    beside = [t for t in relations.statements(land, _WATERS) if has_value(t, course)]
    if beside or not all(relations.apart(value_id(t), land) for t in passed):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(passed[:3]), whole=True)


def _past_town(course: str, town: str, passed: Sequence[Triplet], relations: Kin) -> Ruling | None:
    waters = [t for t in relations.statements(town, _WATERS) if isinstance(t.object, Entity)]
    on_it = [t for t in waters if has_value(t, course)]
    if on_it:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(on_it[:1]), whole=True)
    rivers = [t for t in waters if relations.is_a(value_id(t), _RIVER)]
    if not rivers or not passed or not relations.is_a(course, _RIVER):
        return None
    if not all(relations.apart(value_id(t), town) for t in passed):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", (*rivers[:2], *passed[:2]), whole=True)


def _continents(land: str, relations: Kin) -> set[str]:
    return {str(t.object.id) for t in relations.statements(land, _CONTINENT) if isinstance(t.object, Entity)}
