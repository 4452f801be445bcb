"""Claims that somebody was in office, whichever it was: *has been in office since 2017*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Label, Triplet
from claimver_core.verification.rules.dates import DateExpression, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name, text_of
from claimver_core.verification.rules.offices.crowns import CROWNED
from claimver_core.verification.rules.offices.office_terms import highest_offices, leading_offices, years_of
from claimver_core.verification.rules.passed import holding, lasted_for_life, ran_its_course
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_IN_OFFICE = re.compile(
    r"^(?P<who>.+?)\s+(?:(?P<since>ha[sd] been in (?:office|power) since|(?:took|assumed) (?:the )?office|"
    r"came (?:in)?to power|(?P<throne>(?:came|succeeded) to the throne|ascended (?:to )?the throne|"
    r"acceded to the throne|took the throne))"
    r"|(?P<gave_up>(?:stepped|stood) (?:down|back|aside)|bowed out|(?P<early>resigned|abdicated|quit))"
    r"|left (?:the )?office|(?:was|remained|stayed) in (?:office|power) until)\b(?P<rest>.*)$",
    re.IGNORECASE,
)
_LEADERS = frozenset({"P169", "P488", "P1037", "P286"})
_HOLDS_OFFICE = re.compile(
    r"^\W*_\s+(?P<verb>is|was|has been|had been) in (?:office|power)\W*$", re.IGNORECASE
)


_LEFT = re.compile(
    r"^\W*_\s+(?:(?:has|have|later|finally|eventually)\s+)*(?:(?:stepped|stood)\s+down|left\s+office|bowed\s+out)\W*$",
    re.IGNORECASE,
)
_DIED = re.compile(r"^\W*_\s+died\s+in\s+office\W*$", re.IGNORECASE)


def in_office(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """When somebody began or ended an office that is not named: *has been in office since 2017*."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) == 1 and not reading.denied and (now := _HOLDS_OFFICE.match(reading.words)):
        held = leading_offices(str(names[0].entity.id), relations)
        held = [t for t in held if not t.former or now["verb"].lower() not in ("is", "has been")]
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(held[:2]), whole=True) if held else None
    if len(names) == 1 and not reading.denied and _DIED.match(reading.words):
        held = highest_offices(str(names[0].entity.id), relations)
        for_life = lasted_for_life(held, str(names[0].entity.id), relations)
        return Ruling(Label.ATTRIBUTABLE, "office", for_life, whole=True) if for_life else None
    if len(names) == 1 and not reading.denied and _LEFT.match(reading.words):
        return _is_over(str(names[0].entity.id), relations)
    found = _IN_OFFICE.match(reading.claim.context)
    if found is None or len(names) != 1 or len(reading.dates) != 1 or reading.denied:
        return None
    rest = found["rest"].replace(reading.dates[0].span.of(reading.claim.context), "")
    if set(rest.lower().split()) - {"in", "on", "since", "."}:
        return None
    claimed, pid = reading.dates[0], "P580" if found["since"] else "P582"
    # a lesser office may have been given up at another time
    held = highest_offices(str(names[0].entity.id), relations)
    held += [t for t in triplets if t.property.id in _LEADERS and has_value(t, names[0].entity.id)]
    if found["throne"]:
        held = [t for t in held if CROWNED.search(text_of(t.object))]
    person = str(names[0].entity.id)
    if found["gave_up"] and (for_life := lasted_for_life(held, person, relations)):
        return Ruling(Label.CONTRADICTORY, "chain", for_life, whole=True)
    if found["early"]:
        held = [t for t in held if not ran_its_course(t)]
    known = [(t, days) for t in held if (days := qualifying_days(t, pid)) is not None]
    fitting = [t for t, (first, last) in known if claimed.earliest <= last and first <= claimed.latest]
    if fitting:
        return Ruling(Label.ATTRIBUTABLE, "office", tuple(fitting[:2]), whole=True)
    if found["gave_up"] and (held_then := [t for t in held if _goes_on(t, claimed)]) and claimed.exact:
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(held_then[:1]), whole=True)
    if found["gave_up"]:
        near = any(first[0] - 1 <= claimed.earliest[0] <= last[0] + 1 for _, (first, last) in known)
        if found["gave_up"].lower() != "abdicated" or near:
            return None  # an office may be taken up again for a while
    if len(known) < len(held) or not known or not claimed.exact:
        return None
    return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(held[:2]), alone=False, whole=True)


def _is_over(person: str, relations: Kin) -> Ruling | None:
    """Support where nothing that somebody led goes on, nor went on until they died."""
    held = highest_offices(person, relations)
    if not held or holding(held) or lasted_for_life(held, person, relations):
        return None
    return Ruling(Label.ATTRIBUTABLE, "ended", tuple(held[:1]), whole=True)


def _goes_on(statement: Triplet, claimed: DateExpression) -> bool:
    """True where the office began in an earlier year than the claimed time, and ended in a later one."""
    first, last = years_of(statement)
    if first is None or last is None:
        return False
    return first < claimed.earliest[0] and claimed.latest[0] < last
