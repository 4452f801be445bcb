"""Claims of who won an election and whom they beat: *won the 2016 election*, *lost to Obama in 2012*."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from claimver_core.types import Entity, Label, Mention, TimeValue, Triplet
from claimver_core.verification.rules.contests.editions import year_of
from claimver_core.verification.rules.dates import interval
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.offices.office_terms import is_of, offices_held
from claimver_core.verification.rules.passed import start_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling
from claimver_core.verification.rules.sides import dates_marked, masked

_CANDIDATE, _WINNER = "P726", "P991"
_DEATH = ("P570",)
_PERSON, _LAND, _ELECTION, _OTHER = "\ue010", "\ue011", "\ue012", "\ue013"
_MARKS = re.compile(f"[{_PERSON}-{_OTHER}]")
_CALLED_SO = re.compile(r"\belection\b", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:1[789]|20)\d\d")
_OF_LAND = rf"(?:(?:the\s+)?{_LAND}(?:['’]s?)?\s+)?"
_VOTE = (
    rf"(?:the\s+)?(?:@(?:['’]s)?\s+)?(?:{_OF_LAND}(?:@\s+)?(?:(?:presidential|general|national)\s+)?"
    rf"(?:elections?|race|contest|run-?off|presidency)|{_ELECTION})(?:\s+(?:in|of)\s+(?:the\s+)?{_LAND})?"
    r"(?:\s+(?:back\s+)?(?:in|of)\s+@)?"
)
_FRONT = r"^\W*(?:in\s+@,?\s+)?"
_HOW = r"(?:\s+(?:has|had|have))?(?:\s+(?:narrowly|comfortably|easily|decisively|famously|just))?"
_BEAT = r"(?:beat|beats|defeated|defeats|won\s+against|triumphed\s+over|prevailed\s+over)"
_CLAIMS = tuple(
    re.compile(_FRONT + pattern + r"\W*$", re.IGNORECASE)
    for pattern in (
        rf"(?P<winner>{_PERSON}){_HOW}\s+(?:won|wins)\s+{_VOTE}"
        rf"(?:\s+(?:against|over|(?:by|after)\s+(?:beating|defeating)|"
        rf"with\s+an?\s+(?:\w+\s+)?(?:victory|win)\s+(?:over|against))\s+(?P<loser>{_PERSON}))?",
        rf"(?P<winner>{_PERSON}){_HOW}\s+{_BEAT}\s+(?P<loser>{_PERSON})(?:\s+(?:in|at|to\s+win|for)\s+(?:{_VOTE}|@))?",
        rf"(?P<loser>{_PERSON}){_HOW}\s+(?:lost|loses)\s+{_VOTE}(?:\s+(?:to|against)\s+(?P<winner>{_PERSON}))?",
        rf"(?P<loser>{_PERSON}){_HOW}\s+(?:lost|loses)\s+(?:to|against)\s+(?P<winner>{_PERSON})"
        rf"(?:\s+(?:in|at)\s+(?:{_VOTE}|@))?",
        rf"(?P<loser>{_PERSON})\s+(?:was|were|got)(?:\s+narrowly)?\s+(?:beaten|defeated)\s+by\s+"
        rf"(?P<winner>{_PERSON})(?:\s+(?:in|at)\s+(?:{_VOTE}|@))?",
        rf"{_VOTE}\s+was\s+won\s+by\s+(?P<winner>{_PERSON})",
        rf"(?P<winner>{_PERSON})\s+was\s+elected\s+(?:as\s+)?(?:the\s+)?(?:{_LAND}\s+)?president"
        rf"(?:\s+of\s+(?:the\s+)?{_LAND})?\s+in\s+@",
    )
)
_PRESIDENTIAL = re.compile(r"\bpresiden(?:tial|cy)\b", re.IGNORECASE)
_ELECTED = re.compile(r"\belect(?:ions?|ed)\b|\bpresidency\b", re.IGNORECASE)
"""Who beat whom is else no matter of the election in which both stood alone."""
_FROM, _UNTIL = 10, 4
"""From which month of the year of an election to which of the next a president takes office after it."""


def election(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known winner of the election in which those stood whom the claim names; where no candidates are
    known, whose term as president an election of that year has led to."""
    claim = masked(reading)
    if reading.denied or not claim.names or len(claim.names) > 4:
        return None
    marks = iter([_sort_of(mention, relations) for mention in claim.names])
    text = re.sub("_", lambda _: next(marks, _OTHER), claim.text)
    years = _YEAR.findall(text)
    text = dates_marked(text, reading) if reading.dates else _YEAR.sub("@", text)
    found = next((match for pattern in _CLAIMS if (match := pattern.match(text))), None)
    if found is None:
        return None
    at = dict(zip((mark.start() for mark in _MARKS.finditer(text)), claim.names, strict=False))
    said = found.groupdict()
    winner, loser = (at[found.start(who)] if said.get(who) else None for who in ("winner", "loser"))
    lands, named = (_of_mark(mark, at, text) for mark in (_LAND, _ELECTION))
    year = year_of(reading) if reading.dates else int(years[0]) if years else None
    if max(len(lands), len(named), len(set(years))) > 1 or (reading.dates and year is None):
        return None
    held = [
        t
        for t in _held(winner or loser, relations)
        if all(one.entity.label in t.subject.label for one in named)
        and (year is None or str(year) in t.subject.label)
        and all(is_of(t.subject, land, relations) for land in lands)
    ]
    if held:
        ruling = _by_candidates(winner, loser, [t.subject for t in held], relations)
        told = _ELECTED.search(text) is not None or bool(named)
        return ruling if told or (ruling is not None and ruling.label is Label.ATTRIBUTABLE) else None
    if winner is not None and loser is None and year is not None and _PRESIDENTIAL.search(text):
        return _by_term(winner, year, lands, relations)
    return None


