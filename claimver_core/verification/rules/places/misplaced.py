"""Claims that end in the land that a place lies in: *born in Ulm, Germany*, *is a mountain in Japan*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value, lies_in
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_PLACE_IN_LAND = re.compile(r"\b(?:in|at|near) _,\s+(?:the\s+)?_\W*$", re.IGNORECASE)
_IS_IN = re.compile(
    r"^\W*(?:the\s+)?_\s+is\s+(?:an?|the)\s+(?:[a-z-]+\s+){0,3}?(?:mountain|peak|volcano|summit|city|town|"
    r"village|port|seaport|resort|island|castle|palace|cathedral|church|mosque|temple|tower|skyscraper|stadium|"
    r"airport|museum|monument|university|square|cemetery|prison|fortress|pyramid|shrine|monastery|abbey|zoo|river|"
    r"lake|waterfall|dam|desert)\s+"
    r"(?:(?:located|situated|found)\s+)?in\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_WATERS = re.compile(r"\b(?:river|lake|waterfall|dam|desert)\b", re.IGNORECASE)
_IN_STANDS = re.compile(
    r"^\W*in\s+.*_,?\s+(?:stands|lies|is|rises|sits|was\s+built|(?:is|was)\s+(?:located|situated|found))\s+"
    r"(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_COUNTRY, _BORDERS = ("P17",), ("P47",)
_STATE = "Q3624078"
_STEM = 5  # letters by which the names of a land and of its past states are known for kin


def misplaced(reading: Reading, borne_out: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The country of the place that the statements tell, where the claim adds another one of today: that
    somebody is its citizen does not put the birthplace there."""
    claim = masked(reading)
    if _PLACE_IN_LAND.search(claim.text) is None or len(claim.names) < 3:
        return None
    place, land = (mention.entity for mention in claim.names[-2:])
    if not relations.is_a(str(land.id), _STATE) or not any(has_value(t, place.id) for t in borne_out):
        return None
    own = [t for t in relations.statements(str(place.id), _COUNTRY) if isinstance(t.object, Entity)]
    stem = normalise(land.label)[:_STEM]
    if any(word.startswith(stem) for t in own if isinstance(t.object, Entity) for word in _words(t.object)):
        return None  # Prague, Austria: of an empire of the past
    today = [t for t in own if not t.former]
    if not today or not relations.apart(str(place.id), str(land.id)):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(today[:1]), whole=True)


def _words(entity: Entity) -> list[str]:
    return re.split(r"[\s-]", normalise(entity.label))


def other_land(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """What stands in one land is no mountain, town or building in another one that does not border it."""
    claim = masked(reading)
    if _IS_IN.match(claim.text) is None or len(claim.names) != 2 or reading.denied:
        return None
    place, land = (str(mention.entity.id) for mention in claim.names)
    if not relations.is_a(land, _STATE) or relations.kind(place) == "person":
        return None
    if any(lies_in(str(other.id), land, relations) for other in relations.named([claim.names[0].text])):
        return None  # Paris, Texas
    own = [t for t in relations.statements(place, _COUNTRY) if isinstance(t.object, Entity)]
    if not own or not relations.apart(place, land):
        return None
    told = "" if _WATERS.search(claim.text) else claim.names[0].entity.description
    around = relations.statements(land, _BORDERS)
    if not all(text_of(t.object) in told for t in own) and any(
        has_value(t, one.object.id) for t in around for one in own if isinstance(one.object, Entity)
    ):
        return None  # a mountain may stand on the border, and a river flow on
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(own[:1]), whole=True)


def stands_elsewhere(reading: Reading, ruling: Ruling, relations: Kin) -> bool:
    """True where nothing puts what the claim ends in into the place before it: *in the Spanish capital,
    Madrid, stands the Sagrada Família*."""
    claim = masked(reading)
    if _IN_STANDS.match(claim.text) is None or len(claim.names) < 3:
        return False
    place, thing = (str(mention.entity.id) for mention in claim.names[-2:])
    return relations.within(thing, {place}) is None
