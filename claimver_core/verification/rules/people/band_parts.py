"""What part somebody has in a band: *was the drummer of Queen*, which membership alone does not tell."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.reading import Reading

_PART = re.compile(
    r"\b(?P<part>(?:lead\s+)?(?:singer|vocalist)|front\s?(?:man|woman)|drummer|(?:lead\s+|bass\s+)?guitarist|bassist|"
    r"bass\s+player|keyboardist|play(?:s|ed)?\s+(?:the\s+)?(?:drums|(?:lead\s+|bass\s+)?guitar|bass|keyboards?|"
    r"piano|organ|saxophone|sax|trumpet|violin|cello|flute|harmonica|sitar|clarinet|mandolin|banjo))\b",
    re.IGNORECASE,
)
_OF_BAND = frozenset({"P463", "P527", "P361"})
_PLAYS = ("P1303",)
_TOLD = _OF_BAND | {"P1303"}
_INSTRUMENTS = {"drum": "drum", "bass": "bass", "guitar": "guitar", "keyboard": "keyboard"}
_SINGER = re.compile(r"\bsinger\b(?!-)|\bvocalist\b|\bfront ?(?:man|woman)\b", re.IGNORECASE)


def part_is_told(reading: Reading, stated: Sequence[Triplet], relations: Kin) -> bool:
    """False where the claim gives a member of a band a part that the statements do not tell, and which is not
    that person's: what they play is not known, or another member is described by it. That somebody plays an
    instrument and is in a band does not tell that they play it there."""
    found = _PART.search(reading.words)
    if found is None or not stated or any(t.property.id not in _TOLD for t in stated):
        return True
    of_band = [t for t in stated if t.property.id in _OF_BAND]
    ends = [end for t in of_band for end in (t.subject, t.object) if isinstance(end, Entity)]
    person = next((end for end in ends if relations.kind(str(end.id)) == "person"), None)
    band = next((end for end in ends if person is not None and end.id != person.id), None)
    if person is None or band is None:
        return True
    plays = " ".join(text_of(t.object) for t in relations.statements(str(person.id), _PLAYS))
    part = found["part"].lower()
    role = next((name for name in _INSTRUMENTS if name in part), "")
    if not role and part.startswith("play"):
        return False  # what one plays besides need not have been for the band
    if not role:
        return _SINGER.search(person.description) is not None or ("voice" in plays and "drum" not in plays)
    if role in person.description:
        return True
    if len(of_band) < len(stated):
        return False
    others = [t.object for t in relations.statements(str(band.id), ("P527",)) if isinstance(t.object, Entity)]
    return _INSTRUMENTS[role] in plays and not any(role in other.description for other in others)
