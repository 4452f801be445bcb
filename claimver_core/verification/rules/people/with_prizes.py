"""Claims that tell besides which prize somebody has won: *the Oscar-winning actor Tom Hanks was born*."""

from __future__ import annotations

import re
from dataclasses import replace

from claimver_core.types import Mention, Triplet
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.over_time.birthdays import number_of
from claimver_core.verification.rules.reading import Reading, read
from claimver_core.verification.rules.works.prize_wins import AWARD, NOMINATED, had_by, prize_words

_PRIZE = (
    r"(?:(?P<many>two|three|four|five|six|seven|\d)[\s-]times?\s+)?{prize}(?:[\s-](?:award|prize))?"
    r"(?:-(?:winning|(?P<up>nominated))\s+|\s+(?:winner|laureate|(?P<nominee>nominee)),?\s+(?={who}))"
)
_AT_THE_NAME = r"(?:(?<=^)|(?<=\b[Tt]he\s)|(?<=\b[Aa]\s)|(?<=\b[Aa]n\s)|(?<=,\s))"
_BEFORE = rf"{_AT_THE_NAME}{_PRIZE}(?=(?:[a-z-]+\s+){{{{0,4}}}}{{who}})"
_SAID = re.compile(r"\b(?:winning|winner|nominated|nominee|laureate)\b", re.IGNORECASE)
_IS_A = r"(?:is|was)\s+an?\s+"


def apart_from_prize(reading: Reading, relations: Kin) -> tuple[Reading, tuple[Triplet, ...]] | None:
    """The claim without the prize that somebody in it is known to have won or to have been up for, and what
    tells that; None where it names no such prize."""
    context, names = reading.claim.context, [m for m in reading.claim.mentions if is_name(m)]
    for prize in names if _SAID.search(context) else ():
        for who in names:
            found = _said(context, prize, who) if who is not prize else None
            told = _told(found, prize, who, relations) if found is not None else ()
            if found is None or not told:
                continue
            rest = context[: found.start()] + (found.groupdict().get("is") or "") + context[found.end() :]
            kept = tuple(m for m in reading.claim.mentions if m is not prize and m.text in rest)
            claim = replace(reading.claim, context=rest[:1].upper() + rest[1:], mentions=kept)
            return read(claim, wide=reading.wide, matches=reading.matches), told
    return None


def _said(context: str, prize: Mention, who: Mention) -> re.Match[str] | None:
    words = {"prize": re.escape(prize.text), "who": rf"{re.escape(who.text)}(?!\w)"}
    before = re.search(_BEFORE.format(**words), context, re.IGNORECASE)
    if before is not None or not context.startswith(who.text):
        return before
    is_a = rf"(?<={re.escape(who.text)}\s)(?P<is>{_IS_A})" + _PRIZE.format(**words) + "(?=[a-z])"
    return re.compile(is_a, re.IGNORECASE).match(context, len(who.text) + 1)


def _told(found: re.Match[str], prize: Mention, who: Mention, relations: Kin) -> tuple[Triplet, ...]:
    """The statements of it, of which there are as many as are claimed."""
    pid = NOMINATED if found["up"] or found["nominee"] else AWARD
    told = had_by(who.entity, prize_words(prize.text), {str(prize.entity.id)}, relations, pid=pid)
    many = number_of(found["many"].lower()) if found["many"] else None
    return tuple(told[: many or 1]) if many is None or many == len(told) else ()
