"""Claims of the symbols of chemical elements: *Fe is the chemical symbol of iron*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.knowledge.names import normalise
from claimver_core.types import Entity, Label, TextValue, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_SIGN = r"[\"'“‘]?(?P<sign{}>[A-Z][a-z]?)[\"'”’]?"
_ELEMENT = r"(?:the\s+(?:element|metal|gas)\s+)?(?P<element{}>[A-Za-z]+)"
_SYMBOL = r"(?i:(?:chemical\s+|atomic\s+|element\s+)?(?:symbol|sign|abbreviation))"
_BE = r"(?:is|was|isn['’]t|is\s+not)"
_CLAIM = re.compile(
    r"|".join(
        rf"^\W*{form}\W*$"
        for form in (
            rf"{_SIGN.format(1)}\s+{_BE}\s+the\s+{_SYMBOL}\s+(?:of|for)\s+{_ELEMENT.format(1)}",
            rf"{_SIGN.format(2)}\s+{_BE}\s+{_ELEMENT.format(2)}['’]s\s+{_SYMBOL}",
            rf"(?:[Tt]he\s+)?{_ELEMENT.format(3)}['’]s\s+{_SYMBOL}\s+{_BE}\s+{_SIGN.format(3)}",
            rf"(?:[Tt]he\s+)?{_SYMBOL}\s+(?:of|for)\s+{_ELEMENT.format(4)}\s+{_BE}\s+{_SIGN.format(4)}",
            rf"{_SIGN.format(5)}\s+(?:stands\s+for|represents|denotes)\s+{_ELEMENT.format(5)}"
            r"(?:\s+(?:in|on)\s+the\s+periodic\s+table)",
            rf"(?:[Tt]he\s+)?{_ELEMENT.format(6)}\s+(?:has|uses|goes\s+by)\s+the\s+{_SYMBOL}\s+{_SIGN.format(6)}",
        )
    )
)
_HAS_SYMBOL = ("P246",)


def symbol(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Each element has one symbol."""
    found = _CLAIM.match(reading.claim.context)
    if found is None or reading.dates or reading.numbers:
        return None
    form = next(number for number in "123456" if found[f"sign{number}"])
    sign, name = found[f"sign{form}"], normalise(found[f"element{form}"])
    named = [m.entity for m in reading.claim.mentions if normalise(m.text) == name]
    for element in (*named, *relations.named([name])):
        known = [t for t in relations.statements(str(element.id), _HAS_SYMBOL) if _is_text(t)]
        if known and _is_called(element, name):
            same = any(isinstance(t.object, TextValue) and t.object.value == sign for t in known)
            label = Label.ATTRIBUTABLE if same != reading.denied else Label.CONTRADICTORY
            rule = "stated" if label is Label.ATTRIBUTABLE else "functional-property"
            return Ruling(label, rule, tuple(known[:1]), whole=True)
    return None


def _is_text(statement: Triplet) -> bool:
    return isinstance(statement.object, TextValue)


def _is_called(element: Entity, name: str) -> bool:
    """True for the element's own name, and not for what is written like its symbol."""
    return normalise(element.label) == name or len(name) > 2
