"""Claims of when a work came out, or a series began and ended: *hit cinemas in 1995*, *ran from 1994 on*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from claimver_core.types import Entity, Label, Mention, Precision, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, Day, compare_date, interval
from claimver_core.verification.rules.kin import Kin
from claimver_core.verification.rules.names import QUOTES
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked
from claimver_core.verification.rules.works.networks import on_network

_SORT = (
    r"(?:film|movie|blockbuster|album|single|song|record|novel|book|play|musical|game|series|show|sitcom|soap|drama|"
    r"comedy|thriller|western|musical|documentary|cartoon|miniseries)"
)
_ONE = rf"(?:(?:the\s+)?(?:[a-z-]+\s+){{0,2}}?{_SORT}\s+)?(?:the\s+)?(?P<who>_)"
_SCREENS = (
    r"(?:cinemas?|theat(?:er|re)s?|(?:movie\s+)?screens?|(?:big|small|silver)\s+screens?|shelves|stores|shops|bookshops|"
    r"bookstores|air|airwaves|television|tv|stage|market|(?:movie\s+)?houses)"
)
_WHERE = rf"(?:\s+(?:in|into|on|onto|at|to)\s+(?:the\s+)?(?:(?P<where>_)|{_SCREENS}))?"
_ON_SCREENS = rf"(?:\s+(?:in|into|on|onto|at))?\s+(?:the\s+)?{_SCREENS}"
_OUT = (
    rf"(?:(?:was|were)\s+(?:first\s+|finally\s+|originally\s+)?(?:released|published|issued|put\s+out)|came\s+out|dropped|"
    rf"(?:hit|reached){_ON_SCREENS}|(?:opened|arrived|landed|rolled){_ON_SCREENS}|opened|"
    r"went\s+on\s+(?:general\s+)?(?:release|sale)|saw\s+the\s+light\s+of\s+day)"
)
_SHOWN = (
    r"(?:(?:was|were)\s+(?:first\s+|originally\s+)?(?:shown|aired|broadcast|screened|seen|televised|launched)|"
    r"premiered|debuted|bowed|aired|appeared|started(?:\s+(?:airing|out))?|began(?:\s+airing)?|launched|kicked\s+off|"
    r"(?:made|had)\s+its\s+(?:debut|premiere)|went\s+on(?:\s+the)?\s+air)"
)
_ADVERBS = r"(?:(?:first|finally|originally|actually|only|eventually|later|then)\s+)*"
_AT = r"\s+(?:(?:back|early|late)\s+)?(?:in|on)\s+(?:early\s+|late\s+)?@"
_BEGAN = re.compile(
    rf"^\W*(?:in\s+@,?\s+)?{_ONE}\s+{_ADVERBS}(?:(?P<out>{_OUT})|{_SHOWN}){_WHERE}(?:{_AT})?\W*$",
    re.IGNORECASE,
)
_IS_FROM = re.compile(
    rf"^\W*{_ONE}\s+(?:is|was)\s+an?\s+(?:[a-z-]+\s+){{0,3}}?{_SORT}\s+(?:from|of|made\s+in|that\s+came\s+out\s+in)\s+"
    r"(?:the\s+year\s+)?@\W*$",
    re.IGNORECASE,
)
_ENDED = re.compile(
    rf"^\W*(?:in\s+@,?\s+)?(?:{_ONE}\s+{_ADVERBS}(?:ended|finished|concluded|wrapped(?:\s+up)?|came\s+to\s+an\s+end|"
    r"(?:was|got)\s+(?:cancelled|canceled|axed|taken\s+off\s+(?:the\s+)?air)|went\s+off\s+(?:the\s+)?air|"
    r"aired\s+its\s+(?:last|final)\s+episode|did\s+not\s+(?:end|finish|conclude)\s+(?:un)?till?)|"
    r"(?:the\s+)?(?:last|final)\s+episode\s+of\s+(?:the\s+)?(?P<whose>_)\s+(?:was\s+)?(?:aired|broadcast|shown))"
    rf"{_WHERE}(?:(?:{_AT})|\s+@)?\W*$",
    re.IGNORECASE,
)
_RAN = re.compile(
    rf"^\W*{_ONE}\s+(?:ran|aired|(?:was|were)\s+(?:on|shown|broadcast|aired)|was\s+on\s+(?:the\s+)?air|lasted){_WHERE}\s+"
    r"(?:from|between)\s+@\s+(?:to|until|till|through|and)\s+@\W*$",
    re.IGNORECASE,
)
_WORK = re.compile(rf"\b(?:{_SORT}|television|animated|sitcom|anime|serial|novella|opera)\b", re.IGNORECASE)
_GAME = re.compile(r"\bgame\b", re.IGNORECASE)
_STARTS, _ENDS = ("P577", "P580", "P1191"), ("P582",)
_FAR, _FAR_FOR_GAMES = 2, 3
"""Years by which a work comes out later elsewhere, at most."""
_EARLY = 90
"""Days before the first known day on which nothing was out yet, but for festivals."""


def release(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The day or year of a work bears out when it came out, one of years before or after contradicts; and so
    do those of a series, of which the channel has to be known too, where it is told."""
    claim = masked(reading)
    if not reading.dates or reading.numbers or not claim.names:
        return None
    text = QUOTES.sub("", dates_marked(claim.text, reading))
    if len(reading.dates) == 2:
        found = _RAN.match(text)
        kinds: tuple[tuple[str, ...], ...] = (_STARTS, _ENDS)
    else:
        of_end = _ENDED.match(text)
        found = of_end or _BEGAN.match(text) or _IS_FROM.match(text)
        kinds = (_ENDS,) if of_end else (_STARTS,)
    if found is None or (reading.denied and " not " not in found[0]) or text.count("@") != len(reading.dates):
        return None
    named = claim.names[text.count("_", 0, found.start("who" if found["who"] else "whose"))]
    work = named.entity
    where = found.groupdict().get("where")
    house = claim.names[text.count("_", 0, found.start("where"))] if where else None
    if _WORK.search(work.description) is None or relations.kind(str(work.id)) in ("person", "place"):
        return None
    shown = on_network(named, house, relations, told=text) if house is not None else None
    if house is not None and (shown is None or shown.label is Label.CONTRADICTORY):
        return shown
    out = found.re is _BEGAN and found["out"] is not None
    told = [
        _in_time(claimed, work, kind, relations, out=out, first=found.re is _IS_FROM)
        for claimed, kind in zip(reading.dates, kinds, strict=True)
    ]
    against = next((r for r in told if r is not None and r.label is Label.CONTRADICTORY), None)
    if against is not None:
        return None if _may_be_namesake(named, reading.dates, relations) else against
    known = [ruling for ruling in told if ruling is not None]
    if len(known) < len(told):
        return None
    deciding = [t for ruling in (*known, shown) if ruling is not None for t in ruling.triplets]
    return Ruling(Label.ATTRIBUTABLE, "date", tuple(dict.fromkeys(deciding)), whole=True)


