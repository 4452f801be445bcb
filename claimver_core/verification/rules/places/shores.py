"""Claims of the lands around a sea or lake, and of what lies between two: *the Black Sea borders Georgia*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.places.waters import LIES_IN, waters_above
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_LIST = r"(?:the\s+)?_(?:(?:,\s*(?:and\s+)?|\s+and\s+)(?:the\s+)?_)*"
_BORDERS = re.compile(
    rf"^\W*{_LIST}\s+(?:also\s+|(?:do|does)(?:\s+not|n['’]t)\s+)?(?:borders?|touch(?:es)?|adjoins?|"
    r"(?:is|are)\s+bordered\s+by|(?:lies|lie|is|are)\s+on(?:\s+the\s+(?:coast|shores?|shoreline)\s+of)?|"
    r"has\s+a\s+(?:coast|coastline|border)\s+(?:on|with)|washes\s+the\s+(?:coast|shores?)\s+of|"
    rf"is\s+shared\s+by)\s+(?:on\s+)?{_LIST}\W*$",
    re.IGNORECASE,
)
_BETWEEN = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:lies|is|sits|is\s+(?:located|situated|found|wedged|sandwiched|squeezed|nestled)|"
    r"is\s+an?\s+(?:[a-z-]+\s+){0,2}(?:country|state|nation|kingdom|republic)|lies\s+(?:wedged|sandwiched|squeezed)|"
    r"forms\s+(?:part\s+of\s+)?the\s+border)\s+(?:on\s+the\s+border\s+)?between\s+(?:the\s+)?_\s+and\s+(?:the\s+)?_\W*$",
    re.IGNORECASE,
)
_WATERS = frozenset({"Q165", "Q23397", "Q9430", "Q39594", "Q37901", "Q204894", "Q6558431", "Q1322134"})
"""Sea, lake, ocean, bay, strait and the like: a river has banks, and lands that it flows through."""
_SEAS = frozenset({"Q165", "Q9430"})
_OCEAN, _STATE, _TWO, _SEVERAL = "Q9430", "Q3624078", 2, 3
_LANDS, _COUNTRIES, _BORDER = ("P205", "P17"), ("P17",), ("P47",)


def shores(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Each of the lands is known to lie on the water, or to border what lies between them."""
    claim = masked(reading)
    if reading.dates or reading.numbers or len(claim.names) < 2:
        return None
    ids = [str(name.entity.id) for name in claim.names]
    water = None
    if _BORDERS.match(claim.text):
        water = next((one for one in ids if _WATERS & relations.classes(one)), None)
        if water is None or water not in (ids[0], ids[-1]):
            return None
        told = [_on(water, land, relations) for land in ids if land != water]
        if len(ids) == 2 and told == [None] and not reading.denied:
            return _on_other_seas(water, ids[0] if ids[1] == water else ids[1], relations)
    elif _BETWEEN.match(claim.text) and len(ids) == 3:
        if _WATERS & relations.classes(ids[0]):
            water = ids[0]
            told = [_on(water, land, relations) for land in ids[1:]]
        else:
            told = [_statement(ids[0], (*_BORDER, *_COUNTRIES), land, relations) for land in ids[1:]]
            if None not in told and _touch(ids[1], ids[2], relations) and _has_others(ids[0], relations):
                # Germany borders both France and Belgium, which it does not part
                return Ruling(Label.EXTRAPOLATORY, "stated", (), whole=True)
    else:
        return None
    deciding = tuple(t for t in told if t is not None)
    if not deciding or len(deciding) < len(told):
        return _between_others(ids, relations) if water is None and not reading.denied else None
    if reading.denied:
        return Ruling(Label.CONTRADICTORY, "negation", deciding, whole=True)
    return Ruling(Label.ATTRIBUTABLE, "stated", deciding, whole=True)


def _on_other_seas(water: str, land: str, relations: Kin) -> Ruling | None:
    """A state whose seas are known is not on a sea whose lands are known to be others."""
    around = [t for t in relations.statements(water, _LANDS) if isinstance(t.object, Entity) and not t.former]
    seas = [t for t in relations.statements(land, LIES_IN) if isinstance(t.object, Entity)]
    seas = [t for t in seas if _SEAS & relations.classes(str(getattr(t.object, "id", "")))]
    if (
        len(around) < _SEVERAL
        or not seas
        or not relations.is_a(land, _STATE)
        or relations.is_a(water, _OCEAN)
    ):
        return None
    if any(water in waters_above(t, relations) for t in seas):
        return None
    return Ruling(Label.CONTRADICTORY, "functional-property", (*seas[:2], *around[:3]), whole=True)


def _between_others(ids: Sequence[str], relations: Kin) -> Ruling | None:
    """Of states: that the first borders neither of the others, by what is known at both ends."""
    if len(ids) != 3 or not all(relations.is_a(one, _STATE) for one in ids):
        return None
    around = [
        t for t in relations.statements(ids[0], _BORDER) if isinstance(t.object, Entity) and not t.former
    ]
    back = [t for other in ids[1:] for t in relations.statements(other, _BORDER) if not t.former]
    near = {str(t.object.id) for t in around if isinstance(t.object, Entity)}
    if not near or not back or any(has_value(t, ids[0]) for t in back):
        return None
    if any(other in near or relations.within(other, near) is not None for other in ids[1:]):
        return None
    return Ruling(Label.CONTRADICTORY, "not-listed", tuple(around[:3]), whole=True)


def _touch(one: str, other: str, relations: Kin) -> bool:
    return _statement(one, _BORDER, other, relations) is not None


def _has_others(land: str, relations: Kin) -> bool:
    """True for a land with more than two neighbours."""
    known = [t.object for t in relations.statements(land, _BORDER) if not t.former]
    around = {str(one.id) for one in known if isinstance(one, Entity)}
    return len([one for one in around if relations.is_a(one, _STATE)]) > _TWO


def _on(water: str, land: str, relations: Kin) -> Triplet | None:
    """The statement that the land lies on the water or a part of it."""
    if (direct := _statement(water, _LANDS, land, relations)) is not None:
        return direct
    near = [t for t in relations.statements(land, LIES_IN) if isinstance(t.object, Entity) and not t.former]
    if relations.is_a(water, _OCEAN):
        return next((t for t in near if has_value(t, water)), None)  # Italy is not said to be on the Atlantic
    return next((t for t in near if water in waters_above(t, relations)), None)


def _statement(qid: str, properties: Sequence[str], other: str, relations: Kin) -> Triplet | None:
    return next(
        (t for t in relations.statements(qid, properties) if has_value(t, other) and not t.former), None
    )
