"""Claims of when somebody led a land, town, team, party or firm: *coached the Netherlands from 2004 to
2008*, *has ruled Eswatini since 1986*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Triplet
from claimver_core.verification.rules.dates import DateExpression, Day, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.namesakes import is_team_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_WELL = r"(?:(?:also|still|already|first|then|successfully|briefly|officially)\s+)*"
_BODY = (
    r"(?:the\s+)?_(?:['’]s?)?(?:\s+(?:men['’]s\s+|women['’]s\s+)?(?:national\s+)?(?:football\s+|soccer\s+)?(?:team|side|squad|party|"
    r"government|club))?"
)
_IS = r"(?:(?:has|had)\s+(?:been|served\s+as)|was|is|served\s+as|acted\s+as|remained)\s+"
_WAS = rf"{_IS}(?:the\s+|an?\s+)?(?:[a-z-]+\s+)?"
_OF = r"\s+(?:of|at|for)\s+"
_SORTS: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (("P286",), r"coach(?:ed|es)?|manag(?:ed|es)|trained", r"coach|manager|trainer|boss"),
    (("P488",), r"chair(?:ed|s)", r"chair(?:man|woman|person)?|leader|party\s+leader"),
    (("P169",), r"", r"chief\s+executive(?:\s+officer)?|CEO|boss"),
    (("P6",), r"governed|ran", r"mayor"),
    (
        ("P35",),
        r"rule[ds]|reigned\s+over|(?:sat|sits)\s+on\s+the\s+throne\s+of",
        r"king|queen|emperor|monarch|ruler",
    ),
    (
        ("P35", "P6", "P488", "P286", "P169"),
        r"led|leads|headed|heads|ran|runs|(?:was|been|is)\s+(?:in\s+charge|at\s+the\s+(?:helm|head))\s+of",
        r"leader|head",
    ),
)
_WHEN = (
    r",?\s+(?:(?P<range>from\s+@\s+(?:until|till|til|to|through)\s+@|between\s+@\s+and\s+@)|(?:ever\s+)?since\s+(?P<since>@)|"
    r"(?:until|till|up\s+to)\s+(?P<until>@))"
)
_TOOK_OVER = re.compile(
    r"^\W*_\s+(?:took\s+(?:over(?:\s+as\s+(?:head|leader|chair\w*)\s+of)?|charge\s+of|the\s+(?:reins|helm|leadership)\s+of)|"
    rf"became\s+(?:the\s+)?(?:head|leader|chair(?:man|woman|person)?)\s+of)\s+{_BODY}(?:\s+from\s+_)?\s+in\s+@\W*$",
    re.IGNORECASE,
)
_HEADS = ("P488", "P169", "P286")


def _claims(verbs: str, titles: str) -> re.Pattern[str]:
    done = rf"(?:(?:has|had)\s+{_WELL})?{_WELL}(?:{verbs})\s+" if verbs else r"(?!)"
    passive = rf"(?:was|has\s+been|is|had\s+been)\s+{_WELL}(?:{verbs})\s+by\s+" if verbs else r"(?!)"
    return re.compile(
        rf"^\W*(?:(?P<who>_)\s+(?:{done}|{_WAS}(?:{titles}){_OF}){_BODY}|(?:the\s+)?_(?:\s+(?:national\s+)?(?:team|side|party))?"
        rf"\s+{passive}(?:the\s+)?(?P<by>_)|(?P<owned>_)\s+{_IS}"
        rf"(?:the\s+)?_(?:['’]s)?\s+(?:[a-z-]+\s+)?(?:{titles})){_WHEN}\W*$",
        re.IGNORECASE,
    )


_CLAIMS = tuple((properties, _claims(verbs, titles)) for properties, verbs, titles in _SORTS)
_COACH_OF = ("P6087",)
_NEAR = 1
"""Years by which a beginning or an end may be told otherwise."""


def led_when(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms of the one who led bear out the claimed beginning and end, or contradict them."""
    claim = masked(reading)
    if reading.denied or not reading.dates or len(claim.names) not in (2, 3):
        return None
    text = dates_marked(claim.text, reading)
    if _TOOK_OVER.match(text) is not None:
        return _took_over(reading, [m.entity for m in claim.names], relations)
    if len(claim.names) > 2:
        return None
    for properties, pattern in _CLAIMS:
        found = pattern.match(text)
        if found is None:
            continue
        who, body = (m.entity for m in (claim.names if not found["by"] else reversed(claim.names)))
        if relations.kind(str(who.id)) != "person" or relations.kind(str(body.id)) == "person":
            return None
        terms = _terms(who, body, properties, relations)
        if not terms:
            continue
        starts = found["since"] is not None or found["range"] is not None
        ends = found["until"] is not None or found["range"] is not None
        return _compared(reading.dates, terms, starts=starts, ends=ends, only=len(properties) == 1)
    return None