def _may_be_namesake(named: Mention, claimed: Sequence[DateExpression], relations: Kin) -> bool:
    """True where another work of the name came out or ended about then."""
    others = [e for e in relations.named([named.text, named.entity.label]) if e.id != named.entity.id]
    return any(
        isinstance(t.object, TimeValue) and any(_years_between(day, t.object) < _FAR for day in claimed)
        for other in others
        for t in relations.statements(str(other.id), (*_STARTS, *_ENDS))
    )


def _in_time(
    claimed: DateExpression, work: Entity, kind: Sequence[str], relations: Kin, *, out: bool, first: bool
) -> Ruling | None:
    known = [
        (t, t.object) for t in relations.statements(str(work.id), kind) if isinstance(t.object, TimeValue)
    ]
    if not known or claimed.relation != "at":
        return None
    known.sort(key=lambda one: interval(one[1]))
    if first:
        known = known[:1]
    same = [t for t, time in known if compare_date(claimed, time) is Comparison.SAME]
    if same:
        return Ruling(Label.ATTRIBUTABLE, "date", tuple(same[:1]), whole=True)
    if not claimed.exact:
        return None
    far = _FAR_FOR_GAMES if _GAME.search(work.description) else _FAR
    elsewhen = all(_years_between(claimed, time) >= far for _, time in known)
    if elsewhen or (out and _is_too_early(claimed, known[0][1])):
        return Ruling(Label.CONTRADICTORY, "date", tuple(t for t, _ in known[:2]), whole=True)
    return None


def _years_between(claimed: DateExpression, time: TimeValue) -> int:
    begin, end = interval(time)
    return max(claimed.earliest[0] - end[0], begin[0] - claimed.latest[0])


def _is_too_early(claimed: DateExpression, time: TimeValue) -> bool:
    """True for a month well before the first day on which the work is known to have come out."""
    if time.precision is not Precision.DAY:
        return False
    return _ordinal(interval(time)[0]) - _ordinal(claimed.latest) > _EARLY


def _ordinal(day: Day) -> int:
    return date(max(day[0], 1), day[1], min(day[2], 28)).toordinal()
