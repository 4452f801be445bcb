"""Claims that something has some parts of a kind, or none: *Venus has no moons*, *Jupiter has moons*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.measures.tallies import amount_of, mention_of, singular
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import masked

_ANY = r"(?:(?:any|a\s+single|even\s+one|an?|one|its\s+own|any\s+known|natural|known|of\s+its\s+own)\s+)*"
_NOT = r"(?:do(?:es)?\s+not|do(?:es)?n['’]?t)"
_WHOLE = r"^\W*(?:the\s+)?(?P<whole>[\w .'’-]+?)\s+"
_PART = rf"{_ANY}(?P<part>[a-z]+(?: [a-z]+)?)(?:\s+(?:at\s+all|whatsoever|of\s+its\s+own|either))?\W*$"
_NONE = re.compile(
    rf"{_WHOLE}(?:(?:has|have)\s+(?:no|not\s+(?:any|a\s+single|one)|zero)|{_NOT}\s+have|lacks?|"
    rf"(?:is|are)\s+without)\s+{_PART}",
    re.IGNORECASE,
)
_SOME = re.compile(
    rf"{_WHOLE}(?:has|have)\s+(?!no\b|not\b)(?:(?:several|some|many|a\s+few|a\s+lot\s+of|multiple)\s+)?{_PART}",
    re.IGNORECASE,
)
_CLASSES, _AROUND, _MOON, _SHOWN = ("P2670",), ("P398",), "Q2537", 2


def none_or_some(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """A known number of such parts, of which 0 is none, or the parts themselves."""
    if reading.dates or reading.unique or any(number.value > 1 for number in reading.numbers):
        return None
    text = reading.claim.context
    none = _NONE.match(text)
    found = none or _SOME.match(text)
    if found is None or reading.denied != (none is not None and "lack" not in found.group().lower()):
        return None
    whole, part = mention_of(reading, found["whole"]), singular(found["part"])
    if whole is None or len(masked(reading).names) > 1:
        return None
    named = mention_of(reading, found["part"])
    meant = {entity.id for entity in relations.named([part])} | {named.entity.id if named else None}
    known = _told(str(whole.entity.id), part, meant, relations)
    if not known:
        return None
    some = all((amount := amount_of(t)) is None or amount.value > 0 for t in known)
    holds = some == (none is None)
    if not holds and some:
        return Ruling(Label.CONTRADICTORY, "general-denial", tuple(known[:_SHOWN]), whole=True)
    label = Label.ATTRIBUTABLE if holds else Label.CONTRADICTORY
    return Ruling(label, "count", tuple(known[:_SHOWN]), whole=True)


def _told(qid: str, part: str, meant: set[str | None], relations: Kin) -> list[Triplet]:
    """The statement of how many such parts there are, else those that tell one: a moon of a planet."""
    for statement in relations.statements(qid, _CLASSES):
        value = statement.object
        if amount_of(statement) is None or not isinstance(value, Entity | TextValue):
            continue
        label = singular(value.label if isinstance(value, Entity) else value.value)
        if (isinstance(value, Entity) and value.id in meant) or label.startswith(f"{part} of "):
            return [statement]
    around = relations.statements(qid, _AROUND) if _MOON in meant else []
    return [t for t in around if isinstance(t.object, Entity) and "moon" in t.object.description.lower()]
