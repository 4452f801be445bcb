"""Claims that tell besides whose kin somebody is: *George Clooney's wife Amal is a lawyer*."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.types import Mention, Triplet
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.reading import Reading, read

_KIN = (
    (r"wife|husband|spouse", ("P26",), ("P26",)),
    (r"father|mother|dad|mum|mom", ("P22", "P25"), ("P40",)),
    (r"son|daughter|child", ("P40",), ("P22", "P25")),
    (r"brother|sister|sibling|twin", ("P3373",), ("P3373",)),
)
"""Words for kin, by what statements of the one who is spoken of first, or of the other, it is told."""
_NOUN = "|".join(f"(?P<k{place}>{words})" for place, (words, *_) in enumerate(_KIN))


def apart_from_kin(reading: Reading, relations: Kin) -> tuple[Reading, tuple[Triplet, ...]] | None:
    """The claim of the one alone who is known to be another one's kin, and what tells that."""
    context, names = reading.claim.context, [m for m in reading.claim.mentions if is_name(m)]
    for whose in names:
        for who in names:
            if who is whose or any(relations.kind(str(m.entity.id)) != "person" for m in (whose, who)):
                continue
            found = re.search(
                rf"(?<!\w){re.escape(whose.text)}['’]s?\s+(?:{_NOUN}),?\s+{re.escape(who.text)}(?!\w|['’])",
                context,
                re.IGNORECASE,
            )
            told = _told(found, whose, who, relations) if found is not None else ()
            if found is not None and told:
                rest = f"{context[: found.start()]}{who.text}{context[found.end() :]}"
                kept = tuple(m for m in reading.claim.mentions if m is not whose and m.text in rest)
                claim = replace(reading.claim, context=rest, mentions=kept)
                return read(claim, wide=reading.wide, matches=reading.matches), told
    return None


def _told(found: re.Match[str], whose: Mention, who: Mention, relations: Kin) -> tuple[Triplet, ...]:
    place = next(place for place in range(len(_KIN)) if found[f"k{place}"])
    _, own, others = _KIN[place]
    known = [t for t in relations.statements(str(whose.entity.id), own) if has_value(t, who.entity.id)]
    known += [t for t in relations.statements(str(who.entity.id), others) if has_value(t, whose.entity.id)]
    return tuple(known[:1])
