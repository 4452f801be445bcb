"""Claims of which planet has more moons: *Mars has more moons than Jupiter*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, denied_as
from claimver_core.verification.rules.sides import masked

_CLAIM = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:has|does\s+not\s+have|doesn['’]t\s+have)\s+(?:(?:far|many|way|a\s+lot)\s+)?"
    r"(?P<which>more|fewer|less)\s+(?:known\s+)?moons\s+than\s+(?:the\s+)?_(?:\s+(?:does|has))?\W*$",
    re.IGNORECASE,
)
_PLANETS = {
    "Q308": 0,  # Mercury
    "Q313": 0,  # Venus
    "Q2": 1,  # Earth
    "Q111": 2,  # Mars
    "Q332": 16,  # Neptune
    "Q324": 28,  # Uranus
    "Q319": 95,  # Jupiter
    "Q193": 146,  # Saturn
}
"""The planets by how many moons are known: new ones are found, but far too few to change their order."""
_GREATEST = {"Q319", "Q193"}
"""Of these two now one was ahead and now the other."""
_ORBITS = ("P397", "P398")


def more_moons(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The planets of the Sun are known by the order of how many moons they have."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or len(claim.names) != 2:
        return None
    one, other = (str(name.entity.id) for name in claim.names)
    if one not in _PLANETS or other not in _PLANETS or {one, other} == _GREATEST:
        return None
    difference = _PLANETS[one] - _PLANETS[other]
    right = difference > 0 if found["which"].lower() == "more" else difference < 0
    told = [*relations.statements(one, _ORBITS), *relations.statements(other, _ORBITS)]
    if not told:
        return None
    label = Label.ATTRIBUTABLE if right else Label.CONTRADICTORY
    return denied_as(Ruling(label, "comparison", tuple(told[:4]), whole=True), denied=reading.denied)
