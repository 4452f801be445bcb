"""Claims of when somebody led a land, town, party, firm or team: *chaired the CDU from 2000 until 2018*, *has
sat on the throne of Eswatini since 1986*, *the Dutch team was coached by Marco van Basten until 2008*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, Day, compare_date, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.namesakes import is_team_of
from claimver_core.verification.rules.offices.office_terms import is_of
from claimver_core.verification.rules.passed import end_of, is_near, start_of, told_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_COACH, _COACH_OF = "P286", "P6087"
_BODIES = frozenset({"P488", "P169", "P1037", _COACH, _COACH_OF})
"""Statements of parties, firms and teams, in which nobody leads from another post."""
_HEADS = frozenset({"P35", "P6", "P488", "P169", "P1037", _COACH})
_ONE_POST = (
    (r"coach(?:ed|es)?|manag(?:ed|es)|trained|manager|trainer", _COACH),
    (r"chair(?:ed|s)|chair(?:man|woman|person)?|party\s+leader", "P488"),
    (r"chief\s+executive(?:\s+officer)?|CEO", "P169"),
    (r"mayor", "P6"),
    (r"king|queen|emperor|monarch|ruler", "P35"),
)
"""Words for leading in one post, with the statements that tell of it."""
_VERBS = (
    r"coach(?:ed|es)?|manag(?:ed|es)|trained|chair(?:ed|s)|led|leads|runs?|ran|rule[ds](?:\s+over)?|governed|headed|heads|"
    r"presided\s+over"
)
_PLACES = (
    r"(?:been|was|is)\s+(?:at\s+the\s+(?:helm|head|top)|in\s+charge)\s+of|"
    r"(?P<throne>(?:sat|been|was|is|sits)\s+on\s+the\s+throne(?:\s+of)?|occupied\s+the\s+throne\s+of|reigned(?:\s+over)?)"
)
_TITLES = "|".join((*(words for words, _ in _ONE_POST), "leader|head|boss"))
_TOOK = (
    r"(?:took|takes)\s+(?:over(?:\s+as\s+(?:head|leader|chair\w*)\s+of)?|charge\s+of|the\s+(?:reins|helm|leadership)\s+of)|"
    r"became\s+(?:the\s+)?(?:leader|head|chair(?:man|woman|person)?)\s+of|"
    r"(?P<crowned>(?:(?:came|acceded|ascended|succeeded)\s+to|ascended)\s+the\s+throne\s+of)"
)
_WELL = r"(?:(?:has|have|had|also|still|already|first|then|successfully|briefly|officially)\s+)*"
_IS = r"(?:been|was|is|served\s+as|acted\s+as|remained)\s+"
_TEAM = (
    r"(?:men['’]s\s+|women['’]s\s+)?(?:national\s+)?(?:football\s+|soccer\s+)?(?:team|side|squad|party|club)"
)
_BODY = (
    r"the\s+(?P<theirs>state|country|nation|city|party|company|firm|kingdom)|"
    rf"(?:the\s+)?_(?:['’]s?)?(?:\s+(?:{_TEAM}|(?P<part>government|cabinet|throne)))?"
)
_WHEN = (
    r",?\s+(?:(?:ever\s+)?since\s+(?P<since>@)|(?:from|between)\s+@\s+(?:to|until|till|til|through|and)\s+(?P<to>@)|"
    r"(?:until|till|up\s+to)\s+(?P<until>@)|(?:in|on)\s+(?P<in>@))"
)
_CLAIM = re.compile(
    rf"^\W*(?:the\s+)?(?:_\s+{_WELL}(?:(?P<did>{_VERBS})|{_PLACES}|(?P<took>{_TOOK})|"
    rf"{_IS}(?:the\s+|an?\s+)?(?:[a-z-]+\s+)?(?P<title>{_TITLES})\s+(?:of|at|for))\s+(?:{_BODY})(?P<other>\s+from\s+_)?|"
    rf"_(?:\s+{_TEAM})?\s+{_WELL}(?:been|was|is)\s+{_WELL}(?P<done>{_VERBS})\s+by\s+(?:the\s+)?_|"
    rf"_\s+{_WELL}{_IS}(?:the\s+)?_(?:['’]s?)?\s+(?:[a-z-]+\s+)?(?P<owned>{_TITLES})){_WHEN}\W*$",
    re.IGNORECASE,
)
_HEAD = re.compile(
    r"^(?!.*(?:vice|deputy|lieutenant|(?<!prime )minister (?:of|for)\b)).*(?:president|prime minister|"
    r"premier|chancellor|king|queen|emperor|empress|monarch|ngwenyama|sultan|emir|pope|governor|mayor|leader|chair|"
    r"head|chief executive)",
    re.IGNORECASE,
)
_LANDS = r"president|prime minister|chancellor|king|queen|premier"
_THEIRS = {
    "state": (r"governor|minister-president|premier", ("P6",)), "city": ("mayor", ("P6",)),
    "kingdom": (r"king|queen|monarch", ("P35",)), "country": (_LANDS, ("P35", "P6")),
    "nation": (_LANDS, ("P35", "P6")), "party": (r"leader of|party leader|chair", ("P488",)),
    "company": (r"chief executive|chair", ("P169", "P488")),
    "firm": (r"chief executive|chair", ("P169", "P488")),
}  # fmt: skip
_START, _END = "P580", "P582"
_HELD = ("P39",)


def led_when(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms at the head of the body bear its beginning and end out; another year than any in which
    one of them began or ended contradicts. Who *led* a land may have done so from another post, too."""
    if reading.denied or reading.numbers or not reading.dates:
        return None
    claim = masked(reading)
    found = _CLAIM.match(dates_marked(claim.text, reading))
    if found is None or (found["took"] is None) is not (found["in"] is None):
        return None
    names = list(claim.names)
    who = names.pop(-1 if found["done"] else 0)
    if relations.kind(str(who.entity.id)) != "person":
        return None
    words = found["did"] or found["done"] or found["title"] or found["owned"] or ""
    post = next((pid for words_of, pid in _ONE_POST if re.fullmatch(words_of, words, re.IGNORECASE)), None)
    own = _terms(who, found["theirs"] or names[0], post, relations)
    ends = [_END] if found["until"] else [_START, _END] if found["to"] else [_START]
    dates = sorted(reading.dates, key=lambda d: d.span.start)
    if not own or len(ends) != len(dates):
        return None
    before = _terms(names[1], names[0], post, relations) if found["other"] and len(names) > 1 else []
    if found["other"] and not any(_is_at(t, _END, dates[0]) for t in before):
        return None
    claimed = list(zip(ends, dates, strict=True))
    for term in own:
        if all(_is_at(term, *end) for end in claimed):
            over = found["since"] and reading.present and end_of(term) is not None
            return None if over else Ruling(Label.ATTRIBUTABLE, "office", (term,), whole=True)
    if found["to"] and (joined := _one_after_another(own, dates)):
        return Ruling(Label.ATTRIBUTABLE, "office", joined, whole=True)
    sure = post or found["throne"] or found["crowned"] or found["part"]
    sure = sure or any(t.property.id in _BODIES for t in own)
    others = [] if sure else relations.statements(str(who.entity.id), _HELD)
    if any(_misses(date, pid, own, others) for pid, date in claimed):
        complete = any(_overlaps(dates, term) for term in own)
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(own[:2]), whole=True, complete=complete)
    return None


