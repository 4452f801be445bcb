"""Claims of whether a state lies on a sea: *Hungary has a coast on the Black Sea*, *Chad is landlocked*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import Masked, masked

_NOW = r"(?:(?:also|still|now|only|really|actually|not|completely|entirely|totally|[a-z]+ly)\s+)*"
_WORDS = r"(?:[\w-]+['’]?s?\s+){0,7}?"
_SHORE = r"(?:coasts?|coastlines?|shores?|shorelines?|beach(?:es)?|seaports?|ports?|harbou?rs?|seaboard)"
_NO_DEED = r"(?!been\b|[a-z]+ed\b|lost\b|sought\b|had\b|won\b|got\b|given\b)"
_HAS_COAST = re.compile(
    rf"^\W*(?:the\s+)?_\s+{_NOW}(?:(?:do|does)(?:\s+not|n['’]?t)\s+)?(?:has|have|owns?|boasts?|possess(?:es)?|"
    rf"enjoys?|offers?|lacks?)\s+{_NO_DEED}{_WORDS}(?:{_SHORE}(?:\s+(?:on|along|at|to|with|by)\s+.*)?|"
    r"(?:direct|own)\s+access\s+to\s+(?:the\s+)?_)\W*$",
    re.IGNORECASE,
)
_ON_WATER = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:(?:is|does|do)(?:\s+not|n['’]?t)\s+)?{_NOW}(?:(?:is|lies?|sits|is\s+located|"
    rf"is\s+situated)\s+{_NOW}(?:on|along|by|at)|borders?|touch(?:es)?|reach(?:es)?|faces?|stretch(?:es)?\s+to|"
    rf"is\s+washed\s+by|opens\s+onto)\s+(?:on\s+)?(?:the\s+)?(?:{_SHORE}\s+of\s+(?:the\s+)?)?_"
    rf"(?:\s+{_SHORE})?\W*$",
    re.IGNORECASE,
)
_AT_SEA = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:has|have|owns?|enjoys?|(?:do|does)(?:\s+not|n['’]?t)\s+have|lacks?)\s+"
    r"(?:(?:no|any|a|an|its|own|direct|of|long|short|beautiful|sandy|ocean|sea)\s+)*(?:coast|coastline|seaboard|"
    r"seaports?|access\s+to\s+the\s+(?:open\s+)?(?:sea|ocean))(?:\s+(?:at\s+all|whatsoever|of\s+its\s+own))?\W*$|"
    r"^\W*(?:the\s+)?_\s+(?:(?:does\s+not|doesn['’]?t)\s+)?(?:borders?|touch(?:es)?|reach(?:es)?|lies?\s+(?:on|by|"
    r"at))\s+(?:on\s+)?the\s+(?:open\s+)?(?:sea|ocean)\W*$|"
    r"^\W*(?:the\s+)?_\s+(?:is|isn['’]t|is\s+not)\s+(?:an?\s+)?(?:not\s+)?(?:island(?:\s+(?:nation|state|country))?|"
    r"coastal\s+(?:country|state|nation)|archipelago)\W*$",
    re.IGNORECASE,
)
_LANDLOCKED = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:is|isn['’]t)\s+(?:not\s+)?(?:(?:completely|entirely|totally|fully)\s+)?(?:an?\s+)?"
    r"(?:[a-z]+\s+)?land-?\s?locked(?:\s+(?:country|state|nation|republic))?(?:\s+(?:in|of|within)\s+.*)?\W*$",
    re.IGNORECASE,
)
_LACKS = re.compile(r"\blacks?\b", re.IGNORECASE)
_CLASS, _ISLANDS, _CONTINENT, _STATES = "Q123480", "Q112099", "Q5107", ("Q3624078", "Q6256")
_SEAS = frozenset({"Q165", "Q9430", "Q204894", "Q39594", "Q1322134", "Q986177"})
_INLAND = re.compile(r"\blake\b|\bCaspian\b|\bAral\b", re.IGNORECASE)
_KIND, _WATER = ("P31",), ("P206",)


def landlocked(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A landlocked state has no coast on a sea, though it may have one on a lake, such as the Caspian Sea; a
    state with a coast is not landlocked."""
    claim = masked(reading)
    if not claim.names or reading.dates or reading.numbers:
        return None
    state = claim.names[0]
    if not any(relations.is_a(str(state.entity.id), kind) for kind in _STATES):
        return None
    if _LANDLOCKED.match(claim.text):
        said = False
    elif _tells_coast(claim, state, relations):
        said = True
    else:
        return None
    denied = reading.denied or bool(_LACKS.search(claim.text))
    told = _told(str(state.entity.id), relations)
    if not told:
        return None
    enclosed = told[0].property.id in _KIND and not _is_island(told[0])
    if said and not enclosed:
        return None  # on which of the seas it lies is told elsewhere
    label = Label.ATTRIBUTABLE if (said == enclosed) == denied else Label.CONTRADICTORY
    return Ruling(label, "kinds", told, whole=True)


def _tells_coast(claim: Masked, state: Mention, relations: Kin) -> bool:
    named = claim.names[1 : claim.text.partition(" between ")[0].count("_")]
    waters = [m for m in named if _is_sea(m.entity, relations)]
    if _AT_SEA.match(claim.text):
        return not any(_on_inland_sea(t) for t in relations.statements(str(state.entity.id), _WATER))
    others = [m for m in named if m not in waters and not relations.is_a(str(m.entity.id), _CONTINENT)]
    if not waters or others:
        return False
    return bool(_HAS_COAST.match(claim.text) or (len(claim.names) == 2 and _ON_WATER.match(claim.text)))


def _told(state: str, relations: Kin) -> tuple[Triplet, ...]:
    """That it is landlocked or an island, else the seas that it lies on; nothing where neither is known."""
    kinds = [t for t in relations.statements(state, _KIND) if not t.former]
    for kind in (_CLASS, _ISLANDS):
        found = [t for t in kinds if isinstance(t.object, Entity) and t.object.id == kind]
        if found:
            return tuple(found[:1])
    waters = [t for t in relations.statements(state, _WATER) if isinstance(t.object, Entity)]
    return tuple(t for t in waters if isinstance(t.object, Entity) and _is_sea(t.object, relations))[:2]


def _is_sea(water: Entity, relations: Kin) -> bool:
    if _INLAND.search(f"{water.label} {water.description}"):
        return False
    return bool(_SEAS & relations.classes(str(water.id)))


def _on_inland_sea(statement: Triplet) -> bool:
    return isinstance(statement.object, Entity) and "Sea" in statement.object.label


def _is_island(statement: Triplet) -> bool:
    return isinstance(statement.object, Entity) and statement.object.id == _ISLANDS
