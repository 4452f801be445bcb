"""Claims that a building or work is somebody's work or brainchild: *is the work of Jørn Utzon*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked
from claimver_core.verification.rules.works.makers import MADE

_NOUN = (
    r"(?:(?:most\s+famous|famous|great|finest|best-known)\s+)?"
    r"(?:work|brainchild|creation|handiwork|masterpiece)"
)
_TO = r"(?:the\s+)?(?:[a-z-]+\s+){0,2}_\W*$"
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:is|was)\s+(?:(?:the|a)\s+{_NOUN}\s+of\s+{_TO}|_['’]s?\s+{_NOUN}\W*$|"
    rf"(?:(?:first\s+)?(?:created|invented|conceived|devised)|(?:dreamt|dreamed|thought|made)\s+up)\s+by\s+{_TO}|"
    rf"(?:(?:a|an|the)\s+(?:[a-z-]+\s+)?(?:work|character|figure|creation|hero|heroine)\s+)?by\s+{_TO})|"
    rf"^\W*_\s+(?:(?:is|was)\s+(?:the\s+)?(?:mastermind|brains?|creator|inventor)\s+(?:behind|of)|created|invented|"
    rf"dreamed\s+up|dreamt\s+up|thought\s+up)\s+(?:the\s+)?(?:(?:character|figure)\s+(?:of\s+)?)?(?P<last>_)\W*$",
    re.IGNORECASE,
)
_ARCHITECT, _AUTHOR, _FOUNDER, _DESIGNER = "P84", "P50", "P112", "P287"
_ALL = (*MADE, _ARCHITECT, _FOUNDER, _DESIGNER, "P88", "P631")
_ONE_MADE_IT = (_ARCHITECT, _AUTHOR)
"""Of what a building or a book is by one alone, and others are not."""
_WRITES = r"writer|author|novelist|poet|playwright|dramatist"
_TRADES = {"P50": _WRITES, "P170": _WRITES, "P86": r"composer"}
"""What those are who write books, think of the figures in them, and compose."""
_OF_SEVERAL = re.compile(
    r"\b(?:comics?|superhero(?:es)?|supervillain|cartoon|animated|television|tv|films?|video|game|software|"
    r"programming|brand|company|franchise|songs?|albums?|marvel|dc|disney|star wars|manga|anime|muppets?|"
    r"musical|requiem|mass|magnificat|stabat|te deum|gloria|symphon(?:y|ies)|sonatas?|quartet|faust|"
    r"legend|legendary|myth|mythology|mythical|folk|fairy|romeo|cinderella|don juan|deity|god)\b",
    re.IGNORECASE,
)
"""What several make together, and what many have made something of."""
_PLAYED = "P175"
_CALLING, _DIED, _RENAISSANCE = ("P106",), ("P570",), 1500
_BEGUN, _MODERN = ("P1619", "P571", "P577"), 1850
"""Before that many a building had one architect after the other."""


def creation(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Who is known to have made, designed or founded it bears the claim out; where its one architect or
    author is known, another person contradicts it."""
    claim = masked(reading)
    found = _CLAIM.match(claim.text)
    if found is None or reading.denied or reading.dates or len(claim.names) != 2:
        return None
    work, maker = claim.names[::-1] if found["last"] else claim.names
    known = relations.statements(str(work.entity.id), _ALL)
    by = [t for t in known if has_value(t, maker.entity.id)]
    if by:
        return Ruling(Label.ATTRIBUTABLE, "stated", tuple(by[:1]), whole=True)
    if relations.kind(str(maker.entity.id)) != "person" or _is_by_namesake(work, maker, relations):
        return None
    made = [t for t in known if t.property.id in _ONE_MADE_IT]
    if len(made) == 1 and isinstance(made[0].object, Entity) and _is_modern(str(work.entity.id), relations):
        return Ruling(Label.CONTRADICTORY, "functional-property", tuple(made), whole=True)
    return _by_another(work, maker, known, relations)


def _by_another(work: Mention, maker: Mention, known: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The one known writer or composer of what is no common work of several contradicts another one."""
    known = [t for t in known if t.property.id != _PLAYED]
    if not known or _OF_SEVERAL.search(f"{work.entity.label} {work.entity.description}"):
        return None
    makers = {t.object.id if isinstance(t.object, Entity) else None for t in known}
    if len(makers) != 1 or None in makers or not {t.property.id for t in known} <= _TRADES.keys():
        return None
    people = [str(maker.entity.id), *map(str, makers)]
    trade = re.compile("|".join(_TRADES[str(t.property.id)] for t in known))
    callings = [[text_of(t.object) for t in relations.statements(one, _CALLING)] for one in people]
    if not all(any(trade.search(calling) for calling in told) for told in callings):
        return None
    deaths = [t.object for t in relations.statements(people[1], _DIED) if isinstance(t.object, TimeValue)]
    if deaths and interval(deaths[0])[0][0] < _RENAISSANCE:
        return None  # the ancients' stories are told again
    return Ruling(Label.CONTRADICTORY, "functional-property", tuple(known[:2]), whole=True)


def _is_by_namesake(work: Mention, maker: Mention, relations: Kin) -> bool:
    """True where something else of that name is known to be by the claimed maker."""
    return any(
        has_value(t, maker.entity.id)
        for other in relations.named([work.text, work.entity.label])
        for t in relations.statements(str(other.id), _ALL)
    )


def _is_modern(work: str, relations: Kin) -> bool:
    begun = [t.object for t in relations.statements(work, _BEGUN) if isinstance(t.object, TimeValue)]
    return bool(begun) and min(interval(time)[0][0] for time in begun) >= _MODERN