def _terms(who: Mention, body: Mention | str, post: str | None, relations: Kin) -> list[Triplet]:
    """The terms of a person at the head of the body that is named, or of what is called *the state*: in the
    one post that is told, or in any."""
    qid = str(who.entity.id)
    heads = [t for t in relations.statements(qid, _HELD) if _HEAD.search(text_of(t.object))]
    if isinstance(body, str):
        words, properties = _THEIRS[body.lower()]
        own = [t for t in heads if re.search(words, text_of(t.object), re.IGNORECASE)]
        return told_whole(own + relations.stated_of(qid, frozenset(properties)))
    led = relations.statements(str(body.entity.id), {post} if post else _HEADS)
    own = [t for t in led if has_value(t, qid)] + _coached(qid, body, post, relations)
    if post is None:
        own += [
            t for t in heads if isinstance(t.object, Entity | TextValue) and is_of(t.object, body, relations)
        ]
    return told_whole(own)


def _coached(qid: str, body: Mention, post: str | None, relations: Kin) -> list[Triplet]:
    """What is known of when the one coached the national team that is called by its land."""
    if post not in (None, _COACH):
        return []
    teams = [t for t in relations.stated_of(qid, (_COACH,)) if is_team_of(t.subject, body.entity)]
    return teams or [
        t
        for t in relations.statements(qid, (_COACH_OF,))
        if isinstance(t.object, Entity)
        and (t.object.id == body.entity.id or is_team_of(t.object, body.entity))
    ]


def _misses(date: DateExpression, pid: str, own: Sequence[Triplet], others: Sequence[Triplet]) -> bool:
    """True for a time near no beginning, or end, of the terms, all of which are known. Where somebody held
    ``others``, who led may have done so from one of them before, as Stalin and Mao did, or after."""
    known = [days for term in own if (days := qualifying_days(term, pid)) is not None]
    if len(known) < len(own) or not date.exact or date.relation != "at" or _is_near(date, known):
        return False
    if not others or not _is_outside(date, own):
        return True
    return _is_outside(date, (*own, *others)) and not _is_near(
        date, [qualifying_days(t, pid) for t in others]
    )


def _is_near(date: DateExpression, known: Sequence[tuple[Day, Day] | None]) -> bool:
    return any(is_near(date, *days) for days in known if days is not None)


def _is_outside(claimed: DateExpression, terms: Sequence[Triplet]) -> bool:
    """True for a time before all that is known of the terms, or after it."""
    first = [day for term in terms if (day := start_of(term)) is not None]
    last = [end_of(term) for term in terms]
    before = bool(first) and claimed.latest < min(first)
    return before or all(day is not None and day < claimed.earliest for day in last)


def _overlaps(dates: Sequence[DateExpression], term: Triplet) -> bool:
    """True for a term of which a part, but not all, is claimed: another one beside it is none."""
    start, end = start_of(term), end_of(term)
    return start is not None and start <= dates[-1].latest and (end is None or dates[0].earliest <= end)


def _one_after_another(own: Sequence[Triplet], dates: Sequence[DateExpression]) -> tuple[Triplet, ...]:
    """The terms of several offices that followed one another from the first date to the last: prime minister,
    then president; empty where they did not."""
    terms = sorted((t for t in own if start_of(t) is not None), key=lambda t: start_of(t) or (0, 0, 0))
    begun = next((t for t in terms if _is_at(t, _START, dates[0])), None)
    joined = [begun] if begun is not None else []
    for term in terms:
        over = end_of(joined[-1]) if joined else None
        start = start_of(term)
        if over is not None and start is not None and start >= over and start[0] - over[0] <= 1:
            joined.append(term)
    return tuple(joined) if joined and _is_at(joined[-1], _END, dates[1]) else ()


def _is_at(term: Triplet, pid: str, claimed: DateExpression) -> bool:
    times = [q.value for q in term.qualifiers if q.property.id == pid and isinstance(q.value, TimeValue)]
    return any(compare_date(claimed, time) is Comparison.SAME for time in times)
