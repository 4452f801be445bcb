"""Claims of who won an event: *France won the 2018 World Cup*, *won the World Cup in 2018*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from claimver_core.knowledge.names import normalise
from claimver_core.language.grammar import words
from claimver_core.types import Entity, Label, Mention, Triplet
from claimver_core.verification.rules.comparison import Comparison
from claimver_core.verification.rules.contests.editions import all_editions, editions_of, has_year, year_of
from claimver_core.verification.rules.dates import qualifying_days
from claimver_core.verification.rules.kin import Kin, has_value
from claimver_core.verification.rules.names import is_name
from claimver_core.verification.rules.namesakes import is_team_of
from claimver_core.verification.rules.reading import Reading
from claimver_core.verification.rules.ruling import Ruling

_CLAIM = re.compile(
    r"^\W*(?:in\s+\d{4},?\s+)?(?:the\s+)?_\s+(?:has\s+|have\s+|had\s+)?(?:(?:once|already)\s+)?"
    r"(?:won|wins?|lifted|(?:was|were|is|are)\s+the\s+(?:winners?|champions?)\s+of)\s+(?:the\s+)?(?:\d{4}\s+)?_"
    r"(?:\s+(?:final|tournament|title|trophy))?(?:\s+(?P<with>in|with)\s+(?:the\s+)?_)?(?:\s+(?:back\s+)?in\s+\d{4})?"
    r"(?:\s+before)?\W*$",
    re.IGNORECASE,
)
_WON_BY = re.compile(
    r"^\W*(?:in\s+\d{4},?\s+)?(?:the\s+)?(?:\d{4}\s+)?_(?:\s+(?:final|tournament|title))?(?:\s+in\s+\d{4})?\s+was\s+"
    r"won\s+by\s+(?:the\s+)?_(?:\s+in\s+\d{4})?\W*$",
    re.IGNORECASE,
)
_IN_MANY_NAMES = words("national football team men mens s the of and republic united kingdom fc club")
_WINNER, _AT, _VICTORY, _WHEN = ("P1346",), ("P17", "P276", "P131"), ("P2522",), "P585"
_STATE = "Q3624078"
_SHOWN = 3


def winner(reading: Reading, triplets: Sequence[Triplet], relations: Kin) -> Ruling | None:
    """The known winner of one edition of a competition bears the claim out, or leaves no room for another;
    where no edition is named, one that was won bears it out."""
    names = [m for m in reading.claim.mentions if is_name(m)]
    if len(names) not in (2, 3) or reading.denied or reading.unique:
        return None
    side, event, *place = sorted(names, key=lambda m: reading.claim.context.find(m.text))
    if _WON_BY.match(reading.words) and not place:
        side, event = event, side
    elif (found := _CLAIM.match(reading.words)) is None:
        return None
    elif found["with"] == "with":
        return _with_side(side, event, place[0], reading, relations) if place else None
    if not place and (own := _own_victory(side, event, reading, relations)) is not None:
        return own
    editions = editions_of(event, reading, relations)
    if not editions:
        return _once(side, event, relations) if not (has_year(event) or reading.dates or place) else None
    of_each = [relations.statements(str(edition.id), _WINNER) for edition in editions]
    known = [t for statements in of_each for t in statements if isinstance(t.object, Entity)]
    if not known:
        return None
    same = [t for t in known if is_side(t, side)]
    if not same:
        if not all(of_each) or not _may_win(side, known, relations) or _may_be_named(side, known):
            return None
        return Ruling(Label.CONTRADICTORY, "winner", tuple(known[:2]), whole=True)
    there = relations.statements(str(same[0].subject.id), _AT) if place else []
    at = [t for t in there if has_value(t, place[0].entity.id)]
    if place and not at:
        return None
    return Ruling(Label.ATTRIBUTABLE, "winner", (same[0], *at[:1]), whole=True)


def _own_victory(side: Mention, event: Mention, reading: Reading, relations: Kin) -> Ruling | None:
    """What the side itself is stated to have won, in the year of the claim where it names one: players of a
    team, and the winners of a contest of which the knowledge has no editions."""
    editions = editions_of(event, reading, relations) or all_editions(event, relations)
    meant = {event.entity.id} | {edition.id for edition in editions}
    won = [
        t
        for t in relations.statements(str(side.entity.id), _VICTORY)
        if isinstance(t.object, Entity) and t.object.id in meant
    ]
    if reading.dates:
        won = [t for t in won if _is_of_year(t, reading)]
    if won:
        return Ruling(Label.ATTRIBUTABLE, "winner", tuple(won[:_SHOWN]), whole=True)
    if year_of(reading) is not None and (other := _league_of_year(side, event, reading, relations)):
        return Ruling(Label.CONTRADICTORY, "winner", other, whole=True)
    lands = [
        t
        for t in (relations.stated_of(str(event.entity.id), _VICTORY) if year_of(reading) else [])
        if _is_of_year(t, reading) and relations.is_a(str(t.subject.id), _STATE)
    ]
    if not lands or not relations.is_a(str(side.entity.id), _STATE):
        return None
    if _may_be_named(side, [_turned(t) for t in lands]):
        return None
    return Ruling(Label.CONTRADICTORY, "winner", tuple(lands[:_SHOWN]), whole=True)


def _league_of_year(side: Mention, event: Mention, reading: Reading, relations: Kin) -> tuple[Triplet, ...]:
    """The victory, in the league of a country, of the club that won it in the year of the claim, where the
    side of the claim has won it too, and neither in that year nor in the next: seasons end in one."""
    year = year_of(reading)
    if year is None or not relations.statements(str(event.entity.id), ("P17",)):
        return ()
    years: dict[str, set[int]] = {}
    told = []
    for triplet in relations.stated_of(str(event.entity.id), frozenset(_VICTORY)):
        days = qualifying_days(triplet, _WHEN)
        if days is not None:
            years.setdefault(str(triplet.subject.id), set()).add(days[0][0])
            told += [triplet] if days[0][0] == year else []
    own = years.get(str(side.entity.id), set())
    known = {y for of_one in years.values() for y in of_one}
    if len(told) != 1 or not own or {year, year + 1} & own or not {year, year + 1} <= known:
        return ()
    return tuple(told)


def _with_side(
    side: Mention, event: Mention, team: Mention, reading: Reading, relations: Kin
) -> Ruling | None:
    """*Maradona won the World Cup with Argentina*: what the player won is what the team has won."""
    own = _own_victory(side, event, reading, relations)
    for triplet in own.triplets if own is not None and own.label is Label.ATTRIBUTABLE else ():
        assert isinstance(triplet.object, Entity)
        winners = relations.statements(str(triplet.object.id), _WINNER)
        same = next((t for t in winners if isinstance(t.object, Entity) and is_side(t, team)), None)
        if same is not None:
            return Ruling(Label.ATTRIBUTABLE, "winner", (triplet, same), whole=True)
    return None


def _is_of_year(statement: Triplet, reading: Reading) -> bool:
    times = [q.value for q in statement.qualifiers if q.property.id == _WHEN]
    return any(reading.compare(time) is Comparison.SAME for time in times)


def _turned(statement: Triplet) -> Triplet:
    """The statement with its subject, the winner, in the place of what was won."""
    return replace(statement, object=statement.subject)


def _once(side: Mention, event: Mention, relations: Kin) -> Ruling | None:
    """The editions of the event that the side has won: *Spain has won the World Cup*."""
    won = [
        t
        for edition in all_editions(event, relations)
        for t in relations.statements(str(edition.id), _WINNER)
        if isinstance(t.object, Entity) and is_side(t, side)
    ]
    return Ruling(Label.ATTRIBUTABLE, "winner", tuple(won[:_SHOWN]), whole=True) if won else None


def _may_be_named(side: Mention, known: Sequence[Triplet]) -> bool:
    """True where the winner shares a word of the side's name: *West Germany*, of what is Germany."""
    said = set(normalise(f"{side.text} {side.entity.label}").split()) - _IN_MANY_NAMES
    won = {word for t in known if isinstance(t.object, Entity) for word in normalise(t.object.label).split()}
    return bool(said & won - _IN_MANY_NAMES)


def _may_win(side: Mention, known: Sequence[Triplet], relations: Kin) -> bool:
    """False for a player or coach of an event that is won by countries or clubs."""
    kinds = {relations.kind(str(t.object.id)) for t in known if isinstance(t.object, Entity)}
    return relations.kind(str(side.entity.id)) != "person" or kinds == {"person"}


def is_side(statement: Triplet, side: Mention) -> bool:
    """True where the winner is the side, its national team, or called alike."""
    won = statement.object
    assert isinstance(won, Entity)
    called = f"{won.label} ", f"{side.entity.label} "
    return (
        won.id == side.entity.id
        or is_team_of(won, side.entity)
        or is_team_of(side.entity, won)
        or called[0].startswith(called[1])
        or called[1].startswith(called[0])
    )
