"""Claims of when somebody led a land, a party or a firm: *chaired the CDU from 2000 until 2018*, *has sat on
the throne of Eswatini since 1986*, *has run the state since 2019*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from claimver_core.types import Entity, Label, Mention, TextValue, TimeValue, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.dates import DateExpression, compare_date, qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import text_of
from claimver_core.verification.rules.offices.office_terms import is_of
from claimver_core.verification.rules.offices.office_titles import named
from claimver_core.verification.rules.passed import end_of, is_near, start_of, told_whole
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_THRONE = (
    r"(?:sat|been|was|is|sits)\s+on\s+the\s+throne(?:\s+of)?|occupied\s+the\s+throne\s+of|reigned(?:\s+over)?"
)
_LOOSE = (
    r"led|run|ran|ruled(?:\s+over)?|governed|headed|presided\s+over|"
    r"(?:been|was|is)\s+(?:at\s+the\s+(?:helm|head|top)|in\s+charge)\s+of|been\s+(?:the\s+)?(?:leader|head|chair(?:man|woman|person)?|boss)\s+of"
)
_TOOK = (
    r"(?:took|takes)\s+(?:over|charge\s+of|the\s+(?:reins|helm|leadership)\s+of)|became\s+(?:the\s+)?(?:leader|head|"
    r"chair(?:man|woman|person)?)\s+of|(?:came|acceded|ascended|succeeded)\s+to\s+the\s+throne\s+of|ascended\s+the\s+"
    r"throne\s+of"
)
_THEIRS = r"the\s+(?P<theirs>state|country|nation|city|party|company|firm|kingdom)"
_CLAIM = re.compile(
    r"^\W*(?:the\s+)?(?P<who>[^,;:@]+?)\s+(?:(?:has|have|had|also|first|then)\s+)*"
    rf"(?:{_LOOSE}|(?P<sure>chaired)|(?P<throne>{_THRONE})|(?P<took>{_TOOK}))\s+"
    rf"(?:{_THEIRS}|(?:the\s+)?(?P<body>(?-i:[A-Z])[^,;:@]*?)(?P<part>['’]s?\s+(?:government|cabinet|throne))?)"
    r"(?:,?\s+(?:since\s+(?P<since>@)|(?:from|between)\s+(?P<from>@)\s+(?:to|until|till|through|and)\s+(?P<to>@)"
    r"|(?:until|till)\s+(?P<until>@)|(?:in|on)\s+(?P<in>@)))\W*$",
    re.IGNORECASE,
)
_HEADS = frozenset({"P35", "P6", "P488", "P169", "P1037"})
_BODIES = frozenset({"P488", "P169", "P1037"})
"""Statements of parties and firms, in which nobody leads from another post."""
_OFFICE_OF = {
    "state": r"governor|minister-president|premier", "city": "mayor", "kingdom": "king|queen|monarch",
    "country": r"^(?!.*(?:vice|deputy)).*(?:president|prime minister|chancellor|king|queen|premier)",
    "nation": r"^(?!.*(?:vice|deputy)).*(?:president|prime minister|chancellor|king|queen|premier)",
    "party": r"leader of|party leader|chair",
    "company": r"chief executive|chair", "firm": r"chief executive|chair",
}  # fmt: skip
_OF_BODIES = {
    "country": ("P35", "P6"), "nation": ("P35", "P6"), "city": ("P6",), "state": ("P6",), "kingdom": ("P35",),
    "party": ("P488",), "company": ("P169", "P488"), "firm": ("P169", "P488"),
}  # fmt: skip
_START, _END = "P580", "P582"


def led_in_time(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known terms at the head of the body bear its beginning and end out; another year than any in which
    one of them began or ended contradicts. Who *led* a land may have done so in another office, too."""
    text = reading.claim.context
    if reading.denied or reading.numbers or not reading.dates:
        return None
    for date in reading.dates:
        text = text.replace(date.span.of(reading.claim.context), "@", 1)
    found = _CLAIM.match(text)
    person = named(found["who"], reading) if found is not None else None
    if found is None or person is None or relations.kind(str(person.entity.id)) != "person":
        return None
    own = _terms(found, person, reading, relations)
    dates = sorted(reading.dates, key=lambda d: d.span.start)
    ends = [_END] if found["until"] else [_START, _END] if found["to"] else [_START]
    if not own or len(ends) != len(dates) or (found["in"] and not found["took"]):
        return None
    if found["took"] and not found["in"]:
        return None
    for term in own:
        if all(_is_at(term, pid, date) for pid, date in zip(ends, dates, strict=True)):
            over = found["since"] and reading.present and any(q.property.id == _END for q in term.qualifiers)
            return None if over else Ruling(Label.ATTRIBUTABLE, "office", (term,), whole=True)
    if found["to"] and (joined := _one_after_another(own, dates)):
        return Ruling(Label.ATTRIBUTABLE, "office", joined, whole=True)
    crowned = found["throne"] or "throne" in (found["took"] or "")
    loose = not found["sure"] and not crowned and found["part"] is None
    loose = loose and any(term.property.id not in _BODIES for term in own)
    held = relations.statements(str(person.entity.id), ("P39",)) if loose else []
    for pid, date in zip(ends, dates, strict=True):
        known = [days for term in own if (days := qualifying_days(term, pid)) is not None]
        if len(known) < len(own) or not date.exact or date.relation != "at":
            continue
        if any(is_near(date, *days) for t in (*own, *held) if (days := qualifying_days(t, pid)) is not None):
            continue
        if loose and not _is_outside(date, (*own, *held)):
            continue
        same = any(all(_is_at(term, *end) for term in own) for end in zip(ends, dates, strict=True))
        return Ruling(Label.CONTRADICTORY, "term-of-office", tuple(own[:2]), whole=True, complete=same)
    return None