def _of_mark(mark: str, at: dict[int, Mention], text: str) -> list[Mention]:
    return [mention for place, mention in at.items() if text[place] == mark]


def _sort_of(mention: Mention, relations: Kin) -> str:
    if _CALLED_SO.search(mention.entity.label):
        return _ELECTION
    sorts = {"person": _PERSON, "place": _LAND}
    return sorts.get(relations.kind(str(mention.entity.id)), _OTHER)


def _held(person: Mention | None, relations: Kin) -> list[Triplet]:
    """The statements of elections that the person stood in them."""
    if person is None:
        return []
    return relations.stated_of(str(person.entity.id), frozenset({_CANDIDATE}))


def _by_candidates(
    winner: Mention | None, loser: Mention | None, elections: Iterable[Entity], relations: Kin
) -> Ruling | None:
    """By who won the elections in which the one stood, and the other too where one is named: one of them as
    the claim says bears it out, and all otherwise contradict it."""
    against: list[Triplet] = []
    for held in {entity.id: entity for entity in elections}.values():
        known = relations.statements(str(held.id), (_CANDIDATE, _WINNER))
        won = [t for t in known if t.property.id == _WINNER]
        stood = {t.object.id for t in known if isinstance(t.object, Entity)}
        if len(won) != 1 or not all(m.entity.id in stood for m in (winner, loser) if m is not None):
            return None
        by_winner = winner is None or has_value(won[0], winner.entity.id)
        by_loser = loser is None or not has_value(won[0], loser.entity.id)
        if by_winner and by_loser:
            return Ruling(Label.ATTRIBUTABLE, "winner", tuple(won), whole=True)
        against += won
    return Ruling(Label.CONTRADICTORY, "winner", tuple(against[:2]), whole=True) if against else None


def _by_term(winner: Mention, year: int, lands: Sequence[Mention], relations: Kin) -> Ruling | None:
    """A presidency that the winner began some weeks after an election of that year, and not by somebody's
    death."""
    offices = offices_held(str(winner.entity.id), "president", lands[0] if lands else None, relations)
    for term in offices:
        start = start_of(term)
        if start is None or not ((year, _FROM) <= start[:2] <= (year + 1, _UNTIL)):
            continue
        office = term.object
        holders = (
            relations.stated_of(str(office.id), frozenset({"P39"})) if isinstance(office, Entity) else []
        )
        if not any(_died_in(t.subject, start[:2], relations) for t in holders):
            return Ruling(Label.ATTRIBUTABLE, "winner", (term,), whole=True)
    return None


def _died_in(person: Entity, month: tuple[int, int], relations: Kin) -> bool:
    deaths = relations.statements(str(person.id), _DEATH)
    return any(isinstance(t.object, TimeValue) and interval(t.object)[0][:2] == month for t in deaths)
