"""What stands right beside a name and tells which of its bearers is meant: *the 2010 film _*, *the state of
_*, *Steven Spielberg's _*."""

from __future__ import annotations

import re

from claimver_core.linking.agreement import Bonus, Scored
from claimver_core.linking.kinds import Kind
from claimver_core.linking.reading import Reading
from claimver_core.linking.surfaces import Surface

_OF_YEAR = 3.0
_OWNED = 5.0
_OF_SORT = 5.0
_SAID_WHERE = 1.5
_LEARNT = 2.5
_REACH = 6  # words on either side
_YEAR = re.compile(r"1[5-9]\d\d|20\d\d")
_WORK = frozenset(
    {"film", "movie", "remake", "novel", "album", "song", "series", "musical", "play", "single"}
)
_SORTS = frozenset(
    (
        *("state", "province", "region", "county", "city", "town", "village", "district", "department"),
        *("island", "republic", "kingdom", "emirate", "duchy", "prefecture", "canton", "river", "lake"),
    )
)
_LEARNING = frozenset(
    (
        *("studied", "studies", "studying", "taught", "teaches", "teaching", "educated", "enrolled"),
        *("professor", "lecturer", "student", "degree", "doctorate", "graduate", "graduated", "phd"),
    )
)
_UNIVERSITY = re.compile(r"\b(?:university|college|school)\b", re.IGNORECASE)
_CLITICS = frozenset({"'s", "’s", "'", "’"})


def beside(reading: Reading, scored: Scored) -> Bonus:
    """What these words add to the score of each (surface, entity id) whose description has them."""
    bonus: Bonus = {}
    for surface, options in scored.items():
        if len(options) < 2:
            continue
        told = [
            (_of_year(reading, surface), _OF_YEAR, Kind.WORK),
            (_of_owner(reading, surface), _OWNED, None),
            (_of_sort(reading, surface), _OF_SORT, None),
            (_where(reading, surface), _SAID_WHERE, Kind.PLACE),
            (_of_learning(reading, surface), _LEARNT, None),
        ]
        for pattern, weight, kind in told:
            if pattern is None:
                continue
            for option, _ in options:
                if kind in (None, option.kind) and pattern.search(option.entity.description):
                    key = surface, str(option.entity.id)
                    bonus[key] = bonus.get(key, 0.0) + weight
    return bonus


def _of_year(reading: Reading, surface: Surface) -> re.Pattern[str] | None:
    """The year of a work: *the 2010 film _*, *_, the 2001 film*, *_ (1997)*."""
    first, last = reading.sentence_of(surface.start)
    forms = reading.forms
    before = [form.lower for form in forms[max(first, surface.start - 4) : surface.start]]
    behind = [form.lower for form in forms[surface.end : min(last, surface.end + _REACH)]]
    for place, word in enumerate(before):
        if _YEAR.fullmatch(word) and not _WORK.isdisjoint(before[place + 1 :]):
            return re.compile(rf"\b{word}\b")
    if behind[:1] == ["("] and len(behind) > 1 and _YEAR.fullmatch(behind[1]):
        return re.compile(rf"\b{behind[1]}\b")
    if behind[:1] == [","]:
        for place, word in enumerate(behind[:4]):
            if _YEAR.fullmatch(word) and not _WORK.isdisjoint(behind[place + 1 :]):
                return re.compile(rf"\b{word}\b")
    return None


def _of_owner(reading: Reading, surface: Surface) -> re.Pattern[str] | None:
    """Whose work it is: the description tells that it is by the person who is named right before."""
    forms, start = reading.forms, surface.start
    if start < 2 or forms[start - 1].text not in _CLITICS or not forms[start - 2].starts_large:
        return None
    return re.compile(rf"\b(?:by|of|from)\s+(?:[\w.-]+\s+){{0,3}}{re.escape(forms[start - 2].text)}\b")


def _of_sort(reading: Reading, surface: Surface) -> re.Pattern[str] | None:
    """What sort of place it is: *the state of _*."""
    forms, start = reading.forms, surface.start
    if start < 2 or forms[start - 1].lower != "of" or forms[start - 2].lower not in _SORTS:
        return None
    return re.compile(rf"^(?:[\w-]+ )?{forms[start - 2].lower}\b", re.IGNORECASE)


def _where(reading: Reading, surface: Surface) -> re.Pattern[str] | None:
    """Where it lies: *_ is a city in England*."""
    last = reading.sentence_of(surface.start)[1]
    behind = reading.forms[surface.end : min(last, surface.end + _REACH)]
    lower = [form.lower for form in behind]
    if lower[:1] not in (["is"], ["was"]) or lower[1:2] not in (["a"], ["the"], ["an"]):
        return None
    for place, word in enumerate(lower[2:-2], 2):
        if word in _SORTS and lower[place + 1] in {"in", "of"} and behind[place + 2].starts_large:
            return re.compile(rf"\b{word}\b.*\b{re.escape(behind[place + 2].text)}\b")
    return None


def _of_learning(reading: Reading, surface: Surface) -> re.Pattern[str] | None:
    """A school where somebody learns or teaches: *studied law at _*, *graduated from _*."""
    first, start = reading.sentence_of(surface.start)[0], surface.start
    before = [form.lower for form in reading.forms[max(first, start - 4) : start]]
    if surface.left or surface.right:
        return None
    if before[-1:] == ["from"]:
        return _UNIVERSITY if before[-2:-1] == ["graduated"] else None
    if before[-1:] != ["at"] or _LEARNING.isdisjoint(before):
        return None
    return _UNIVERSITY
