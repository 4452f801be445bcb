"""Claims of how often somebody married, and whom first: *his second wife was*, *married twice*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, TimeValue, Triplet
from claimver_core.verification.rules.dates import CENTURY_WORDS, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.passed import end_of, start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling, denied_as
from claimver_core.verification.rules.sides import masked

_NUMBERS = {
    "once": 1, "twice": 2, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
}  # fmt: skip
_TIMES = rf"(?P<times>once|twice|(?P<number>{'|'.join(_NUMBERS)}|\d)\s+times)"
_HOW_OFTEN = re.compile(
    r"^\W*(?:the\s+)?_\s+(?:(?:was|has\s+been|got|had\s+been)\s+)?(?:only\s+)?married\s+(?:only\s+)?"
    rf"{_TIMES}\W*$",
    re.IGNORECASE,
)
_HAD = re.compile(
    rf"^\W*(?:the\s+)?_\s+(?:had|has\s+had)\s+(?P<number>{'|'.join(_NUMBERS)}|\d)\s+(?:wives|husbands)\W*$",
    re.IGNORECASE,
)
_NTH = rf"(?P<nth{{0}}>{'|'.join(list(CENTURY_WORDS)[:8])})\s+(?:and\s+last\s+)?(?:wife|husband|spouse)"
_WHICH = re.compile(
    rf"^\W*(?:(?:the\s+)?_\s+(?:is|was)(?:\s+not|n['’]t)?\s+(?:the\s+{_NTH.format(1)}\s+of\s+_|_\s*['’]s?\s+{_NTH.format(2)})"
    rf"|_\s*['’]s?\s+{_NTH.format(3)}\s+(?:is|was)(?:\s+not|n['’]t)?\s+_)\W*$",
    re.IGNORECASE,
)
_SPOUSE, _DEATH = ("P26",), ("P570",)
_SEVERAL = 3


def marriages(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known marriages are as many as the claim says, or more; their beginnings tell their order."""
    claim = masked(reading)
    if reading.dates:
        return None
    if (found := _WHICH.match(claim.text)) is not None and len(claim.names) == 2:
        one, other = (str(mention.entity.id) for mention in claim.names)
        if found["nth3"]:
            one, other = other, one
        nth = next(found[g] for g in ("nth1", "nth2", "nth3") if found[g])
        ruling = _in_order(one, other, CENTURY_WORDS[nth.lower()], relations)
        return denied_as(ruling, denied=reading.denied)
    if reading.denied:
        return None
    found = _HOW_OFTEN.match(claim.text) or _HAD.match(claim.text)
    if found is None or len(claim.names) != 1:
        return None
    said = (found["number"] or found["times"]).lower()
    wanted = int(said) if said.isdigit() else _NUMBERS[said]
    known = _marriages(str(claim.names[0].entity.id), relations)
    spouses = {_who(t) for t in known}
    fits = len(spouses if found.re is _HAD else known) == wanted
    more = len({_who(t) for t in known if start_of(t) is not None}) > wanted  # others may have been partners
    if fits and _are_all(known, wanted, relations):
        return Ruling(Label.ATTRIBUTABLE, "count", tuple(known), whole=True)
    return Ruling(Label.CONTRADICTORY, "count", tuple(known), whole=True) if more else None


def _are_all(known: Sequence[Triplet], wanted: int, relations: Kin) -> bool:
    """True where no marriage is likely to be missing: each has a beginning, and of two the last goes on or
    has gone on until the death of one of them."""
    if wanted < _SEVERAL - 1 or (
        wanted < _SEVERAL and known[-1].former and not _for_life(known[-1], relations)
    ):
        return False
    return all(start_of(marriage) is not None for marriage in known)


def _for_life(marriage: Triplet, relations: Kin) -> bool:
    """True where the marriage ended in the year in which the one of whom it is stated died."""
    ended = end_of(marriage)
    died = [
        interval(t.object)[0][0]
        for t in relations.statements(str(marriage.subject.id), _DEATH)
        if isinstance(t.object, TimeValue)
    ]
    return ended is not None and ended[0] in died


_LISTED = 3
"""From so many marriages known on, none before them is likely to be missing."""


def _in_order(spouse: str, person: str, wanted: int, relations: Kin) -> Ruling | None:
    known = _marriages(person, relations)
    own = [t for t in known if isinstance(t.object, Entity) and t.object.id == spouse]
    if not own or start_of(own[0]) is None:
        return None
    place = next(n for n, t in enumerate(known, 1) if t is own[0])
    if place > wanted:
        return Ruling(Label.CONTRADICTORY, "order", tuple(known[:place]), whole=True)
    if start_of(known[-1]) is None:
        return None  # when that one was, before or after, is not known
    if place == wanted and (len(known) > 1 or wanted > 1):
        return Ruling(Label.ATTRIBUTABLE, "order", tuple(known[: max(2, wanted)]), whole=True)
    if place < wanted <= len(known) and len(own) == 1 and len(known) >= _LISTED:
        return Ruling(Label.CONTRADICTORY, "order", tuple(known[: max(place, wanted)]), whole=True)
    return None


def _marriages(person: str, relations: Kin) -> list[Triplet]:
    """The known marriages in their order, those without a beginning last; one told twice is one."""
    found: dict[tuple[str, int | None], Triplet] = {}
    for marriage in relations.statements(person, _SPOUSE):
        begun = start_of(marriage)
        found.setdefault((_who(marriage), None if begun is None else begun[0]), marriage)
    dated = {spouse for spouse, begun in found if begun is not None}
    kept = [t for (spouse, begun), t in found.items() if begun is not None or spouse not in dated]
    return sorted(kept, key=lambda t: start_of(t) or (9999, 1, 1))


def _who(marriage: Triplet) -> str:
    """The Q-id of a spouse, or the name where it has none."""
    value = marriage.object
    return str(value.id) if isinstance(value, Entity) else getattr(value, "value", "")