def _took_over(reading: Reading, names: Sequence[Entity], relations: Kin) -> Ruling | None:
    """The term that began then, and that of the other one, which ended then."""
    terms = _terms(names[0], names[1], _HEADS, relations)
    begun = [t for t in terms if _same(reading.dates[0], qualifying_days(t, "P580"))]
    told = begun[:1]
    for other in names[2:]:
        ended = [
            t
            for t in _terms(other, names[1], _HEADS, relations)
            if _same(reading.dates[0], qualifying_days(t, "P582"))
        ]
        if not ended:
            return None
        told += ended[:1]
    if begun:
        return Ruling(Label.ATTRIBUTABLE, "term-of-office", tuple(told), whole=True)
    known = [days for t in terms if (days := qualifying_days(t, "P580")) is not None]
    if not terms or len(known) < len(terms) or any(_off(reading.dates[0], day) <= _NEAR for day in known):
        return None
    return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(terms[:2]), whole=True)


def _terms(who: Entity, body: Entity, properties: tuple[str, ...], relations: Kin) -> list[Triplet]:
    """What is known of when the one led the other, or the national team that is called by its land."""
    known = [t for t in relations.statements(str(body.id), properties) if has_value(t, who.id)]
    if "P286" in properties:
        teams = [t for t in relations.stated_of(str(who.id), ("P286",)) if is_team_of(t.subject, body)]
        coached = relations.statements(str(who.id), _COACH_OF)
        own = [
            t
            for t in coached
            if isinstance(t.object, Entity) and (t.object.id == body.id or is_team_of(t.object, body))
        ]
        known += teams or own
    return known


def _compared(
    dates: Sequence[DateExpression], terms: Sequence[Triplet], *, starts: bool, ends: bool, only: bool
) -> Ruling | None:
    """GREEN where one term has both ends; contradicted where no term comes near one of them."""
    begun, over = ([qualifying_days(t, pid) for t in terms] for pid in ("P580", "P582"))
    claimed = [*([(dates[0], begun)] if starts else []), *([(dates[-1], over)] if ends else [])]
    if len(dates) != len(claimed) or not all(date.exact and date.relation == "at" for date, _ in claimed):
        return None
    for place, term in enumerate(terms):
        if all(_same(date, days[place]) for date, days in claimed) and (ends or over[place] is None):
            return Ruling(Label.ATTRIBUTABLE, "term-of-office", (term,), whole=True)
    for date, known in claimed:
        days = [day for day in known if day is not None]
        if len(days) < len(terms) or (not only and date is dates[0] and _may_begin_before(date, days)):
            continue
        if all(_off(date, day) > _NEAR for day in days):
            complete = any(map(_overlaps, [dates] * len(terms), begun, over))
            return Ruling(
                Label.CONTRADICTORY, "term-of-office", tuple(terms[:2]), whole=True, complete=complete
            )
    return None


def _overlaps(
    dates: Sequence[DateExpression], begun: tuple[Day, Day] | None, over: tuple[Day, Day] | None
) -> bool:
    """True for a known term of which a part, but not all, is claimed: another one beside it is none."""
    if begun is None:
        return False
    return begun[0] <= dates[-1].latest and (over is None or dates[0].earliest <= over[1])


def _may_begin_before(date: DateExpression, days: Sequence[tuple[Day, Day]]) -> bool:
    """True for who may have led in another office before the one that is known."""
    return date.latest[0] < min(first[0] for first, _ in days)


def _same(date: DateExpression, days: tuple[Day, Day] | None) -> bool:
    return days is not None and date.earliest <= days[1] and days[0] <= date.latest


def _off(date: DateExpression, days: tuple[Day, Day]) -> int:
    return max(date.earliest[0] - days[1][0], days[0][0] - date.latest[0], 0)
