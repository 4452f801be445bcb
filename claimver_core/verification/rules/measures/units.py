"""Claims of what a unit measures: *the SI unit of power is the watt*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, described

_UNIT_OF = (
    r"(?:the\s+|an?\s+)?(?:SI\s+|standard\s+|basic\s+|base\s+)*unit\s+(?:of|for|used\s+to\s+measure)\s+"
)
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?(?P<unit1>[a-z]+)\s+is\s+{_UNIT_OF}(?P<what1>[a-z][a-z ]*?)\W*$|"
    rf"^\W*{_UNIT_OF}(?P<what2>[a-z][a-z ]*?)\s+is\s+(?:called\s+)?(?:the\s+)?(?P<unit2>[a-z]+)\W*$|"
    r"^\W*(?P<what3>[a-z][a-z ]*?)\s+is\s+measured\s+in\s+(?P<unit3>[a-z]+?)s?\W*$",
    re.IGNORECASE,
)
_DESCRIBED = re.compile(r"\bunits?\s+of\s+(?P<what>[a-z][a-z, ]*)", re.IGNORECASE)
_QUANTITIES = frozenset(
    {
        "force", "pressure", "energy", "work", "power", "frequency", "voltage", "temperature", "mass",
        "length", "time", "electric current", "electrical resistance", "resistance", "current",
        "electric charge",
    }
)  # fmt: skip
"""What units measure that have one of their own; of potential and heat they share those of other things."""


def unit(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What the description of the unit says it to measure, and none of the other common quantities."""
    found = _CLAIM.match(reading.claim.context)
    if found is None:
        return None
    number = next(n for n in "123" if found[f"unit{n}"])
    said, name = normalise(found[f"what{number}"]), normalise(found[f"unit{number}"])
    entity = next((e for e in _named(name, reading, relations) if _DESCRIBED.search(e.description)), None)
    measures = _DESCRIBED.search(entity.description) if entity is not None else None
    if entity is None or measures is None:
        return None
    known = {normalise(part) for part in re.split(r",|\band\b", measures["what"])}
    same = said in known
    if not same and (said not in _QUANTITIES or any(said in what or what in said for what in known)):
        return None
    label = Label.CONTRADICTORY if reading.denied == same else Label.ATTRIBUTABLE
    return Ruling(label, "stated" if same else "functional-property", (described(entity),), whole=True)


def _named(name: str, reading: Reading, relations: Kin) -> list[Entity]:
    mentioned = [m.entity for m in reading.claim.mentions if normalise(m.text).removesuffix("s") == name]
    return [*mentioned, *relations.named([name])]