def _is_outside(claimed: DateExpression, terms: Sequence[Triplet]) -> bool:
    """True for a time before all that is known of somebody's offices, or after it: who led a land may have
    done so from another post, as Stalin and Mao did."""
    first = [day for term in terms if (day := start_of(term)) is not None]
    last = [end_of(term) for term in terms]
    before = bool(first) and claimed.latest < min(first)
    return before or all(day is not None and day < claimed.earliest for day in last)


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


def _terms(found: re.Match[str], person: Mention, reading: Reading, relations: Kin) -> list[Triplet]:
    """The terms of a person at the head of the body that is named, or of what is called *the state*."""
    qid = str(person.entity.id)
    held = [t for t in relations.statements(qid, ("P39",)) if isinstance(t.object, Entity | TextValue)]
    if (theirs := found["theirs"]) is not None:
        own = [t for t in held if re.search(_OFFICE_OF[theirs.lower()], text_of(t.object), re.IGNORECASE)]
        own += relations.stated_of(qid, frozenset(_OF_BODIES[theirs.lower()]))
        return told_whole(own)
    body = named(found["body"], reading)
    if body is None or body is person:
        return []
    own = [t for t in held if isinstance(t.object, Entity | TextValue) and is_of(t.object, body, relations)]
    own = [t for t in own if re.search(_ANY_HEAD, text_of(t.object), re.IGNORECASE)]
    led = [t for t in relations.statements(str(body.entity.id), tuple(_HEADS)) if has_value(t, qid)]
    return told_whole([*led, *own])


_ANY_HEAD = (
    r"^(?!.*(?:vice|deputy|(?<!prime )minister (?:of|for)\b)).*(?:president|prime minister|premier|"
    r"chancellor|king|queen|emperor|empress|monarch|ngwenyama|sultan|emir|pope|governor|mayor|leader|chair|"
    r"head|chief executive)"
)


def _times(term: Triplet, pid: str) -> list[TimeValue]:
    return [q.value for q in term.qualifiers if q.property.id == pid and isinstance(q.value, TimeValue)]


def _is_at(term: Triplet, pid: str, claimed: DateExpression) -> bool:
    return any(compare_date(claimed, time) is Comparison.SAME for time in _times(term, pid))
