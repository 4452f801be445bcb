"""Claims that somebody did something before they were born, or after they had died."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_LIFE = ("P569", "P570")
_DID = re.compile(
    r"^\W*_,?\s+(?:(?:then|also|first|finally|officially|briefly|never|still)\s+)*(?:"
    r"led|ruled|governed|reigned|visited|married|met|played|joined|left|moved|resigned|abdicated|retired|"
    r"travell?ed|taught|studied|lived|worked|signed|fought|invaded|conquered|sailed|flew|drove|swam|ran\s+for|"
    r"graduated|emigrated|fled|remained|stayed|spoke|lectured|performed|coached|"
    r"took\s+(?:over|office|power)|stepped\s+(?:down|aside)|came\s+to\s+power|was\s+in\s+(?:power|office)|"
    r"(?:became|was|served\s+as)\s+(?:the\s+|an?\s+)?(?:[\w-]+\s+){0,2}?(?:president|prime\s+minister|chancellor|"
    r"king|queen|emperor|pope|governor|mayor|minister|premier|leader|head|captain|director|professor)"
    r")\b[^@]*\s(?:in|on|until|till|since|from|through)\s+@",
    re.IGNORECASE,
)
_NOT_ALONE = re.compile(
    r"\b(?:played\s+by|film|movie|novel|book|song|album|statue|company|band|team|family|heirs|ghost|body|"
    r"remains|ashes|posthumous\w*)\b",
    re.IGNORECASE,
)


def lifetime(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """Whoever has died by a time neither rules nor travels then, and whoever is not born yet does neither."""
    claim = masked(reading)
    if not reading.dates or not claim.names or reading.denied or _NOT_ALONE.search(reading.words):
        return None
    text = dates_marked(claim.text, reading)
    person = str(claim.names[0].entity.id)
    if not _DID.match(text) or relations.kind(person) != "person":
        return None
    life = relations.statements(person, _LIFE)
    for pid in _LIFE:
        told = [t for t in life if t.property.id == pid]
        days = [interval(t.object) for t in told if isinstance(t.object, TimeValue)]
        for claimed in reading.dates:
            if not days or not claimed.exact or claimed.relation != "at":
                continue
            late = all(last[0] < claimed.earliest[0] for _, last in days)
            early = all(claimed.latest[0] < first[0] for first, _ in days)
            if late if pid == "P570" else early:
                return Ruling(Label.CONTRADICTORY, "age", tuple(told[:1]), whole=True)
    return None
